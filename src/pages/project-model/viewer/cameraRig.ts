import { type Box3, MathUtils, PerspectiveCamera, Sphere, TOUCH, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';

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

export interface CameraRig {
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
  const camera = new PerspectiveCamera(fieldOfView, 1, radius / 100, radius * 12);
  const controls = new OrbitControls(camera, element);
  let framed = false;

  controls.target.copy(center);
  controls.enablePan = false;
  controls.enableDamping = !still;
  controls.dampingFactor = 0.08;
  controls.minPolarAngle = MathUtils.degToRad(steepest);
  controls.maxPolarAngle = MathUtils.degToRad(flattest);
  controls.minDistance = radius * 0.6;
  controls.maxDistance = radius * 4;

  /** All of it in view, whichever side is the narrower. */
  const frame = (): void => {
    const half = MathUtils.degToRad(fieldOfView / 2);
    const narrow = Math.min(half, Math.atan(Math.tan(half) * camera.aspect));
    const wide = MathUtils.clamp(camera.aspect, 1, wideAspect);
    const shown = MathUtils.mapLinear(wide, 1, wideAspect, shownOfSphere.square, shownOfSphere.wide);
    camera.position.copy(center).addScaledVector(firstDirection, (radius * shown) / Math.sin(narrow));
    controls.update();
    controls.saveState();
  };

  return {
    camera,
    controls,
    resize: (aspect) => {
      camera.aspect = aspect;
      camera.updateProjectionMatrix();
      if (!framed) frame();
      framed = true;
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
