import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectExtensions } from '#shared/api';
import { selectSettings } from '#shared/config';
import { useLanguage } from '#shared/routing';
import { Button, buttonClass, DownloadIcon, PrinterIcon, VisuallyHidden } from '#shared/ui';
import { FlatShare } from './FlatShare.tsx';
import styles from './FlatTools.module.css';
import type { FlatHome } from '../useFlatHome.ts';

/** To take the flat along: on paper, as a link, on another screen. */
export function FlatTools({ home }: { readonly home: FlatHome }) {
  const { t } = useTranslation('flat');
  const language = useLanguage();
  const { host } = useSelector(selectSettings);
  const { alias, flat } = home;
  const extensions = useSelector(selectExtensions);
  const lacks = extensions !== null && !extensions.includes('flat_pdf');
  return (
    <div className={styles.tools} data-print="hide">
      <Button variant="quiet" size="s" icon={<PrinterIcon />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      {!lacks && (
        <a
          href={`${host}/api/projects/${encodeURIComponent(alias)}/plannings/${encodeURIComponent(flat.id)}.pdf?language=${language}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', size: 's' })}
        >
          <DownloadIcon size={18} />
          <span>{t('pdf')}</span>
          <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
        </a>
      )}
      <FlatShare home={home} />
    </div>
  );
}
