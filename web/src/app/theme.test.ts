import { describe, expect, it } from '@jest/globals';
import { COLORS, cssVariables, type ColorTokens } from './theme';

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [ink: keyof ColorTokens, paper: keyof ColorTokens];

const READ: Pair[] = (['canvas', 'surface', 'raised', 'sunken'] as const).flatMap((paper) =>
  (['text', 'muted', 'primary', 'accentText', 'success', 'warning', 'danger'] as const).map(
    (ink) => [ink, paper] as const,
  ),
);
const ON_FILLS: Pair[] = [
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimary', 'primaryActive'],
  ['onAccent', 'accent'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['primary', 'primarySoft'],
  ['text', 'primarySoft'],
  ['accentText', 'accentSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['neutral', 'neutralSoft'],
];
const SEEN: Pair[] = (['canvas', 'surface'] as const).flatMap((paper) =>
  (['control', 'accentIcon', 'focus'] as const).map((ink) => [ink, paper] as const),
);

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colors = COLORS[theme];

  it.each([...READ, ...ON_FILLS])('has words in %s on %s at 4.5:1 or better', (ink, paper) => {
    expect(contrast(colors[ink], colors[paper])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SEEN)('has what must be seen in %s on %s at 3:1 or better', (ink, paper) => {
    expect(contrast(colors[ink], colors[paper])).toBeGreaterThanOrEqual(3);
  });
});

it('becomes custom properties, for both themes', () => {
  const css = cssVariables();
  expect(css).toContain('--color-primary: #0E6B56;');
  expect(css).toContain('--color-primary-hover:');
  expect(css).toContain('--radius-card: 14px;');
  expect(css).toContain("[data-theme='dark']");
  expect(css.slice(css.indexOf('@media print'))).toContain('color-scheme: light;');
});
