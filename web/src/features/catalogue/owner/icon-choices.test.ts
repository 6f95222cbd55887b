/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { keywordIcon } from '../../../ui/icons/keyword-icons';
import { listIconChoices } from './icon-choices';
import { setupText } from './setup.text';

describe('[business §5] the icons of amenities', () => {
  const choose = (current: string) => listIconChoices(current, setupText.en.icons);

  it.each([
    ['', 'Check mark'],
    ['wifi', 'Wi-Fi'],
    ['parking', 'Car'],
    ['chef-hat', 'Knife and fork'],
    [' AC ', 'Snowflake'],
    ['elevator', 'Check mark'],
  ])('%p is shown as %s, and stays as it is spelled', (current, label) => {
    expect(choose(current).find(({ value }) => value === current)).toEqual({ value: current, label });
    expect(choose(current)).toHaveLength(10);
  });

  it('are all different', () => {
    expect(new Set(choose('').map(({ value }) => keywordIcon(value))).size).toBe(10);
  });
});
