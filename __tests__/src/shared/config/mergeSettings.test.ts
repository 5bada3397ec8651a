import fc from 'fast-check';
import { defaultSettings, mergeSettings } from '#shared/config';

describe('mergeSettings', () => {
  it('lets the hosting page win over the build', () => {
    const { settings, problems } = mergeSettings(
      { host: 'https://build.example', phone: '+380 32 200 11 11' },
      { host: 'https://page.example' },
    );
    expect(settings).toEqual({ ...defaultSettings, host: 'https://page.example', phone: '+380 32 200 11 11' });
    expect(problems).toEqual([]);
  });

  it.each([
    ['defaultLanguage', 'de'],
    ['origin', 'page.example'],
    ['origin', 'https://page.example/'],
    ['origin', 'https://page.example/site'],
    ['host', 'page.example'],
    ['host', 'https://page.example/'],
    ['masterPlanUrl', 'javascript:alert(1)'],
    ['tagManagerContainer', 'UA-1'],
    ['phone', 380],
    ['messengerUrl', 'javascript:alert(1)'],
    ['mapTiles', { url: 'https://tiles.example/{x}/{y}.png', attribution: 'Tiles' }],
    ['failureNotices', true],
    ['applicationMethod', 'PUT'],
    ['serviceWorker', true],
    ['qa', 'record'],
  ])('refuses %s = %j by name and keeps what stands', (name, value) => {
    const { settings, problems } = mergeSettings({ [name]: value });
    expect(settings).toEqual(defaultSettings);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`siteSettings.${name}: expected`);
  });

  it('names a setting that does not exist', () => {
    expect(mergeSettings({ defaultLangage: 'en' }).problems).toEqual(['siteSettings.defaultLangage: unknown setting']);
  });

  it.each([[null], ['text'], [[]], [42]])('survives %j in place of an object', (source) => {
    expect(mergeSettings(source)).toEqual({
      settings: defaultSettings,
      problems: ['siteSettings: expected an object'],
    });
  });

  it('gives usable settings whatever it is fed', () => {
    fc.assert(
      fc.property(fc.anything(), (source) => {
        const { settings } = mergeSettings(source);
        expect(Object.keys(settings).toSorted()).toEqual(Object.keys(defaultSettings).toSorted());
        expect(['ua', 'en']).toContain(settings.defaultLanguage);
        expect(typeof settings.host).toBe('string');
      }),
    );
  });
});
