import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { SiteSettings } from '../siteSettings.ts';
import { hostingPageScript, scriptHash } from './hostingPage.ts';
import { bootScript } from './render/bootScript.ts';

function originOf(url: string | undefined): string[] {
  // Tile addresses hold {z}/{x}/{y} in the path and may hold {a-c} in the host, which a policy writes as *.
  const plain = url?.replace(/^(https?:\/\/)[^./]*\{[^}]*\}[^./]*\./, '$1*.');
  const origin = plain === undefined ? undefined : /^https?:\/\/[^/?#]+/.exec(plain)?.[0];
  return origin === undefined ? [] : [origin];
}

/** Google's own list of what a tag-manager container needs; nothing of it is allowed when there is no container. */
const tagManager = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

export function securityHeaders(settings: SiteSettings): FastifyHelmetOptions {
  const host = originOf(settings.host);
  const tiles = originOf(settings.mapTiles?.url);
  const tags = settings.tagManagerContainer === undefined ? { script: [], connect: [], image: [] } : tagManager;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'", ...host, ...tiles, ...tags.connect],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        manifestSrc: ["'self'"],
        // Viewers fetch a panorama to tell how far it is, and show it from memory.
        imgSrc: ["'self'", 'data:', 'blob:', ...host, ...tiles, ...tags.image],
        mediaSrc: ["'self'", ...host],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", scriptHash(hostingPageScript(settings)), scriptHash(bootScript), ...tags.script],
        scriptSrcAttr: ["'none'"],
        workerSrc: ["'self'"],
        // antd writes its style elements at run time, and the shell is cached, so it cannot carry a nonce.
        styleSrc: ["'self'", "'unsafe-inline'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The reference backend may serve pictures to a site on another origin.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Whoever ends TLS decides on it: here it would bind the company's whole domain.
    strictTransportSecurity: false,
  };
}
