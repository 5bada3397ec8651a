import { keepDrawings } from '#features/qa';
import { markGaps, stripe } from '../../../../src/features/qa/report/gaps.ts';

function placedAt(element: Element, x: number, y: number, width: number, height: number): void {
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, width, height));
}

test('a frame cannot be in a picture: its area on the screen is told, and striped in the copy', () => {
  document.body.innerHTML =
    '<main><iframe title="A paper"></iframe><iframe title="Far below"></iframe><p>Words</p></main>';
  const [paper, below] = document.querySelectorAll('iframe');
  if (paper !== undefined) placedAt(paper, -20, 100, 320, 200);
  if (below !== undefined) placedAt(below, 0, 5000, 320, 200);
  const { gaps, unmark } = markGaps();
  expect(gaps).toEqual([{ what: 'frame', x: 0, y: 100, width: 300, height: 200 }]);

  const copy = document.querySelector('main')?.cloneNode(true) as HTMLElement;
  for (const node of [copy, ...copy.querySelectorAll('*')]) stripe(node);
  expect(copy.querySelector('iframe')?.style.background).toContain('repeating-linear-gradient');
  expect(copy.querySelector('p')?.style.background).toBe('');
  unmark();
  expect(document.querySelector('[data-not-drawn]')).toBeNull();
});

test('what a graphics card draws stays to be seen by a picture, and flat drawings are left as they are', () => {
  const asked: (readonly unknown[])[] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((...args: readonly unknown[]) => {
    asked.push(args);
    return null;
  });
  keepDrawings();
  const canvas = document.createElement('canvas');
  canvas.getContext('webgl2', { alpha: true });
  canvas.getContext('webgl');
  canvas.getContext('2d', { alpha: false });
  expect(asked).toEqual([
    ['webgl2', { alpha: true, preserveDrawingBuffer: true }],
    ['webgl', { preserveDrawingBuffer: true }],
    ['2d', { alpha: false }],
  ]);
});
