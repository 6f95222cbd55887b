import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { STATS } from '../testing';
import { VisitsScreen } from './VisitsScreen';

const VISIT = {
  ...{ __typename: 'Visit', id: 5, bookingId: null, enquiryId: 7, hallTitle: 'Moti Mahal' },
  ...{ hallNameUrdu: null, timeZone: 'Asia/Karachi', customerName: 'Sana Iqbal', status: 'PROPOSED' },
  ...{ startsAt: '2099-03-20T12:00:00.000Z', headCount: 4, note: 'With my parents' },
  ...{ isPast: false, viewerCanAnswer: true },
};

function open(nodes: readonly object[], at = '/business/visits') {
  const server = fakeServer({
    BusinessVisits: () => ({
      businessVisits: { __typename: 'VisitConnection', totalCount: nodes.length, nodes },
    }),
    CalendarHalls: () => ({
      businessBookingStats: {
        ...STATS,
        timeZone: 'Asia/Karachi',
        halls: STATS.halls.map((hall) => ({ ...hall, shifts: [] })),
      },
    }),
  });
  return { ...renderApp(<VisitsScreen />, { at, viewer: person({ role: 'BUSINESS' }), server }), server };
}

const asked = (server: ReturnType<typeof open>['server']) =>
  server.asked.filter(({ operation }) => operation === 'BusinessVisits').at(-1)?.variables;

describe('[issue 40] the visits of a business', () => {
  it('are those to come, soonest first, and lead to their messages', async () => {
    const { server, container } = open([
      VISIT,
      { ...VISIT, id: 6, bookingId: 41, enquiryId: null, status: 'CONFIRMED' },
    ]);
    const [row, other] = await screen.findAllByRole('row', { name: /Sana Iqbal/ });
    expect(row).toHaveTextContent(/Mar 20, 2099, 5:00 PM.*Sana Iqbal.*Moti Mahal.*4.*Proposed.*With my parents/);
    expect(row).toHaveTextContent('Waits for your answer');
    expect(other).toHaveTextContent('Confirmed');
    expect(screen.getAllByRole('link', { name: /Mar 20, 2099/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/business/enquiries/7',
      '/business/bookings/41',
    ]);
    expect(asked(server)).toMatchObject({
      filter: { standing: true, status: null, hallId: null, coming: true },
      order: 'SOONEST',
    });
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are all of a hall in a status, the latest first', async () => {
    const { server } = open([VISIT], '/business/visits?show=all&status=cancelled&hall=4');
    await screen.findByRole('row', { name: /Sana Iqbal/ });
    await waitFor(() =>
      expect(asked(server)).toMatchObject({ filter: { status: 'CANCELLED', hallId: 4 }, order: 'LATEST' }),
    );
  });

  it('are none at first, and none where nothing is found', async () => {
    open([]);
    expect(await screen.findByText('No visits to come')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open enquiries' })).toHaveAttribute('href', '/business/enquiries');
  });
});
