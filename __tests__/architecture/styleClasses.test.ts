import { readSources } from './readSources.ts';
import { strayClasses } from './styleClasses.ts';

test('every class that is named is there, and every class that is there is named', () => {
  const sheets = readSources('src/**/*.module.css');
  expect(sheets.length).toBeGreaterThan(100);
  expect(strayClasses(readSources('src/**/*.{ts,tsx}'), sheets)).toEqual([]);
});

test('the guard sees what it is for', () => {
  const sheet = {
    file: 'src/a/Tile.module.css',
    source: '.tile { color: red }\n/* .old */ .tile .idle, :global(.ol-box) .tile {}\n',
  };
  const tile = {
    file: 'src/a/Tile.tsx',
    source: "import styles from './Tile.module.css';\n<p className={styles.tile} id={styles.gone} />",
  };
  const computed = {
    file: 'src/a/b/Row.tsx',
    source: "import look from '../Tile.module.css';\n<p className={look[status]} />",
  };
  const missing = 'src/a/Tile.tsx names .gone, which src/a/Tile.module.css has not';
  expect(strayClasses([tile], [sheet])).toEqual([missing, 'src/a/Tile.module.css has .idle, which nobody names']);
  expect(strayClasses([tile, computed], [sheet])).toEqual([missing]);
});
