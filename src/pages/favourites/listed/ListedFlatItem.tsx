import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FlatLine, FlatStatusMark, joinWords, useFlatWords, useSides } from '#entities/flat';
import { LocalLink, pathTo } from '#shared/routing';
import { Skeleton, StatusMark } from '#shared/ui';
import { CompareBox } from '../comparison/CompareBox.tsx';
import { ListedPrice } from './ListedPrice.tsx';
import { FlatTitle } from './FlatTitle.tsx';
import type { ListedFlat } from './listedFlat.ts';
import styles from './ListedFlatItem.module.css';
import type { ComparisonChoice } from '../comparison/useComparison.ts';

interface ListedFlatItemProps {
  readonly listed: ListedFlat;
  /** Null where there is nothing to compare with. */
  readonly comparison: ComparisonChoice | null;
  readonly action: ReactNode;
}

/** A flat of the list: what it is, what it costs now, and where it went when it is not to be had any more. */
export function ListedFlatItem({ listed, comparison, action }: ListedFlatItemProps) {
  const { t } = useTranslation(['favourites', 'plan']);
  const sidesOf = useSides();
  const { alias, standing, facts, names, plan } = listed;
  const over = standing === 'gone' || facts?.status === 'sold';
  const sides = sidesOf(facts?.orientation ?? []);
  const wordsOf = useFlatWords();
  const house = joinWords([names?.building, facts && names && wordsOf(facts).section]);

  return (
    <FlatLine
      level={2}
      name={<FlatTitle listed={listed} className={styles.link} />}
      plan={plan}
      area={facts?.total_area ?? null}
      place={
        <>
          {names !== null && <span className={styles.project}>{names.project}</span>}
          {names === null && standing === 'unsure' && <Skeleton size="s" lines={2} />}
          {house !== '' && <span>{house}</span>}
          {facts !== null && facts.floor !== null && <span>{t('plan:flat.floor', { floor: facts.floor })}</span>}
          {sides !== '' && <span>{t('plan:flat.sides', { sides })}</span>}
        </>
      }
      over={over}
      className={styles.item}
    >
      <div className={styles.status}>
        {standing === 'gone' && <StatusMark>{t('gone.mark')}</StatusMark>}
        {standing !== 'gone' && facts !== null && <FlatStatusMark status={facts.status} />}
        {over && (
          <p className={styles.note}>
            {t(standing === 'gone' ? 'gone.note' : 'soldNote')}{' '}
            <LocalLink
              to={`${pathTo('projectPlan', { alias })}${facts === null || facts.rooms === null ? '' : `?rooms=${facts.rooms}`}`}
            >
              {t('similar')}
            </LocalLink>
          </p>
        )}
      </div>
      <ListedPrice listed={listed} className={styles.cost} />
      {comparison !== null && <CompareBox listed={listed} comparison={comparison} className={styles.compare} />}
      <div className={styles.action}>{action}</div>
    </FlatLine>
  );
}
