import Feature from 'ol/Feature.js';
import Circle from 'ol/geom/Circle.js';
import PointGeometry from 'ol/geom/Point.js';
import { getCenter, type Extent } from 'ol/extent.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapRings } from '../../mapTypes.ts';
import type { Palette } from './palette.ts';
import { shiftInto } from './shiftInto.ts';

/** Pixels that a label needs on each side of its middle. */
const half = { width: 40, height: 14 };

/** Circles of walking minutes around a point, each named at its top; `shown`: projected metres that the map shows. */
export function makeRingLayer(palette: () => Palette, shown: () => Extent) {
  const source = new VectorSource();
  const layer = new VectorLayer({
    source,
    style: (feature, resolution) => {
      const { horizon, text, paper, family } = palette();
      const label: unknown = feature.get('label');
      if (typeof label !== 'string') {
        return new Style({ stroke: new Stroke({ color: horizon, width: 1, lineDash: [4, 6] }) });
      }
      const place = feature.getGeometry()?.getExtent();
      const shift = place && shiftInto(shown(), getCenter(place), resolution, half);
      return new Style({
        text: new Text({
          text: label,
          offsetY: shift?.[1] ?? 0,
          font: `500 13px ${family}`,
          fill: new Fill({ color: text }),
          stroke: new Stroke({ color: paper, width: 4 }),
        }),
      });
    },
  });

  const show = (rings: MapRings | undefined): void => {
    source.clear();
    if (rings === undefined) return;
    const { lat, lon } = rings.center;
    const [x = 0, y = 0] = fromLonLat([lon, lat]);
    const stretch = 1 / Math.cos((lat * Math.PI) / 180);
    for (const { metres, label } of rings.rings) {
      const radius = metres * stretch;
      source.addFeature(new Feature(new Circle([x, y], radius)));
      source.addFeature(new Feature({ geometry: new PointGeometry([x, y + radius]), label }));
    }
  };

  return { layer, show };
}
