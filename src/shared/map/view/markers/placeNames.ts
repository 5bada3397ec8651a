import { boxesMeet, type Box } from '#shared/geometry';

/** What stands at a point of the map, in pixels of its frame. */
export interface NamedPoint {
  readonly x: number;
  readonly y: number;
  /** Of its name; null where none is shown. */
  readonly name: { readonly width: number; readonly height: number } | null;
}

export interface NamePlace {
  /** On which side of its dot the name stands. */
  readonly side: 'start' | 'end';
  /** Without room it would cover something that is pressed, or another name, or is not shown by itself: it waits until one comes to its dot. */
  readonly hasRoom: boolean;
}

/** Half of what a finger needs. */
const finger = 22;
/** From the point to its name, which stands by the dot, see `.name` in MarkerLayer.module.css. */
const toName = 16;

/** Words go towards the middle of the map, where there is room for them, or else to the other side. */
export function placeNames(points: readonly NamedPoint[], width: number): readonly NamePlace[] {
  const dots = points.map(({ x, y }): Box => ({
    left: x - finger,
    right: x + finger,
    top: y - finger,
    bottom: y + finger,
  }));
  const names: Box[] = [];

  return points.map(({ x, y, name }, index): NamePlace => {
    const inner = x > width / 2 ? 'start' : 'end';
    if (name === null) return { side: inner, hasRoom: false };
    const [top, bottom] = [y - name.height / 2, y + name.height / 2];
    const take = (side: 'start' | 'end'): boolean => {
      const left = side === 'end' ? x + toName : x - toName - name.width;
      const box = { left, right: left + name.width, top, bottom };
      const isCut = side !== inner && (box.left < 0 || box.right > width);
      if (
        isCut ||
        dots.some((dot, other) => other !== index && boxesMeet(dot, box)) ||
        names.some((taken) => boxesMeet(taken, box))
      ) {
        return false;
      }
      names.push(box);
      return true;
    };
    if (take(inner)) return { side: inner, hasRoom: true };
    const outer = inner === 'end' ? 'start' : 'end';
    return take(outer) ? { side: outer, hasRoom: true } : { side: inner, hasRoom: false };
  });
}
