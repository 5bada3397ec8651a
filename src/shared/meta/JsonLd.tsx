import { type JsonLdNode, jsonLdText } from './jsonLdText.ts';
import { type Site, useSite } from './useSite.ts';

interface JsonLdProps {
  /** What is true of the page, as nodes of schema.org. */
  readonly nodes: (site: Site) => readonly JsonLdNode[];
}

/** Says to programs what the page says to people. It stands where it is rendered: React hoists nothing of it. */
export function JsonLd({ nodes }: JsonLdProps) {
  const site = useSite();
  return site !== null && <script type="application/ld+json">{jsonLdText(nodes(site))}</script>;
}
