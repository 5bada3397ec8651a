import LayerGroup from 'ol/layer/Group.js';
import type { MapTiles } from '#shared/config';
import { schematicBase, type Base, type SchematicOptions } from './schematicBase.ts';

/** How much of the company's tiles is visible: all requested ones, some with the schematic city in the gaps, none. */
export type TilesSeen = 'all' | 'some' | 'none';

/** Milliseconds without a single tile until the schematic city replaces them. */
const timeout = 8000;

/**
 * The company's tiles; where they fail, the schematic city shows through. Reports what is visible: any tile requires the attribution of its
 * provider, and gaps must not look like the provider's. Lazy: loads only for sites with tiles.
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
