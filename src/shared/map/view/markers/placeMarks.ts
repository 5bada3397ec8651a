import type { Frame } from '../createCityMap.ts';
import { type Mark, pixelOf } from './marks.ts';

function translate(x: number, y: number): string {
  return `translate(${x}px, ${y}px)`;
}

/** Words go towards the middle, where there is room for them. */
function sideOf(x: number, width: number): 'start' | 'end' {
  return x > width / 2 ? 'start' : 'end';
}

/**
 * Keeps the items of a list where the map shows their points; written to the style, because it is done for every frame.
 * A drag moves them all alike, so it moves the list alone.
 */
export function makePlacer(list: HTMLElement, marks: readonly Mark[]): (frame: Frame) => void {
  let placed: Frame | null = null;
  const items = [...list.children].filter((item) => item instanceof HTMLElement);

  const placeEach = (frame: Frame): void => {
    for (const [index, mark] of marks.entries()) {
      const style = items[index]?.style;
      if (style === undefined) continue;
      style.transform = translate(...pixelOf(mark, frame));
      style.visibility = 'visible';
    }
    list.style.transform = '';
    placed = frame;
  };

  return (frame) => {
    if (placed?.resolution === frame.resolution) {
      list.style.transform = translate((placed.left - frame.left) / frame.resolution, (frame.top - placed.top) / frame.resolution);
    } else placeEach(frame);
    for (const [index, mark] of marks.entries()) {
      const item = items[index];
      const side = sideOf(pixelOf(mark, frame)[0], frame.width);
      if (item !== undefined && item.dataset['side'] !== side) item.dataset['side'] = side;
    }
  };
}
