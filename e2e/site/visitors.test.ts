import { visit } from '../support/visit.ts';
import { site, sharedBrowser } from '../support/visitor.ts';

/** Templates with different fields, dates and headings. */
const screens = ['/', '/en/projects/obriy-park/about', '/projects/obriy-park/plan', '/en/appointment/select_date'];

const browser = sharedBrowser();

/** What spelling checkers, password managers, colour changers and translators do to a page before its scripts load. */
function asExtensionsDo(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const { documentElement: html, head, body } = document;
    html.setAttribute('data-darkreader-mode', 'dynamic');
    html.classList.add('translated-ltr');
    body.setAttribute('cz-shortcut-listen', 'true');
    body.setAttribute('data-new-gr-c-s-check-loaded', '14.0');
    body.setAttribute('data-gr-ext-installed', '');
    body.classList.add('vsc-initialized');
    head.prepend(
      Object.assign(document.createElement('style'), {
        className: 'darkreader',
        textContent: '.darkreader { color: inherit; }',
      }),
    );
    head.append(document.createElement('meta'));
    body.prepend(document.createElement('grammarly-desktop-integration'));
    body.append(
      Object.assign(document.createElement('div'), { id: 'extension-root' }),
      document.createElement('script'),
    );
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-lpignore', 'true');
      field.setAttribute('autocomplete', 'off');
      field.after(document.createElement('com-1password-button'));
    }
    for (const heading of document.querySelectorAll('#root :is(h1, h2, p)')) {
      for (const text of [...heading.childNodes].filter((node) => node instanceof Text)) {
        const font = Object.assign(document.createElement('font'), { textContent: text.data });
        text.replaceWith(font);
      }
    }
  });
}

it.each(screens)(
  '%s hydrates without errors for a visitor in New York with Arabic and browser extensions',
  async (path) => {
    const context = await browser.newContext({
      timezoneId: 'America/New_York',
      locale: 'ar',
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await context.addInitScript(asExtensionsDo);
    const { page, errors } = await visit(context, site.origin + path);
    expect(errors).toEqual([]);
    expect(await page.locator('#extension-root').count()).toBe(1);
    expect(await page.title()).toMatch(/\S/);
    await context.close();
  },
);
