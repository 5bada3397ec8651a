/**
 * Draws the preview pictures of pages without their own (lists, the calculator) into public/, from the home page's
 * title and picture. Run it by hand (`npm run tool site-pictures`) after changing those; its output is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { languages } from '#domain/languages.ts';
import { localText } from '../../server/backend/content/schemas/basic.ts';
import { drawCard } from '../../server/backend/openGraph/drawCard.ts';
import { textOf } from '../../server/texts.ts';

const Home = z.object({
  hero: z.object({ title: localText, image: z.object({ file: z.string() }) }),
  seo: z.object({ title: localText }),
});

/** Draws the picture of each language into `outDir`. */
export async function drawSitePictures(contentDir: string, outDir: string): Promise<void> {
  const { hero, seo } = Home.parse(parse(await readFile(path.join(contentDir, 'home/home.yaml'), 'utf8')));
  const { file } = hero.image;
  const master = await readFile(path.join(contentDir, file.startsWith('/') ? '' : 'home', file));
  for (const language of languages) {
    const card = {
      title: hero.title[language],
      facts: seo.title[language],
      brand: textOf(language, 'brand:name'),
      cutAbove: 0.33,
    };
    const name = `preview-${language}.jpg`;
    const bytes = await drawCard(master, card);
    await writeFile(path.join(outDir, name), bytes);
    process.stdout.write(`${name} ${bytes.length} bytes\n`);
  }
}
