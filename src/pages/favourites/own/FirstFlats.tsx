import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { projectApi, roomList, selectProjectsOnSale } from '#entities/project';
import { useQueryResult, type ApiState } from '#shared/api';
import { formatMoney } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { Heading, SkeletonBlock } from '#shared/ui';
import styles from './FirstFlats.module.css';

/** Complexes that have flats to choose from, for a visitor who has none yet; nothing where they cannot be had. */
export function FirstFlats() {
  const { t } = useTranslation(['favourites', 'housing']);
  const language = useLanguage();
  const { data, error } = useQueryResult(projectApi.endpoints.getProjects, { language });
  const onSale = useSelector((state: ApiState) => selectProjectsOnSale(state, language));
  const projects = onSale.filter(({ flats_free: free }) => free !== 0);

  if (data === undefined) return error === undefined ? <SkeletonBlock height="24rem" /> : null;
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="first-flats">
      <Heading level={2} size="m" id="first-flats" className={styles.heading}>
        {t('start.title')}
      </Heading>
      <ul className={styles.list}>
        {projects.map(({ alias, title, district, rooms, flats_free: free, price_from: from }) => (
          <li key={alias}>
            <LocalLink to={pathTo('projectPlan', { alias })} className={styles.project}>
              <span className={styles.title}>{title}</span>
              <span className={styles.facts}>
                {district !== null && <span>{t('housing:districtNamed', { name: district.name })}</span>}
                {rooms.length > 0 && (
                  <span>{t('housing:roomList', { list: roomList(rooms), count: rooms.at(-1) ?? 0 })}</span>
                )}
                {free !== null && <span>{t('housing:freeFlats', { count: free })}</span>}
              </span>
              {from !== null && (
                <span className={styles.price}>{t('housing:priceFrom', { price: formatMoney(from, language) })}</span>
              )}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
