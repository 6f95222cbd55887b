import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { hallOnPage } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { NextFreeDates } from './NextFreeDates';

function open(nextFreeDates: readonly object[], isPublic = true) {
  const onPick = jest.fn<(date: string, shift: object | undefined) => void>();
  const server = fakeServer({ NextFreeDates: () => ({ nextFreeDates }) });
  const rendered = renderApp(
    <NextFreeDates hall={hallOnPage({ isPublic })} onPick={onPick}>
      <p>Answers soon</p>
    </NextFreeDates>,
    { server },
  );
  return { ...rendered, server, onPick };
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
  it('have their prices and reasons, above how soon the owner answers', async () => {
    const { user, server, onPick } = open([EVENING]);
    const box = within(await screen.findByRole('region', { name: 'Next free evenings' }));
    const evening = await box.findByRole('link');
    expect(evening).toHaveTextContent(/Sat, Mar 6, 2027from ₨\s?1,920\.00Dinner · Saturdays \+20%per person/);
    expect(evening).toHaveAttribute('href', '#book');
    expect(box.getByText('Answers soon')).toBeInTheDocument();
    expect(server.asked[0]?.variables).toEqual({ hallId: 12, partOfDay: 'EVENING' });
    await user.click(evening);
    expect(onPick.mock.calls).toEqual([['2027-03-06', undefined]]);
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
