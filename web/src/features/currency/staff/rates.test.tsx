import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { Refusal } from '../../../testing/server';
import { openPanel, panelServer } from '../../../testing/panel';

const line = (currency: string, rate: number, source: string, fetchedAt: string | null) => ({
  __typename: 'ExchangeRateLine',
  currency,
  rate,
  source,
  fetchedAt,
});
const table = {
  __typename: 'ExchangeRateTable',
  base: 'USD',
  day: '2026-03-03',
  hasSource: true,
  rates: [line('PKR', 278.55, 'rates.example', '2026-03-03T05:20:00.000Z'), line('USD', 1, 'built in', null)],
};
const server = () => panelServer({ PanelRates: () => ({ exchangeRates: table }) });

describe('[product: control panel] exchange rates', () => {
  it('stand with date and source', async () => {
    const { container } = openPanel('ADMIN', '/cpanel?tab=rates', server());
    const row = await screen.findByRole('row', { name: /PKR/ });
    expect(within(row).getByText('278.55')).toBeVisible();
    expect(within(row).getByText('rates.example')).toBeVisible();
    expect(screen.getByText(/of March 3, 2026/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('an admin refreshes them, and sets one by hand', async () => {
    const own = server();
    own.answer('RefreshExchangeRates', () => ({ refreshExchangeRates: true }));
    own.answer('SetExchangeRate', () => ({ setExchangeRate: table }));
    const { user } = openPanel('ADMIN', '/cpanel?tab=rates', own);
    await user.click(await screen.findByRole('button', { name: 'Refresh now' }));
    expect(await screen.findByText('The rates will be updated in a moment.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set manually: PKR' }));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('spinbutton');
    await user.clear(field);
    await user.type(field, '300');
    await user.click(within(dialog).getByRole('button', { name: 'Save rate' }));
    expect(await screen.findByText('The rate has been set.')).toBeVisible();
    expect(own.asked.find(({ operation }) => operation === 'SetExchangeRate')?.variables).toEqual({
      input: { currency: 'PKR', rate: 300 },
    });
    expect(screen.queryByRole('button', { name: 'Set manually: USD' })).toBeNull();
  });

  it('a refused rate says so at its field', async () => {
    const own = server();
    const message = 'The rate of PKR is far from the last one';
    own.answer('SetExchangeRate', () => {
      throw new Refusal('INVALID_INPUT', message, { fields: [{ field: 'rate', message }] });
    });
    const { user } = openPanel('ADMIN', '/cpanel?tab=rates', own);
    await user.click(await screen.findByRole('button', { name: 'Set manually: PKR' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save rate' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('moderators read only', async () => {
    openPanel('MODERATOR', '/cpanel?tab=rates', server());
    await screen.findByRole('row', { name: /PKR/ });
    expect(screen.queryByRole('button', { name: /Refresh|Set manually/ })).toBeNull();
  });
});
