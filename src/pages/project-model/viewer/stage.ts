import { type Camera, NeutralToneMapping, PCFShadowMap, type Scene, WebGLRenderer } from 'three';

interface StageOptions {
  readonly place: HTMLElement;
  /** Ends it all. */
  readonly signal: AbortSignal;
  readonly onLost: () => void;
}

interface Play {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly onResized: (aspect: number) => void;
  readonly beforeFrame: () => void;
}

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  /** A frame is drawn when something has changed, and then only. */
  readonly invalidate: () => void;
  readonly start: (play: Play) => void;
}

/** More pixels for one of CSS cost frames, and nobody sees them. */
const densest = 2;

function makeRenderer(): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, densest));
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  // Neither the sun nor the houses move.
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.needsUpdate = true;
  return renderer;
}

/** A canvas of the size of its place, drawn on demand. */
export function createStage({ place, signal, onLost }: StageOptions): Stage {
  const renderer = makeRenderer();
  const canvas = renderer.domElement;
  let play: Play | undefined;
  let asked = false;

  const draw = (): void => {
    asked = false;
    if (play === undefined || signal.aborted) return;
    play.beforeFrame();
    renderer.render(play.scene, play.camera);
  };
  const invalidate = (): void => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(draw);
  };
  const resize = (): void => {
    const { clientWidth: width, clientHeight: height } = place;
    if (play === undefined || width === 0 || height === 0) return;
    renderer.setSize(width, height);
    play.onResized(width / height);
    // At once: an emptied canvas would flash.
    draw();
  };
  const sizes = new ResizeObserver(resize);

  place.append(canvas);
  canvas.addEventListener('webglcontextlost', onLost, { signal });
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    canvas.remove();
    renderer.dispose();
    // Browsers keep a dozen contexts, and take the oldest from whoever still has it.
    renderer.forceContextLoss();
  });

  return {
    canvas,
    invalidate,
    start: (begun) => {
      play = begun;
      resize();
      sizes.observe(place);
    },
  };
}
