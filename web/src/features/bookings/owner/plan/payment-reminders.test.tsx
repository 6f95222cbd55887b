import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { PaymentReminders } from './PaymentReminders';

describe('[product: Money] reminders of payments', () => {
  it('are switched off by the owner', async () => {
    const settings = (paymentReminders: boolean) => ({ __typename: 'BusinessSettings', paymentReminders });
    const server = fakeServer({
      PaymentReminders: () => ({ businessSettings: settings(true) }),
      SetPaymentReminders: () => ({ updateBusinessSettings: settings(false) }),
    });
    const { user, container } = renderApp(<PaymentReminders />, { viewer: person({ role: 'BUSINESS' }), server });
    const box = await screen.findByRole('checkbox', { name: /^Remind customers of payments/ });
    expect(box).toBeChecked();
    await user.click(box);
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Setting saved')).toBeVisible();
    const sent = server.asked.filter(({ operation }) => operation === 'SetPaymentReminders');
    expect(sent.map(({ variables }) => variables.input)).toEqual([{ paymentReminders: false }]);
  });
});
