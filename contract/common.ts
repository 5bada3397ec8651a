import * as z from 'zod';
import { isWebAddress, webAddressRule } from '#domain/webAddress.ts';
import { isLanguage } from '#domain/languages.ts';

/**
 * Fields that SPEC.md does not promise: a backend may leave each of them out, and the site shows the rest.
 */
export const offered = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial().shape;

/** Identifies a project, an offer, a news item or a sales center in routes and calls. */
export const Alias = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case Latin letters and digits joined by hyphens')
  .refine((alias) => !isLanguage(alias), 'a language code cannot be an alias')
  .meta({ id: 'Alias', example: 'obriy-park' });

/** The address of a picture, a file or a page. */
export const WebAddress = z
  .string()
  .refine(isWebAddress, webAddressRule)
  .meta({ id: 'WebAddress', example: 'https://media.example.com/park.webp' });

/** Integer kopiykas: 4 250 000 is 42 500 UAH. */
export const Money = z.int().nonnegative().meta({ id: 'Money', description: 'Integer kopiykas' });

/** A calendar day without a zone. */
export const Day = z.iso.date('must be a day like 2026-11-21').meta({ id: 'Day', description: 'YYYY-MM-DD' });

/** A calendar month. */
export const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month like 2026-11')
  .meta({ id: 'Month', description: 'YYYY-MM' });

export const Percent = z.number().min(0).max(100).meta({ id: 'Percent' });

/**
 * A value of a dictionary: `key` is stable and language-free (filters, URLs), `name` is in the language of the
 * response.
 */
export const Term = z.object({ key: z.string().min(1), name: z.string().min(1) }).meta({ id: 'Term' });

/** Where a figure or a rule is published. */
export const PublishedSource = z
  .object({
    name: z.string().min(1),
    /** Null: a document that is not on the web. */
    url: z.url({ protocol: /^https$/ }).nullable(),
    /** The day since which it holds, or on which it was last compared with the source. */
    date: Day,
  })
  .meta({ id: 'PublishedSource' });

/** WGS 84 degrees. */
export const Position = z
  .object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) })
  .meta({ id: 'Position' });

/** A preview picture for messengers: JPEG or PNG, one size, in pixels. */
export const PreviewImage = z
  .object({
    src: WebAddress,
    width: z.int().positive(),
    height: z.int().positive(),
    alt: z.string(),
  })
  .meta({ id: 'PreviewImage' });

/** Parts of an address for search engines, beside the address as people write it. */
export const AddressParts = z.object({
  /** Town. */
  locality: z.string().min(1).optional(),
  postal_code: z.string().min(1).optional(),
});

/** Metadata for search engines and messengers. */
export const Seo = z
  .object(
    offered({
      title: z.string().min(1),
      description: z.string().min(1),
      /** A preview picture, 1200 × 630; absent: the page's own picture is used. */
      image: PreviewImage,
    }),
  )
  .meta({ id: 'Seo' });

/** Pagination of a list; pages count from 1. An empty list has one empty page. */
export const Meta = z
  .object({
    current_page: z.int().min(1),
    last_page: z.int().min(1),
    ...offered({ per_page: z.int().min(1), total: z.int().min(0) }),
  })
  .meta({ id: 'Meta' });

/** The body of every unsuccessful response. */
export const ApiError = z
  .object({
    error: z.object({
      code: z.enum([
        'bad_request',
        'not_found',
        'too_many_requests',
        'internal',
        // 409: the visitor can mend it by choosing again.
        'slot_taken',
        'visit_over',
        'flat_taken',
        'phone_has_reservation',
        'reservation_over',
        // 422: understood, and not done.
        'no_consent',
        'unknown_recipient',
        'unknown_project',
        'looks_automatic',
        'key_reused',
      ]),
      message: z.string(),
      /** The offending fields of the request, each with its reason. */
      fields: z.record(z.string(), z.string()).optional(),
    }),
  })
  .meta({ id: 'ApiError' });

export type Alias = z.infer<typeof Alias>;
export type Money = z.infer<typeof Money>;
export type Day = z.infer<typeof Day>;
export type Month = z.infer<typeof Month>;
export type Term = z.infer<typeof Term>;
export type PublishedSource = z.infer<typeof PublishedSource>;
export type Position = z.infer<typeof Position>;
export type PreviewImage = z.infer<typeof PreviewImage>;
export type AddressParts = z.infer<typeof AddressParts>;
export type Seo = z.infer<typeof Seo>;
export type Meta = z.infer<typeof Meta>;
export type ApiError = z.infer<typeof ApiError>;
