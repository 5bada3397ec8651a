import type { Nodes, PhrasingContent, Text } from 'mdast';
import type { Inline } from '#contract/richText.ts';
import { isLanguage } from '#domain/languages.ts';

export interface MarkdownReporter {
  fail(line: number, message: string): void;
  /** Called with every internal path that a text links to. */
  link(href: string, line: number): void;
}

type Marks = Omit<Inline, 'text'>;

const code = 'code between ` or ```, or after four spaces';

const names: { readonly [Type in Nodes['type']]?: string } = {
  thematicBreak: 'a line ---',
  inlineCode: code,
  linkReference: '[a link][to a name]',
  imageReference: '![a picture][of a name]',
  definition: '[a name]: of an address',
  code,
};

export const reportUnsupported = (node: Nodes, { fail }: Pick<MarkdownReporter, 'fail'>): void =>
  fail(lineOf(node), `the site cannot show this kind of text (${names[node.type] ?? node.type})`);

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

function checkHref(href: string, line: number, reporter: MarkdownReporter): void {
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(href)) return;
  if (!/^\/(?!\/)/.test(href)) {
    reporter.fail(line, `a link goes to http(s), mailto:, tel: or a path of the site, not to ${href}`);
  } else if (isLanguage(/^\/(\w+)(?:[/?#]|$)/.exec(href)?.[1])) {
    reporter.fail(line, `a path of the site is written without a language: ${href}`);
  } else reporter.link(href, line);
}

/** What Markdown cannot read as a link or picture, it shows as text, brackets and all. */
function checkBrackets(node: Text, { fail }: MarkdownReporter): void {
  const [before, after] = node.value.split('](');
  if (after === undefined) return;
  const line = lineOf(node) + (before?.split('\n').length ?? 1) - 1;
  fail(line, 'a link or picture is not understood: its address must have no spaces');
}

const sameMarks = (a: Marks, b: Marks): boolean =>
  a.strong === b.strong && a.emphasis === b.emphasis && a.href === b.href;

/** Merges neighbouring runs with equal formatting. */
function append(runs: Inline[], run: Inline): void {
  const last = runs.at(-1);
  if (last !== undefined && sameMarks(last, run)) last.text += run.text;
  else runs.push(run);
}

function collect(nodes: readonly PhrasingContent[], marks: Marks, runs: Inline[], reporter: MarkdownReporter): void {
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
        checkBrackets(node, reporter);
        append(runs, { text: node.value.replace(/\s*\n\s*/g, ' '), ...marks });
        break;
      case 'break':
        append(runs, { text: ' ', ...marks });
        break;
      case 'strong':
        collect(node.children, { ...marks, strong: true }, runs, reporter);
        break;
      case 'emphasis':
        collect(node.children, { ...marks, emphasis: true }, runs, reporter);
        break;
      case 'link':
        checkHref(node.url, lineOf(node), reporter);
        collect(node.children, { ...marks, href: node.url }, runs, reporter);
        break;
      case 'html':
        reporter.fail(lineOf(node), `raw HTML is not allowed: ${node.value.slice(0, 40)}`);
        break;
      case 'image':
        reporter.fail(lineOf(node), 'a picture stands in a paragraph of its own');
        break;
      default:
        reportUnsupported(node, reporter);
    }
  }
}

export function inlines(nodes: readonly PhrasingContent[], reporter: MarkdownReporter): Inline[] {
  const runs: Inline[] = [];
  collect(nodes, {}, runs, reporter);
  return runs;
}
