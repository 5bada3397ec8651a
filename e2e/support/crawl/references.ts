import type { ReadDocument, Tag } from './document.ts';

const srcset = (value = ''): string[] =>
  value
    .split(',')
    .flatMap((each) => each.trim().split(/\s+/)[0] ?? [])
    .filter((url) => url !== '');
const inStyle = (css = ''): string[] => Array.from(css.matchAll(/url\((["']?)(.*?)\1\)/g), ([, , url = '']) => url);

/** Every text anywhere in a value that is an address. */
function inJson(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(inJson) : [];
}

function filesOf({ name, attributes }: Tag): string[] {
  const { src, href, content = '', property = attributes['name'] ?? '', poster, style } = attributes;
  const own = [src, poster].filter((url) => url !== undefined);
  const scripts = attributes['data-scripts']?.split(' ') ?? [];
  const sheet = attributes['data-href'] ?? [];
  const linked =
    name === 'link' && href !== undefined && !/canonical|alternate/.test(attributes['rel'] ?? '') ? [href] : [];
  const preview = name === 'meta' && /^(?:og|twitter):image(?::secure_url)?$/.test(property) ? [content] : [];
  return [
    ...own,
    ...scripts,
    ...linked,
    ...preview,
    ...srcset(attributes['srcset'] ?? attributes['imagesrcset']),
    ...inStyle(style),
  ].concat(sheet);
}

function pagesOf({
  name,
  attributes: { href, rel, action, property, content, 'aria-pressed': switches },
}: Tag): string[] {
  // Each combination of filters is a page, and search engines are told not to crawl all.
  if (switches !== undefined) return [];
  if (name === 'a' || name === 'area') return href === undefined ? [] : [href];
  if (name === 'link' && /canonical|alternate/.test(rel ?? '')) return href === undefined ? [] : [href];
  if (name === 'form') return action === undefined ? [] : [action];
  return name === 'meta' && property === 'og:url' && content !== undefined ? [content] : [];
}

/** All addresses that a document links to or loads, as written. */
export function referencesOf({ tags, styles, jsonLd }: ReadDocument): string[] {
  return [
    ...tags.flatMap((tag) => [...pagesOf(tag), ...filesOf(tag)]),
    ...styles.flatMap((css) => inStyle(css)),
    ...jsonLd.flatMap(inJson),
  ];
}

/** All addresses in a feed, a sitemap or robots.txt. */
export function addressesInText(text: string): string[] {
  return Array.from(text.matchAll(/https?:\/\/(?:[^\s"'<>&]|&amp;)+/g), ([url]) => url.replaceAll('&amp;', '&'));
}
