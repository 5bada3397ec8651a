import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OpeningHoursList, OpeningMark } from '#entities/company';
import type { SalesCenter } from '#shared/answers';
import { telephoneLink } from '#shared/format';
import { RouteLinks } from '#shared/map';
import { Button, Heading, MapPinIcon, Picture, Text } from '#shared/ui';
import styles from './CenterArticle.module.css';

interface CenterArticleProps {
  readonly center: SalesCenter;
  readonly selected: boolean;
  /** Its marker is pointed at on the map. */
  readonly pointed: boolean;
  readonly onShownOnMap: () => void;
}

export function CenterArticle({ center, selected, pointed, onShownOnMap }: CenterArticleProps) {
  const titleId = useId();
  const { t } = useTranslation('contacts');
  return (
    <article aria-labelledby={titleId} className={clsx(styles.center, (selected || pointed) && styles.marked)}>
      <Picture image={center.image} ratio="4 / 3" sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 40vw, 100vw" />
      <div>
        <OpeningMark center={center} />
        <Heading id={titleId} level={3} className={styles.name}>
          {center.name}
        </Heading>
        {center.address !== null && <address className={styles.address}>{center.address}</address>}
        <OpeningHoursList center={center} />
        {center.note !== null && (
          <Text size="s" tone="soft" className={styles.note}>
            {center.note}
          </Text>
        )}
        <div className={styles.ways}>
          {center.phone !== null && (
            <a href={telephoneLink(center.phone)} className={styles.phone}>
              {center.phone}
            </a>
          )}
          {center.position !== null && (
            <Button variant="quiet" icon={<MapPinIcon />} aria-pressed={selected} onClick={onShownOnMap}>
              {t('onMap')}
            </Button>
          )}
        </div>
        {center.position !== null && (
          <details className={styles.route}>
            <summary className={styles.summary}>{t('route')}</summary>
            <RouteLinks to={center.position} title={center.name} />
          </details>
        )}
      </div>
    </article>
  );
}
