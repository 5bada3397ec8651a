import { useTranslation } from 'react-i18next';
import { FlatPrice, joinWords, useFlatWords } from '#entities/flat';
import { sortFlats } from '#features/flat-filter';
import { LocalLink } from '#shared/routing';
import { useToday } from '#shared/time';
import { Heading } from '#shared/ui';
import styles from './SameLayout.module.css';
import type { FlatHome } from './useFlatHome.ts';

/** More would be a list of its own. */
const most = 6;

/** The same flat on other floors, where it is free: often cheaper, or with a better view. */
export function SameLayout({ home: { flat, flats, toFlat } }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'plan']);
  const today = useToday();
  const wordsOf = useFlatWords();
  const alike = flats.filter(
    (other) => flat.layout !== null && other.layout === flat.layout && other.status === 'free' && other.id !== flat.id,
  );
  if (alike.length === 0) return null;
  return (
    <section aria-labelledby="alike" className={styles.alike} data-print="hide">
      <Heading level={2} size="m" id="alike">
        {t('flat:alike', { count: alike.length })}
      </Heading>
      <ul className={styles.list}>
        {sortFlats(alike, 'price', today)
          .slice(0, most)
          .map((other) => ({ other, words: wordsOf(other) }))
          .map(({ other, words }) => (
            <li key={other.id} className={styles.item}>
              <LocalLink to={toFlat(other)} className={styles.link}>
                {joinWords([words.short, words.floor])}
              </LocalLink>
              <p className={styles.where}>{joinWords([words.building, words.section])}</p>
              <FlatPrice flat={other} />
            </li>
          ))}
      </ul>
    </section>
  );
}
