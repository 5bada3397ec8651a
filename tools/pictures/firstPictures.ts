import type { Content } from '../../server/backend/content/assemble.ts';
import type { MediaImage } from '../../server/backend/ports.ts';

/** Of offers and news that lists begin with. */
const newest = 3;
/** Of news to which people still share links. */
const shared = 100;

/** Pixels: what phones request of every first picture, and laptops of those in a column. Larger screens have faster machines. */
const phone = 768;
const laptop = 1080;

/** The addresses in AVIF alone, which nearly every browser requests. */
function renditionsOf(image: MediaImage | null | undefined, widths: readonly number[]): readonly string[] {
  const ofFormat = (image?.variants ?? []).filter(({ format }) => format === 'avif');
  return widths.flatMap((width) => ofFormat.findLast((variant) => variant.width <= width)?.src ?? []);
}

/** The addresses of the pictures with which pages begin. */
export function firstPictures({ home, about, centers, projects, offers, news }: Content): ReadonlySet<string> {
  const listed = [...projects, ...centers, ...offers.slice(0, newest), ...news.slice(0, newest)];
  const tabs = projects.flatMap(({ progress: [month], sitePlan }) => [month?.images[0], sitePlan.image]);
  // Laptops show them wider than both widths.
  const posters = projects.flatMap(({ model, aerial }) => [model?.poster, aerial?.poster]);
  const pictures = [
    home.hero.image,
    home.hero.image_portrait,
    about.image,
    ...listed.map(({ image }) => image),
    ...tabs,
  ];
  const posts = [...offers, ...news.slice(0, shared)].map(({ image }) => image);
  return new Set([
    ...pictures.flatMap((image) => renditionsOf(image, [phone, laptop])),
    ...[...posters, ...posts].flatMap((image) => renditionsOf(image, [phone])),
  ]);
}
