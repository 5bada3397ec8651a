import type LayerGroup from 'ol/layer/Group.js';
import TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';

/** Tiles by a template, over what is in the group already. */
export function addTiles(group: LayerGroup, url: string, onLoaded: () => void, onFailed: () => void): void {
  const source = new XYZ({ url });
  source.on('tileloadend', onLoaded);
  source.on('tileloaderror', onFailed);
  group.getLayers().push(new TileLayer({ source }));
}
