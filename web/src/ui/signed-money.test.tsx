import { expect, it } from '@jest/globals';
import { renderApp } from '../testing/render';
import { SignedMoney } from './SignedMoney';

it.each([
  [-1500, false, '−'],
  [1500, false, ''],
  [1500, true, '+'],
  [0, true, ''],
])('%d (plus: %s) has its sign before it, in either direction', (amount, plus, sign) => {
  const { container } = renderApp(<SignedMoney amount={amount} currency="PKR" plus={plus} />);
  const shown = container.querySelector('bdi');
  expect(shown).toHaveAttribute('dir', 'ltr');
  expect(shown?.textContent.replace(/[\d.,]+/, '#').replace(/[^+−#]/g, '')).toBe(`${sign}#`);
});
