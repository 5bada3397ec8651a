import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import type { BlockContent, Image as MarkdownImage, List, Paragraph, RootContent, Table } from 'mdast';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { RichBlock, Inline, RichText } from '#contract/richText.ts';
import type { MediaImage } from '../../ports.ts';
import { type MarkdownReporter, inlines, lineOf, reportUnsupported } from './inline.ts';

interface MarkdownContext extends MarkdownReporter {
  image(file: string, line: number): Promise<MediaImage>;
}

function table(node: Table, context: MarkdownReporter): RichBlock {
  const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => inlines(cell.children, context)));
  return { type: 'table', head, rows };
}

/** The one paragraph that a quote or a list item may hold: the site's rich text does not nest. */
function onlyParagraph(
  children: readonly (BlockContent | RootContent)[],
  what: string,
  line: number,
  context: MarkdownReporter,
): Inline[] {
  const [first, second] = children;
  if (first?.type === 'paragraph' && second === undefined) return inlines(first.children, context);
  context.fail(line, `${what} holds one paragraph and nothing else`);
  return [];
}

function list(node: List, context: MarkdownReporter): RichBlock {
  const items = node.children.map((item) =>
    onlyParagraph(item.children as BlockContent[], 'a list item', lineOf(item), context),
  );
  return { type: 'list', ordered: node.ordered === true, items };
}

async function picture(node: MarkdownImage, context: MarkdownContext): Promise<RichBlock> {
  const image = { ...(await context.image(node.url, lineOf(node))), alt: node.alt ?? '' };
  return { type: 'image', image, ...(typeof node.title === 'string' ? { caption: node.title } : {}) };
}

async function paragraph(node: Paragraph, context: MarkdownContext): Promise<RichBlock> {
  const [first, second] = node.children;
  if (first?.type === 'image' && second === undefined) return picture(first, context);
  return { type: 'paragraph', content: inlines(node.children, context) };
}

async function block(node: RootContent, context: MarkdownContext): Promise<RichBlock | undefined> {
  switch (node.type) {
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3) {
        context.fail(lineOf(node), 'a heading is ## or ###: the page has its title already');
        return undefined;
      }
      return { type: 'heading', level: node.depth, content: inlines(node.children, context) };
    case 'paragraph':
      return paragraph(node, context);
    case 'list':
      return list(node, context);
    case 'blockquote':
      return { type: 'quote', content: onlyParagraph(node.children, 'a quote', lineOf(node), context) };
    case 'table':
      return table(node, context);
    case 'html':
      context.fail(lineOf(node), `raw HTML is not allowed: ${node.value.slice(0, 40)}`);
      return undefined;
    default:
      reportUnsupported(node, context);
      return undefined;
  }
}

/** Parses CommonMark with tables to the contract's data; reports unsupported syntax with its line. */
export async function parseMarkdown(text: string, context: MarkdownContext): Promise<RichText> {
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const blocks = await Promise.all(tree.children.map(async (node) => block(node, context)));
  return blocks.filter((each) => each !== undefined);
}
