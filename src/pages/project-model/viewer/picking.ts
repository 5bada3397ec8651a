import { type Camera, type Object3D, Raycaster, Vector2 } from 'three';
import { buildingOf } from './buildingsOf.ts';

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

/** Tells which building is under the pointer, and which one was tapped. */
export function watchPicking({ canvas, camera, scene, signal, onPicked, onPointed }: Picking): void {
  const raycaster = new Raycaster();
  const place = new Vector2();
  const pressed = new Vector2();
  let pointed: string | null = null;
  let waiting = false;

  const buildingAt = ({ offsetX, offsetY }: MouseEvent): string | null => {
    place.set((offsetX / canvas.clientWidth) * 2 - 1, 1 - (offsetY / canvas.clientHeight) * 2);
    raycaster.setFromCamera(place, camera);
    // What stands in front of a building hides it.
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
