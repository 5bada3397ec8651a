import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/ui';
import type { MapMarker, MapProps } from '../../mapTypes.ts';
import { nothing } from '../camera.ts';
import type { CityMap } from '../createCityMap.ts';
import styles from './MarkerLayer.module.css';
import { isInView, makePlacer, mapMarks, type Mark } from './marks.ts';
import { useClusters } from './useClusters.ts';

interface MarkerButtonProps {
  readonly marker: MapMarker;
  readonly selected: boolean;
  /** Spoken of in the list. */
  readonly pointed: boolean;
  readonly onSelected: (id: string) => void;
  readonly onPointed: ((id: string | null) => void) | undefined;
  readonly onFocused: () => void;
}

function MarkerButton({ marker, selected, pointed, onSelected, onPointed, onFocused }: MarkerButtonProps) {
  const { id, title, label, kind = 'main' } = marker;
  return (
    <button
      type="button"
      data-marker={id}
      className={clsx(styles.marker, styles[kind], label !== undefined && styles.labelled, pointed && styles.pointed)}
      aria-pressed={selected}
      onClick={() => onSelected(id)}
      onPointerEnter={() => onPointed?.(id)}
      onPointerLeave={() => onPointed?.(null)}
      onFocus={() => {
        onFocused();
        onPointed?.(id);
      }}
      onBlur={() => onPointed?.(null)}
    >
      <span className={styles.dot} />
      <span data-name className={styles.name}>
        {label === undefined ? title : <VisuallyHidden>{title}, </VisuallyHidden>}
        {label}
      </span>
    </button>
  );
}

interface ClusterButtonProps {
  readonly count: number;
  readonly label: string | undefined;
  /** One of its markers is spoken of in the list. */
  readonly pointed: boolean;
  readonly onPressed: (byKeyboard: boolean) => void;
}

/** A cluster of markers that are too close to each other; pressing it zooms in until they separate. */
function ClusterButton({ count, label, pointed, onPressed }: ClusterButtonProps) {
  const { t } = useTranslation('mapView');
  return (
    <button
      type="button"
      className={clsx(styles.cluster, pointed && styles.pointed)}
      data-digits={String(count).length}
      // A click that no pointer made counts none.
      onClick={({ detail }) => onPressed(detail === 0)}
    >
      <span aria-hidden className={styles.count}>
        {count}
      </span>
      {label !== undefined && (
        <span data-name className={styles.name}>
          {label}
        </span>
      )}
      <VisuallyHidden>{t('cluster', { count })}</VisuallyHidden>
    </button>
  );
}

/** Pixels that a hand moves while it presses. */
const tremble = 6;

interface DragHandlers {
  readonly onPointerDownCapture: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** Ignores the click that the browser fires on a marker after the map was dragged by it. */
function useClicksAfterDrags(): DragHandlers {
  const down = useRef({ x: 0, y: 0 });
  return useMemo(
    () => ({
      onPointerDownCapture: ({ clientX: x, clientY: y }) => {
        down.current = { x, y };
      },
      onClickCapture: (event) => {
        const { x, y } = down.current;
        // A click of the keyboard has no place.
        if (event.detail > 0 && Math.hypot(event.clientX - x, event.clientY - y) > tremble) event.stopPropagation();
      },
    }),
    [],
  );
}

interface MarkerLayerProps {
  readonly map: CityMap;
  readonly markers: readonly MapMarker[];
  readonly selectedId: string | null;
  readonly pointedId: string | null;
  readonly clusterLabel: MapProps['clusterLabel'];
  readonly onSelected: (id: string) => void;
  readonly onPointed: ((id: string | null) => void) | undefined;
  /** The focused button is about to unmount without a replacement. */
  readonly onFocusLost: () => void;
}

/** Zoom keys. */
const zoomKeys: readonly string[] = ['+', '-'];

/** With more than these on the map, few names would find room. */
const nameable = 24;

/** Markers are buttons over the canvas, named and focusable; overlapping ones become one button with a count. */
export function MarkerLayer({
  map,
  markers,
  selectedId,
  pointedId,
  clusterLabel,
  onSelected,
  onPointed,
  onFocusLost,
}: MarkerLayerProps) {
  const layerRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  /** The marker to focus after a zoom by keyboard, in whichever button it is then. */
  const followed = useRef<number | null>(null);
  const drags = useClicksAfterDrags();
  const clusters = useClusters(map, markers);
  const marks = useMemo(() => mapMarks(clusters, markers), [clusters, markers]);
  const indexes = useMemo(() => new Map(markers.map(({ id }, index) => [id, index])), [markers]);

  useLayoutEffect(() => {
    if (listRef.current === null) return undefined;
    const place = makePlacer(listRef.current, marks);
    const now = map.frame();
    if (now !== null) place(now);
    return map.onFrame(place);
  }, [map, marks]);

  useEffect(() => {
    const member = followed.current;
    const list = listRef.current;
    if (member === null || list === null) return;
    // Do not take the focus back from another element.
    if (document.activeElement !== document.body && !list.contains(document.activeElement)) return;
    const at = marks.findIndex(({ members }) => members.includes(member));
    list.children[at]?.querySelector('button')?.focus({ preventScroll: true });
  }, [marks]);

  const holds = ({ members: [first = -1, ...others] }: Mark, id: string | null): boolean => {
    const index = id === null ? undefined : indexes.get(id);
    if (index === undefined) return false;
    return others.length === 0 ? first === index : clusters.level.clusterOf[first] === clusters.level.clusterOf[index];
  };
  const open = ({ members }: Mark, byKeyboard: boolean): void => {
    followed.current = byKeyboard ? (members[0] ?? null) : null;
    // The button unmounts; after a mouse press none of its successors takes the focus.
    if (!byKeyboard) onFocusLost();
    map.zoomInto(members.flatMap((member) => markers[member]?.position ?? []));
  };
  const focused = (mark: Mark, { position }: MapMarker): void => {
    if (followed.current !== null) return;
    const frame = map.frame();
    // The browser has scrolled the page to where the marker would be beyond the edge of the map.
    if (frame !== null && !isInView(mark, frame)) {
      layerRef.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
    map.reveal(position, nothing);
  };
  const forget = (): void => {
    followed.current = null;
  };
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    const items = [...(listRef.current?.children ?? [])];
    const at = zoomKeys.includes(key) ? items.findIndex((item) => item.contains(target as Node)) : -1;
    followed.current = marks[at]?.members[0] ?? null;
  };

  return (
    <div ref={layerRef} className={styles.layer}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notes what the buttons within are used by */}
      <ul
        ref={listRef}
        className={styles.list}
        data-crowded={marks.length > nameable}
        onKeyDown={onKeyDown}
        onPointerDown={forget}
        {...drags}
      >
        {marks.map((mark) => {
          const marker = mark.members.length === 1 ? markers[mark.members[0] ?? -1] : undefined;
          const pointed = holds(mark, pointedId);
          return (
            <li key={mark.key} className={styles.point} data-raised={pointed || holds(mark, selectedId)}>
              {marker === undefined ? (
                <ClusterButton
                  count={mark.members.length}
                  label={clusterLabel?.(mark.members.flatMap((member) => markers[member]?.id ?? []))}
                  pointed={pointed}
                  onPressed={(byKeyboard) => open(mark, byKeyboard)}
                />
              ) : (
                <MarkerButton
                  marker={marker}
                  selected={marker.id === selectedId}
                  pointed={pointed}
                  onSelected={onSelected}
                  onPointed={onPointed}
                  onFocused={() => focused(mark, marker)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
