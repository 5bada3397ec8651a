import { defaultLanguage } from '#domain/languages.ts';
import type { SiteSettings } from '../siteSettings.ts';
import { type Asset, readAssets } from './assets.ts';
import { readChunkFiles, readInlineScripts } from './chunkFiles.ts';
import { hostingPageHead, hostingPageSettings } from './hostingPage.ts';
import { composePage } from './render/composePage.ts';
import type { InlineScripts } from './render/inlineScripts.ts';
import { inlineStyles } from './render/inlineStyles.ts';
import { createPages, type Pages, type PagesOptions } from './render/createPages.ts';
import type { Renderer } from '../../contract/renderer.ts';
import { withServiceWorker } from './serviceWorker.ts';
import { makeShell, type Shell } from './shell.ts';
import { readTemplate } from './template.ts';

export interface BuiltSiteOptions {
  /** The built client: index.html, chunks.json, assets/ and the public files. */
  readonly clientDir: string;
  readonly siteSettings: SiteSettings & { readonly origin: string };
  readonly renderer: Renderer;
  /** Markup for the head of every page, for exports that cannot set headers. */
  readonly head?: string;
}

/** The built site, read once: the server serves it, the export writes it. */
export interface BuiltSite {
  /** By URL path. */
  readonly assets: ReadonlyMap<string, Asset>;
  readonly shell: Shell;
  /** For the policy. */
  readonly inline: InlineScripts;
  readonly pagesOver: (
    backend: Pick<
      PagesOptions,
      'fetch' | 'backendOrigin' | 'results' | 'deadline' | 'blockTimeout' | 'report' | 'incomplete'
    >,
  ) => Pages;
}

/** Throws a StartError when the site was not built. */
export function readBuiltSite({ clientDir, siteSettings, renderer, head = '' }: BuiltSiteOptions): BuiltSite {
  const template = readTemplate(clientDir);
  const filesOf = readChunkFiles(clientDir);
  const inline = readInlineScripts(clientDir);
  const assets = withServiceWorker(readAssets(clientDir), siteSettings);
  const settingsScript = head + hostingPageHead(siteSettings);
  const shell = makeShell({
    template,
    filesOf,
    inline,
    settingsScript,
    defaultLanguage: siteSettings.defaultLanguage ?? defaultLanguage,
  });
  const styleOf = inlineStyles(assets);
  const parts = { template, filesOf, inline, styleOf, settingsScript, pageStateId: renderer.pageStateId };
  return {
    assets,
    shell,
    inline,
    pagesOver: (backend) =>
      createPages({
        ...backend,
        renderer,
        shell,
        compose: (view, options) => composePage(view, parts, options),
        hostingPage: hostingPageSettings(siteSettings),
        origin: siteSettings.origin,
      }),
  };
}
