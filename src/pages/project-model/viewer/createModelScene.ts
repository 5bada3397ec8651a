import { Box3, Color, Scene, type Object3D } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { buildingOf, meshesOf } from './buildingsOf.ts';
import { createCameraRig } from './cameraRig.ts';
import { disposeMeshes } from './disposeMeshes.ts';
import { createHighlighter } from './highlighter.ts';
import { makeLight } from './lighting.ts';
import { watchPicking } from './picking.ts';
import { createStage } from './stage.ts';

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

/** The houses fill the view; where none is named, all that there is. */
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
    throw new Error('The model is no longer wanted');
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
  // A wheel scrolls the page, unless the visitor has tapped into the model or asks for zoom by the key for it.
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
