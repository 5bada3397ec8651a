import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string): string =>
  readFileSync(path.join(process.cwd(), 'src/shared/ui/styles', file), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .trim();

/** antd styles every link of the page; ours keep their colour, underline and focus ring only from a later layer. */
it('names the layers before anything else, our links over antd', () => {
  expect(read('index.css')).toMatch(/^@import url\('\.\/layers\.css'\);/);
  expect(read('layers.css')).toBe('@layer base, antd, vendor, links, shared, entities, features, pages, app;');
});

it('says in that layer all that antd says of a link', () => {
  const links = read('links.css');
  expect(read('index.css')).toContain("@import url('./links.css') layer(links);");
  expect(
    ['color:', 'text-decoration:', 'outline:', 'transition:'].filter((property) => !links.includes(property)),
  ).toEqual([]);
});
