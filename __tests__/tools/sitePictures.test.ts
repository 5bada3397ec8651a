import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { drawSitePictures } from '../../tools/pictures/sitePictures.ts';
import { fixtureContent } from '../support/backend/backend.ts';
import { copyContent } from '../support/backend/contentCopy.ts';
import { temporaryFolders } from '../support/temporaryFolders.ts';

const makeFolder = temporaryFolders();

it('draws a preview per language, with a picture named from the content folder', async () => {
  const folder = await makeFolder();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await drawSitePictures(fixtureContent, folder);
  expect(await readdir(folder)).toEqual(['preview-en.jpg', 'preview-ua.jpg']);
});

it('shows the figures of the title, not their names', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const pictureOf = async (title: string): Promise<Buffer> => {
    const [folder, content] = [await makeFolder(), await copyContent()];
    await content.edit('home/home.yaml', 'en: Homes with a horizon', `en: '${title}'`);
    await drawSitePictures(content.dir, folder);
    await content.dispose();
    return readFile(path.join(folder, 'preview-en.jpg'));
  };
  expect((await pictureOf('Homes in {projects} places')).equals(await pictureOf('Homes in 2 places'))).toBe(true);
});
