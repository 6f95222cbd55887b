import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { bookingServer } from '../../testing/booking-wizard';
import { allInPrice, hallCards, hallContact, hallOnPage, reviewList } from '../../testing/halls';
import { person } from '../../testing/people';
import { renderApp, type Surroundings } from '../../testing/render';
import { HallPage } from './HallPage';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const evening = (date: string, shiftName: string | null = null) => ({
  date,
  shiftName,
  price: 1920,
  priceType: 'PER_PERSON',
  isFrom: false,
  rateReason: null,
});

function openHall(
  viewer: Surroundings['viewer'],
  hall: Parameters<typeof hallOnPage>[0],
  evenings: readonly object[],
  { at = '/hall/12', answers = {} }: { at?: string; answers?: Record<string, () => unknown> } = {},
) {
  const server = bookingServer();
  server.answer('HallPage', () => ({ hall: hallOnPage(hall) }));
  server.answer('HallContact', () => ({ hallContact: hallContact() }));
  server.answer('HallsSharingSpace', () => ({ hallsSharingSpace: [] }));
  server.answer('HallAnswerTime', () => ({ hall: { __typename: 'HallDetail', id: 12, answersWithinHours: 3 } }));
  server.answer('SearchHalls', () => ({ halls: hallCards(0) }));
  server.answer('HallReviews', () => ({ hallReviews: reviewList([]) }));
  server.answer('NextFreeDates', () => ({ nextFreeDates: evenings }));
  for (const [operation, answer] of Object.entries(answers)) server.answer(operation, answer);
  const page = (
    <Routes>
      <Route path="/hall/:id" element={<HallPage />} />
    </Routes>
  );
  return renderApp(page, { at, viewer, server });
}

it.each([
  ['visitors', undefined],
  ['customers', person({ phone: '+92 300 1112223' })],
])('%s book on the free evening that they press, each time anew', async (_who, viewer) => {
  const { user } = openHall(viewer, {}, [evening('2027-03-20'), evening('2027-03-21')]);
  const evenings = within(await screen.findByRole('region', { name: 'Next free evenings' }));
  for (const day of ['Mar 20, 2027', 'Mar 21, 2027', 'Mar 20, 2027']) {
    await user.click(await evenings.findByRole('link', { name: new RegExp(day) }));
    expect(await screen.findByRole('button', { name: new RegExp(`${day}, free`), pressed: true })).toBeVisible();
  }
});

it('the shift that a free evening names is chosen with it', async () => {
  const hours = { startTime: '19:00', endTime: '23:00' };
  const shift = { id: 8, name: 'Dinner', weekdays: [6], ...hours, price: 1920, priceType: 'PER_PERSON' as const };
  const { user, address } = openHall(undefined, { shifts: [shift] }, [evening('2027-03-20', 'Dinner')]);
  await user.click(await screen.findByRole('link', { name: /Mar 20, 2027.*Dinner/ }));
  expect(address()).toBe('/hall/12?date=2027-03-20&startTime=19%3A00&endTime=23%3A00#book');
});

it('all money is written in one way, that of similar halls and of the terms of payment, too', async () => {
  localStorage.setItem('userCurrency', 'PKR');
  const part = { __typename: 'PaymentPlanPart', label: 'Advance', percent: null, amount: 50_000 };
  const plan = { __typename: 'HallPaymentPlan', hallId: 12, parts: [{ ...part, due: 'AFTER_CONFIRMATION', days: 0 }] };
  const cards = hallCards(2);
  const { city } = hallOnPage();
  const similar = { ...cards, nodes: cards.nodes.map((card) => ({ ...card, city })) };
  const { user } = openHall(undefined, {}, [evening('2027-03-20')], {
    at: '/hall/12?date=2027-03-06&partOfDay=evening&guests=400',
    answers: {
      SearchHalls: () => ({ halls: similar }),
      AllInPrices: () => ({ allInPrices: [allInPrice({ hallId: 12 })] }),
      HallPaymentPlan: () => ({ hallPaymentPlan: plan }),
    },
  });
  await screen.findByRole('link', { name: /Mar 20, 2027/ });
  // What stands further below comes with the first action.
  await user.keyboard('{Shift}');
  expect(await screen.findByText(/50,000\.00 \(Advance\)/)).toBeVisible();
  expect(await screen.findByText(/1,668,080\.00/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Hall 2' })).toBeVisible();
  const amounts = document.body.textContent.match(/₨\s?[\d,]+(?:\.\d+)?/g) ?? [];
  expect(amounts.filter((amount) => !/\.\d\d$/.test(amount))).toEqual([]);
});
