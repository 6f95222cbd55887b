import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { hallOnPage } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { NextFreeDates } from './NextFreeDates';

function open(nextFreeDates: readonly object[], isPublic = true) {
  const server = fakeServer({ NextFreeDates: () => ({ nextFreeDates }) });
  const rendered = renderApp(<NextFreeDates hall={hallOnPage({ isPublic })} />, {
    server,
    at: '/hall/12?guests=400&startTime=12%3A00&endTime=16%3A00',
  });
  return { ...rendered, server };
}

const EVENING = {
  date: '2027-03-06',
  shiftName: 'Dinner',
  price: 1920,
  priceType: 'PER_PERSON',
  isFrom: true,
  rateReason: 'Saturdays +20%',
};

describe('[issue 17] the next free evenings of a hall', () => {
  it('have their prices and reasons', async () => {
    const { user, server, address } = open([EVENING]);
    const box = within(await screen.findByRole('region', { name: 'Next free evenings' }));
    const evening = await box.findByRole('link');
    expect(evening).toHaveTextContent(/Sat, Mar 6, 2027from ₨\s?1,920\.00Dinner · Saturdays \+20%per person/);
    expect(server.asked[0]?.variables).toEqual({ hallId: 12, partOfDay: 'EVENING' });
    await user.click(evening);
    // The evening takes the place of the hours that were asked for; the guests stay.
    expect(address()).toBe('/hall/12?guests=400&date=2027-03-06&partOfDay=evening#book');
  });

  it('say what an hour costs on top, unless a rate of the day changes it', async () => {
    const ordinary = { ...EVENING, shiftName: null, isFrom: false, price: 1600, rateReason: null };
    open([ordinary, { ...EVENING, date: '2027-03-07', shiftName: null }]);
    const [first, second] = await screen.findAllByRole('link');
    expect(first).toHaveTextContent(/1,600\.00and ₨\s?5,000\.00 per hourper person/);
    expect(second).not.toHaveTextContent('per hour');
  });

  it('are said not to be where there are none', async () => {
    open([]);
    expect(await screen.findByText(/^No evening is free/)).toBeInTheDocument();
  });

  it('are not asked for of a hall that is not public', () => {
    const { server } = open([EVENING], false);
    expect(screen.queryByRole('region', { name: 'Next free evenings' })).not.toBeInTheDocument();
    expect(server.times('NextFreeDates')).toBe(0);
  });
});
