import type { PreviewImage, Seo } from '#contract/common.ts';
import type { Whole } from '#contract/whole.ts';

/** What a page says of itself, with its picture for messengers; a page without one of its own has the site's. */
export const withPreview = ({ title, description }: Omit<Whole<Seo>, 'image'>, image: PreviewImage): Whole<Seo> => ({
  title,
  description,
  image,
});
