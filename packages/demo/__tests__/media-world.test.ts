import { brotliCompressSync, constants } from 'node:zlib';
import { COMPLEXES } from '../flats/data/complexes.ts';
import { seenFromAbove } from '../media/data/progress.ts';
import { siteOf } from '../media/data/sites.ts';
import { birdsEyeOf, facadeOf, jobs } from '../media/jobs.ts';
import { modelOf } from '../media/model/glb.ts';
import { aerialOf, type Located } from '../media/outlines/aerial.ts';
import { rim } from '../media/outlines/polygons.ts';
import { sitePlanOf } from '../media/outlines/sitePlan.ts';
import { finished } from '../media/world/outdoors/works.ts';
import { worldOf } from '../media/world/world.ts';

const megabyte = 1024 * 1024;

/** A complex with one place of each kind that a panorama names, half a kilometre north of it. */
const located: Located = {
  position: { lat: 49.8, lon: 24 },
  infrastructure: ['school', 'park', 'shop'].map((category) => ({
    category,
    name: { ua: category, en: category },
    position: { lat: 49.8045, lon: 24 },
  })),
};

const cornersOf = (outline: string): number[][] =>
  outline
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number));

function outside(outline: string, { width, height }: { width: number; height: number }): boolean {
  return (
    !/^M[\d. -]+(L[\d. -]+){2,}Z$/.test(outline) ||
    cornersOf(outline).some(([x = -1, y = -1]) => x < 0 || y < 0 || x > width || y > height)
  );
}

describe('the outlines on the pictures of a complex', () => {
  it.each(COMPLEXES.map(({ alias }) => alias))(
    '%s: each building of the flats has one, closed and inside the picture',
    (alias) => {
      const site = siteOf(alias);
      const { buildings } = sitePlanOf(site);
      const view = birdsEyeOf(site);
      expect(buildings.map(({ key }) => key)).toEqual(
        Object.keys(COMPLEXES.find((complex) => complex.alias === alias)?.buildings ?? {}).sort(),
      );
      expect(
        buildings
          .filter(
            ({ outline, label_at }) => outside(outline, view) || outside(`M${label_at.x} ${label_at.y}L1 1L1 2Z`, view),
          )
          .map(({ key }) => key),
      ).toEqual([]);
    },
  );

  it.each(COMPLEXES.map((complex) => [complex.alias, complex] as const))(
    '%s: each floor with flats of each section has one on its facade',
    (alias, complex) => {
      const site = siteOf(alias);
      for (const { key, facade } of sitePlanOf(site).buildings) {
        const house = site.houses.find((each) => each.key === key);
        if (house === undefined) throw new Error(`no house ${key}`);
        const expected = (complex.buildings[key] ?? []).flatMap(({ floors: [first, last], top }, index) =>
          Array.from(
            { length: last + (top === undefined ? 0 : 1) - first + 1 },
            (_, step) => `${index + 1}/${first + step}`,
          ),
        );
        expect(facade.floors.map(({ section, floor }) => `${section}/${floor}`)).toEqual(expected);
        expect(facade.floors.filter(({ outline }) => outside(outline, facadeOf(house)))).toEqual([]);
      }
    },
  );

  it('surround overlapping shapes, without inner edges', () => {
    const around = rim([
      [
        [0, 0],
        [4, 0],
        [4, 2],
        [0, 2],
      ],
      [
        [3, 1],
        [6, 1],
        [6, 5],
        [3, 5],
      ],
    ]);
    expect(around).toEqual([
      [0, 0],
      [4, 0],
      [4, 1],
      [6, 1],
      [6, 5],
      [3, 5],
      [3, 2],
      [0, 2],
    ]);
  });
});

describe('the panoramas of a complex', () => {
  it.each(Object.keys(seenFromAbove))('%s: has a marker for each building and each named place', (alias) => {
    const site = siteOf(alias);
    const buildings = site.houses.filter(({ key }) => key !== '').length;
    for (const { markers } of aerialOf(site, located).panoramas) {
      expect(markers.filter(({ kind }) => kind === 'building')).toHaveLength(buildings);
      expect(markers.filter(({ kind }) => kind === 'place').map(({ key }) => key)).toEqual(['school', 'park']);
      expect(markers.filter(({ yaw, pitch }) => Math.abs(yaw) > 180 || pitch > 0 || pitch < -90)).toEqual([]);
    }
  });
});

describe('the world of the pictures', () => {
  it('is the same every time, number for number', () => {
    const [first, second] = [worldOf(siteOf('tsehla'), finished), worldOf(siteOf('tsehla'), finished)];
    expect(first.houses.positions).toEqual(second.houses.positions);
    expect(first.rest.positions).toEqual(second.rest.positions);
    expect(first.trees).toEqual(second.trees);
  });

  it('gives each picture its own path', () => {
    const paths = jobs.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
});

describe('the model of a complex', () => {
  it.each(COMPLEXES.map(({ alias }) => alias))(
    '%s: is a small binary glTF with a node for each building',
    async (alias) => {
      const bytes = Buffer.from(await modelOf(siteOf(alias)));
      expect(bytes.subarray(0, 4).toString()).toBe('glTF');
      // The best quality, which the server sends, takes 20 s and a fifth less.
      const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      expect(compressed.length).toBeLessThan(0.4 * megabyte);
      const described = JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString()) as {
        nodes: { name: string }[];
        extensionsRequired: string[];
      };
      expect(described.extensionsRequired).toContain('KHR_mesh_quantization');
      const named = described.nodes.map(({ name }) => name).filter((name) => name.startsWith('building:'));
      expect(named.sort()).toEqual(
        siteOf(alias)
          .houses.filter(({ key }) => key !== '')
          .map(({ key }) => `building:${key}`)
          .sort(),
      );
    },
  );
});
