import { readdir } from 'node:fs/promises';
import { drawSitePictures } from '../../tools/pictures/sitePictures.ts';
import { fixtureContent } from '../support/backend/backend.ts';
import { temporaryFolders } from '../support/temporaryFolders.ts';

const makeFolder = temporaryFolders();

it('draws a preview per language, with a picture named from the content folder', async () => {
  const folder = await makeFolder();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await drawSitePictures(fixtureContent, folder);
  expect(await readdir(folder)).toEqual(['preview-en.jpg', 'preview-ua.jpg']);
});
