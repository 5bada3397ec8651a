import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { SiteSettings } from '../siteSettings.ts';
import { hostingPageScript, scriptHash } from './hostingPage.ts';
import { type InlineScripts, writtenScripts } from './render/inlineScripts.ts';

function originOf(url: string | undefined): string[] {
  // Tile addresses hold {z}/{x}/{y} in the path and may hold {a-c} in the host, which a policy writes as *.
  const plain = url?.replace(/^(https?:\/\/)[^./]*\{[^}]*\}[^./]*\./, '$1*.');
  const origin = plain && URL.parse(plain)?.origin;
  return origin ? [origin] : [];
}

/** Google's list of sources for a tag-manager container; allowed only with a container. */
const tagManager = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

interface Allowed {
  /** Those of the build. */
  readonly inline?: InlineScripts;
  /** Origins that may embed the site; none by default, against clickjacking. */
  readonly frameAncestors?: readonly string[];
}

export function securityHeaders(
  settings: SiteSettings,
  { inline = writtenScripts, frameAncestors = [] }: Allowed = {},
): FastifyHelmetOptions {
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
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: frameAncestors.length === 0 ? ["'none'"] : [...frameAncestors],
        manifestSrc: ["'self'"],
        // Viewers fetch a panorama to show progress, and display it from memory. A company's backend may serve pictures
        // from anywhere, such as a CDN.
        imgSrc: ["'self'", 'data:', 'blob:', ...host, ...(host.length > 0 ? ['https:'] : []), ...tiles, ...tags.image],
        mediaSrc: ["'self'", ...host],
        objectSrc: ["'none'"],
        scriptSrc: [
          "'self'",
          scriptHash(hostingPageScript(settings)),
          scriptHash(inline.fonts),
          scriptHash(inline.boot),
          ...tags.script,
        ],
        scriptSrcAttr: ["'none'"],
        workerSrc: ["'self'"],
        // Three things need it: antd inserts style elements at run time, pages inline their styles, pictures and charts
        // have style attributes. Cached pages cannot carry a nonce.
        styleSrc: ["'self'", "'unsafe-inline'"],
      },
    },
    // X-Frame-Options cannot name hosts; browsers that know frame-ancestors ignore it.
    xFrameOptions: frameAncestors.length === 0 ? { action: 'deny' } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The reference backend may serve pictures to a site on another origin.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // The proxy that ends TLS decides: here it would bind the company's whole domain.
    strictTransportSecurity: false,
  };
}

/**
 * The features that the site uses: full screen for viewers, sensors for the panorama, the clipboard for links. Web
 * share is allowed by default, and Chromium on Linux warns of its name.
 */
export const permissionsPolicy: Readonly<Record<string, string>> = {
  'permissions-policy': [
    ...['accelerometer', 'clipboard-write', 'fullscreen', 'gyroscope'].map((feature) => `${feature}=(self)`),
    ...['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'].map(
      (feature) => `${feature}=()`,
    ),
  ].join(', '),
};

/** Headers that keep search engines from indexing a copy of the site. */
export const noIndexHeaders: Readonly<Record<string, string>> = { 'x-robots-tag': 'noindex, nofollow' };
