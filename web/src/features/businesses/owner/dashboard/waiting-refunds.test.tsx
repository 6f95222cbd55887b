import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { OwnerDashboardQuery } from '../../../../graphql/generated/owner-dashboard';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { WaitingRequests } from './WaitingRequests';

function open(requests: number, refunds: number) {
  const data = {
    refunds: { totalCount: refunds },
    businessBookings: { totalCount: requests, nodes: [] },
  } as unknown as OwnerDashboardQuery;
  renderApp(<WaitingRequests data={data} />, { viewer: person({ role: 'BUSINESS' }), server: fakeServer() });
}

describe('[issue 39] what waits on the dashboard', () => {
  it.each([
    [1, 'Waiting for your answer'],
    [0, 'Waiting for you'],
  ])('has the refunds of cancelled bookings, with %d requests', (requests, name) => {
    open(requests, 2);
    const link = within(screen.getByRole('region', { name })).getByRole('link', {
      name: '2 cancelled bookings to refund',
    });
    expect(link).toHaveAttribute('href', '/business/bookings?payment=refund&order=oldest');
    expect(screen.queryByText('Nothing is waiting for you')).toBeNull();
  });

  it('is nothing without either', () => {
    open(0, 0);
    expect(screen.getByText('Nothing is waiting for you')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
