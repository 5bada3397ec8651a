import { createTranslations, loadNamespace, type Texts } from '#shared/i18n';

test('what one side has loaded the other shows without asking for it again', async () => {
  const server = createTranslations(loadNamespace);
  await server.load('ua', ['common', 'housing']);
  await server.load('en', ['common']);
  const sent = JSON.parse(JSON.stringify(server.texts('ua', ['common', 'news']))) as Texts;
  expect(Object.keys(sent)).toEqual(['common']);

  const asked: string[] = [];
  const browser = createTranslations(async (language, namespace) => {
    asked.push(`${language}/${namespace}`);
    return loadNamespace(language, namespace);
  });
  browser.add('ua', sent);
  await browser.load('ua', ['common', 'housing']);
  expect(asked).toEqual(['ua/housing']);
  expect(browser.of('ua').t('skipToContent')).toBe(server.of('ua').t('skipToContent'));
  expect(browser.of('en').exists('skipToContent')).toBe(false);
});

test('a namespace that does not exist is named', async () => {
  await expect(loadNamespace('ua', 'nowhere')).rejects.toThrow('There are no texts "nowhere" in ua');
});
