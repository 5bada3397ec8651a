import { type Box, boxesMeet } from '#shared/geometry';
import type { MapMarker } from '../../mapTypes.ts';
import type { Frame } from '../createCityMap.ts';
import { type Cluster, lastLevel, type ShownClusters, type Spot } from './useClusters.ts';

/** A button of the map: one marker, or several in one place. */
export interface Mark {
  readonly key: string;
  /** Projected metres. */
  readonly at: Spot;
  /** Pixels from there. */
  readonly shift: Spot;
  /** Indexes of the markers. */
  readonly members: readonly number[];
}

/** Pixels: as wide a fan leaves every one of its markers room for a finger. */
const spread = 30;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const unmoved: Spot = [0, 0];

function fan({ at, members }: Cluster, keyOf: (member: number) => string): readonly Mark[] {
  return members.map((member, index) => {
    const [radius, angle] = [spread * Math.sqrt(index + 0.7), index * goldenAngle];
    return { key: keyOf(member), at, shift: [radius * Math.cos(angle), radius * Math.sin(angle)], members: [member] };
  });
}

export function mapMarks({ number, shown }: ShownClusters, markers: readonly MapMarker[]): readonly Mark[] {
  const keyOf = (member: number): string => markers[member]?.id ?? '';
  return shown.flatMap((cluster): readonly Mark[] => {
    const [first = 0, ...others] = cluster.members;
    if (others.length === 0) return [{ key: keyOf(first), at: cluster.at, shift: unmoved, members: cluster.members }];
    if (number >= lastLevel) return fan(cluster, keyOf);
    return [{ key: `${number}:${keyOf(first)}`, at: cluster.at, shift: unmoved, members: cluster.members }];
  });
}

export function pixelOf({ at: [x, y], shift: [dx, dy] }: Mark, { left, top, resolution }: Frame): Spot {
  return [(x - left) / resolution + dx, (top - y) / resolution + dy];
}

export function isInView(mark: Mark, frame: Frame): boolean {
  const [x, y] = pixelOf(mark, frame);
  return x >= 0 && x <= frame.width && y >= 0 && y <= frame.height;
}

function translate(x: number, y: number): string {
  return `translate(${x}px, ${y}px)`;
}

/** A hidden name, as on a narrow map, is a pixel wide. */
function sizeOfName(item: HTMLElement): NamedPoint['name'] {
  const name = item.querySelector<HTMLElement>('[data-name]');
  return name === null || name.offsetWidth <= 1 ? null : { width: name.offsetWidth, height: name.offsetHeight };
}

function setData(item: HTMLElement | undefined, key: string, value: string): void {
  if (item !== undefined && item.dataset[key] !== value) item.dataset[key] = value;
}

/**
 * Positions the items of a list on the map by inline styles, because it runs every frame. A drag moves all alike, so
 * it moves only the list.
 */
export function makePlacer(list: HTMLElement, marks: readonly Mark[]): (frame: Frame) => void {
  let placed: Frame | null = null;
  let names: readonly NamedPoint['name'][] = [];
  const items = [...list.children].filter((item) => item instanceof HTMLElement);

  const placeEach = (frame: Frame): void => {
    for (const [index, mark] of marks.entries()) {
      const style = items[index]?.style;
      if (style === undefined) continue;
      style.transform = translate(...pixelOf(mark, frame));
      style.visibility = 'visible';
    }
    list.style.transform = '';
    // Measured hidden, they would be hidden still when the next task gives one of them the focus.
    if (placed?.width !== frame.width) names = items.map(sizeOfName);
    placed = frame;
  };

  return (frame) => {
    if (placed?.resolution === frame.resolution && placed.width === frame.width) {
      list.style.transform = translate(
        (placed.left - frame.left) / frame.resolution,
        (frame.top - placed.top) / frame.resolution,
      );
    } else placeEach(frame);
    const points = marks.map((mark, index): NamedPoint => {
      const [x, y] = pixelOf(mark, frame);
      return { x, y, name: names[index] ?? null };
    });
    for (const [index, { side, hasRoom }] of placeNames(points, frame.width).entries()) {
      setData(items[index], 'side', side);
      setData(items[index], 'named', String(hasRoom));
    }
  };
}

/** A marker with its name, in pixels of the map. */
export interface NamedPoint {
  readonly x: number;
  readonly y: number;
  /** Of its name; null where none is shown. */
  readonly name: { readonly width: number; readonly height: number } | null;
}

export interface NamePlace {
  /** The side of the dot on which the name is. */
  readonly side: 'start' | 'end';
  /** False when the name would cover a button or another name: it then shows only on hover or focus. */
  readonly hasRoom: boolean;
}

/** Half of what a finger needs. */
const finger = 22;
/** From the point to its name, see `.name` in MarkerLayer.module.css. */
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
