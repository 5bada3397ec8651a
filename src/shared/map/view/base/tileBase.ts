import LayerGroup from 'ol/layer/Group.js';
import type { MapTiles } from '#shared/config';
import { schematicBase, type Base, type SchematicOptions } from './schematicBase.ts';

/** Of the company's tiles: as far as asked for, with the schematic city in the gaps, not at all. */
export type TilesSeen = 'all' | 'some' | 'none';

/** Milliseconds without a single tile, after which nobody waits for them any more. */
const timeout = 8000;

/**
 * The company's tiles; where they fail, the schematic city shows through. What there is to be seen is told: as long as there
 * is any tile, its makers have to be named, and nobody shall take the drawing in the gaps for theirs. What draws tiles comes
 * only to sites that have them.
 */
export function tileBase({ url }: MapTiles, schematic: SchematicOptions, onTiles: (seen: TilesSeen) => void): Base {
  const { signal } = schematic;
  const layer = new LayerGroup();
  let standIn: Base | null = null;
  let [seen, broken] = [false, false];
  const standInFor = (lacking: 'some' | 'none'): void => {
    if (signal.aborted) return;
    if (standIn === null) {
      standIn = schematicBase(schematic);
      layer.getLayers().insertAt(0, standIn.layer);
    }
    onTiles(lacking);
  };
  const fail = (): void => {
    broken = true;
    standInFor(seen ? 'some' : 'none');
  };
  const timer = setTimeout(() => standInFor('none'), timeout);
  const stopWaiting = (): void => clearTimeout(timer);
  const see = (): void => {
    stopWaiting();
    if (seen || signal.aborted) return;
    seen = true;
    // Late ones, or others than the first that failed.
    onTiles(broken ? 'some' : 'all');
  };
  signal.addEventListener('abort', stopWaiting);
  import(/* webpackChunkName: "map-tiles" */ './addTiles.ts')
    .then(({ addTiles }) => addTiles(layer, url, see, fail))
    .catch(fail);
  return { layer, repaint: () => standIn?.repaint(), settle: () => standIn?.settle() };
}
