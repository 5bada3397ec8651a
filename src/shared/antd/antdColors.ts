import type { ThemeConfig } from 'antd';

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

export const antdColors: Partial<MapToken> = {
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
