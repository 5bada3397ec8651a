import { boxesMeet, type Box } from '#shared/geometry';

/** A name over its pole, in pixels of the view. */
export interface Label {
  /** The foot of its pole, within the view. */
  readonly foot: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
  /** Leads to flats: placed before the others, and never hidden. */
  readonly leads: boolean;
}

export interface LabelPlace {
  /** How far it is above the usual length of a pole. */
  readonly lift: number;
  /** To the side, within reach of its pole. */
  readonly shift: number;
  readonly shown: boolean;
}

/** `padding-block-end` of a marker, see AerialView.module.css. */
const pole = 28;
const gap = 4;
/** Touching boxes do not overlap. */
const rounding = 0.01;
/** Least distance of a pole from the corner of its label. */
const corner = 12;
/** Above this a label no longer seems to belong to its marker. */
const highest = 48;

function shiftOf({ foot: { x }, width }: Label, viewWidth: number): number {
  const reach = Math.max(0, width / 2 - corner);
  const inwards = Math.max(0, gap + width / 2 - x) - Math.max(0, x + width / 2 + gap - viewWidth);
  return Math.max(-reach, Math.min(reach, inwards));
}

/**
 * Places labels beside and above each other, nearer ones in front: a label that would cover another moves up, and one
 * without room in the view is hidden unless it leads to flats.
 */
export function placeLabels(labels: readonly Label[], viewWidth: number): readonly LabelPlace[] {
  const taken: Box[] = [];
  const places = new Map<Label, LabelPlace>();
  const ordered = labels.toSorted((a, b) => Number(b.leads) - Number(a.leads) || b.foot.y - a.foot.y);
  for (const label of ordered) {
    const { foot, width, height, leads } = label;
    const shift = shiftOf(label, viewWidth);
    const left = foot.x + shift - width / 2;
    const boxAt = (lift: number): Box => ({
      left,
      right: left + width,
      top: foot.y - pole - lift - height,
      bottom: foot.y - pole - lift,
    });
    let lift = 0;
    for (;;) {
      const at = boxAt(lift);
      const inTheWay = taken.filter((box) => boxesMeet(box, at, gap));
      if (inTheWay.length === 0) break;
      lift = foot.y - pole - Math.min(...inTheWay.map(({ top }) => top)) + gap + rounding;
    }
    const fits = boxAt(lift).top >= 0 && (leads || lift <= highest);
    const place = { lift: fits ? lift : 0, shift, shown: fits || leads };
    if (place.shown) taken.push(boxAt(place.lift));
    places.set(label, place);
  }
  return labels.map((label) => places.get(label) ?? { lift: 0, shift: 0, shown: true });
}
