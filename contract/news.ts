import * as z from 'zod';
import { Alias, Day, Meta, Seo, Term, offered } from './common.ts';
import { Image } from './image.ts';
import { ProjectReference } from './offer.ts';
import { RichText } from './richText.ts';

export const NewsCard = z
  .object({
    alias: Alias,
    ...offered({
      title: z.string().min(1),
      summary: z.string().min(1),
      image: Image,
      category: Term,
      published_at: Day,
      project: ProjectReference.nullable(),
    }),
  })
  .meta({ id: 'NewsCard' });

export const NewsItem = NewsCard.extend(offered({ body: RichText, seo: Seo })).meta({ id: 'NewsItem' });

export const NewsData = z
  .object({
    items: z.array(NewsCard),
    meta: Meta,
    ...offered({
      /** Every category that has news, independent of the requested filter. */
      categories: z.array(Term),
    }),
  })
  .meta({ id: 'NewsData' });

export const ProjectNewsData = z
  .object({ news: z.object({ items: z.array(NewsCard), meta: Meta }) })
  .meta({ id: 'ProjectNewsData' });

export type NewsCard = z.infer<typeof NewsCard>;
export type NewsItem = z.infer<typeof NewsItem>;
export type NewsData = z.infer<typeof NewsData>;
export type ProjectNewsData = z.infer<typeof ProjectNewsData>;
