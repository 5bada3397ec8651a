import path from 'node:path';
import { JSDOM } from 'jsdom';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const addressAttributes: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'data-href']);
const fileName = /^\/(?!\/)[^\s?#]*\.[a-z0-9]{2,11}(?:[?#]|$)/i;

const inStyle = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^'")\s]+))\s*\)/g)].map(([, ...found]) => found.join(''));

const inSrcset = (srcset: string): string[] =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

function inAttribute(element: Element, name: string, value: string): string[] {
  if (addressAttributes.has(name)) return [value];
  if (name === 'srcset' || name === 'imagesrcset') return inSrcset(value);
  if (name === 'style') return inStyle(value);
  if (name === 'data-scripts') return value.split(' ');
  if (element.tagName !== 'meta' || name !== 'content') return [];
  const refresh = /^\d+;\s*url=(.*)$/i.exec(value)?.[1];
  // Pictures and addresses for messengers are absolute; descriptions have spaces.
  return refresh === undefined ? [value].filter((text) => /^https?:\/\/\S+$/.test(text)) : [refresh];
}

/** Strings of data that name a file, or start as absolute addresses do. */
export function inData(value: unknown): string[] {
  if (typeof value === 'string') return fileName.test(value) || /^https?:\/\/\S+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(inData) : [];
}

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

function inElement(element: Element): string[] {
  const found = element.attrs.flatMap(({ name, value }) => inAttribute(element, name, value));
  const type = element.attrs.find(({ name }) => name === 'type')?.value ?? '';
  if (element.tagName === 'style') return [...found, ...inStyle(textOf(element))];
  if (element.tagName === 'script' && type.endsWith('json')) return [...found, ...inData(JSON.parse(textOf(element)))];
  return found;
}

function inNode(node: Node): string[] {
  const own = 'tagName' in node ? inElement(node) : [];
  const parents = 'content' in node ? [node, node.content] : [node];
  return [...own, ...parents.flatMap((parent) => ('childNodes' in parent ? parent.childNodes.flatMap(inNode) : []))];
}

/** Sitemaps and feeds: values of attributes and of elements with addresses. */
function inXml(text: string): string[] {
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...['href', 'url'].flatMap((name) => element.getAttribute(name) ?? []),
    ...(['loc', 'id', 'icon'].includes(element.localName) ? [element.textContent] : []),
  ]);
}

const readers: Readonly<Record<string, (text: string) => string[]>> = {
  '.html': (html) => inNode(parse(html, { scriptingEnabled: false })),
  '.css': inStyle,
  '.xml': inXml,
  '.webmanifest': (json) => [...inData(JSON.parse(json)), (JSON.parse(json) as { start_url: string }).start_url],
  '.txt': (text) => [...text.matchAll(/^Sitemap: (\S+)$/gm)].map(([, url = '']) => url),
};

/** Whether a file has references. */
export const namesOthers = (file: string): boolean => path.extname(file) in readers;

/** All references of a file, as written. */
export const referencesOf = (file: string, text: string): string[] => [
  ...new Set(readers[path.extname(file)]?.(text) ?? []),
];

/** The decoded path on the site's own origin of a reference in the file `from`; undefined for an external one. */
export function ownPath(reference: string, from: string, origin: string): string | undefined {
  const url = URL.parse(reference, origin + from.replaceAll(/[%?#\\]/g, encodeURIComponent));
  return url?.origin === new URL(origin).origin ? decodeURIComponent(url.pathname) : undefined;
}
