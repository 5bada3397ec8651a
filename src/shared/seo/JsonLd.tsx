import { use } from 'react';
import { itemListJsonLd, type JsonLdNode, type JsonLdValue, type NamedPath } from './jsonLdNodes.ts';
import { PageReportContext } from './pageReport.ts';
import { type Site, useSite } from './useSite.ts';

interface JsonLdProps {
  /** What is true of the page, as nodes of schema.org. */
  readonly nodes: (site: Site) => readonly JsonLdNode[];
}

/** Drops unknown values. */
function known<T extends JsonLdValue>(value: T): T {
  if (Array.isArray(value))
    return value.filter((item) => item !== null && item !== undefined).map(known) as unknown as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(fields.map(([key, field]) => [key, known(field)])) as T;
}

/**
 * Structured data of the page. Only the server's document has it: rendered behind `__RENDERS_ON_SERVER__`, so that
 * its code stays out of the browser's bundles.
 */
export function JsonLd({ nodes }: JsonLdProps) {
  const site = useSite();
  const report = use(PageReportContext);
  if (site === null || report === null) return null;
  // Visitors lose nothing with it.
  try {
    report.jsonLd(nodes(site).map(known));
  } catch (error) {
    report.failed(error, 'JSON-LD');
  }
  return null;
}

interface ItemListJsonLdProps<Item> {
  readonly items: readonly Item[];
  readonly linkOf: (item: Item) => NamedPath;
  /** Counts those of later pages, too. */
  readonly total?: number | undefined;
  /** Of the list's address. */
  readonly query?: string | undefined;
}

/** The list at an address, from its first item; nothing while it is empty. */
export function ItemListJsonLd<Item>({ items, linkOf, total, query }: ItemListJsonLdProps<Item>) {
  if (items.length === 0) return null;
  return (
    <JsonLd
      nodes={(site) => [
        itemListJsonLd(items.map(linkOf), query ? { ...site, path: `${site.path}?${query}` } : site, total),
      ]}
    />
  );
}
