import { useTranslation } from 'react-i18next';
import type { Refusal } from '#shared/recording';
import styles from './RefusedText.module.css';

/** Places that are named; a mistake in a rule shows in the first of them. */
const named = 4;

const whys = ['leak', 'note', 'unserializable', 'replay-differs'] as const;

interface RefusedTextProps {
  readonly refusals: readonly Refusal[];
  readonly saved?: string | undefined;
}

/** Why the saver refused, where, and what to do about it. */
export function RefusedText({ refusals, saved }: RefusedTextProps) {
  const { t } = useTranslation('qa');
  const groups = whys
    .map((why) => ({ why, places: refusals.filter((refusal) => refusal.why === why) }))
    .filter(({ places }) => places.length > 0);
  return (
    <>
      {saved !== undefined && <p>{saved}</p>}
      <b>{t('refused.title')}</b>
      {groups.map(({ why, places }) => (
        <div key={why}>
          <p>{t(`refused.${why}`)}</p>
          <ul className={styles.places}>
            {places.slice(0, named).map(({ step, path }) => (
              <li key={`${step} ${path}`}>{t('refused.place', { step, path })}</li>
            ))}
            {places.length > named && <li>{t('refused.more', { count: places.length - named })}</li>}
          </ul>
          <p>{t(`refused.next.${why}`)}</p>
        </div>
      ))}
    </>
  );
}
