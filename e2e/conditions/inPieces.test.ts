import { type Piece, type Proxy, startProxy } from '../support/proxy.ts';
import { hydrated, savesData, watchShifts } from '../support/visit.ts';
import { site, sharedBrowser } from '../support/visitor.ts';

const browser = sharedBrowser();
let proxy: Proxy;
beforeAll(async () => {
  proxy = await startProxy(site.origin);
});
afterAll(() => proxy.stop());

/** Where the pieces start and end. */
interface Part {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

const belowTitle: Part = { from: '</h1>', to: '<footer', count: 12 };
/** Up to the text of the first tile. */
const firstTile: Part = { from: '</h1>', to: '</article', count: 20 };
/** The links to the neighbouring flats are beside the text. */
const flatHead: Part = { from: '</h1>', to: '</nav></div></div>', count: 6 };
/** The longest option is in the last piece. */
const sortOptions: Part = { from: 'Порядок', to: 'найшвидше заселення', count: 5 };
/** The box of the filter is empty in the first piece. */
const foldedFilter: Part = { from: 'data-print="hide"><details', to: '</details>', count: 1 };
const topics: Part = { from: 'Теми новин', to: 'Будівництво', count: 1 };
/** Beside its words is a picture. */
const month: Part = { from: 'id="progress-month"', to: '</picture>', count: 1 };
const figures: Part = { from: '</picture></div>', to: 'id="projects"', count: 6 };
const headOfPage: Part = { from: '<header', to: '</header>', count: 6 };
/** Its bar is at the bottom edge of its picture. */
const viewer: Part = { from: '</picture></div>', to: 'Open the 3D model', count: 3 };
const quickActions: Part = { from: '<aside', to: '</aside>', count: 3 };

/** Everything before the part at once, and the part in pieces that end where an element starts. */
function cut(html: string, { from, to, count }: Part, seen: readonly Promise<void>[]): Piece[] {
  const start = html.indexOf(from);
  const length = (html.indexOf(to) - start) / count;
  const endAfter = (place: number): number => place + html.slice(place).search(/<[a-z]/);
  const ends = [...seen.map((_, index) => endAfter(start + 1 + Math.round(length * index))), html.length];
  return ends.map((end, index) => ({
    text: html.slice(ends[index - 1] ?? 0, end),
    seen: seen[index] ?? Promise.resolve(),
  }));
}

it.each([
  { path: '/projects', width: 320, part: firstTile },
  { path: '/projects', width: 480, part: firstTile },
  {
    path: '/en/projects?status=commissioned&status=under_construction&rooms=2&price_to=9000000',
    width: 320,
    part: firstTile,
  },
  { path: '/en/projects', width: 800, part: firstTile },
  { path: '/flats', width: 390, part: sortOptions },
  { path: '/projects/obriy-park/plan/a', width: 320, part: belowTitle },
  { path: '/en/projects/obriy-park/plan', width: 320, part: belowTitle },
  { path: '/en/projects/obriy-park/plan/flat/a-1-5-17', width: 320, part: flatHead },
  { path: '/en/projects/obriy-park/3d-model', width: 320, part: viewer },
  { path: '/en/projects/obriy-park/plan/a/1', width: 320, part: foldedFilter },
  { path: '/news', width: 320, part: topics },
  { path: '/en/projects/obriy-park/progress', width: 1440, part: month },
  { path: '/en', width: 1440, part: figures },
  { path: '/appointment/select_date', width: 320, part: belowTitle },
  { path: '/news/nowhere', width: 320, part: headOfPage },
  { path: '/news/nowhere', width: 320, part: quickActions },
  { path: '/en/about', width: 1440, part: headOfPage },
])(
  'the loaded part of $path does not move while the rest arrives, and hydrates unchanged ($width pixels wide, in pieces from $part.from on)',
  async ({ path, width, part }) => {
    const painted = Array.from({ length: part.count }, () => Promise.withResolvers<void>());
    proxy.pieces = (html) =>
      cut(
        html,
        part,
        painted.map(({ promise }) => promise),
      );
    const context = await browser.newContext({ viewport: { width, height: width < 1024 ? 700 : 900 } });
    const page = await context.newPage();
    await page.addInitScript(savesData);
    await page.addInitScript(watchShifts);
    await page.goto(proxy.origin + path, { waitUntil: 'commit' });
    let elements = 0;
    for (const { resolve } of painted) {
      const more = await page.waitForFunction(
        (before) => {
          const now = document.querySelectorAll('body *').length;
          return now > before && now;
        },
        elements,
        // Not by frames: there are none before the title.
        { polling: 20 },
      );
      elements = Number(await more.jsonValue());
      // Painted, so that later movement counts as a shift. Nothing is painted before what the page waits for.
      await page.evaluate(() => {
        const awaited = document.querySelector('link[rel="expect"]')?.getAttribute('href') ?? 'html';
        if (document.querySelector(awaited) === null) return undefined;
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
      resolve();
    }
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window.layoutShift > 0.001 ? window.movedElements : []))).toEqual([]);
    // Reserved flats are requested once the page has loaded.
    expect(proxy.seen.filter((url) => /\/api\/(?!extensions$|reservations$)/.test(url))).toEqual([]);
    await context.close();
  },
);
