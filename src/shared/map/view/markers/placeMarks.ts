import type { Frame } from '../createCityMap.ts';
import { type Mark, pixelOf } from './marks.ts';
import { type NamedPoint, placeNames } from './placeNames.ts';

function translate(x: number, y: number): string {
  return `translate(${x}px, ${y}px)`;
}

/** A name that nobody sees, as on a narrow map, is a pixel wide. */
function sizeOfName(item: HTMLElement): NamedPoint['name'] {
  const name = item.querySelector<HTMLElement>('[data-name]');
  return name === null || name.offsetWidth <= 1 ? null : { width: name.offsetWidth, height: name.offsetHeight };
}

function setData(item: HTMLElement | undefined, key: string, value: string): void {
  if (item !== undefined && item.dataset[key] !== value) item.dataset[key] = value;
}

/**
 * Keeps the items of a list where the map shows their points; written to the style, because it is done for every frame.
 * A drag moves them all alike, so it moves the list alone.
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
