/**
 * The brand's tokens, the only place with color literals. `cssVariables` turns them into custom properties at build time
 * (see `vite/tokens-plugin.ts`), `antd-theme.ts` into Ant Design's theme. Imports nothing, because the build reads it too.
 */

/** Names of the two themes. */
export type ThemeName = 'light' | 'dark';

const light = {
  primary: '#0E6B56',
  primaryHover: '#0B5A48',
  primaryActive: '#08483A',
  primarySoft: '#E4F0EB',
  onPrimary: '#FFFFFF',
  accent: '#C8871C',
  onAccent: '#1D2522',
  accentIcon: '#A66A0B',
  accentText: '#8F5A06',
  accentSoft: '#FBF1DD',
  canvas: '#FBF8F3',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#F5F0E7',
  text: '#1D2522',
  muted: '#5B6762',
  border: '#E7E0D4',
  control: '#8F897C',
  success: '#1A6E3D',
  successSoft: '#E5F4EA',
  warning: '#875203',
  warningSoft: '#FCF1DB',
  danger: '#B3261E',
  dangerHover: '#981B14',
  dangerSoft: '#FCEAE8',
  onDanger: '#FFFFFF',
  neutral: '#55605C',
  neutralSoft: '#EFEFEA',
  focus: '#0E6B56',
  overlay: 'rgb(15 21 19 / 56%)',
  /** The canvas below the overlay. */
  dimmed: '#767976',
  skeleton: '#EFE9DE',
  skeletonShine: '#F8F4EC',
};

/** Colors that differ by theme. Names say the use, not the hue. */
export type ColorTokens = Readonly<Record<keyof typeof light, string>>;

const dark: ColorTokens = {
  primary: '#4FC3A1',
  primaryHover: '#6FD2B4',
  primaryActive: '#3FAF8E',
  primarySoft: '#17352C',
  onPrimary: '#0F1513',
  accent: '#E9B44C',
  onAccent: '#0F1513',
  accentIcon: '#E9B44C',
  accentText: '#E9B44C',
  accentSoft: '#33290F',
  canvas: '#0F1513',
  surface: '#18201D',
  raised: '#202A26',
  sunken: '#131A17',
  text: '#EEF3F0',
  muted: '#9DAAA4',
  border: '#2B3631',
  control: '#6F7D77',
  success: '#6CCB8B',
  successSoft: '#16301F',
  warning: '#E9B44C',
  warningSoft: '#33290F',
  danger: '#FF8A80',
  dangerHover: '#FFA69E',
  dangerSoft: '#3B1D1B',
  onDanger: '#0F1513',
  neutral: '#AAB6B0',
  neutralSoft: '#252F2B',
  focus: '#4FC3A1',
  overlay: 'rgb(0 0 0 / 68%)',
  dimmed: '#050706',
  skeleton: '#222C28',
  skeletonShine: '#2B3632',
};

/** Colors of both themes. */
export const COLORS: Readonly<Record<ThemeName, ColorTokens>> = { light, dark };

/** The painted evening of the landing page and the sign-in pages: the same dusk in both themes. */
const SCENE = {
  skyTop: '#16243A',
  skyMid: '#4A3A55',
  skyLow: '#B8664A',
  near: '#231F31',
  ground: '#15161F',
  ink: '#FFF8EC',
  shade: 'rgb(16 16 24 / 62%)',
} as const;

/** Tell an owner's halls apart in the calendar, beside their names; never the only sign of anything. */
const HALLS: Readonly<Record<ThemeName, readonly string[]>> = {
  light: ['#0E6B56', '#B0561A', '#3E5BA9', '#8A3B78', '#6B7A12', '#A33B3B', '#1F7A8C', '#6A4FB0', '#8C6A00', '#55606B'],
  dark: ['#4FC3A1', '#E9985A', '#8DA8F0', '#D58AC4', '#B9C95C', '#F08A8A', '#63C2D4', '#AE97EE', '#E0BE5A', '#A9B8C4'],
};

/** Lengths, in pixels on a grid of four. */
export const SIZES = {
  radiusCard: 14,
  radiusControl: 10,
  controlHeight: 44,
  contentWidth: 1240,
  headerHeight: 72,
} as const;

/** One soft shadow, and a deeper one for what floats. */
const SHADOWS: Readonly<Record<ThemeName, { card: string; float: string }>> = {
  light: {
    card: '0 1px 2px rgb(56 44 20 / 5%), 0 8px 24px rgb(56 44 20 / 7%)',
    float: '0 2px 6px rgb(56 44 20 / 8%), 0 20px 48px rgb(56 44 20 / 16%)',
  },
  dark: {
    card: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 28%)',
    float: '0 2px 6px rgb(0 0 0 / 44%), 0 20px 48px rgb(0 0 0 / 52%)',
  },
};

/** Font stacks; the fallbacks are declared with matching metrics in `fonts.css`. */
export const FONTS = {
  display:
    "'Fraunces', 'Noto Nastaliq Urdu', 'Fraunces Fallback', 'Fraunces Fallback Noto', 'Fraunces Fallback DejaVu', Georgia, serif",
  text: "'Inter', 'Noto Nastaliq Urdu', 'Inter Fallback', 'Inter Fallback DejaVu', system-ui, sans-serif",
} as const;

/** `primaryHover` becomes `primary-hover`. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function declarations(prefix: string, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).map(([name, value]) => `--${prefix}-${kebab(name)}: ${value};`);
}

function themeBlock(selector: string, theme: ThemeName): string {
  const lines = [
    `color-scheme: ${theme};`,
    ...declarations('color', COLORS[theme]),
    ...declarations('shadow', SHADOWS[theme]),
    ...HALLS[theme].map((color, index) => `--hall-${index + 1}: ${color};`),
  ];
  return `${selector} {\n  ${lines.join('\n  ')}\n}`;
}

/**
 * The stylesheet of custom properties: `--color-primary`, `--shadow-card`, `--radius-card`, `--font-display` ...
 * The theme is the `data-theme` attribute of `<html>`, set before the first paint by `boot.ts`.
 */
export function cssVariables(): string {
  const pixels = Object.entries(SIZES).map(([name, value]) => `--${kebab(name)}: ${value}px;`);
  const shared = [...pixels, ...declarations('scene', SCENE), ...declarations('font', FONTS)];
  return [
    `:root {\n  ${shared.join('\n  ')}\n}`,
    themeBlock(":root, [data-theme='light']", 'light'),
    themeBlock("[data-theme='dark']", 'dark'),
    // Paper is white.
    `@media print {\n${themeBlock(':root[data-theme]', 'light')}\n}`,
  ].join('\n');
}
