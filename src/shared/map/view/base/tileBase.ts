import LayerGroup from 'ol/layer/Group.js';
import type { MapTiles } from '#shared/config';
import { schematicBase, type Base, type SchematicOptions } from './schematicBase.ts';

/** Milliseconds without a single tile, after which nobody waits for them any more. */
const patience = 8000;

/** The company's tiles; where they fail, the schematic city shows through. What draws tiles comes only to sites that have them. */
export function tileBase({ url }: MapTiles, schematic: SchematicOptions, onFailed: () => void): Base {
  const { signal } = schematic;
  const layer = new LayerGroup();
  let standIn: Base | null = null;
  const fail = (): void => {
    if (standIn !== null || signal.aborted) return;
    standIn = schematicBase(schematic);
    layer.getLayers().insertAt(0, standIn.layer);
    onFailed();
  };
  const timer = setTimeout(fail, patience);
  const stopWaiting = (): void => clearTimeout(timer);
  signal.addEventListener('abort', stopWaiting);
  import(/* webpackChunkName: "map-tiles" */ './addTiles.ts')
    .then(({ addTiles }) => addTiles(layer, url, stopWaiting, fail))
    .catch(fail);
  return { layer, repaint: () => standIn?.repaint() };
}
