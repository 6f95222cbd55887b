import { theme as antd, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { COLORS, FONTS, SIZES, type ColorTokens, type ThemeName } from './theme.ts';

function sharedTokens(name: ThemeName): ThemeConfig['token'] {
  const colors = COLORS[name];
  return {
    colorPrimary: colors.primary,
    colorInfo: colors.primary,
    colorLink: colors.primary,
    colorLinkHover: colors.primaryHover,
    colorSuccess: colors.success,
    colorWarning: colors.warning,
    colorError: colors.danger,
    colorTextBase: colors.text,
    colorText: colors.text,
    colorTextSecondary: colors.muted,
    colorTextTertiary: colors.muted,
    colorTextDescription: colors.muted,
    colorTextPlaceholder: colors.muted,
    colorTextLightSolid: colors.onPrimary,
    colorBgBase: colors.surface,
    colorBgLayout: colors.canvas,
    colorBgContainer: colors.surface,
    colorBgElevated: colors.raised,
    colorBorder: colors.control,
    colorBorderSecondary: colors.border,
    colorSplit: colors.border,
    fontFamily: FONTS.text,
    fontSize: 16,
    fontSizeSM: 14,
    borderRadius: SIZES.radiusControl,
    borderRadiusLG: SIZES.radiusControl,
    borderRadiusSM: 8,
    controlHeight: SIZES.controlHeight,
    controlHeightLG: 52,
    controlHeightSM: 36,
    controlOutlineWidth: 3,
    colorBgMask: colors.overlay,
    boxShadowSecondary: 'var(--shadow-float)',
    wireframe: false,
  };
}

/** What is pressed, typed into or chosen from. */
function controlTokens(colors: ColorTokens): ThemeConfig['components'] {
  return {
    Button: {
      fontWeight: 600,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      dangerColor: colors.onDanger,
      primaryColor: colors.onPrimary,
      contentFontSize: 15,
      contentFontSizeLG: 16,
      paddingInline: 18,
      paddingInlineLG: 26,
      textHoverBg: colors.primarySoft,
      textTextHoverColor: colors.primary,
    },
    // A month has to fit a phone.
    DatePicker: { cellWidth: 44, cellHeight: 36 },
    Menu: {
      itemBg: 'transparent',
      itemHeight: SIZES.controlHeight,
      itemSelectedBg: colors.primarySoft,
      itemSelectedColor: colors.primary,
      itemHoverBg: colors.sunken,
      activeBarBorderWidth: 0,
      darkItemBg: 'transparent',
    },
    Pagination: { itemSize: SIZES.controlHeight, itemBg: 'transparent', itemActiveBg: colors.primarySoft },
    Rate: { starColor: colors.accentIcon, starBg: colors.border },
    Segmented: {
      trackBg: colors.sunken,
      itemSelectedBg: colors.surface,
      itemSelectedColor: colors.primary,
      itemColor: colors.text,
    },
    Slider: {
      railBg: colors.border,
      railHoverBg: colors.border,
      trackBg: colors.primary,
      trackHoverBg: colors.primary,
      handleColor: colors.primary,
    },
    Tabs: { titleFontSize: 16, horizontalItemGutter: 28 },
  };
}

/** What holds or shows something. */
function surfaceTokens(colors: ColorTokens): ThemeConfig['components'] {
  return {
    Card: { borderRadiusLG: SIZES.radiusCard, headerFontSize: 18, colorBorderSecondary: colors.border },
    Drawer: { colorBgElevated: colors.raised },
    Empty: { colorTextDescription: colors.muted },
    Modal: {
      borderRadiusLG: SIZES.radiusCard,
      contentBg: colors.raised,
      headerBg: colors.raised,
      titleFontSize: 24,
      boxShadow: 'var(--shadow-float)',
    },
    Skeleton: { gradientFromColor: colors.skeleton, gradientToColor: colors.skeletonShine },
    Steps: { colorTextDescription: colors.muted },
    Table: {
      cellFontSizeSM: 14.5,
      lineHeight: 1.45,
      headerBg: colors.sunken,
      headerColor: colors.muted,
      headerSplitColor: 'transparent',
      rowHoverBg: colors.sunken,
    },
    Tag: { borderRadiusSM: 999 },
  };
}

/** Ant Design derives its shades from a seed; these are the brand's own, to the digit, in both themes. */
function brandShades(name: ThemeName): MappingAlgorithm {
  const colors = COLORS[name];
  const derive = name === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm;
  return (seed, map) => ({
    ...derive(seed, map),
    colorPrimary: colors.primary,
    colorPrimaryHover: colors.primaryHover,
    colorPrimaryActive: colors.primaryActive,
    colorPrimaryBg: colors.primarySoft,
    colorPrimaryBgHover: colors.primarySoft,
    colorPrimaryText: colors.primary,
    colorLink: colors.primary,
    colorLinkHover: colors.primaryHover,
    colorLinkActive: colors.primaryActive,
    colorSuccess: colors.success,
    colorInfo: colors.primary,
    colorInfoBg: colors.primarySoft,
    colorSuccessBg: colors.successSoft,
    colorSuccessText: colors.success,
    colorWarning: colors.warning,
    colorWarningBg: colors.warningSoft,
    colorWarningText: colors.warning,
    colorError: colors.danger,
    colorErrorHover: colors.dangerHover,
    colorErrorBg: colors.dangerSoft,
    colorErrorText: colors.danger,
  });
}

/** Ant Design in the brand's tokens: the parts box, not the look. */
export function antdTheme(name: ThemeName): ThemeConfig {
  return {
    algorithm: brandShades(name),
    // The build writes every style into a file (vite/antd-styles-plugin.ts), the variables of both themes under these names.
    cssVar: { prefix: 'ant', key: `mehfil-${name}` },
    hashed: false,
    zeroRuntime: true,
    token: sharedTokens(name),
    components: { ...controlTokens(COLORS[name]), ...surfaceTokens(COLORS[name]) },
  };
}
