import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, theme, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...input: never[]) => unknown>;

/** What the modal draws with, and what antd says of every link of the page. */
const colors: Partial<ReturnType<Algorithm>> = {
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
  colorFill: 'var(--line)',
  colorFillSecondary: 'var(--paper-deep)',
  colorFillTertiary: 'var(--paper-deep)',
  colorFillQuaternary: 'var(--paper-deep)',
  colorBgContainer: 'var(--paper-raised)',
  colorBgElevated: 'var(--paper-raised)',
  colorBgMask: 'var(--backdrop)',
};

/**
 * The look of shared/ui: every colour is a custom property of ours, so it follows scheme and tone. Colours go in through
 * an algorithm, because antd derives palettes from seeds and cannot calculate with var().
 */
const antdTheme: ThemeConfig = {
  algorithm: (seed, map) => ({ ...(map ?? theme.defaultAlgorithm(seed)), ...colors }),
  cssVar: { key: 'obriy' },
  // One version of antd is on the page: shorter selectors.
  hashed: false,
  token: {
    fontFamily: 'var(--font-sans)',
    fontSize: 17,
    // As --control-m; antd calculates with numbers.
    controlHeight: 48,
    borderRadiusSM: 2,
    borderRadiusLG: 2,
    lineWidthFocus: 2,
    zIndexPopupBase: 1000,
    motionDurationMid: 'var(--motion)',
    motionDurationSlow: 'var(--motion)',
    boxShadow: 'var(--shadow)',
    fontWeightStrong: 500,
    colorTextHeading: 'var(--ink)',
    colorSplit: 'var(--line)',
    colorIcon: 'var(--accent)',
    colorIconHover: 'var(--accent-strong)',
  },
  components: { Modal: { titleFontSize: 28, titleLineHeight: 1.25 } },
};

const modal = {
  styles: {
    // Forced colours paint it: the dialog's edge.
    container: { border: 'var(--line-width) solid transparent' },
    // Room for the close button; the longest word fits at 200% zoom.
    title: {
      paddingInlineEnd: '1.5rem',
      fontFamily: 'var(--font-serif)',
      fontSize: 'min(1.75rem, 11vw)',
      fontWeight: 400,
    },
  },
};

/** antd in our colours. Without a locale: the modal shows no text of antd's. */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  return (
    // `layer`: antd is above the resets and below our own classes, see shared/ui/styles/index.css
    <StyleProvider layer>
      <ConfigProvider theme={antdTheme} modal={modal}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
