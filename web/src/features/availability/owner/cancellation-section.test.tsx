import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { SLOTS } from '../../../testing/schedule';
import { fakeServer } from '../../../testing/server';
import { CancellationSection } from './CancellationSection';

const SETTINGS = {
  __typename: 'BusinessSettings',
  ...{ currency: 'PKR', discountPercentage: 0, taxPercentage: 0, timeZone: 'Asia/Karachi' },
  ...{
    instantConfirmation: false,
    holdHours: 0,
    paymentRequired: false,
    paymentHoldHours: 48,
    changeDays: 7,
    taxNumber: null,
    logo: null,
  },
  cancellationRules: [{ days: 30, percent: 50 }],
  timeSlots: SLOTS,
  operatingHours: [],
};

describe('[product: Money] cancellation rules', () => {
  it('are set step by step, with the sentences that customers read', async () => {
    const server = fakeServer({
      BusinessSettings: () => ({ businessSettings: SETTINGS }),
      UpdateBusinessSettings: () => ({ updateBusinessSettings: SETTINGS }),
    });
    const { user } = renderApp(<CancellationSection />, { viewer: person({ role: 'BUSINESS' }), server });
    const form = within(await screen.findByRole('form', { name: 'Cancellation' }));
    expect(form.getByText(/at least 30 days before the event: 50% of what was paid/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Add step' }));
    const step = within(form.getByRole('group', { name: 'Step 2' }));
    await user.type(step.getByRole('spinbutton', { name: /At least/ }), '10');
    await user.type(step.getByRole('spinbutton', { name: /Comes back/ }), '60');
    expect(await form.findByRole('alert')).toHaveTextContent(/Less notice can’t give back more/);
    await user.clear(step.getByRole('spinbutton', { name: /Comes back/ }));
    await user.type(step.getByRole('spinbutton', { name: /Comes back/ }), '20');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Cancellation rules saved')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'UpdateBusinessSettings')?.variables).toEqual({
      input: {
        cancellationRules: [
          { days: 30, percent: 50 },
          { days: 10, percent: 20 },
        ],
      },
    });
  });
});
