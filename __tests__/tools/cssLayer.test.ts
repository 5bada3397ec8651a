import { readFileSync } from 'node:fs';
import path from 'node:path';
import { layerOf } from '../../tools/webpack/cssLayer.ts';

const root = path.join(import.meta.dirname, '../..');
const weakestFirst =
  /@layer ([^;]+);/.exec(readFileSync(path.join(root, 'src/shared/ui/styles/layers.css'), 'utf8'))?.[1]?.split(', ') ??
  [];

test.each([
  ['src/shared/ui/action/Button.module.css', 'shared.ui'],
  ['src/shared/map/LazyMap.module.css', 'shared'],
  ['src/entities/project/view/ProjectTile.module.css', 'entities'],
  ['src/features/consultation/ConsultationBlock.module.css', 'features'],
  ['src/pages/home/HomePage.module.css', 'pages'],
  ['src/app/layout/Layout.module.css', 'app'],
  ['node_modules/a-library/dist/style.css', 'vendor'],
])('%s is in the layer %s, which has its place among the others', (file, layer) => {
  expect(layerOf(file)).toBe(layer);
  expect(weakestFirst).toContain(layer.split('.')[0]);
});

test('a global style sheet names its layer itself', () => {
  expect(layerOf('src/shared/ui/styles/base.css')).toBeNull();
});

test('the importing layer is stronger than the imported one', () => {
  expect(weakestFirst.slice(-5)).toEqual(['shared', 'entities', 'features', 'pages', 'app']);
});
