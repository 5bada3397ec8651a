import type { PreviewImage, Seo } from '#contract/common.ts';

/** What a page says of itself, with its picture for messengers; a page without one of its own has the site's. */
export const withPreview = ({ title, description }: Seo, image: PreviewImage): Seo => ({ title, description, image });
