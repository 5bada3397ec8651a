import type { MarkerConfig } from '@photo-sphere-viewer/markers-plugin';
import type { AerialProps, SceneMarker } from '../aerialTypes.ts';
import styles from './markers.module.css';

/** A link for what leads somewhere, a label for what does not. */
function elementOf({ name, href }: SceneMarker): HTMLElement {
  if (href === null) {
    const label = document.createElement('span');
    label.textContent = name;
    return label;
  }
  const link = document.createElement('a');
  link.href = href;
  link.textContent = name;
  return link;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export function createMarker(marker: SceneMarker, { onPointed, onFollowed }: Pick<AerialProps, 'onPointed' | 'onFollowed'>): MarkerConfig {
  const { id, yaw, pitch, href, kind } = marker;
  const element = document.createElement('div');
  const inner = elementOf(marker);
  inner.className = styles.name ?? '';
  element.dataset['marker'] = id;
  element.append(inner);

  element.addEventListener('pointerenter', () => onPointed(id));
  element.addEventListener('pointerleave', () => onPointed(null));
  inner.addEventListener('focus', () => onPointed(id));
  inner.addEventListener('blur', () => onPointed(null));
  inner.addEventListener('click', (event) => {
    if (href === null || !isPlain(event)) return;
    event.preventDefault();
    onFollowed(href);
  });
  return {
    id,
    element,
    position: { yaw: `${yaw}deg`, pitch: `${pitch}deg` },
    anchor: 'bottom center',
    // What leads to flats is not covered by what leads nowhere.
    zIndex: href === null ? 1 : 2,
    className: `${styles.marker ?? ''} ${styles[kind] ?? ''}`,
  };
}

/** The marker that is pointed at elsewhere stands out. */
export function markPointed(place: HTMLElement, id: string | null): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-marker]')) {
    element.toggleAttribute('data-pointed', element.dataset['marker'] === id);
  }
}
