import { useTranslation } from 'react-i18next';
import type { Position } from '#shared/responses';
import styles from './RouteLinks.module.css';

interface RouteLinksProps {
  readonly to: Position;
  /** Names the pin in the visitor's own application. */
  readonly title: string;
}

/** Plain links: nothing of theirs runs on our page. */
function links({ lat, lon }: Position, title: string) {
  const point = `${lat},${lon}`;
  return [
    { key: 'device', url: `geo:${point}?q=${point}(${encodeURIComponent(title)})` },
    { key: 'google', url: `https://www.google.com/maps/dir/?api=1&destination=${point}` },
    { key: 'apple', url: `https://maps.apple.com/?daddr=${point}` },
    {
      key: 'osm',
      url: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point)}#map=16/${lat}/${lon}`,
    },
  ] as const;
}

/** The way to a place, in whichever map a visitor is used to. */
export function RouteLinks({ to, title }: RouteLinksProps) {
  const { t } = useTranslation('directions');
  return (
    <ul aria-label={t('label', { title })} className={styles.links}>
      {links(to, title).map(({ key, url }) => (
        <li key={key} className={styles[key]}>
          <a href={url} rel="noopener" className={styles.link}>
            {t(key)}
          </a>
        </li>
      ))}
    </ul>
  );
}
