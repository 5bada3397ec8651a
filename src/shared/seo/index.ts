export { JsonLd } from './JsonLd.tsx';
export type { JsonLdNode, JsonLdObject } from './jsonLdNode.ts';
export { breadcrumbsJsonLd, itemListJsonLd } from './listJsonLd.ts';
export { organizationId, organizationJsonLd } from './organizationJsonLd.ts';
export { PageMeta } from './PageMeta.tsx';
export { PageReportContext, type PageReport, type PageStatusCode } from './pageReport.ts';
export { addressJsonLd, placeJsonLd } from './placeJsonLd.ts';
export { pictureJsonLd, previewPicture } from './previewPicture.ts';
export type { Site } from './useSite.ts';
