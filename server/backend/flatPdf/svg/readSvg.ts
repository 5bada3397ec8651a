export interface SvgElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: SvgElement[];
  /** The text between its tags, without its children. */
  text: string;
}

const token =
  /<!--[^]*?-->|<\?[^]*?\?>|<(?<close>\/)?(?<name>[\w:-]+)(?<attributes>(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?<empty>\/)?>|[^<]+|</g;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string => text.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [name, decoded(double ?? single ?? '')]),
  );

/** The elements of a drawing; undefined when it is written in a way that is not understood here (a document type, CDATA). */
export function readSvg(source: string): SvgElement | undefined {
  const document: SvgElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  for (const { 0: whole, groups = {} } of source.matchAll(token)) {
    const holder = open.at(-1);
    if (holder === undefined || whole === '<') return undefined;
    const { name, close, attributes = '', empty } = groups;
    if (name === undefined) {
      if (!whole.startsWith('<')) holder.text += decoded(whole);
    } else if (close !== undefined) {
      if (holder.name !== name) return undefined;
      open.pop();
    } else {
      const element: SvgElement = { name, attributes: attributesOf(attributes), children: [], text: '' };
      holder.children.push(element);
      if (empty === undefined) open.push(element);
    }
  }
  const [root, ...others] = document.children;
  return open.length === 1 && others.length === 0 && root?.name === 'svg' ? root : undefined;
}
