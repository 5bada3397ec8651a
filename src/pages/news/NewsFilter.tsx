import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { newsListPath, selectNewsCategories } from '#entities/news';
import type { ApiState } from '#shared/api';
import { LocalLink, useLanguage } from '#shared/routing';
import { chipClass } from '#shared/ui';
import styles from './NewsFilter.module.css';

interface NewsFilterProps {
  readonly category: string | null;
  /** The list has come, and with it all categories. */
  readonly known: boolean;
}

/** The filter is the URL: a chip is a link to the list that it gives. */
export function NewsFilter({ category, known }: NewsFilterProps) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const categories = useSelector((state: ApiState) => selectNewsCategories(state, language, category));
  if (known && categories.length === 0 && category === null) return null;
  const chips = [{ key: null, name: t('everything') }, ...categories];
  return (
    <nav aria-label={t('filter')} className={styles.filter}>
      <ul className={styles.chips}>
        {chips.map(({ key, name }) => (
          <li key={key}>
            <LocalLink
              to={newsListPath(key)}
              preventScrollReset
              aria-current={key === category ? 'page' : undefined}
              className={chipClass}
            >
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
