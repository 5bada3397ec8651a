import { useTranslation } from 'react-i18next';
import { Button, PrinterIcon } from '#shared/ui';
import { FlatShare } from './FlatShare.tsx';
import styles from './FlatTools.module.css';
import type { FlatHome } from './useFlatHome.ts';

/** To take the flat along: on paper, as a link, on another screen. */
export function FlatTools({ home }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'plan']);
  return (
    <div className={styles.tools} data-print="hide">
      <Button variant="quiet" size="s" icon={<PrinterIcon />} onClick={() => window.print()}>
        {t('flat:print')}
      </Button>
      <FlatShare home={home} />
    </div>
  );
}
