import { useTranslation } from 'react-i18next';
import { useLazyModule } from '#shared/loading';
import { Text } from '#shared/ui';
import { asksMuchOfFlats, isNarrowed } from '../model/projectFilter.ts';
import styles from './ChosenFilters.module.css';
import type { ChosenListProps } from './ChosenList.tsx';

function importList() {
  return import(/* webpackChunkName: "chosen-filters" */ './ChosenList.tsx');
}

/** What narrows the list; most visits begin without it, so its code comes when there is something, into a row that waits for it. */
export function ChosenFilters(props: ChosenListProps) {
  const { t } = useTranslation('projects');
  const narrowed = isNarrowed(props.filter);
  const { part } = useLazyModule(importList, narrowed);
  if (!narrowed) return null;
  return (
    <>
      <div className={styles.row}>{part !== null && <part.ChosenList {...props} />}</div>
      {!props.projects.every(({ free_flats: flats, flats_free: free }) => flats.length > 0 || free === 0) &&
        asksMuchOfFlats(props.filter) && (
          <Text size="s" tone="muted">
            {t('together')}
          </Text>
        )}
    </>
  );
}
