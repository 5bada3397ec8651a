import { previewPicture } from '#shared/meta';

const picture = { src: '/media/house.webp', width: 3000, height: 2000, alt: 'A house', variants: [] };
const variant = (width: number, format: 'avif' | 'webp') => ({ src: `/media/${width}.${format}`, width, format });

it('is the widest WebP that is no wider than a preview, with its own height', () => {
  const variants = [480, 1080, 1600].flatMap((width) => [variant(width, 'avif'), variant(width, 'webp')]);
  expect(previewPicture({ ...picture, variants })).toEqual({
    src: '/media/1080.webp',
    width: 1080,
    height: 720,
    alt: 'A house',
  });
});

it('is the picture itself when there is no WebP of that size', () => {
  expect(previewPicture({ ...picture, variants: [variant(1600, 'webp'), variant(480, 'avif')] })).toEqual({
    src: '/media/house.webp',
    width: 3000,
    height: 2000,
    alt: 'A house',
  });
});

it('leaves a picture that was made for previews as it is', () => {
  const made = { src: '/media/og.jpg', width: 1200, height: 630, alt: 'A house' };
  expect(previewPicture(made)).toEqual(made);
});
