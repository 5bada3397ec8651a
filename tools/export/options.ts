import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '../../server/config.ts';
import { type SiteSettings, siteVariables } from '../../server/siteSettings.ts';
import { ExportError } from './exportError.ts';

const usage = `npm run tool export -- --host https://api.example.com --out FOLDER [--origin https://www.example.com]

Writes every page of the site in both languages, for a host that serves plain files.
--host    the backend that pages are made from, and that they call in a browser
--out     a folder that is not there, is empty, or holds an earlier export
--origin  where visitors will find the site; SITE_ORIGIN, or else the backend's own address
`;

export interface ExportOptions {
  /** As given. */
  readonly out: string;
  readonly settings: SiteSettings & { readonly host: string; readonly origin: string };
  readonly indexing: boolean;
}

/** An origin copied from an address bar ends with a meaningless slash. */
const address = (rule: z.ZodType<string, string>) =>
  z
    .string()
    .transform((url) => url.replace(/\/$/, ''))
    .pipe(rule)
    .optional();

const Given = z.object({
  host: address(siteVariables.SITE_HOST.unwrap()),
  origin: address(siteVariables.SITE_ORIGIN.unwrap()),
  out: z.string().optional(),
});

function readGiven(args: readonly string[]): z.output<typeof Given> {
  const options = { host: { type: 'string' }, out: { type: 'string' }, origin: { type: 'string' } } as const;
  try {
    const parsed = Given.safeParse(parseArgs({ args: [...args], options }).values);
    if (parsed.success) return parsed.data;
    const [{ path, message }] = parsed.error.issues as [z.core.$ZodIssue];
    throw new Error(`--${path.join('.')} ${message}`);
  } catch (error) {
    throw new ExportError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}

/** Throws an ExportError for invalid options, and a StartError for an invalid variable. */
export function readExportOptions(args: readonly string[], env: NodeJS.ProcessEnv): ExportOptions {
  const { host, out = '', origin } = readGiven(args);
  if (host === undefined) throw new ExportError(`--host is missing\n\n${usage}`);
  if (out === '') throw new ExportError(`--out is missing\n\n${usage}`);
  const { siteSettings, indexing } = readConfig(env);
  return {
    out,
    indexing,
    settings: { ...siteSettings, host, origin: origin ?? siteSettings.origin ?? new URL(host).origin },
  };
}
