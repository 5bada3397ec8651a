import {
  type Camera,
  type Mesh,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  type Scene,
  WebGLRenderer,
} from 'three';

const prefix = 'building:';

/** The loader changes names that its animations could not address, and keeps the file's own beside them. */
function nameIn(object: Object3D): string {
  const { name } = object.userData as { readonly name?: unknown };
  return typeof name === 'string' ? name : object.name;
}

/** The key of the building that an object is a part of; null: it is of the surroundings. */
export function buildingOf(object: Object3D | null): string | null {
  for (let part = object; part !== null; part = part.parent) {
    const name = nameIn(part);
    if (name.startsWith(prefix)) return name.slice(prefix.length);
  }
  return null;
}

const isMesh = (object: Object3D): object is Mesh => 'isMesh' in object;

/** Everything that can be seen of a scene. */
export function meshesOf(scene: Object3D): readonly Mesh[] {
  const meshes: Mesh[] = [];
  scene.traverse((object) => {
    if (isMesh(object)) meshes.push(object);
  });
  return meshes;
}

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

interface Stage {
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
  let requested = false;

  const draw = (): void => {
    requested = false;
    if (play === undefined || signal.aborted) return;
    play.beforeFrame();
    renderer.render(play.scene, play.camera);
  };
  const invalidate = (): void => {
    if (requested) return;
    requested = true;
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
    // Browsers allow about a dozen contexts and drop the oldest, which may still be in use.
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
