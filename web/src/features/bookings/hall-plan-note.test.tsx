import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { HallPlanNote } from './HallPlanNote';

const PART = { __typename: 'PaymentPlanPart', percent: null, amount: null };
const PARTS = [
  { ...PART, label: 'Advance', percent: 25, due: 'AFTER_CONFIRMATION', days: 0 },
  { ...PART, label: 'Second', amount: 50_000, due: 'BEFORE_START', days: 30 },
  { ...PART, label: 'Rest', due: 'BEFORE_START', days: 7 },
];

function open(parts: object[], total?: number) {
  const plan = { __typename: 'HallPaymentPlan', hallId: 3, parts };
  const server = fakeServer({ HallPaymentPlan: () => ({ hallPaymentPlan: plan }) });
  return { ...renderApp(<HallPlanNote hallId={3} currency="PKR" total={total} />, { server }), server };
}

const lines = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('[product: Money] how a hall is paid, before somebody asks for it', () => {
  it('is said in shares', async () => {
    open(PARTS);
    expect(await lines()).toEqual([
      '25% (Advance) on the day of the confirmation',
      expect.stringMatching(/50,000\.00 \(Second\) 30 days before the event$/),
      'the rest 7 days before the event',
    ]);
  });

  it('is said in amounts once the price is known, which leave out what is nothing', async () => {
    open(PARTS, 50_000);
    expect(await lines()).toEqual([
      expect.stringMatching(/12,500\.00 \(Advance\)/),
      expect.stringMatching(/37,500\.00 \(Second\)/),
    ]);
  });

  it('is left out where nothing was agreed', async () => {
    const { server } = open([]);
    await waitFor(() => expect(server.times('HallPaymentPlan')).toBe(1));
    expect(screen.queryByText('How you pay:')).toBeNull();
  });
});
