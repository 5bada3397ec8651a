import type { MarkerConfig } from '@photo-sphere-viewer/markers-plugin';
import type { AerialProps, SceneMarker } from '../aerialTypes.ts';
import styles from './markers.module.css';
import { type Label, placeLabels } from './placeLabels.ts';

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

export function createMarker(
  marker: SceneMarker,
  { onPointed, onFollowed }: Pick<AerialProps, 'onPointed' | 'onFollowed'>,
): MarkerConfig {
  const { id, yaw, pitch, href, kind } = marker;
  const element = document.createElement('div');
  const inner = elementOf(marker);
  inner.className = styles.name ?? '';
  element.className = styles.label ?? '';
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
    className: `${styles.marker ?? ''} ${styles[kind] ?? ''}`,
  };
}

/** Puts the names of the view beside and over each other; `footOf` tells where a marker stands, null where that is not in the view. */
export function arrangeMarkers(
  place: HTMLElement,
  markers: readonly SceneMarker[],
  footOf: (marker: SceneMarker) => Label['foot'] | null,
): void {
  const named = markers.flatMap((marker) => {
    const element = place.querySelector<HTMLElement>(`[data-marker="${CSS.escape(marker.id)}"]`);
    const name = element?.firstElementChild;
    if (!element || !(name instanceof HTMLElement)) return [];
    return [
      {
        element,
        foot: footOf(marker),
        width: name.offsetWidth,
        height: name.offsetHeight,
        leads: marker.href !== null,
      },
    ];
  });
  const seen = named.flatMap(({ element, foot, ...label }) =>
    foot === null ? [] : [{ element, label: { ...label, foot } }],
  );
  for (const { element, foot } of named) if (foot === null) element.dataset['shown'] = 'false';
  const places = placeLabels(
    seen.map(({ label }) => label),
    place.clientWidth,
  );
  for (const [index, { lift, shift, shown }] of places.entries()) {
    const element = seen[index]?.element;
    if (element === undefined) continue;
    element.style.setProperty('--lift', `${lift}px`);
    element.style.setProperty('--shift', `${shift}px`);
    element.dataset['shown'] = String(shown);
    // A long pole stands behind the names that it passes.
    if (element.parentElement !== null) {
      element.parentElement.style.zIndex = String(places.filter((other) => other.lift > lift).length);
    }
  }
}

/** The marker that is pointed at elsewhere stands out. */
export function markPointed(place: HTMLElement, id: string | null): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-marker]')) {
    element.toggleAttribute('data-pointed', element.dataset['marker'] === id);
  }
}
