import { type ThemeConfig, theme } from 'antd';
import { antdColors } from './antdColors.ts';
import { antdComponents } from './antdComponents.ts';

/**
 * antd in the clothes of shared/ui: every colour is one of our custom properties, so both schemes and every tone follow by
 * themselves. Colours go in through an algorithm, because antd derives palettes from seeds and cannot calculate with var().
 */
export const antdTheme: ThemeConfig = {
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
