import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(process.cwd(), 'brand/colors.css'), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

/** Custom properties of one rule: the text between a selector and its closing brace. */
function propertiesAfter(selector: string, from = 0): Record<string, string> {
  const start = css.indexOf('{', css.indexOf(selector, from)) + 1;
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = propertiesAfter(':root');
const dark = propertiesAfter(':root', css.indexOf('prefers-color-scheme: dark'));
const linden = propertiesAfter("[data-tone='linden']");

/** The value of a role in each surrounding; the linden shade is used over both schemes. */
export const surroundings: Record<
  'light' | 'dark' | 'linden over light' | 'linden over dark',
  Record<string, string>
> = {
  light,
  dark: { ...light, ...dark },
  'linden over light': { ...light, ...linden },
  'linden over dark': { ...light, ...dark, ...linden },
};
