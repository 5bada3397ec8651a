import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { priceOn } from '#domain/money/discount.ts';
import { boundName, FlatLine, flatPath, FlatPrice, FlatStatusMark, useFlatWords, useWindowWords } from '#entities/flat';
import { formatDay, formatMoney, joinWords } from '#shared/format';
import { LocalLink, pathTo, useLanguage, withQuery } from '#shared/routing';
import { useToday } from '#shared/time';
import { Checkbox, Skeleton, StatusMark, VisuallyHidden } from '#shared/ui';
import type { ComparisonChoice } from './comparison.ts';
import type { ListedFlat } from './listedFlat.ts';
import styles from './ListedFlatItem.module.css';

interface FlatTitleProps {
  readonly listed: ListedFlat;
  readonly className?: string | undefined;
}

/** "Two-room, No. 9"; a link unless the flat is gone. */
export function FlatTitle({ listed: { alias, id, facts, standing }, className }: FlatTitleProps) {
  const { t } = useTranslation('favourites');
  const wordsOf = useFlatWords();
  if (facts === null && standing === 'unsure') return <Skeleton size="l" />;
  const title = facts === null ? t('unnamed') : wordsOf(facts).name;
  if (standing === 'gone') return title;
  return (
    <LocalLink to={flatPath(alias, id)} className={className}>
      {title}
    </LocalLink>
  );
}

interface ListedPriceProps {
  readonly listed: ListedFlat;
  readonly className?: string | undefined;
}

/** The current price, or the last known one; nothing for a flat that cannot be bought. */
function ListedPrice({ listed: { flat, facts, asOf, standing, favourite }, className }: ListedPriceProps) {
  const { t } = useTranslation('favourites');
  const language = useLanguage();
  const today = useToday();
  if (facts === null || standing === 'gone') return <div className={className} />;

  // Stored facts have no discount. Lists of earlier releases have the price without that of their day.
  const changed =
    favourite !== null &&
    flat !== null &&
    favourite.savedPrice !== priceOn(flat, today) &&
    (favourite.savedPrice !== flat.price || priceOn(flat, favourite.savedOn) === flat.price);
  return (
    <FlatPrice
      flat={facts}
      note={asOf === null ? undefined : t('asOf', { date: formatDay(asOf, language) })}
      className={className}
    >
      {changed && (
        <p className={styles.changed}>
          {favourite.savedPrice === null
            ? t('wasOnRequest', { date: formatDay(favourite.savedOn, language) })
            : t('was', {
                price: formatMoney(favourite.savedPrice, language),
                date: formatDay(favourite.savedOn, language),
              })}
        </p>
      )}
    </FlatPrice>
  );
}

interface CompareBoxProps {
  readonly listed: ListedFlat;
  readonly comparison: ComparisonChoice;
  readonly className?: string | undefined;
}

/** Adds the flat to the comparison; nothing for a flat without facts. */
function CompareBox({ listed, comparison: { chosen, full, toggle }, className }: CompareBoxProps) {
  const { t } = useTranslation('favourites');
  const wordsOf = useFlatWords();
  const { key, facts, standing } = listed;
  if (facts === null || standing === 'gone') return null;
  const checked = chosen.some((each) => each.key === key);
  return (
    <Checkbox checked={checked} disabled={full && !checked} onChange={() => toggle(listed)} className={className}>
      <span aria-hidden>{t('compare.choose')}</span>
      <VisuallyHidden>{t('compare.chooseFlat', { flat: wordsOf(facts).quoted })}</VisuallyHidden>
    </Checkbox>
  );
}

interface ListedFlatItemProps {
  readonly listed: ListedFlat;
  /** Null: the list has no second flat to compare with. */
  readonly comparison: ComparisonChoice | null;
  readonly action: ReactNode;
}

/** A flat of the list with its price, or with the reason why it cannot be bought any more. */
export function ListedFlatItem({ listed, comparison, action }: ListedFlatItemProps) {
  const { t } = useTranslation(['favourites', 'flats']);
  const { sidesOf } = useWindowWords();
  const { alias, standing, hasProject, facts, names, plan } = listed;
  const over = standing === 'gone' || facts?.status === 'sold';
  const sides = sidesOf(facts?.orientation ?? []);
  const wordsOf = useFlatWords();
  const house = joinWords([names?.building && boundName(names.building), facts && names && wordsOf(facts).section]);

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
          {facts !== null && facts.floor !== null && <span>{t('flats:flat.floor', { floor: facts.floor })}</span>}
          {sides !== '' && <span>{t('flats:flat.sides', { sides })}</span>}
        </>
      }
      over={over}
      className={styles.item}
    >
      <div className={styles.status}>
        {standing === 'gone' && <StatusMark>{t('gone.mark')}</StatusMark>}
        {standing !== 'gone' && facts !== null && <FlatStatusMark flat={facts} />}
        {over && (
          <p className={styles.note}>
            {t(standing === 'gone' ? 'gone.note' : 'soldNote')}{' '}
            {hasProject && (
              <LocalLink to={withQuery(pathTo('projectPlan', { alias }), { rooms: facts?.rooms })}>
                {t('similar')}
              </LocalLink>
            )}
          </p>
        )}
      </div>
      <ListedPrice listed={listed} className={styles.cost} />
      {comparison !== null && <CompareBox listed={listed} comparison={comparison} className={styles.compare} />}
      <div className={styles.action} data-print="hide">
        {action}
      </div>
    </FlatLine>
  );
}
