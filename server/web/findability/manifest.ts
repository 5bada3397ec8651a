import { type Language, languageTag } from '#domain/languages.ts';
import { brandColors } from '../../brand.ts';
import { textOf } from '../../texts.ts';
import type { Addresses } from './addresses.ts';

/** Made by tools/pictures/icons.ts. */
const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
];

export const manifestPath = '/site.webmanifest';

/** The web app manifest. `minimal-ui` keeps the Back button, which an installed site on a phone would lack. */
export function makeManifest({ path }: Addresses, language: Language): string {
  return JSON.stringify({
    id: '/',
    name: textOf(language, 'common:siteTitle'),
    short_name: textOf(language, 'brand:name'),
    lang: languageTag(language),
    dir: 'ltr',
    start_url: path('/', language),
    scope: '/',
    display: 'minimal-ui',
    background_color: brandColors.paper,
    theme_color: brandColors.paper,
    icons,
  });
}
