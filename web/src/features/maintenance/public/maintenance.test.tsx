import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { accessibilityProblems } from '../../../testing/axe';
import { renderApp } from '../../../testing/render';
import { fakeServer } from '../../../testing/server';
import { endTimeWords } from './end-time';
import { MaintenanceScreen } from './MaintenanceScreen';

const FAR = '2999-03-03T12:00:00.000Z';
const status = (change: object) => ({
  maintenanceStatus: {
    __typename: 'MaintenanceStatus',
    isMaintenanceMode: true,
    endTime: null,
    message: 'New server',
    ...change,
  },
});
const routes = (
  <Routes>
    <Route path="/maintenance" element={<MaintenanceScreen />} />
    <Route path="/" element={<p>Landing</p>} />
  </Routes>
);
const open = (change: object) => {
  const server = fakeServer({ MaintenanceStatus: () => status(change) });
  return { ...renderApp(routes, { server, at: '/maintenance' }), server };
};

describe('[customer §2 Maintenance page]', () => {
  it('shows heading, the server’s message, the status and the expected end', async () => {
    const { container } = open({ endTime: FAR });
    expect(await screen.findByText('New server')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'System Under Maintenance' })).toBeVisible();
    expect(screen.getByText('Maintenance Active')).toBeVisible();
    expect(screen.getByText(/March 3rd at/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([[null], ['not a time']])(
    'says Updates coming soon without an end that can be read (%p)',
    async (endTime) => {
      open({ endTime });
      expect(await screen.findByText('New server')).toBeVisible();
      expect(screen.getByText('Updates coming soon')).toBeVisible();
    },
  );

  it('uses the default message without one', async () => {
    open({ message: '' });
    expect(await screen.findByText('System is under maintenance. Please check back later.')).toBeVisible();
  });

  it('leads home when Check Status finds that it is over', async () => {
    const { user, server, address } = open({});
    await screen.findByText('New server');
    server.answer('MaintenanceStatus', () => status({ isMaintenanceMode: false }));
    await user.click(screen.getByRole('button', { name: 'Check Status' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('leads home when the end time is reached', async () => {
    const { address } = open({ endTime: '2020-01-01T00:00:00.000Z' });
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('[customer §2 Maintenance page] the end in words', () => {
  it.each([
    ['2025-03-03T17:00:00Z', 'Monday, March 3rd at 5:00 pm'],
    ['2025-03-01T09:05:00Z', 'Saturday, March 1st at 9:05 am'],
    ['2025-03-02T00:00:00Z', 'Sunday, March 2nd at 12:00 am'],
    ['2025-03-11T12:30:00Z', 'Tuesday, March 11th at 12:30 pm'],
    ['2025-03-22T12:30:00Z', 'Saturday, March 22nd at 12:30 pm'],
  ])('%s is %s', (instant, words) => {
    expect(endTimeWords(new Date(instant), 'UTC')).toBe(words);
  });
});
