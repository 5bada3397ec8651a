import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { previewPicture } from '../../../../src/shared/seo/jsonLdNodes.ts';
import { Picture } from '#shared/ui';

const image = {
  src: '/media/house-960.jpg',
  width: 1600,
  height: 1000,
  alt: 'House by the park',
  placeholder: '#aab09a',
  variants: [
    { src: '/media/house-960.webp', width: 960, format: 'webp' as const },
    { src: '/media/house-960.avif', width: 960, format: 'avif' as const },
    { src: '/media/house-480.avif', width: 480, format: 'avif' as const },
  ],
};

test('offers AVIF before WebP, widths in order, and reserves its place', () => {
  const { container } = render(<Picture image={image} sizes="14rem" />);
  const sources = [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => [type, srcset, sizes]);
  expect(sources).toEqual([
    ['image/avif', '/media/house-480.avif 480w, /media/house-960.avif 960w', '14rem'],
    ['image/webp', '/media/house-960.webp 960w', '14rem'],
  ]);
});

test('a phone with a dense screen loads about two pixels per pixel, not three', () => {
  const { container } = render(<Picture image={image} sizes="(min-width: 40rem) 46vw, 92vw" />);
  expect(container.querySelector('source')).toHaveAttribute(
    'sizes',
    [
      '(width < 40rem) and (resolution >= 2.5dppx) calc(92vw * 0.64)',
      '(width < 40rem) and (resolution >= 2dppx) calc(92vw * 0.93)',
      '(min-width: 40rem) 46vw',
      '92vw',
    ].join(', '),
  );
});

test('reserves its place before it loads: own size, or the requested crop', () => {
  const { container, rerender } = render(<Picture image={image} />);
  const frame = container.firstElementChild;
  expect(frame).toHaveStyle({ aspectRatio: '1600 / 1000', backgroundColor: '#aab09a' });
  expect(screen.getByRole('img')).toHaveAttribute('width', '1600');
  rerender(<Picture image={image} ratio="4 / 3" />);
  expect(frame).toHaveStyle({ aspectRatio: '4 / 3' });
});

test.each([
  ['#aac0d0,#b0a898,#405030', 'background: linear-gradient(#aac0d0,#b0a898,#405030)'],
  ['data:image/gif;base64,R0lGOD', 'background: url("data:image/gif;base64,R0lGOD") center / cover no-repeat'],
])('%s fills its place until it loads', (placeholder, style) => {
  const html = renderToString(<Picture image={{ ...image, placeholder }} />).replaceAll('&quot;', '"');
  expect(html).toContain(style.replace(': ', ':'));
});

test('loads near the view, unless it has priority', () => {
  const { rerender } = render(<Picture image={image} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture image={image} priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('is preloaded with priority, in the type and the shape that the screen takes', () => {
  const links = (html: string) =>
    [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('link[rel=preload]')].map((link) =>
      Object.fromEntries([...link.attributes].map(({ name, value }) => [name.toLowerCase(), value])),
    );
  expect(links(renderToString(<Picture image={image} />))).toEqual([]);
  const expected = {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: '/media/house-480.avif 480w, /media/house-960.avif 960w',
    imagesizes: '14rem',
    fetchpriority: 'high',
  };
  expect(links(renderToString(<Picture image={image} sizes="14rem" priority />))).toEqual([expected]);
  const tall = {
    ...image,
    src: '/media/tall.jpg',
    variants: [{ src: '/media/tall.webp', width: 480, format: 'webp' as const }],
  };
  expect(links(renderToString(<Picture image={image} upright={tall} sizes="14rem" priority />))).toEqual([
    { ...expected, type: 'image/webp', imagesrcset: '/media/tall.webp 480w', media: '(width < 48rem)' },
    { ...expected, media: '(width >= 48rem)' },
  ]);
});

test('a broken picture becomes a drawing with the same text, and the next picture is tried', () => {
  const { container, rerender } = render(<Picture image={image} />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'House by the park' }).tagName).toBe('svg');

  rerender(<Picture image={{ ...image, src: '/media/other.jpg' }} />);
  expect(screen.getByRole('img', { name: 'House by the park' }).tagName).toBe('IMG');
});

test('a picture that broke before hydration is detected', () => {
  const broken = { complete: true, naturalWidth: 0, currentSrc: 'http://localhost/media/house-960.jpg' };
  for (const [name, value] of Object.entries(broken)) {
    jest.spyOn(HTMLImageElement.prototype, name as 'complete', 'get').mockReturnValue(value as never);
  }
  render(<Picture image={image} />);
  expect(screen.getByRole('img').tagName).toBe('svg');
});

test('decoration has no text, also when it is broken', () => {
  const { container } = render(<Picture image={{ ...image, alt: '' }} />);
  const element = container.querySelector('img');
  expect(element).toHaveAttribute('alt', '');
  if (element) fireEvent.error(element);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('renders on the server', () => {
  expect(renderToString(<Picture image={image} priority />)).toContain('house-480.avif 480w');
});

test('uses the upright picture on narrow screens, before any source of the wide one', () => {
  const upright = {
    ...image,
    src: '/media/tower.jpg',
    variants: [{ src: '/media/tower-480.avif', width: 480, format: 'avif' as const }],
  };
  const { container } = render(<Picture image={image} upright={upright} ratio="fill" />);
  const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset.split(',')[0]]);
  expect(sources).toEqual([
    ['(width < 48rem)', '/media/tower-480.avif 480w'],
    ['(width < 48rem)', '/media/tower.jpg 1600w'],
    ['', '/media/house-480.avif 480w'],
    ['', '/media/house-960.webp 960w'],
  ]);
});

describe('previewPicture', () => {
  const picture = { src: '/media/house.webp', width: 3000, height: 2000, alt: 'A house', variants: [] };
  const variant = (width: number, format: 'avif' | 'webp') => ({ src: `/media/${width}.${format}`, width, format });

  it('is the widest WebP within the preview width, with its own height', () => {
    const variants = [480, 1080, 1600].flatMap((width) => [variant(width, 'avif'), variant(width, 'webp')]);
    expect(previewPicture({ ...picture, variants })).toEqual({
      src: '/media/1080.webp',
      width: 1080,
      height: 720,
      alt: 'A house',
    });
  });

  it('is the picture itself without a WebP of that size', () => {
    expect(previewPicture({ ...picture, variants: [variant(1600, 'webp'), variant(480, 'avif')] })).toEqual({
      src: '/media/house.webp',
      width: 3000,
      height: 2000,
      alt: 'A house',
    });
  });

  it('leaves a picture that was made for previews unchanged', () => {
    const made = { src: '/media/og.jpg', width: 1200, height: 630, alt: 'A house' };
    expect(previewPicture(made)).toEqual(made);
  });
});
