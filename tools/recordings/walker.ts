import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { defaultLanguage, type Language, languages, languageTag } from '#domain/languages.ts';
import { rawTextOf } from '../../server/texts.ts';

/** Milliseconds without an action after which a page is idle: RTK Query reports its subscriptions after 500. */
const rest = 700;
const longest = 20_000;

/** Walks through the site with a recorder. */
export interface Walker {
  readonly page: Page;
  readonly origin: string;
  /** In the current language of the page. */
  readonly words: (key: string) => Promise<string>;
  readonly button: (key: string, within?: Locator) => Promise<Locator>;
  readonly press: (key: string, within?: Locator) => Promise<void>;
  /** A link of the footer, by its text's key in common.json. */
  readonly follow: (name: string) => Promise<void>;
  readonly field: (key: string, within?: Locator) => Promise<Locator>;
  /** Letter by letter, as a person does. */
  readonly type: (key: string, text: string, within?: Locator) => Promise<void>;
  readonly switchTo: (language: Language) => Promise<void>;
  readonly heading: (key: string) => Promise<void>;
  /** Waits until the page is idle. */
  readonly settle: () => Promise<void>;
}

export async function languageOf(page: Page): Promise<Language> {
  const tag = await page.evaluate(() => document.documentElement.lang);
  return languages.find((language) => languageTag(language) === tag) ?? defaultLanguage;
}

/** A raw text as a pattern, with wildcards for its values. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.+')}$`);
}

export function walkerOn(page: Page, origin: string): Walker {
  const words: Walker['words'] = async (key) => rawTextOf(await languageOf(page), key);
  // The texts of QA's bar are not part of the site.
  const site = page.locator('#root, .ant-modal-root, dialog');
  const button: Walker['button'] = async (key, within = site) =>
    within.getByRole('button', { name: patternOf(await words(key)) }).first();
  const field: Walker['field'] = async (key, within = site) =>
    within.getByLabel(await words(key), { exact: false }).first();
  const bar = page.locator('[data-qa]').first();

  return {
    page,
    origin,
    words,
    button,
    field,
    press: async (key, within) => (await button(key, within)).click(),
    follow: async (name) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: await words(`common:${name}`), exact: true })
        .first()
        .click(),
    type: async (key, text, within) => (await field(key, within)).pressSequentially(text, { delay: 15 }),
    switchTo: async (language) => {
      await page
        .locator(`footer a[hreflang="${languageTag(language)}"]`)
        .first()
        .click();
      await page.locator(`html[lang="${languageTag(language)}"]`).waitFor();
    },
    heading: async (key) =>
      page
        .getByRole('heading', { name: patternOf(await words(key)) })
        .first()
        .waitFor(),
    settle: async () => {
      const end = Date.now() + longest;
      for (let seen = '', now = await bar.innerText(); seen !== now && Date.now() < end; now = await bar.innerText()) {
        seen = now;
        await pause(rest);
      }
    },
  };
}
