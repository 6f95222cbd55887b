/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { isolated } from './isolated';

describe('names in a script of the other direction', () => {
  it('stand apart from the figures beside them; others are left as they are', () => {
    expect(`${isolated('عائشہ')}, 50`).toBe('\u2068عائشہ\u2069, 50');
    expect(isolated('Ayesha Khan')).toBe('Ayesha Khan');
  });
});
