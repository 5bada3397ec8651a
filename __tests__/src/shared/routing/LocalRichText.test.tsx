import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { RichTextBlock } from '#shared/responses';
import { LanguageProvider, LocalRichText } from '#shared/routing';
import { makeStore } from '../../../../src/app/store.ts';

const renderText = (blocks: readonly RichTextBlock[]) =>
  render(
    <Provider store={makeStore({ fetch })}>
      <MemoryRouter>
        <LanguageProvider language="en" defaultLanguage="ua">
          <LocalRichText blocks={blocks} />
        </LanguageProvider>
      </MemoryRouter>
    </Provider>,
  );

const paragraph = (href: string): RichTextBlock[] => [{ type: 'paragraph', content: [{ text: 'there', href }] }];

test.each(['https://example.com/a', 'http://example.com', 'mailto:sales@example.com', 'tel:+380320000000'])(
  'a link to %s is external',
  (href) => {
    renderText(paragraph(href));
    expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', href);
  },
);

test.each(['/', '/projects', '/news/first-stone?x=1#photo'])(
  'a path of the site (%s) stays in the current language',
  (href) => {
    renderText(paragraph(href));
    expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', `/en${href === '/' ? '' : href}`);
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
])('%j is not a link, and its text stays', (href) => {
  const { container } = renderText(paragraph(href));
  expect(screen.queryByRole('link')).toBeNull();
  expect(container).toHaveTextContent('there');
});

test('every kind of block is rendered as its element', () => {
  const blocks: RichTextBlock[] = [
    { type: 'heading', level: 2, content: [{ text: 'Terms' }] },
    { type: 'list', ordered: true, items: [[{ text: 'First' }], [{ text: 'Second', strong: true, emphasis: true }]] },
    { type: 'quote', content: [{ text: 'A yard without cars' }] },
    {
      type: 'image',
      image: { src: '/a.jpg', width: 3, height: 2, alt: 'The yard', placeholder: null, variants: [] },
      caption: 'In summer',
    },
    { type: 'table', head: [[{ text: 'Months' }]], rows: [[[{ text: '24' }]], [[{ text: '36' }]]] },
  ];
  const { container } = renderText(blocks);
  expect(screen.getByRole('heading', { level: 2, name: 'Terms' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  expect(container.querySelector('strong em')).toHaveTextContent('Second');
  expect(container.querySelector('blockquote')).toHaveTextContent('A yard without cars');
  expect(screen.getByRole('figure')).toHaveTextContent('In summer');
  expect(screen.getByRole('columnheader', { name: 'Months' })).toBeVisible();
  // A scrollable region is focusable, and needs an accessible name.
  expect(screen.getByRole('group', { name: /Months/ })).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['24', '36']);
});

test('text with angle brackets stays text', () => {
  const text = '<img src=x onerror=alert(1)>';
  const { container } = renderText([{ type: 'paragraph', content: [{ text }] }]);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent(text);
});

test('an unknown block of a newer backend is left out', () => {
  const blocks = [{ type: 'video', src: '/v.mp4' }, ...paragraph('/projects')] as RichTextBlock[];
  renderText(blocks);
  expect(screen.getByRole('link')).toBeVisible();
});
