import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { COMPLEXES } from '../../tools/demo-flats/data/complexes.ts';
import { seenFromAbove } from '../../tools/demo-media/data/progress.ts';
import { siteOf, sites } from '../../tools/demo-media/data/sites.ts';
import { birdsEyeOf, facadeOf, isSold, jobs } from '../../tools/demo-media/jobs.ts';
import { type AerialFile, aerialOf, aerialYaml, type Located } from '../../tools/demo-media/outlines/aerial.ts';
import { rim } from '../../tools/demo-media/outlines/polygons.ts';
import { sitePlanOf, sitePlanYaml } from '../../tools/demo-media/outlines/sitePlan.ts';
import { finished, worldOf } from '../../tools/demo-media/world/world.ts';

const content = path.resolve(__dirname, '../../content');
const megabyte = 1024 * 1024;
const projects = path.join(content, 'projects');
const placed = (alias: string): Located =>
  parse(readFileSync(path.join(projects, alias, 'project.yaml'), 'utf8')) as Located;

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
    '%s: every building of the flats has one, closed and inside the picture',
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
    '%s: every floor with flats of every section has one on its facade',
    (alias, complex) => {
      const site = siteOf(alias);
      for (const { key, facade } of sitePlanOf(site).buildings) {
        const house = site.houses.find((each) => each.key === key);
        if (house === undefined) throw new Error(`no house ${key}`);
        const wanted = (complex.buildings[key] ?? []).flatMap(({ floors: [first, last], top }, index) =>
          Array.from(
            { length: last + (top === undefined ? 0 : 1) - first + 1 },
            (_, step) => `${index + 1}/${first + step}`,
          ),
        );
        expect(facade.floors.map(({ section, floor }) => `${section}/${floor}`)).toEqual(wanted);
        expect(facade.floors.filter(({ outline }) => outside(outline, facadeOf(house)))).toEqual([]);
      }
    },
  );

  it('lie in content as the tool draws them', () => {
    const stale = sites
      .filter(({ alias }) => isSold(alias))
      .filter((site) => readFileSync(path.join(projects, site.alias, 'site-plan.yaml'), 'utf8') !== sitePlanYaml(site));
    expect(stale.map(({ alias }) => alias)).toEqual([]);
  });

  it('go round shapes that overlap, without what is inside', () => {
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
  it.each(Object.keys(seenFromAbove))(
    '%s: its markers lie in content as they are worked out, one for each building',
    (alias) => {
      const site = siteOf(alias);
      const text = readFileSync(path.join(projects, alias, 'aerial.yaml'), 'utf8');
      expect(text).toBe(aerialYaml(site, placed(alias)));
      const { panoramas }: AerialFile = aerialOf(site, placed(alias));
      for (const { markers } of panoramas) {
        expect(markers.filter(({ kind }) => kind === 'building')).toHaveLength(
          site.houses.filter(({ key }) => key !== '').length,
        );
        expect(markers.filter(({ yaw, pitch }) => Math.abs(yaw) > 180 || pitch > 0 || pitch < -90)).toEqual([]);
      }
    },
  );
});

describe('the world that the pictures are taken in', () => {
  it('is the same every time, number for number', () => {
    const [first, second] = [worldOf(siteOf('tsehla'), finished), worldOf(siteOf('tsehla'), finished)];
    expect(first.houses.positions).toEqual(second.houses.positions);
    expect(first.rest.positions).toEqual(second.rest.positions);
    expect(first.trees).toEqual(second.trees);
  });

  it('has each of its pictures in content, in the size that its outlines count on', async () => {
    const sizes = await Promise.all(
      jobs.map(async ({ path: name }) => {
        const file = path.join(content, name);
        if (!existsSync(file)) return `${name} is missing`;
        const { width, height } = await sharp(file).metadata();
        return `${name} ${width}×${height}`;
      }),
    );
    expect(sizes).toEqual(jobs.map(({ path: name, view }) => `${name} ${view.width}×${view.height}`));
  }, 30_000);
});

describe('the model of a complex', () => {
  it.each(COMPLEXES.map(({ alias }) => alias))(
    '%s: a binary glTF, small on its way, with a node for each building',
    (alias) => {
      const bytes = readFileSync(path.join(projects, alias, 'model.glb'));
      expect(bytes.subarray(0, 4).toString()).toBe('glTF');
      expect(brotliCompressSync(bytes).length).toBeLessThan(0.4 * megabyte);
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
