declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** As a text, with the addresses in it as they are in the build. */
declare module '*.css?text' {
  const css: string;
  export default css;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.geojson' {
  const url: string;
  export default url;
}

declare module '*.webp' {
  const url: string;
  export default url;
}

/** Settings of the build (SITE_* variables); unchecked, only those that were set. */
declare const __SITE_SETTINGS__: Readonly<Record<string, unknown>>;

/** False in browser builds, so that server-only code is removed. True in tests, which render on both sides. */
declare const __RENDERS_ON_SERVER__: boolean;

/** Of the site and of Redux Toolkit. */
declare const __VERSIONS__: { readonly site: string; readonly rtk: string };
