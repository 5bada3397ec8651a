import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MediaImage } from '../../../../server/backend/ports.ts';
import { createMedia } from '../../../../server/backend/media/index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'obriy-drawings-'));
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

const drawing = (inside: string, before = ''): string =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" width="60" height="40">${inside}</svg>`;

async function show(bytes: string | Buffer, name: string): Promise<MediaImage> {
  await writeFile(path.join(folder, name), bytes);
  const media = createMedia({ contentDir: folder, cacheDir: path.join(folder, 'cache') });
  try {
    return await media.image(path.join(folder, name));
  } finally {
    await media.close();
  }
}

const sky = '<linearGradient id="sky"><stop stop-color="#9cf"/></linearGradient>';

it.each([
  ['its own gradient', `${sky}<rect width="60" height="40" fill="url(#sky)"/>`],
  ['its own gradient in quotes', `${sky}<rect width="60" height="40" style='fill: url("#sky")'/>`],
  ['its own gradient in escaped quotes', `${sky}<rect width="60" height="40" style="fill: url(&quot;#sky&quot;)"/>`],
  ['its own part', '<g id="a"><rect width="9" height="9"/></g><use href="#a" x="9"/>'],
  ['an animation', '<rect width="9" height="9"><animate attributeName="x" values="0;9"/></rect>'],
  ['words about scripts', '<text x="1" y="9">url, script, onload</text>'],
])('accepts a drawing with %s', async (_, inside) => {
  expect(await show(drawing(inside), 'a.svg')).toMatchObject({ width: 60, height: 40 });
});

const utf16 = Buffer.from(`\uFEFF${drawing('')}`, 'utf16le');

it.each<[name: string, bytes: string | Buffer, reason: string]>([
  ['script', drawing('<script>alert(1)</script>'), 'script'],
  ['prefixed script', drawing('<svg:script>alert(1)</svg:script>'), 'script'],
  ['script of an address', drawing('<set attributeName="href" to="javascript:alert(1)"/>'), 'script'],
  ['script of any prefix', drawing('<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>'), 'script'],
  ['script of a prefix with a dot', drawing('<a.b:script xmlns:a.b="http://www.w3.org/2000/svg"/>'), 'script'],
  ['script of an encoded address', drawing('<animate values="&#106;ava&#x73;cript:alert(1)"/>'), 'script'],
  ['animated address', drawing('<set attributeName="href" to="java&#10;script:alert(1)"/>'), 'animates a reference'],
  ['animated link', drawing("<animate attributeName = 'xlink:hre&#102;' values='#a'/>"), 'animates a reference'],
  ['animated handler', drawing('<set attributeName="onload" to="alert(1)"/>'), 'animates a reference or a handler'],
  ['frame', drawing('<é:iframe xmlns:é="http://www.w3.org/1999/&#120;html" srcdoc="a"/>'), 'HTML'],
  [
    'foreign content of any prefix',
    drawing('<é:foreignObject xmlns:é="http://www.w3.org/2000/svg"/>'),
    'foreign content',
  ],
  ['handler', drawing('<g onload="alert(1)"/>'), 'event handler'],
  ['handler in single quotes', drawing("<g\nonload = 'alert(1)'/>"), 'event handler'],
  ['foreign', drawing('<foreignObject/>'), 'foreign content'],
  ['doctype', drawing('', '<!DOCTYPE svg>'), 'document type or an entity'],
  ['entity', drawing('&a;', '<!DOCTYPE svg [<!ENTITY a "b">]>'), 'document type or an entity'],
  [
    'latin',
    Buffer.from(drawing('<text>\u00e9</text>', '<?xml version="1.0" encoding="iso-8859-1"?>'), 'latin1'),
    'not in UTF-8',
  ],
  ['declared', drawing('', '<?xml version="1.0" encoding="iso-2022-jp"?>'), 'not in UTF-8'],
  ['utf16', utf16, 'not in UTF-8'],
  ['utf16 without its mark', utf16.subarray(2), 'not in UTF-8'],
  ['image', drawing('<image href="https://example.com/a.png"/>'), 'outside itself'],
  ['fill', drawing('<rect fill="url(https://example.com/a.svg#b)"/>'), 'outside itself'],
  [
    'fill with numbers for quotes',
    drawing('<rect style="fill: url(&#34;https://example.com/a.svg#b&#x22;)"/>'),
    'outside itself',
  ],
  [
    'fill with an escape',
    drawing('<style>rect { fill: u\\72l(https://example.com/a.svg#b) }</style>'),
    'outside itself',
  ],
  ['import', drawing('<style>@import "a.css"</style>'), 'external style sheet'],
  ['sheet', drawing('', '<?xml-stylesheet href="a.css"?>'), 'external style sheet'],
  ['nothing', 'nothing', 'unsupported image format'],
])('refuses a drawing with %s, with file and reason', async (name, bytes, reason) => {
  await expect(show(bytes, `${name}.svg`)).rejects.toThrow(new RegExp(`^${name}\\.svg: .*${reason}`));
  // The file name does not make it harmless.
  await expect(show(bytes, `${name}.png`)).rejects.toThrow(new RegExp(`^${name}\\.png: .*${reason}`));
});
