import * as z from 'zod';
import { Image } from './image.ts';

/** A run of text. `href` is http(s), mailto, tel, or a path of the site without a language prefix. */
export const Inline = z
  .object({
    text: z.string(),
    strong: z.boolean().optional(),
    emphasis: z.boolean().optional(),
    href: z.string().optional(),
  })
  .meta({ id: 'Inline' });

const content = z.array(Inline);

/** Formatted text as data, never as HTML: nothing in it can become a script. */
export const RichBlock = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), content }),
    z.object({ type: z.literal('paragraph'), content }),
    z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(content) }),
    z.object({ type: z.literal('quote'), content }),
    z.object({ type: z.literal('image'), image: Image, caption: z.string().optional() }),
    z.object({ type: z.literal('table'), head: z.array(content), rows: z.array(z.array(content)) }),
  ])
  .meta({ id: 'Block' });

export const RichText = z.array(RichBlock).meta({ id: 'RichText' });

export type Inline = z.infer<typeof Inline>;
export type RichBlock = z.infer<typeof RichBlock>;
export type RichText = z.infer<typeof RichText>;
