import type { SiteSettings } from '../../server/siteSettings.ts';
import type { InlineScripts } from '../../server/web/render/inlineScripts.ts';
import { fixedHeaders } from '../../server/web/pageCache/index.ts';
import { noIndexHeaders, securityHeaders } from '../../server/web/security.ts';

/** A policy in the page cannot restrict framing; browsers log an error when it tries. */
const onlyInHeaders = /;frame-ancestors [^;]*/;

const inAttribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The headers of the server that a page can contain itself: a static host may not send any. */
export function pageHead(settings: SiteSettings, inline: InlineScripts, indexing: boolean): string {
  const policy = fixedHeaders(securityHeaders(settings, { inline }))['content-security-policy'] ?? '';
  const robots = indexing ? '' : `<meta name="robots" content="${noIndexHeaders['x-robots-tag'] ?? ''}">`;
  return `${robots}<meta http-equiv="Content-Security-Policy" content="${inAttribute(policy.replace(onlyInHeaders, ''))}">`;
}
