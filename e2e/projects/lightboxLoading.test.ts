import { chunkFile } from '../support/chunkFile.ts';
import { hydrated, savesData } from '../support/visit.ts';
import { context, newVisitors, page, site } from '../support/visitor.ts';

newVisitors({ hasTouch: true });
// Nothing is preloaded: the first tap loads the lightbox.
beforeEach(() => page.addInitScript(savesData));

const address = '/en/projects/lypa/progress';

async function visit(path = address): Promise<void> {
  await page.goto(site.origin + path);
  await hydrated(page);
}
const picture = () => page.getByRole('article').getByRole('link', { name: 'The yard' });
const isBusy = () => picture().and(page.locator('[aria-busy="true"]'));
const lightbox = () => page.getByRole('dialog', { name: 'Pictures' });
const failure = () => page.getByRole('dialog', { name: 'This part did not load' });
const dialogChunk = `**${chunkFile('lightbox-dialog')}`;
const focusedPicture = () => page.evaluate(() => document.activeElement?.querySelector('img')?.alt);

it('a tapped picture is busy until the lightbox is there', async () => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(dialogChunk, async (route) => {
    await released;
    await route.continue();
  });
  await visit();
  await picture().tap();
  await isBusy().waitFor();
  release();
  await lightbox().waitFor();
  expect(await picture().getAttribute('aria-busy')).toBeNull();
});

it('a tap without a network says so, and opens the picture when the network is back', async () => {
  await visit();
  await picture().scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await picture().tap();
  await failure().getByRole('button', { name: 'Try again' }).waitFor();
  expect(await picture().getAttribute('aria-busy')).toBeNull();
  await context.setOffline(false);
  await lightbox().waitFor();
  await failure().waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?photo=2');
});

it('a failure without a network can be closed, and the focus returns to the picture', async () => {
  await visit();
  await picture().scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await picture().tap();
  await failure().getByRole('button', { name: 'Close' }).tap();
  await failure().waitFor({ state: 'detached' });
  expect(await focusedPicture()).toBe('The yard');
  await picture().tap();
  await failure().waitFor();
  await context.setOffline(false);
  await lightbox().waitFor();
});

it('a tap on a picture opens its file when the lightbox cannot load', async () => {
  await page.route(dialogChunk, (route) => route.abort());
  await visit();
  await picture().tap();
  await page.waitForURL('**/media/**');
  expect(await page.locator('img').count()).toBe(1);
});

it('a shared address whose lightbox does not load can be retried', async () => {
  await page.route(dialogChunk, (route) => route.abort());
  await visit(`${address}?photo=2`);
  const again = failure().getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unroute(dialogChunk);
  await again.tap();
  await lightbox().getByText('2 / 2').waitFor();
  expect(new URL(page.url()).search).toBe('?photo=2');
});

it('a shared address whose lightbox does not load is the page alone after closing', async () => {
  await page.route(dialogChunk, (route) => route.abort());
  await visit(`${address}?photo=2`);
  await failure().getByRole('button', { name: 'Close' }).tap();
  await failure().waitFor({ state: 'detached' });
  await page.waitForURL(`**${address}`);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('a lightbox whose view does not load is closed by Escape, and the focus returns to the picture', async () => {
  await page.route(`**${chunkFile('lightbox')}`, (route) => route.abort());
  await visit();
  await picture().tap();
  await lightbox().getByRole('button', { name: 'Try again' }).waitFor();
  await page.keyboard.press('Escape');
  await lightbox().waitFor({ state: 'detached' });
  await page.waitForURL(`**${address}`);
  expect(await focusedPicture()).toBe('The yard');
});

it('a lightbox that does not load after a reload is closed by going back, like one that does', async () => {
  await visit('/en/projects/lypa/about');
  await visit();
  await picture().tap();
  await lightbox().waitFor();
  await page.route(dialogChunk, (route) => route.abort());
  await page.reload();
  await failure().getByRole('button', { name: 'Close' }).tap();
  await failure().waitFor({ state: 'detached' });
  await page.waitForURL(`**${address}`);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/en/projects/lypa/about');
});

it('a shared address with a hash keeps it when its lightbox does not load and is closed', async () => {
  await page.route(dialogChunk, (route) => route.abort());
  await visit(`${address}?photo=2#progress`);
  await failure().getByRole('button', { name: 'Close' }).tap();
  await failure().waitFor({ state: 'detached' });
  await page.waitForURL(`**${address}#progress`);
  expect(new URL(page.url()).search).toBe('');
});
