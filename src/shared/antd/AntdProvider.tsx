import { StyleProvider, type StyleProviderProps } from '@ant-design/cssinjs';
import { ConfigProvider, theme, type ThemeConfig } from 'antd';
import type { Locale } from 'antd/es/locale';
import { type ReactNode, use } from 'react';
import { type Language, languageFacts } from '#domain/languages.ts';

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...input: never[]) => unknown>;
type MapToken = ReturnType<Algorithm>;

/** The variants that antd makes of one colour. */
function family(
  name: 'Primary' | 'Success' | 'Warning' | 'Error' | 'Info',
  [base, strong, soft]: [base: string, strong: string, soft: string],
) {
  const variants = {
    [`color${name}`]: base,
    [`color${name}Hover`]: strong,
    [`color${name}Active`]: strong,
    [`color${name}Text`]: base,
    [`color${name}TextHover`]: strong,
    [`color${name}TextActive`]: strong,
    [`color${name}Bg`]: soft,
    [`color${name}BgHover`]: soft,
    [`color${name}Border`]: base,
    [`color${name}BorderHover`]: strong,
  };
  return variants as Partial<MapToken>;
}

const antdColors: Partial<MapToken> = {
  ...family('Primary', ['var(--accent)', 'var(--accent-strong)', 'var(--accent-soft)']),
  ...family('Success', ['var(--success)', 'var(--success)', 'var(--linden-soft)']),
  ...family('Info', ['var(--linden)', 'var(--linden)', 'var(--linden-soft)']),
  ...family('Warning', ['var(--notice)', 'var(--notice)', 'var(--paper-deep)']),
  ...family('Error', ['var(--danger)', 'var(--danger)', 'var(--danger-soft)']),
  // antd draws its focus ring in this one.
  colorPrimaryBorder: 'var(--focus)',
  colorLink: 'var(--accent)',
  colorLinkHover: 'var(--accent-strong)',
  colorLinkActive: 'var(--accent-strong)',
  colorText: 'var(--ink)',
  colorTextSecondary: 'var(--ink-soft)',
  colorTextTertiary: 'var(--muted)',
  colorTextQuaternary: 'var(--muted)',
  colorBorder: 'var(--line-strong)',
  colorBorderSecondary: 'var(--line)',
  colorBorderDisabled: 'var(--line)',
  colorFill: 'var(--line)',
  colorFillSecondary: 'var(--paper-deep)',
  colorFillTertiary: 'var(--paper-deep)',
  colorFillQuaternary: 'var(--paper-deep)',
  colorBgLayout: 'var(--paper)',
  colorBgContainer: 'var(--paper-raised)',
  colorBgElevated: 'var(--paper-raised)',
  colorBgSpotlight: 'var(--ink)',
  colorBgSolid: 'var(--ink)',
  colorBgSolidHover: 'var(--ink-soft)',
  colorBgSolidActive: 'var(--ink-soft)',
  colorBgMask: 'var(--backdrop)',
  colorWhite: 'var(--on-accent)',
};

/** Where a component's own derivation would leave our colours, or its shape our primitives. */
const antdComponents: NonNullable<ThemeConfig['components']> = {
  Button: {
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    fontWeight: 500,
    paddingInline: 24,
    paddingInlineLG: 32,
    paddingInlineSM: 16,
    contentFontSize: 17,
    contentFontSizeLG: 17,
    contentFontSizeSM: 15,
    defaultBg: 'transparent',
    defaultColor: 'var(--accent)',
    defaultBorderColor: 'var(--accent)',
    defaultHoverBg: 'var(--accent-soft)',
    defaultActiveBg: 'var(--accent-soft)',
    solidTextColor: 'var(--paper)',
  },
  Checkbox: { colorBgContainer: 'var(--paper-raised)' },
  Input: { activeBorderColor: 'var(--focus)', hoverBorderColor: 'var(--accent)', paddingInline: 16 },
  InputNumber: {
    activeBorderColor: 'var(--focus)',
    hoverBorderColor: 'var(--accent)',
    filledHandleBg: 'var(--paper-deep)',
  },
  Modal: { titleFontSize: 28, titleLineHeight: 1.25 },
  Slider: {
    railSize: 1,
    railBg: 'var(--line-strong)',
    railHoverBg: 'var(--line-strong)',
    trackBg: 'var(--accent)',
    trackHoverBg: 'var(--accent)',
    handleColor: 'var(--accent)',
    handleActiveColor: 'var(--accent-strong)',
    handleActiveOutlineColor: 'var(--accent-soft)',
    handleColorDisabled: 'var(--line-strong)',
    handleSize: 20,
    handleSizeHover: 20,
    controlSize: 24,
    dotBorderColor: 'var(--line-strong)',
    dotActiveBorderColor: 'var(--accent)',
  },
  Tabs: {
    itemColor: 'var(--accent)',
    itemHoverColor: 'var(--accent-strong)',
    itemActiveColor: 'var(--accent-strong)',
    // Where we are is not a thing to tap: ink.
    itemSelectedColor: 'var(--ink)',
    inkBarColor: 'var(--ink)',
  },
  Tooltip: { colorTextLightSolid: 'var(--paper)' },
};

