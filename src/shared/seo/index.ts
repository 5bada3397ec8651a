export { ItemListJsonLd, JsonLd } from './JsonLd.tsx';
export {
  addressJsonLd,
  breadcrumbsJsonLd,
  inStock,
  itemListJsonLd,
  type JsonLdNode,
  type JsonLdObject,
  organizationId,
  organizationJsonLd,
  pictureJsonLd,
  placeJsonLd,
  priceCurrency,
  squareMetre,
} from './jsonLdNodes.ts';
export { PageMeta } from './PageMeta.tsx';
export { PageReportContext, type PageReport, type PageStatusCode } from './pageReport.ts';
export type { Site } from './useSite.ts';
