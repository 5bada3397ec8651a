import { useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { Button, IconButton, MinusIcon, PlusIcon } from '#shared/ui';
import { mapActivated, mapReleased } from '../mapSlice.ts';
import type { MapProps } from '../mapTypes.ts';
import { Attribution } from './Attribution.tsx';
import { nothing } from './camera.ts';
import { MapCard } from './MapCard.tsx';
import styles from './MapView.module.css';
import { MarkerLayer } from './markers/MarkerLayer.tsx';
import { useActive } from './useActive.ts';
import { useCityMap } from './useCityMap.ts';
import { useFitting } from './useFitting.ts';
import { useScrollHint } from './useScrollHint.ts';

/** The map itself; everything that it needs comes with its chunk. */
export function MapView(props: MapProps) {
  const {
    name,
    label,
    markers,
    selectedId,
    pointedId = null,
    onMarkerSelected,
    onMarkerPointed,
    card = null,
    onCardClosed,
    tool,
  } = props;
  const { t } = useTranslation('map');
  const dispatch = useDispatch();
  const { mapTiles } = useSelector(selectSettings);
  const viewRef = useRef<HTMLDivElement>(null);
  const targetRef = useRef<HTMLDivElement>(null);
  const keysRef = useRef<HTMLDivElement>(null);
  /** The marker that was pressed last, until its card has told of it. */
  const pressed = useRef<string | null>(null);
  const [covered, setCovered] = useState(nothing);
  const { map, tilesSeen } = useCityMap(targetRef, {
    ...props,
    onTapped: (byFinger) => {
      if (card !== null) onCardClosed?.();
      else if (byFinger) dispatch(mapActivated(name));
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
    const told = pressed.current !== null && pressed.current === selectedId;
    pressed.current = null;
    return told;
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
      {/* Whoever presses the drawing can go on with the keys. */}
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
