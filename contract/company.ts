import * as z from 'zod';
import { AddressParts, Alias, Day, Position, Seo, offered } from './common.ts';
import { Image } from './image.ts';
import { Clock } from './leads/leadFields.ts';
import { NewsCard } from './news.ts';
import { OfferCard } from './offer.ts';
import { ProjectCard } from './projects/project.ts';
import { RichText } from './richText.ts';

/** A figure that the company is proud of: `value` is shown large, `label` under it. */
export const CompanyFigure = z
  .object({ value: z.string().min(1), label: z.string().min(1) })
  .meta({ id: 'CompanyFigure' });

export const HomeData = z
  .object({
    ...offered({
      hero: z.object(
        offered({
          title: z.string().min(1),
          lead: z.string().min(1),
          image: Image,
          /** A crop composed for upright screens. */
          image_portrait: Image.nullable(),
        }),
      ),
      figures: z.array(CompanyFigure),
      projects: z.array(ProjectCard),
      offers: z.array(OfferCard),
      news: z.array(NewsCard),
      seo: Seo,
    }),
  })
  .meta({ id: 'HomeData' });

export const AboutData = z
  .object({
    ...offered({
      title: z.string().min(1),
      lead: z.string().min(1),
      image: Image,
      founded_year: z.int(),
      body: RichText,
      figures: z.array(CompanyFigure),
      history: z.array(z.object({ year: z.int(), title: z.string().min(1), ...offered({ text: z.string().min(1) }) })),
      values: z.array(z.object({ title: z.string().min(1), ...offered({ text: z.string().min(1), image: Image }) })),
      /** Finished projects, the latest first; absent: the page omits them. */
      finished: z.array(ProjectCard),
      seo: Seo,
    }),
  })
  .meta({ id: 'AboutData' });

/** Opening hours in Europe/Kyiv; weekdays count from Monday = 1 to Sunday = 7. */
export const OpeningHours = z
  .object({ weekdays: z.array(z.int().min(1).max(7)).min(1), from: Clock, to: Clock })
  .meta({ id: 'OpeningHours' });

export const SalesCenter = z
  .object({
    alias: Alias,
    name: z.string().min(1),
    ...AddressParts.shape,
    ...offered({
      address: z.string().min(1),
      note: z.string().nullable(),
      position: Position,
      phone: z.string().min(1),
      image: Image,
      schedule: z.array(OpeningHours),
      closures: z.array(z.object({ day: Day, ...offered({ reason: z.string().min(1) }) })),
    }),
  })
  .meta({ id: 'SalesCenter' });

export const ContactsData = z
  .object({
    ...offered({
      title: z.string().min(1),
      lead: z.string().min(1),
      phone: z.string().min(1),
      email: z.email(),
      /** An address of the web, or of an application: `viber://…`, `tg://…`, `tel:…`, `mailto:…`. */
      messengers: z.array(
        z.object({ name: z.string().min(1), url: z.url({ protocol: /^(?:https?|mailto|tel|viber|tg)$/ }) }),
      ),
      legal: z.object({
        name: z.string().min(1),
        ...AddressParts.shape,
        ...offered({ address: z.string().min(1), code: z.string().min(1) }),
      }),
      centers: z.array(SalesCenter),
      seo: Seo,
    }),
  })
  .meta({ id: 'ContactsData' });

export type CompanyFigure = z.infer<typeof CompanyFigure>;
export type HomeData = z.infer<typeof HomeData>;
export type AboutData = z.infer<typeof AboutData>;
export type OpeningHours = z.infer<typeof OpeningHours>;
export type SalesCenter = z.infer<typeof SalesCenter>;
export type ContactsData = z.infer<typeof ContactsData>;
