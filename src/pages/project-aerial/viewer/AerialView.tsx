import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullscreenButton, ViewerControls, ViewerPlace } from '#features/viewer-stage';
import type { Image } from '#shared/responses';
import { Icon, IconButton, type IconProps, MinusIcon, PlusIcon } from '#shared/ui';
import { type AerialProps, type AerialScene, createAerial } from './createAerial.ts';
import styles from './AerialView.module.css';

function PhoneTurnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5h6v14H9zM5 8c-1.3 2.5-1.3 5.5 0 8M19 8c1.3 2.5 1.3 5.5 0 8" />
    </Icon>
  );
}

/** A phone shows a quarter of the panorama on so few pixels that the smaller one is enough. */
const phone = '(max-width: 48rem)';

function renditionFor({ src, variants }: Image): string {
  const widest = variants.toSorted((a, b) => a.width - b.width);
  return (window.matchMedia(phone).matches ? widest[0] : widest.at(-1))?.src ?? src;
}

/** One press of a key, in degrees. */
const turn = 12;

const moves: Readonly<Record<string, (scene: AerialScene) => void>> = {
  ArrowLeft: (scene) => scene.turnBy(-turn, 0),
  ArrowRight: (scene) => scene.turnBy(turn, 0),
  ArrowUp: (scene) => scene.turnBy(0, turn),
  ArrowDown: (scene) => scene.turnBy(0, -turn),
  '+': (scene) => scene.zoomIn(),
  '=': (scene) => scene.zoomIn(),
  '-': (scene) => scene.zoomOut(),
};

/** The panorama itself, in a lazy chunk with its packages. */
export function AerialView({ label, image, markers, pointed, sought, active, ...events }: AerialProps) {
  const { t } = useTranslation('viewer');
  const placeRef = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<AerialScene | null>(null);
  const [tilts, setTilts] = useState(false);
  const [tilting, setTilting] = useState(false);
  const src = renditionFor(image);
  const point = useEffectEvent(events.onPointed);
  const follow = useEffectEvent(events.onFollowed);
  const load = useEffectEvent(events.onLoading);
  const ready = useEffectEvent(events.onReady);
  const fail = useEffectEvent(events.onFailed);
  const first = useEffectEvent((place: HTMLElement) =>
    createAerial({
      place,
      src,
      markers,
      texts: { twoFingers: t('aerial.twoFingers'), ctrlZoom: t('aerial.withModifier') },
      onPointed: (id) => point(id),
      onFollowed: (href) => follow(href),
      onLoading: (share) => load(share),
      onReady: () => ready(),
      onFailed: () => fail(),
      onTilting: setTilting,
    }),
  );

  useEffect(() => {
    if (placeRef.current === null) return undefined;
    const made = first(placeRef.current);
    let gone = false;
    setScene(made);
    void made.tilts().then((possible) => {
      if (!gone) setTilts(possible);
    });
    return () => {
      gone = true;
      setScene(null);
      made.dispose();
    };
  }, []);

  useEffect(() => scene?.show(src, markers), [scene, src, markers]);
  useEffect(() => scene?.point(pointed), [scene, pointed]);
  useEffect(() => {
    if (sought !== null) scene?.turnTo(sought.id);
  }, [scene, sought]);
  useEffect(() => scene?.activate(active), [scene, active]);

  return (
    <div className={styles.view}>
      <ViewerPlace
        ref={placeRef}
        label={label}
        scene={scene}
        moves={moves}
        active={active}
        className={styles.mapPlace}
      />
      <ViewerControls>
        <IconButton variant="line" label={t('zoomIn')} icon={<PlusIcon size={20} />} onClick={() => scene?.zoomIn()} />
        <IconButton
          variant="line"
          label={t('zoomOut')}
          icon={<MinusIcon size={20} />}
          onClick={() => scene?.zoomOut()}
        />
        {tilts && (
          <IconButton
            variant="line"
            label={t('aerial.gyroscope')}
            pressed={tilting}
            icon={<PhoneTurnIcon size={20} />}
            onClick={() => scene?.tilt(!tilting)}
          />
        )}
        <FullscreenButton />
      </ViewerControls>
    </div>
  );
}
