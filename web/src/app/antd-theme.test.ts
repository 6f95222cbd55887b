/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { theme as antd } from 'antd';
import { antdTheme } from './antd-theme';
import { COLORS } from './theme';

describe.each(['light', 'dark'] as const)('Ant Design in the %s theme', (name) => {
  const token = antd.getDesignToken(antdTheme(name));
  const colors = COLORS[name];

  it('shows the brand’s colours to the digit, not shades derived from them', () => {
    expect([token.colorPrimary, token.colorPrimaryHover, token.colorLink]).toEqual([
      colors.primary,
      colors.primaryHover,
      colors.primary,
    ]);
    expect([token.colorError, token.colorSuccess, token.colorWarning]).toEqual([
      colors.danger,
      colors.success,
      colors.warning,
    ]);
    expect([token.colorText, token.colorBgContainer, token.colorBgLayout]).toEqual([
      colors.text,
      colors.surface,
      colors.canvas,
    ]);
  });

  it('has controls that a thumb can hit', () => {
    expect(token.controlHeight).toBeGreaterThanOrEqual(44);
  });
});
