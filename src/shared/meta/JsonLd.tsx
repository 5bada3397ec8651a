import { use } from 'react';
import type { JsonLdNode } from './jsonLdNode.ts';
import { PageReportContext } from './pageReport.ts';
import { type Site, useSite } from './useSite.ts';

interface JsonLdProps {
  /** What is true of the page, as nodes of schema.org. */
  readonly nodes: (site: Site) => readonly JsonLdNode[];
}

/**
 * Says to programs what the page says to people. Only the server has a document for them: rendered behind `__RENDERS_ON_SERVER__`, it
 * keeps what makes its nodes out of the browser's scripts.
 */
export function JsonLd({ nodes }: JsonLdProps) {
  const site = useSite();
  const report = use(PageReportContext);
  if (site === null || report === null) return null;
  // Visitors lose nothing with it.
  try {
    report.jsonLd(nodes(site));
  } catch (error) {
    report.failed(error, 'JSON-LD');
  }
  return null;
}
