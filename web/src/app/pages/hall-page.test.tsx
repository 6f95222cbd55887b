import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { bookingServer } from '../../testing/booking-wizard';
import { hallContact, hallOnPage, reviewList } from '../../testing/halls';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { HallPage } from './HallPage';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const evening = (date: string) => ({
  date,
  shiftName: null,
  price: 1920,
  priceType: 'PER_PERSON',
  isFrom: false,
  rateReason: null,
});

it.each([
  ['visitors', undefined],
  ['customers', person({ phone: '+92 300 1112223' })],
])('%s book on the free evening that they press, each time anew', async (_who, viewer) => {
  const server = bookingServer();
  server.answer('HallPage', () => ({ hall: hallOnPage() }));
  server.answer('HallContact', () => ({ hallContact: hallContact() }));
  server.answer('HallsSharingSpace', () => ({ hallsSharingSpace: [] }));
  server.answer('HallReviews', () => ({ hallReviews: reviewList([]) }));
  server.answer('NextFreeDates', () => ({ nextFreeDates: [evening('2027-03-20'), evening('2027-03-21')] }));
  const { user } = renderApp(
    <Routes>
      <Route path="/hall/:id" element={<HallPage />} />
    </Routes>,
    { at: '/hall/12', viewer, server },
  );
  const evenings = within(await screen.findByRole('region', { name: 'Next free evenings' }));
  for (const day of ['Mar 20, 2027', 'Mar 21, 2027', 'Mar 20, 2027']) {
    await user.click(await evenings.findByRole('link', { name: new RegExp(day) }));
    expect(await screen.findByRole('button', { name: new RegExp(`${day}, free`), pressed: true })).toBeVisible();
  }
});
