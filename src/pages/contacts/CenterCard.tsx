import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OpeningMark } from '#entities/company';
import type { SalesCenter } from '#shared/answers';
import { telephoneLink } from '#shared/format';
import { RouteLinks } from '#shared/map';
import styles from './CenterCard.module.css';

/** What the map says of a sales center: whether to go now, and how. */
export function CenterCard({ center }: { readonly center: SalesCenter }) {
  const titleId = useId();
  const { t } = useTranslation('contacts');
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <h3 id={titleId} className={styles.name}>
        {center.name}
      </h3>
      <OpeningMark center={center} />
      {center.address !== null && <p>{center.address}</p>}
      {center.phone !== null && (
        <a href={telephoneLink(center.phone)} className={styles.phone}>
          {center.phone}
        </a>
      )}
      {center.position !== null && (
        <>
          <p className={styles.route}>{t('route')}</p>
          <RouteLinks to={center.position} title={center.name} />
        </>
      )}
    </article>
  );
}
