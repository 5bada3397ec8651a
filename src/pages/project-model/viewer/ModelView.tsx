import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FullscreenButton, ViewerControls } from '#features/viewer-stage';
import { IconButton, MinusIcon, PlusIcon, ResetIcon } from '#shared/ui';
import type { ModelProps } from '../modelTypes.ts';
import { createModelScene, type ModelScene } from './createModelScene.ts';
import styles from './ModelView.module.css';

/** One press of a key or a button: degrees, and how much nearer. */
const turn = 15;
const nearer = 1.25;

const moves: Readonly<Record<string, (scene: ModelScene) => void>> = {
  ArrowLeft: (scene) => scene.rotate(-turn, 0),
  ArrowRight: (scene) => scene.rotate(turn, 0),
  ArrowUp: (scene) => scene.rotate(0, turn),
  ArrowDown: (scene) => scene.rotate(0, -turn),
  '+': (scene) => scene.zoom(nearer),
  '=': (scene) => scene.zoom(nearer),
  '-': (scene) => scene.zoom(1 / nearer),
  '0': (scene) => scene.reset(),
};

/** The model itself; everything that it needs comes with its chunk. */
export function ModelView({ label, bytes, picked, pointed, active, ...events }: ModelProps) {
  const { t } = useTranslation('viewer');
  const placeRef = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<ModelScene | null>(null);
  const ready = useEffectEvent(events.onReady);
  const failed = useEffectEvent(events.onFailed);
  const pick = useEffectEvent(events.onPicked);
  const point = useEffectEvent(events.onPointed);

  useEffect(() => {
    const place = placeRef.current;
    if (place === null) return undefined;
    const gone = new AbortController();
    createModelScene({
      place,
      bytes,
      signal: gone.signal,
      onPicked: (building) => pick(building),
      onPointed: (building) => point(building),
      onLost: () => failed(),
    }).then(
      (made) => {
        if (gone.signal.aborted) return;
        setScene(made);
        ready();
      },
      () => {
        if (!gone.signal.aborted) failed();
      },
    );
    return () => {
      gone.abort();
      setScene(null);
    };
  }, [bytes]);

  useEffect(() => scene?.highlight(picked, pointed), [scene, picked, pointed]);
  useEffect(() => scene?.activate(active), [scene, active]);

  const move = (event: KeyboardEvent): void => {
    const made = moves[event.key];
    if (scene === null || made === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    made(scene);
  };

  return (
    <>
      {/* The model is turned by the arrow keys, so it is a stop of the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- see above */}
      <div ref={placeRef} role="application" aria-label={label} tabIndex={0} className={styles.place} onKeyDown={move} />
      {!active && (
        <p className={styles.hint} aria-hidden>
          {t('activate')}
        </p>
      )}
      <ViewerControls>
        <IconButton variant="line" label={t('zoomIn')} icon={<PlusIcon size={20} />} onClick={() => scene?.zoom(nearer)} />
        <IconButton variant="line" label={t('zoomOut')} icon={<MinusIcon size={20} />} onClick={() => scene?.zoom(1 / nearer)} />
        <IconButton variant="line" label={t('reset')} icon={<ResetIcon size={20} />} onClick={() => scene?.reset()} />
        <FullscreenButton />
      </ViewerControls>
    </>
  );
}
