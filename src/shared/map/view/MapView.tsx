import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type MapTiles, selectSettings } from '#shared/config';
import { lazySlice, useLazySliceDispatch } from '#shared/store';
import { Button, IconButton, MinusIcon, PlusIcon } from '#shared/ui';
import { mapActivated, mapReleased, mapSlice, selectActiveMap, type StateWithMaps } from '../mapSlice.ts';
import type { MapProps } from '../mapTypes.ts';
import type { TilesSeen } from './base/tileBase.ts';
import { nothing } from './camera.ts';
import type { CityMap } from './createCityMap.ts';
import { MapCard } from './MapCard.tsx';
import styles from './MapView.module.css';
import { MarkerLayer } from './markers/MarkerLayer.tsx';
import { useCityMap, useFitting } from './useCityMap.ts';

type ScrollHint = 'fingers' | 'wheel';

/** Milliseconds for which a hint is shown. */
const shownFor = 1600;

/** Explains how to move the map after a gesture that scrolls the page; not while the map handles all gestures. */
function useScrollHint(ref: RefObject<HTMLElement | null>, active: boolean): ScrollHint | null {
  const [hint, setHint] = useState<ScrollHint | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (element === null || active) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (kind: ScrollHint) => {
      clearTimeout(timer);
      setHint(kind);
      timer = setTimeout(() => setHint(null), shownFor);
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) show('wheel');
    };
    const onTouchMove = (event: TouchEvent) => {
      if (event.touches.length === 1) show('fingers');
    };
    element.addEventListener('wheel', onWheel, { passive: true });
    element.addEventListener('touchmove', onTouchMove, { passive: true });
    return () => {
      clearTimeout(timer);
      setHint(null);
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchmove', onTouchMove);
    };
  }, [ref, active]);

  return hint;
}

/** Whether the map has all gestures; a touch anywhere else gives the page its own back. */
function useActive(name: string, viewRef: RefObject<HTMLElement | null>, map: CityMap | null): boolean {
  const dispatch = useDispatch();
  const active = useSelector((state: StateWithMaps) => selectActiveMap(state) === name);

  useEffect(() => map?.setActive(active), [map, active]);

  useEffect(() => {
    if (!active) return undefined;
    const release = ({ target }: Event): void => {
      if (target instanceof Node && viewRef.current?.contains(target) === false) dispatch(mapReleased(name));
    };
    document.addEventListener('pointerdown', release);
    return () => document.removeEventListener('pointerdown', release);
  }, [active, dispatch, name, viewRef]);

  return active;
}

/** Whose drawing this is. */
function Attribution({ tiles, seen }: { readonly tiles: MapTiles | null; readonly seen: TilesSeen }) {
  const { t } = useTranslation('mapView');
  if (tiles === null || seen === 'none') {
    return <p className={styles.attribution}>{tiles === null ? t('schematic') : t('tilesFailed')}</p>;
  }
  const { attribution, attributionUrl } = tiles;
  return (
    <p className={styles.attribution}>
      {attributionUrl === undefined ? (
        <span>{attribution}</span>
      ) : (
        <a href={attributionUrl} rel="noopener">
          {attribution}
        </a>
      )}
      {seen === 'some' && <span className={styles.gaps}>{t('tilesPartly')}</span>}
    </p>
  );
}

/** The map itself, in a lazy chunk with its packages. */
export function MapView(props: MapProps) {
  const {
    name,
    label,
    markers,
    selectedId,
    pointedId = null,
    clusterLabel,
    onMarkerSelected,
    onMarkerPointed,
    card = null,
    onCardClosed,
    tool,
  } = props;
  const { t } = useTranslation('mapView');
  const dispatch = useLazySliceDispatch();
  const { mapTiles } = useSelector(selectSettings);
  const viewRef = useRef<HTMLDivElement>(null);
  const targetRef = useRef<HTMLDivElement>(null);
  const keysRef = useRef<HTMLDivElement>(null);
  /** The pressed marker, until its card is announced. */
  const pressed = useRef<string | null>(null);
  const [covered, setCovered] = useState(nothing);
  const { map, tilesSeen } = useCityMap(targetRef, {
    ...props,
    onTapped: (byFinger) => {
      if (card !== null) onCardClosed?.();
      else if (byFinger) {
        dispatch(lazySlice(mapSlice));
        dispatch(mapActivated(name));
      }
    },
  });
  const active = useActive(name, viewRef, map);
  const hint = useScrollHint(targetRef, active);
  const cardOpen = card !== null;
  useFitting(map, { ...props, covered });

  const select = (id: string): void => {
    pressed.current = id;
    onMarkerSelected(id);
  };
  const takesFocus = (): boolean => {
    const reported = pressed.current !== null && pressed.current === selectedId;
    pressed.current = null;
    return reported;
  };
  const focusMap = (): void => keysRef.current?.focus({ preventScroll: true });
  const closeCard = (): void => {
    const markers = viewRef.current?.querySelectorAll<HTMLElement>('[data-marker]') ?? [];
    const opener = [...markers].find(({ dataset }) => dataset['marker'] === selectedId);
    if (opener === undefined) focusMap();
    else opener.focus({ preventScroll: true });
    onCardClosed?.();
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    if (cardOpen) closeCard();
    else if (active) dispatch(mapReleased(name));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for Escape from what is within
    <div ref={viewRef} className={styles.view} onKeyDown={onKeyDown}>
      {/* Focusable, so that keys work after a press on the drawing. */}
      <div
        ref={targetRef}
        tabIndex={-1}
        className={styles.canvas}
        data-active={active}
        onFocus={({ target }) => {
          if (target === targetRef.current) focusMap();
        }}
      >
        {/* The map can be moved by the arrow keys, so it is a stop of the keyboard. Markers are beside it: they are read as a list. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
        <div ref={keysRef} role="application" aria-label={label} tabIndex={0} className={styles.keys} />
      </div>
      {map !== null &&
        createPortal(
          <MarkerLayer
            map={map}
            markers={markers}
            selectedId={selectedId}
            pointedId={pointedId}
            clusterLabel={clusterLabel}
            onSelected={select}
            onPointed={onMarkerPointed}
            onFocusLost={focusMap}
          />,
          map.overlay,
        )}
      <p className={styles.hint} data-shown={hint !== null} aria-hidden>
        {hint === 'fingers' ? t('twoFingers') : t('withModifier')}
      </p>
      <div className={styles.head}>
        {active && (
          <Button variant="secondary" size="s" className={styles.done} onClick={() => dispatch(mapReleased(name))}>
            {t('release')}
          </Button>
        )}
        {!active && tool}
      </div>
      <div className={styles.zoom}>
        <IconButton variant="line" label={t('zoomIn')} icon={<PlusIcon size={20} />} onClick={() => map?.zoomBy(1)} />
        <IconButton
          variant="line"
          label={t('zoomOut')}
          icon={<MinusIcon size={20} />}
          onClick={() => map?.zoomBy(-1)}
        />
      </div>
      <Attribution tiles={mapTiles} seen={tilesSeen} />
      {cardOpen && (
        <MapCard key={selectedId} takesFocus={takesFocus} onPlaced={setCovered} onClosed={closeCard}>
          {card}
        </MapCard>
      )}
    </div>
  );
}
