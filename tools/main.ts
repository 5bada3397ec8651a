import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

interface Tool {
  readonly does: string;
  readonly run: () => Promise<unknown>;
  /** The tool reads `dist/`, so the site is built first. */
  readonly needsBuild?: true;
}

const tools: Readonly<Record<string, Tool>> = {
  bench: { does: 'measures every goal of docs/benchmarks.md', run: () => import('./bench/main.ts'), needsBuild: true },
  'booking-diagram': {
    does: 'draws docs/pictures/booking.mmd from the transition table',
    run: async () => (await import('./house/bookingDiagram.ts')).writeBookingDiagram(),
  },
  contract: {
    does: 'says what of SPEC.md a backend breaks, and what visitors do not see of it',
    run: () => import('./contract.ts'),
  },
  'demo-documents': {
    does: "makes the PDF documents of the demonstration's projects",
    run: async () => {
      const { makeDocuments } = await import('@obriy/demo/documents');
      const { Structure } = await import('../server/backend/pdf/structure.ts');
      return makeDocuments((doc) => new Structure(doc));
    },
  },
  'demo-flats': {
    does: "makes the demonstration's flats and floor plans",
    run: () => import('@obriy/demo/flats'),
  },
  'demo-media': {
    does: "makes the demonstration's pictures, panoramas and models; [part of a path] narrows it",
    run: async () => {
      // A dynamic import: development packages are missing where a server's tools run.
      const { findBrowser } = await import('../e2e/support/browser.ts');
      process.env['CHROMIUM'] ??= findBrowser();
      return import('@obriy/demo/media');
    },
  },
  export: { does: 'writes the site as plain files', run: () => import('./export.ts'), needsBuild: true },
  'fallback-fonts': {
    does: "measures local fonts against the site's own; [folder] has the files of fonts",
    run: () => import('./fonts/fallbackFonts.ts'),
  },
  faults: { does: 'puts leads through crashes, outages and lost replies', run: () => import('./faults.ts') },
  fonts: { does: "cuts the site's fonts out of their packages", run: () => import('./fonts/fonts.ts') },
  house: {
    does: 'prints how large and how tangled the code is; --names lists what is wrong',
    run: () => import('./house/house.ts'),
  },
  icons: { does: 'draws the icons in public/ from favicon.svg', run: () => import('./pictures/icons.ts') },
  leads: { does: 'prints, confirms and erases leads', run: () => import('./leads.ts') },
  'preview-fonts': {
    does: 'cuts the fonts of preview pictures and PDFs',
    run: () => import('./fonts/previewFonts.ts'),
  },
  'qa-pictures': {
    does: 'takes the pictures of docs/qa.md',
    run: () => import('./pictures/qaPictures.ts'),
    needsBuild: true,
  },
  'readme-picture': {
    does: 'takes the picture of README.md',
    run: () => import('./pictures/readmePicture.ts'),
    needsBuild: true,
  },
  recordings: {
    does: "records the tests' walks through the site again",
    run: () => import('./recordings.ts'),
    needsBuild: true,
  },
  replay: { does: 'replays a recording without a browser', run: () => import('./replay.ts') },
  scrub: {
    does: 'measures the frames while the slider of a replay moves',
    run: () => import('./scrub.ts'),
    needsBuild: true,
  },
  'site-pictures': {
    does: 'draws the default preview pictures in public/',
    run: async () =>
      (await import('./pictures/sitePictures.ts')).drawSitePictures(
        path.join(root, 'content'),
        path.join(root, 'public'),
      ),
  },
  weights: {
    does: 'measures what a phone downloads per route',
    run: () => import('./sizes/weights.ts'),
    needsBuild: true,
  },
};

const width = Math.max(...Object.keys(tools).map((name) => name.length));
const list = Object.entries(tools)
  .map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}\n`)
  .join('');
const usage = `npm run tool <name> -- <options>\n\n${list}`;

function buildFor(tool: string): boolean {
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  if (!existsSync(webpack)) {
    process.stderr.write(`${tool} builds the site first, which needs all packages: run npm ci\n`);
    return false;
  }
  return spawnSync(process.execPath, [webpack], { stdio: 'inherit' }).status === 0;
}

// The tool reads its own options where a program expects them.
const [name] = process.argv.splice(2, 1);
const tool = name === undefined || !Object.hasOwn(tools, name) ? undefined : tools[name];
if (name === undefined) {
  process.stdout.write(usage);
} else if (tool === undefined) {
  process.stderr.write(`There is no tool named ${name}.\n\n${usage}`);
  process.exitCode = 1;
} else if (tool.needsBuild && !buildFor(name)) {
  process.exitCode = 1;
} else {
  await tool.run();
}
