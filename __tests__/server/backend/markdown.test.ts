import { parseMarkdown } from '../../../server/backend/content/markdown/index.ts';

async function parse(text: string) {
  const problems: string[] = [];
  const links: string[] = [];
  const body = await parseMarkdown(text, {
    image: async (file) => ({ src: file, width: 4, height: 3, variants: [] }),
    link: (href) => links.push(href),
    fail: (line, message) => problems.push(`${line}: ${message}`),
  });
  return { body, links, problems };
}

it('keeps headings, lists, quotes, pictures and tables as data', async () => {
  const text = [
    '## Умови',
    '',
    '- перша **важлива**',
    '- друга',
    '',
    '1. раз',
    '',
    '> Слово директора',
    '',
    '![Двір](/pictures/yard.svg "Двір улітку")',
    '',
    '| Кімнат | Ціна |',
    '| --- | --- |',
    '| 1 | *52 000* |',
  ].join('\n');
  const { body, problems } = await parse(text);
  expect(problems).toEqual([]);
  expect(body).toEqual([
    { type: 'heading', level: 2, content: [{ text: 'Умови' }] },
    {
      type: 'list',
      ordered: false,
      items: [[{ text: 'перша ' }, { text: 'важлива', strong: true }], [{ text: 'друга' }]],
    },
    { type: 'list', ordered: true, items: [[{ text: 'раз' }]] },
    { type: 'quote', content: [{ text: 'Слово директора' }] },
    {
      type: 'image',
      image: { src: '/pictures/yard.svg', width: 4, height: 3, variants: [], alt: 'Двір' },
      caption: 'Двір улітку',
    },
    {
      type: 'table',
      head: [[{ text: 'Кімнат' }], [{ text: 'Ціна' }]],
      rows: [[[{ text: '1' }], [{ text: '52 000', emphasis: true }]]],
    },
  ]);
});

it('joins the lines of a paragraph, and adjacent runs with the same marks', async () => {
  const { body } = await parse('Перший рядок\nі другий  \nі *третій*');
  expect(body).toEqual([
    { type: 'paragraph', content: [{ text: 'Перший рядок і другий і ' }, { text: 'третій', emphasis: true }] },
  ]);
});

it('keeps brackets that are no link', async () => {
  const { body, problems } = await parse('[1] (див. нижче) і [2], (3)');
  expect(problems).toEqual([]);
  expect(body).toEqual([{ type: 'paragraph', content: [{ text: '[1] (див. нижче) і [2], (3)' }] }]);
});

it('keeps links that lead out or within the site', async () => {
  const { body, links, problems } = await parse(
    '[a](https://x.example) [b](tel:+380320000000) [c](/news) [d](mailto:a@x.example)',
  );
  expect([problems, links]).toEqual([[], ['/news']]);
  expect(body).toMatchObject([
    {
      content: [
        { href: 'https://x.example' },
        {},
        { href: 'tel:+380320000000' },
        {},
        { href: '/news' },
        {},
        { href: 'mailto:a@x.example' },
      ],
    },
  ]);
});

it.each([
  ['a\n\n<script>alert()</script>', '3: raw HTML is not allowed: <script>alert()</script>'],
  ['a <b>c</b>', '1: raw HTML is not allowed: <b>'],
  ['[a](//evil.example)', '1: a link goes to http(s), mailto:, tel: or a path of the site, not to //evil.example'],
  ['[a](data:text/html,x)', '1: a link goes to http(s), mailto:, tel: or a path of the site, not to data:text/html,x'],
  ['a\n![b](my photo.jpg)', '2: a link or picture is not understood: its address must have no spaces'],
  ['[**a**](b c)', '1: a link or picture is not understood: its address must have no spaces'],
  ['a ![b](c.svg)', '1: a picture stands in a paragraph of its own'],
  ['#### a', '1: a heading is ## or ###: the page has its title already'],
  ['- a\n  - b', '1: a list item holds one paragraph and nothing else'],
  ['> a\n>\n> b', '1: a quote holds one paragraph and nothing else'],
  ['a\n\n---', '3: the site cannot show this kind of text (a line ---)'],
  ['`code`', '1: the site cannot show this kind of text (code between ` or ```, or after four spaces)'],
  ['[a][b]\n\n[b]: /news', '1: the site cannot show this kind of text ([a link][to a name])'],
])('reports %j', async (text, expected) => {
  expect((await parse(text)).problems).toContain(expected);
});
