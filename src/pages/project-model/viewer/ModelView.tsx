import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullscreenButton, ViewerControls, ViewerPlace } from '#features/viewer-stage';
import { IconButton, MinusIcon, PlusIcon, ResetIcon } from '#shared/ui';
import { createModelScene, type ModelScene } from './createModelScene.ts';
import styles from './ModelView.module.css';

export interface ModelProps {
  /** Names the view for screen readers. */
  readonly label: string;
  /** The file, whole. */
  readonly bytes: ArrayBuffer;
  readonly picked: string | null;
  /** Under the pointer or the focus, here or in the list. */
  readonly pointed: string | null;
  /** Takes every gesture; otherwise a finger and the wheel scroll the page. */
  readonly active: boolean;
  readonly onPicked: (building: string | null) => void;
  readonly onPointed: (building: string | null) => void;
  readonly onReady: () => void;
  /** It cannot be shown, or no longer. */
  readonly onFailed: () => void;
}

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

/** The model itself, in a lazy chunk with its packages. */
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

  return (
    <>
      <ViewerPlace ref={placeRef} label={label} scene={scene} moves={moves} active={active} className={styles.place} />
      <ViewerControls>
        <IconButton
          variant="line"
          label={t('zoomIn')}
          icon={<PlusIcon size={20} />}
          onClick={() => scene?.zoom(nearer)}
        />
        <IconButton
          variant="line"
          label={t('zoomOut')}
          icon={<MinusIcon size={20} />}
          onClick={() => scene?.zoom(1 / nearer)}
        />
        <IconButton variant="line" label={t('reset')} icon={<ResetIcon size={20} />} onClick={() => scene?.reset()} />
        <FullscreenButton />
      </ViewerControls>
    </>
  );
}
