import { createCityMap } from '../../../../src/shared/map/view/createCityMap.ts';

const positions = [
  { lat: 49.82, lon: 23.98 },
  { lat: 49.86, lon: 24.07 },
];

function makeMap(width: number, height: number) {
  const target = document.createElement('div');
  // OpenLayers subtracts them from the size, and jsdom has no defaults.
  target.style.cssText = 'border: 0 solid; padding: 0';
  Object.defineProperties(target, { offsetWidth: { value: width }, offsetHeight: { value: height } });
  document.body.append(target);
  const ignore = (): void => {};
  return createCityMap({ target, tiles: null, language: 'en', onMoved: ignore, onTapped: ignore, onTiles: ignore });
}

async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

beforeEach(() => {
  // jsdom draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return new Proxy({}, { get: (_, name) => (name === 'canvas' ? this : () => {}) }) as never;
  });
});

it('draws its first frame where it is fitted', async () => {
  const map = makeMap(400, 300);
  const drawn = jest.fn();
  map.onFrame(drawn);
  await twoFrames();
  expect(drawn).not.toHaveBeenCalled();
  map.fit(positions, false);
  await twoFrames();
  expect(drawn).toHaveBeenCalledWith(map.frame());
  expect(map.shows(positions)).toBe(true);
  map.dispose();
});

it('shows nothing before it has a size', () => {
  const map = makeMap(0, 0);
  map.fit(positions, false);
  expect(map.shows(positions)).toBe(false);
  map.dispose();
});
