/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { contrast } from '../lib/contrast';
import { COLORS, cssVariables, type ColorTokens } from './theme';

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
