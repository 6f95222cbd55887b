import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { open, ownersServer, STATS } from './testing';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const view = (name: string) => screen.getByRole('link', { name });

describe('[issue: dense lists] the head of the owner’s list', () => {
  it('has saved views, each with an address of its own', async () => {
    const page = open({ at: '/business/bookings?needs=action&order=answer_first' });
    await waitFor(() => expect(view('Waits for me')).toHaveAttribute('aria-current', 'page'));
    await page.user.click(view('This week'));
    await waitFor(() => expect(page.address()).toMatch(/\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&order=soonest$/));
    expect(view('This week')).toHaveAttribute('aria-current', 'page');
    await page.user.click(view('Waits for me'));
    await waitFor(() => expect(page.address()).toBe('/business/bookings?needs=action&order=answer_first'));
    await page.user.click(view('Unpaid'));
    await waitFor(() => expect(page.address()).toBe('/business/bookings?payment=due&order=soonest'));
    expect(screen.getByRole('button', { name: 'Remove the filter Unpaid' })).toBeVisible();
    await page.user.click(view('To refund'));
    await waitFor(() => expect(page.address()).toBe('/business/bookings?payment=refund&order=oldest'));
    expect(screen.getByRole('button', { name: 'Remove the filter To refund' })).toBeVisible();
    await page.user.click(view('All'));
    await waitFor(() => expect(page.address()).toBe('/business/bookings'));
  });

  it('has the days of the business’s zone', async () => {
    // In Kiritimati the next day has begun.
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-02T11:00:00Z'));
    const server = ownersServer();
    const stats = { ...STATS, timeZone: 'Pacific/Kiritimati', oldestPendingAt: '2027-02-27T11:00:00.000Z' };
    server.answer('BusinessBookingStats', () => ({ businessBookingStats: stats }));
    open({ server });
    expect(await screen.findByText('oldest: Feb 28, 2027')).toBeVisible();
    expect(view('This week')).toHaveAttribute('href', expect.stringContaining('from=2027-03-03&to=2027-03-09'));
  });

  it('shows what is set as chips, each of which takes its filter off', async () => {
    const page = open({ at: '/business/bookings?status=pending&hall=4&q=ali' });
    await page.user.click(await screen.findByRole('button', { name: 'Remove the filter Rose Garden' }));
    await waitFor(() => expect(page.address()).toBe('/business/bookings?status=pending&q=ali'));
    expect(screen.getByRole('button', { name: 'Remove the filter ali' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Remove the filter Pending' }));
    await waitFor(() => expect(page.address()).toBe('/business/bookings?q=ali'));
  });

  it('folds the figures away, and remembers it', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Hide figures' }));
    expect(screen.queryByText('Total Bookings')).toBeNull();
    page.unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Show figures' })).toHaveAttribute('aria-expanded', 'false');
  });
});
