import { useTranslation } from 'react-i18next';
import { NewsTile } from '#entities/news';
import type { NewsCard } from '#shared/answers';
import { LocalLink, pathTo } from '#shared/routing';
import { buttonClass, Section } from '#shared/ui';
import styles from './HomeNews.module.css';

/** One story with its picture, the others beside it in small print. */
export function HomeNews({ news }: { readonly news: readonly NewsCard[] }) {
  const { t } = useTranslation('home');
  return (
    <Section
      id="news"
      heading={t('news')}
      action={
        <LocalLink to={pathTo('news')} className={buttonClass({ variant: 'quiet' })}>
          {t('allNews')}
        </LocalLink>
      }
    >
      <ul className={styles.news}>
        {news.map((item, index) => (
          <li key={item.alias}>
            <NewsTile item={item} size={index === 0 ? 'm' : 's'} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
