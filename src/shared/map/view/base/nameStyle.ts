import type { FeatureLike } from 'ol/Feature.js';
import { getCenter, type Extent } from 'ol/extent.js';
import { measureTextWidth } from 'ol/render/canvas.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { Language } from '#shared/config';
import type { Palette } from './palette.ts';
import { shiftInto } from './shiftInto.ts';

interface Named {
  readonly palette: () => Palette;
  readonly language: () => Language;
  /** What the map shows: projected metres. */
  readonly shown: () => Extent;
}

/** Metres of a pixel from which on parks are large enough to be named. */
const parksNamedFrom = 32;
/** Pixels: a name keeps as far from the edge of the map. */
const air = 8;
const halfLine = 8;

/** Names of districts and parks; one whose place is near the edge is moved inwards, so that it is never cut. */
export function nameStyle({ palette, language, shown }: Named) {
  return (feature: FeatureLike, resolution: number): Style | Style[] => {
    const ofPark = feature.get('kind') === 'parkName';
    const geometry = feature.getGeometry();
    if (geometry === undefined || (ofPark && resolution > parksNamedFrom)) return [];
    const { text, linden, paper, park, family } = palette();
    const words = String(feature.get(language()) ?? '');
    const font = ofPark ? `12px ${family}` : `500 13px ${family}`;
    const half = { width: measureTextWidth(font, words) / 2 + air, height: halfLine + air };
    const shift = shiftInto(shown(), getCenter(geometry.getExtent()), resolution, half);
    if (shift === null) return [];
    return new Style({
      text: new Text({
        text: words,
        font,
        offsetX: shift[0],
        offsetY: shift[1],
        fill: new Fill({ color: ofPark ? linden : text }),
        stroke: new Stroke({ color: ofPark ? park : paper, width: 3 }),
      }),
      zIndex: ofPark ? 8 : 9,
    });
  };
}
