import type { Inline } from '#contract/richText.ts';
import { image } from './common.ts';
import { list, type RichTextBlock, type Reader } from './read.ts';

export type { RichTextBlock, Inline };
export type RichTextBlocks = readonly RichTextBlock[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Drops a run without text, and invalid marks of a run. */
const inline: Reader<Inline> = (value) => {
  if (!isObject(value) || typeof value['text'] !== 'string') return undefined;
  const { text, strong, emphasis, href } = value;
  return {
    text,
    ...(strong === true && { strong }),
    ...(emphasis === true && { emphasis }),
    ...(typeof href === 'string' && { href }),
  };
};

const inlines = list(inline);
const cells = list(inlines);
const rows = list(cells);

const block: Reader<RichTextBlock> = (value, path) => {
  if (!isObject(value)) return undefined;
  const content = inlines(value['content'] ?? [], path) as Inline[];
  switch (value['type']) {
    case 'heading':
      return { type: 'heading', level: value['level'] === 3 ? 3 : 2, content };
    case 'paragraph':
    case 'quote':
      return { type: value['type'], content };
    case 'list':
      return { type: 'list', ordered: value['ordered'] === true, items: cells(value['items'], path) as Inline[][] };
    case 'image': {
      const picture = image(value['image'], path);
      const { caption } = value;
      if (picture === undefined) return undefined;
      return { type: 'image', image: picture, ...(typeof caption === 'string' && { caption }) };
    }
    case 'table':
      return {
        type: 'table',
        head: cells(value['head'], path) as Inline[][],
        rows: rows(value['rows'], path) as Inline[][][],
      };
    default:
      return undefined;
  }
};

/** Blocks of a kind that the site does not know are left out. */
export const richText: Reader<RichTextBlocks> = list(block);
