import { useTranslation } from 'react-i18next';
import { useLazyModule } from '#shared/lazy';
import { Text } from '#shared/ui';
import styles from './ChosenFilters.module.css';
import type { ChosenListProps } from './ChosenList.tsx';
import { countOfFlats, projectFilter, tellsFlats } from './projectFilter.ts';

function importList() {
  return import(/* webpackChunkName: "chosen-filters" */ './ChosenList.tsx');
}

/** What narrows the list; most visits begin without it, so its code comes when there is something, into a row that waits for it. */
export function ChosenFilters(props: ChosenListProps) {
  const { t } = useTranslation('projects');
  const narrowed = projectFilter.chosen(props.filter).length > 0;
  const { part } = useLazyModule(importList, narrowed);
  if (!narrowed) return null;
  return (
    <>
      <div className={styles.row}>{part !== null && <part.ChosenList {...props} />}</div>
      {!props.projects.every(tellsFlats) && countOfFlats(props.filter) > 1 && (
        <Text size="s" tone="muted">
          {t('together')}
        </Text>
      )}
    </>
  );
}
