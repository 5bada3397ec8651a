/**
 * Draws the preview pictures of pages without their own (lists, the calculator) into public/, from the home page's
 * title and picture. Run it by hand (`npm run tool site-pictures`) after changing those; its output is committed.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '#domain/languages.ts';
import { loadContent } from '../../server/backend/loadContent.ts';
import { createMedia } from '../../server/backend/media/index.ts';
import { drawCard } from '../../server/backend/openGraph/drawCard.ts';
import { textOf } from '../../server/texts.ts';

/** Draws the picture of each language into `outDir`. */
export async function drawSitePictures(contentDir: string, outDir: string): Promise<void> {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'obriy-previews-'));
  const media = createMedia({ contentDir, cacheDir });
  try {
    const content = await loadContent(contentDir, media);
    for (const language of languages) {
      const { hero, seo } = content[language].home;
      const card = { title: hero.title, facts: seo.title, brand: textOf(language, 'brand:name'), cutAbove: 0.33 };
      const name = `preview-${language}.jpg`;
      const bytes = await drawCard(await media.read(hero.image.src), card);
      await writeFile(path.join(outDir, name), bytes);
      process.stdout.write(`${name} ${bytes.length} bytes\n`);
    }
  } finally {
    await media.close();
    await rm(cacheDir, { recursive: true, force: true });
  }
}
