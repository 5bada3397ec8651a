import {
  type Box3,
  type Camera,
  MathUtils,
  type Mesh,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  type Scene,
  Sphere,
  TOUCH,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';

const prefix = 'building:';

/** The loader sanitizes names for animations; the name of the file is in `userData`. */
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

/** A higher pixel ratio costs frames without a visible gain. */
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

const fieldOfView = 35;
/** From the south-east, a little above the roofs. */
const firstDirection = new Vector3(0.75, 0.55, 1).normalize();
/** Degrees from straight above: never quite from above, never below the ground. */
const steepest = 12;
const flattest = 86;
/** Of the sphere around it all; a square view has no air at its sides, into which houses may stand out. */
const shownOfSphere = { wide: 0.82, square: 1 };
/** The shape of a wide view. */
const wideAspect = 1.6;

interface CameraRig {
  readonly camera: PerspectiveCamera;
  readonly controls: OrbitControls;
  readonly resize: (aspect: number) => void;
  /** Degrees: to the right, upwards. */
  readonly rotate: (right: number, up: number) => void;
  /** 2: twice as near. */
  readonly zoom: (factor: number) => void;
  /** One finger turns the model only while the visitor looks at nothing else. */
  readonly activate: (active: boolean) => void;
  readonly dispose: () => void;
}

export function createCameraRig(bounds: Box3, element: HTMLElement, still: boolean): CameraRig {
  const { center, radius } = bounds.getBoundingSphere(new Sphere());
  const camera = new PerspectiveCamera(fieldOfView, 1, radius / 100);
  const controls = new OrbitControls(camera, element);
  /** From the centre to where all of it is in view. */
  let fitting = 1;

  camera.position.copy(center).add(firstDirection);
  controls.target.copy(center);
  controls.enablePan = false;
  controls.enableDamping = !still;
  controls.dampingFactor = 0.08;
  controls.minPolarAngle = MathUtils.degToRad(steepest);
  controls.maxPolarAngle = MathUtils.degToRad(flattest);
  controls.minDistance = radius * 0.6;

  /** Whichever side is the narrower. */
  const fittingOf = (aspect: number): number => {
    const half = MathUtils.degToRad(fieldOfView / 2);
    const narrow = Math.min(half, Math.atan(Math.tan(half) * aspect));
    const wide = MathUtils.clamp(aspect, 1, wideAspect);
    const shown = MathUtils.mapLinear(wide, 1, wideAspect, shownOfSphere.square, shownOfSphere.wide);
    return (radius * shown) / Math.sin(narrow);
  };

  return {
    camera,
    controls,
    resize: (aspect) => {
      const view = camera.position.clone().sub(center).divideScalar(fitting);
      fitting = fittingOf(aspect);
      controls.maxDistance = Math.max(radius * 4, fitting * 1.2);
      camera.aspect = aspect;
      camera.far = controls.maxDistance + radius * 8;
      camera.updateProjectionMatrix();
      // The view that a reset returns to.
      camera.position.copy(center).addScaledVector(firstDirection, fitting);
      controls.saveState();
      camera.position.copy(center).addScaledVector(view, fitting);
      controls.update();
    },
    rotate: (right, up) => {
      controls.rotateLeft(MathUtils.degToRad(right));
      controls.rotateUp(MathUtils.degToRad(up));
    },
    // Of what is passed, the controls make a share of the distance.
    zoom: (factor) => controls.dollyIn(1 / factor),
    activate: (active) => {
      controls.touches = { ONE: active ? TOUCH.ROTATE : null, TWO: TOUCH.DOLLY_ROTATE };
      // OrbitControls takes every gesture when it is connected.
      element.style.touchAction = active ? 'none' : 'pan-y';
    },
    dispose: () => controls.dispose(),
  };
}
