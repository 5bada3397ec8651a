import { render, screen } from '@testing-library/react';
import type { Block } from '#contract/richText.ts';
import { type RenderLink, RichText } from '#shared/ui';

const renderLink: RenderLink = ({ href, children }) => (
  <a href={`/en${href}`} data-router>
    {children}
  </a>
);

const paragraph = (href: string): Block[] => [{ type: 'paragraph', content: [{ text: 'there', href }] }];

test.each(['https://example.com/a', 'http://example.com', 'mailto:sales@example.com', 'tel:+380320000000'])(
  'a link to %s leads out of the site',
  (href) => {
    render(<RichText blocks={paragraph(href)} renderLink={renderLink} />);
    expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', href);
  },
);

test.each(['/', '/projects', '/news/first-stone?x=1#photo'])(
  'a path of the site (%s) goes through the router',
  (href) => {
    render(<RichText blocks={paragraph(href)} renderLink={renderLink} />);
    expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('data-router');
  },
);

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'ftp://example.com',
  'https:example.com',
  'news',
  '',
])('%j is no link, its words stay', (href) => {
  const { container } = render(<RichText blocks={paragraph(href)} renderLink={renderLink} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container).toHaveTextContent('there');
});

test('every kind of block is drawn by its meaning', () => {
  const blocks: Block[] = [
    { type: 'heading', level: 2, content: [{ text: 'Terms' }] },
    { type: 'list', ordered: true, items: [[{ text: 'First' }], [{ text: 'Second', strong: true, emphasis: true }]] },
    { type: 'quote', content: [{ text: 'A yard without cars' }] },
    {
      type: 'image',
      image: { src: '/a.jpg', width: 3, height: 2, alt: 'The yard', variants: [] },
      caption: 'In summer',
    },
    { type: 'table', head: [[{ text: 'Months' }]], rows: [[[{ text: '24' }]], [[{ text: '36' }]]] },
  ];
  const { container } = render(<RichText blocks={blocks} renderLink={renderLink} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Terms' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  expect(container.querySelector('strong em')).toHaveTextContent('Second');
  expect(container.querySelector('blockquote')).toHaveTextContent('A yard without cars');
  expect(screen.getByRole('figure')).toHaveTextContent('In summer');
  expect(screen.getByRole('columnheader', { name: 'Months' })).toBeVisible();
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['24', '36']);
});

test('text with angle brackets stays text', () => {
  const text = '<img src=x onerror=alert(1)>';
  const { container } = render(
    <RichText blocks={[{ type: 'paragraph', content: [{ text }] }]} renderLink={renderLink} />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent(text);
});

test('a block of a newer backend is left out', () => {
  const blocks = [{ type: 'video', src: '/v.mp4' }, ...paragraph('/projects')] as Block[];
  render(<RichText blocks={blocks} renderLink={renderLink} />);
  expect(screen.getByRole('link')).toBeVisible();
});
