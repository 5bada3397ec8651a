import {
  Box3,
  type Camera,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  type Material,
  type Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  Raycaster,
  Scene,
  Sphere,
  Texture,
  Vector2,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { buildingOf, createCameraRig, createStage, meshesOf } from './stage.ts';

interface Picking {
  readonly canvas: HTMLCanvasElement;
  readonly camera: Camera;
  readonly scene: Object3D;
  readonly signal: AbortSignal;
  readonly onPicked: (building: string | null) => void;
  readonly onPointed: (building: string | null) => void;
}

/** Pixels beyond which a press was a drag. */
const slip = 6;

/** Reports the building under the pointer, and the tapped one. */
function watchPicking({ canvas, camera, scene, signal, onPicked, onPointed }: Picking): void {
  const raycaster = new Raycaster();
  const place = new Vector2();
  const pressed = new Vector2();
  let pointed: string | null = null;
  let waiting = false;

  const buildingAt = ({ offsetX, offsetY }: MouseEvent): string | null => {
    place.set((offsetX / canvas.clientWidth) * 2 - 1, 1 - (offsetY / canvas.clientHeight) * 2);
    raycaster.setFromCamera(place, camera);
    // The nearest object hides the buildings behind it.
    return buildingOf(raycaster.intersectObject(scene)[0]?.object ?? null);
  };
  const point = (building: string | null): void => {
    if (building === pointed) return;
    pointed = building;
    canvas.style.cursor = building === null ? '' : 'pointer';
    onPointed(building);
  };

  canvas.addEventListener('pointerdown', ({ clientX, clientY }) => pressed.set(clientX, clientY), { signal });
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        if (!signal.aborted) point(buildingAt(event));
      });
    },
    { signal },
  );
  canvas.addEventListener('pointerleave', () => point(null), { signal });
  canvas.addEventListener(
    'click',
    (event) => {
      if (pressed.distanceTo(new Vector2(event.clientX, event.clientY)) < slip) onPicked(buildingAt(event));
    },
    { signal },
  );
}

/** How much of the accent is in a building: pointed at, picked. */
const shares = { pointed: 0.28, picked: 0.5 } as const;

function tinted(material: Material, accent: Color, share: number): Material {
  const copy = material.clone();
  if (copy instanceof MeshStandardMaterial) {
    copy.color.lerp(accent, share);
    copy.emissive.copy(accent).multiplyScalar(share / 3);
  } else if (copy instanceof MeshBasicMaterial) {
    copy.color.lerp(accent, share);
  }
  return copy;
}

interface Highlighter {
  readonly show: (picked: string | null, pointed: string | null) => void;
  readonly dispose: () => void;
}

/** Buildings in the colour of what can be tapped; materials may be shared with others, so a copy takes their place. */
function createHighlighter(meshes: readonly Mesh[], accent: Color): Highlighter {
  const parts = meshes.map((mesh) => ({ mesh, plain: mesh.material, building: buildingOf(mesh) }));
  const copies = new Map<string, Material>();

  const copyOf = (material: Material, kind: keyof typeof shares): Material => {
    const key = `${material.uuid} ${kind}`;
    const copy = copies.get(key) ?? tinted(material, accent, shares[kind]);
    copies.set(key, copy);
    return copy;
  };

  return {
    show: (picked, pointed) => {
      for (const { mesh, plain, building } of parts) {
        if (building === null) continue;
        const kind = building === picked ? 'picked' : building === pointed ? 'pointed' : undefined;
        if (kind === undefined) mesh.material = plain;
        else mesh.material = Array.isArray(plain) ? plain.map((each) => copyOf(each, kind)) : copyOf(plain, kind);
      }
    },
    dispose: () => {
      for (const copy of copies.values()) copy.dispose();
    },
  };
}

const shadowMapSize = 2048;