/**
 * antd in the clothes of shared/ui: every colour is one of our custom properties, so both schemes and every tone follow by
 * themselves. Colours go in through an algorithm, because antd derives palettes from seeds and cannot calculate with var().
 */
const antdTheme: ThemeConfig = {
  algorithm: (seed, map) => ({ ...(map ?? theme.defaultAlgorithm(seed)), ...antdColors }),
  cssVar: { key: 'obriy' },
  // One version of antd is on the page: shorter selectors.
  hashed: false,
  token: {
    fontFamily: 'var(--font-sans)',
    fontSize: 17,
    // As --control-s, --control-m and --control-l; antd calculates with numbers.
    controlHeightSM: 40,
    controlHeight: 48,
    controlHeightLG: 56,
    controlInteractiveSize: 24,
    controlPaddingHorizontal: 16,
    borderRadius: 2,
    borderRadiusSM: 2,
    borderRadiusLG: 2,
    lineWidthFocus: 2,
    controlOutlineWidth: 0,
    zIndexPopupBase: 1000,
    motionDurationFast: 'var(--motion-fast)',
    motionDurationMid: 'var(--motion)',
    motionDurationSlow: 'var(--motion)',
    motionEaseInOut: 'var(--ease)',
    motionEaseOut: 'var(--ease)',
    boxShadow: 'var(--shadow)',
    boxShadowSecondary: 'var(--shadow)',
    boxShadowTertiary: 'none',
    fontWeightStrong: 500,

    colorTextPlaceholder: 'var(--muted)',
    colorTextDisabled: 'var(--muted)',
    colorTextHeading: 'var(--ink)',
    colorTextLabel: 'var(--muted)',
    colorTextDescription: 'var(--muted)',
    colorTextLightSolid: 'var(--on-accent)',
    colorSplit: 'var(--line)',
    colorIcon: 'var(--accent)',
    colorIconHover: 'var(--accent-strong)',
    colorFillAlter: 'var(--paper-deep)',
    colorBgContainerDisabled: 'var(--paper-deep)',
    controlOutline: 'transparent',
    colorErrorOutline: 'transparent',
    colorWarningOutline: 'transparent',
    controlItemBgHover: 'var(--accent-soft)',
    controlItemBgActive: 'var(--accent-soft)',
    controlItemBgActiveHover: 'var(--accent-soft)',
  },
  components: antdComponents,
};

const locales = new Map<Language, Promise<Locale>>();

/** webpack makes a chunk for each language of the site alone (ContextReplacementPlugin in its configuration). */
async function load(language: Language): Promise<Locale> {
  const name = languageFacts(language).locale.replace('-', '_');
  const { default: locale } = (await import(`antd/locale/${name}.js`)) as { readonly default: Locale };
  return locale;
}

/** One promise a language, for React's `use`. */
export function antdLocale(language: Language): Promise<Locale> {
  const known = locales.get(language);
  if (known !== undefined) return known;

  const loading = load(language);
  locales.set(language, loading);
  // A failed download is not cached: the next render fetches again.
  loading.catch(() => locales.delete(language));
  return loading;
}

type AntdProviderProps = {
  language: Language;
  /** On the server: one cache per render, to extract the styles. */
  cache?: StyleProviderProps['cache'];
  children: ReactNode;
};

const modal = { styles: { title: { fontFamily: 'var(--font-serif)', fontWeight: 400 } } };

/** Wraps what uses antd. It waits for the language's texts: put it under a Suspense of the part's final size. */
export function AntdProvider({ language, cache, children }: AntdProviderProps) {
  const locale = use(antdLocale(language));
  return (
    // `layer`: antd is above the resets and below our own classes, see shared/ui/styles/index.css
    <StyleProvider layer {...(cache && { cache })}>
      <ConfigProvider theme={antdTheme} locale={locale} modal={modal} button={{ autoInsertSpace: false }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
