import LayerGroup from 'ol/layer/Group.js';
import type { MapTiles } from '#shared/config';
import { schematicBase, type Base, type SchematicOptions } from './schematicBase.ts';

/** Milliseconds without a single tile, after which nobody waits for them any more. */
const patience = 8000;

/**
 * The company's tiles; where they fail, the schematic city shows through. Whether there is any tile to be seen is told, for
 * as long as there is one, its makers have to be named. What draws tiles comes only to sites that have them.
 */
export function tileBase({ url }: MapTiles, schematic: SchematicOptions, onTiles: (seen: boolean) => void): Base {
  const { signal } = schematic;
  const layer = new LayerGroup();
  let standIn: Base | null = null;
  let seen = false;
  const fail = (): void => {
    if (standIn !== null || signal.aborted) return;
    standIn = schematicBase(schematic);
    layer.getLayers().insertAt(0, standIn.layer);
    if (!seen) onTiles(false);
  };
  const timer = setTimeout(fail, patience);
  const stopWaiting = (): void => clearTimeout(timer);
  const see = (): void => {
    stopWaiting();
    if (seen || signal.aborted) return;
    seen = true;
    // Late ones, or others than the first that failed: the stand-in was spoken of too early.
    onTiles(true);
  };
  signal.addEventListener('abort', stopWaiting);
  import(/* webpackChunkName: "map-tiles" */ './addTiles.ts')
    .then(({ addTiles }) => addTiles(layer, url, see, fail))
    .catch(fail);
  return { layer, repaint: () => standIn?.repaint() };
}
