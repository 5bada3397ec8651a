import * as z from 'zod';
import mark from '../brand/mark.json' with { type: 'json' };

const Mark = z.object({
  viewBox: z.string().regex(/^-?[\d.]+(?: -?[\d.]+){3}$/, 'expected four numbers'),
  path: z.string(),
});

/** Throws an error that names the fields that are wrong. */
export function parseMark(value: unknown): z.infer<typeof Mark> {
  const { data, error } = Mark.safeParse(value);
  if (error) throw new Error(`brand/mark.json:\n${z.prettifyError(error)}`);
  return data;
}

/** What is drawn beside the company's name. */
export const brandMark = parseMark(mark);
