import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { PayFirst } from './PayFirst';

const SETTINGS = {
  __typename: 'BusinessSettings',
  ...{ currency: 'PKR', discountPercentage: 0, taxPercentage: 0, timeZone: 'Asia/Karachi', instantConfirmation: false },
  ...{ holdHours: 0, paymentRequired: false, paymentHoldHours: 48, changeDays: 7, cancellationRules: [] },
  ...{ taxNumber: null, logo: null, operatingHours: [] },
  timeSlots: {
    __typename: 'BookingSlots',
    ...{
      slotDuration: 240,
      bufferTime: 0,
      allowMultipleSlots: true,
      maxAdvanceBookingDays: 365,
      minAdvanceBookingHours: 24,
    },
  },
};

function open(viewer = person({ role: 'BUSINESS' })) {
  const server = fakeServer({
    BusinessSettings: () => ({ businessSettings: SETTINGS }),
    UpdateBusinessSettings: () => ({ updateBusinessSettings: { ...SETTINGS, paymentRequired: true } }),
  });
  const sent = () => server.asked.find(({ operation }) => operation === 'UpdateBusinessSettings')?.variables.input;
  return { ...renderApp(<PayFirst />, { viewer, server }), sent };
}

describe('[product: Money] confirming by payment', () => {
  it('is switched on with the hours in which a request can be paid', async () => {
    const { user, container, sent } = open();
    await user.click(await screen.findByRole('checkbox', { name: /^Confirm requests once their first payment/ }));
    expect(screen.getByText(/asked for together are confirmed together, without a payment/)).toBeVisible();
    const hours = screen.getByLabelText(/^Time to pay/);
    await user.clear(hours);
    await user.type(hours, '24');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Setting saved')).toBeVisible();
    expect(sent()).toEqual({ paymentRequired: true, paymentHoldHours: 24 });
  });
});
