import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { defaultSettings, mergeSettings, reportProblems, settingsSlice, useOrigin } from '#shared/config';
import { createTranslations, loadNamespace, type Texts } from '#shared/i18n';
import { shareLink } from '#shared/share';

describe('mergeSettings', () => {
  describe('mergeSettings', () => {
    it('prefers the hosting page over the build', () => {
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
      ['masterPlanUrl', '//other.example/plan'],
      ['mapTiles', 'https://tiles.example/{z}/{x}/{y}.png'],
      ['mapTiles', { url: 'https://tiles.example/{x}/{y}.png', attribution: 'Tiles' }],
      ['mapTiles', { url: 'https://tiles.example/{z}/{x}.png', attribution: 'Tiles' }],
      ['mapTiles', { url: 'https://tiles.example/{z}/{y}.png', attribution: 'Tiles' }],
      ['mapTiles', { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'T', attributionUrl: 'javascript:0' }],
      ['failureNotices', true],
      ['applicationMethod', 'PUT'],
      ['plainForms', true],
      ['leadTimeout', 0],
      ['leadTimeout', 86_401],
      ['leadTimeout', '60'],
      ['landingMinimum', 0],
      ['serviceWorker', true],
      ['qa', 'record'],
    ])('refuses %s = %j by name and keeps the default', (name, value) => {
      const { settings, problems } = mergeSettings({ [name]: value });
      expect(settings).toEqual(defaultSettings);
      expect(problems).toEqual([name]);
    });

    it.each([
      ['origin', 'https://page.example'],
      ['host', ''],
      ['masterPlanUrl', '/plan'],
      ['tagManagerContainer', 'GTM-ABC123'],
      ['messengerUrl', 'viber://chat?number=380322001111'],
      ['mapTiles', { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles' }],
      [
        'mapTiles',
        { url: 'https://t.example/{z}/{x}/{y}.png', attribution: 'T', attributionUrl: 'https://t.example/licence' },
      ],
      ['leadTimeout', 1],
      ['leadTimeout', 86_400],
      ['leadTimeout', null],
      ['landingMinimum', 1],
      ['plainForms', 'off'],
    ])('accepts %s = %j', (name, value) => {
      expect(mergeSettings({ [name]: value })).toEqual({
        settings: { ...defaultSettings, [name]: value },
        problems: [],
      });
    });

    it.each(Object.keys(defaultSettings))('says what %s must be', async (name) => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => {});
      await reportProblems([name]);
      expect(log).toHaveBeenCalledWith(expect.stringContaining(`siteSettings.${name}: expected `));
    });

    it('reports what is wrong by name', async () => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => {});
      const { problems } = mergeSettings(null, { defaultLangage: 'en', qa: 'record', host: 'page.example' });
      await reportProblems(problems);
      expect(log.mock.calls).toEqual([
        ['siteSettings: expected an object'],
        ['siteSettings.defaultLangage: unknown setting'],
        ["siteSettings.qa: expected 'on' or 'off'"],
        ["siteSettings.host: expected an http(s) address without a slash at the end, or ''"],
      ]);
    });

    it.each([[null], ['text'], [[]], [42]])('ignores %j in place of an object', (source) => {
      expect(mergeSettings(source)).toEqual({
        settings: defaultSettings,
        problems: [null],
      });
    });

    it('returns valid settings for any input', () => {
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
});

describe('useOrigin', () => {
  function Origin() {
    return <p>{useOrigin() ?? 'unknown'}</p>;
  }

  function page(origin: string | null) {
    const store = configureStore({
      reducer: { settings: settingsSlice.reducer },
      preloadedState: { settings: { ...defaultSettings, origin } },
    });
    return (
      <Provider store={store}>
        <Origin />
      </Provider>
    );
  }

  it('is the setting, on the server and in a browser', () => {
    expect(renderToString(page('https://obriy.example'))).toBe('<p>https://obriy.example</p>');
    render(page('https://obriy.example'));
    expect(screen.getByText('https://obriy.example')).toBeVisible();
  });

  it('without the setting is undefined on the server, and the address bar after hydration', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(page(null));
    expect(root).toHaveTextContent('unknown');
    const hydrated = await act(async () => hydrateRoot(root, page(null)));
    expect(root).toHaveTextContent(window.location.origin);
    act(() => hydrated.unmount());
  });
});

describe('createI18n', () => {
  test('shows the texts of the server without loading them again', async () => {
    const server = createTranslations(loadNamespace);
    await server.load('ua', ['common', 'housing']);
    await server.load('en', ['common']);
    const sent = JSON.parse(JSON.stringify(server.texts('ua', ['common', 'news']))) as Texts;
    expect(Object.keys(sent)).toEqual(['common']);

    const requested: string[] = [];
    const browser = createTranslations(async (language, namespace) => {
      requested.push(`${language}/${namespace}`);
      return loadNamespace(language, namespace);
    });
    browser.add('ua', sent);
    await browser.load('ua', ['common', 'housing']);
    expect(requested).toEqual(['ua/housing']);
    expect(browser.of('ua').t('skipToContent')).toBe(server.of('ua').t('skipToContent'));
    expect(browser.of('en').exists('skipToContent')).toBe(false);
  });

  test('reports an unknown namespace', async () => {
    await expect(loadNamespace('ua', 'nowhere')).rejects.toThrow('There are no texts "nowhere" in ua');
  });
});

describe('shareLink', () => {
  const url = 'https://obriy.example/favourites';

  /** A device with its share sheet and its clipboard. */
  const device = ({
    finger = true,
    share,
    writeText = () => Promise.resolve(),
  }: {
    finger?: boolean;
    share?: () => Promise<void>;
    writeText?: () => Promise<void>;
  }) => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: finger } as MediaQueryList);
    const clipboard = { writeText: jest.fn(writeText) };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    return clipboard;
  };
  const refusal = (name: string) => () => Promise.reject(new DOMException('No', name));

  it('opens the share sheet on touch, which reports its own result, also when it is dismissed', async () => {
    const share = jest.fn(() => Promise.resolve());
    device({ share });
    expect(await shareLink(url, 'Saved flats')).toBe('none');
    expect(share).toHaveBeenCalledWith({ url, title: 'Saved flats' });
    const { writeText } = device({ share: refusal('AbortError') });
    expect(await shareLink(url, 'Saved flats')).toBe('none');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link when the sheet is not allowed', async () => {
    const { writeText } = device({ share: refusal('NotAllowedError') });
    expect(await shareLink(url, 'Saved flats')).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(url);
  });

  it('copies the link with a mouse, or shows it to be copied by hand', async () => {
    const share = jest.fn(() => Promise.resolve());
    device({ finger: false, share });
    expect(await shareLink(url, 'Saved flats')).toBe('copied');
    device({ finger: false, share, writeText: refusal('NotAllowedError') });
    expect(await shareLink(url, 'Saved flats')).toBe('shown');
    expect(share).not.toHaveBeenCalled();
  });
});