/** An afternoon sun with shadows that are drawn once, and the light of the sky. */
function makeLight(bounds: Box3): Group {
  const { center, radius } = bounds.getBoundingSphere(new Sphere());
  const sun = new DirectionalLight('#fff1dc', 2.6);
  sun.position.copy(center).add({ x: radius * 0.9, y: radius * 1.3, z: radius * 0.7 });
  sun.target.position.copy(center);
  sun.castShadow = true;
  sun.shadow.mapSize.set(shadowMapSize, shadowMapSize);
  sun.shadow.normalBias = radius / 600;
  Object.assign(sun.shadow.camera, {
    left: -radius,
    right: radius,
    top: radius,
    bottom: -radius,
    near: 0.1,
    far: radius * 4,
  });

  const light = new Group();
  light.add(sun, sun.target, new HemisphereLight('#e8f0f6', '#b7ae98', 1.5));
  return light;
}

/** Gives back what meshes hold of the graphics card. */
function disposeMeshes(meshes: readonly Mesh[]): void {
  for (const { geometry, material } of meshes) {
    geometry.dispose();
    for (const each of [material].flat()) {
      for (const value of Object.values(each)) if (value instanceof Texture) value.dispose();
      each.dispose();
    }
  }
}

interface ModelOptions {
  /** Gives the view its size. */
  readonly place: HTMLElement;
  readonly bytes: ArrayBuffer;
  /** Ends it all. */
  readonly signal: AbortSignal;
  readonly onPicked: (building: string | null) => void;
  readonly onPointed: (building: string | null) => void;
  /** The browser took the graphics context away. */
  readonly onLost: () => void;
}

export interface ModelScene {
  readonly highlight: (picked: string | null, pointed: string | null) => void;
  readonly activate: (active: boolean) => void;
  /** Degrees: to the right, upwards. */
  readonly rotate: (right: number, up: number) => void;
  readonly zoom: (factor: number) => void;
  readonly reset: () => void;
}

/** The named buildings, which fill the view; the whole model where none is named. */
function boundsOf(model: Object3D): Box3 {
  const bounds = new Box3();
  for (const mesh of meshesOf(model)) if (buildingOf(mesh) !== null) bounds.expandByObject(mesh);
  return bounds.isEmpty() ? bounds.setFromObject(model) : bounds;
}

export async function createModelScene({ place, bytes, signal, onLost, ...events }: ModelOptions): Promise<ModelScene> {
  const { scene: model } = await new GLTFLoader().parseAsync(bytes, '');
  const meshes = meshesOf(model);
  signal.addEventListener('abort', () => disposeMeshes(meshes));
  if (signal.aborted) {
    disposeMeshes(meshes);
    throw new Error('The model was left before it loaded');
  }
  for (const mesh of meshes) {
    mesh.castShadow = true;
    mesh.receiveShadow = true;
  }
  model.updateMatrixWorld(true);

  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const bounds = boundsOf(model);
  const scene = new Scene().add(model, makeLight(bounds));
  const highlighter = createHighlighter(meshes, new Color(getComputedStyle(place).getPropertyValue('--accent').trim()));
  const stage = createStage({ place, signal, onLost });
  const rig = createCameraRig(bounds, stage.canvas, still);
  let active = false;

  stage.start({ scene, camera: rig.camera, onResized: rig.resize, beforeFrame: () => void rig.controls.update() });
  rig.controls.addEventListener('change', stage.invalidate);
  watchPicking({ canvas: stage.canvas, camera: rig.camera, scene: model, signal, ...events });
  // The wheel scrolls the page, unless the visitor has tapped the model or holds the zoom key.
  place.addEventListener(
    'wheel',
    (event) => {
      if (!active && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    },
    { signal, capture: true, passive: true },
  );
  signal.addEventListener('abort', () => {
    rig.dispose();
    highlighter.dispose();
  });

  return {
    highlight: (picked, pointed) => {
      highlighter.show(picked, pointed);
      stage.invalidate();
    },
    activate: (now) => {
      active = now;
      rig.activate(now);
    },
    rotate: rig.rotate,
    zoom: rig.zoom,
    reset: () => rig.controls.reset(),
  };
}
