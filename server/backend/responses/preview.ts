import type { PreviewImage, Seo } from '#contract/common.ts';
import type { Whole } from '#contract/whole.ts';

/** Title and description of a page with its preview picture for messengers; the site's is the default. */
export const withPreview = ({ title, description }: Omit<Whole<Seo>, 'image'>, image: PreviewImage): Whole<Seo> => ({
  title,
  description,
  image,
});
