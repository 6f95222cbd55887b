import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal } from '../../../../testing/server';
import { PaymentPlan } from './PaymentPlan';

const PART = { __typename: 'PaymentPlanPart', percent: null, amount: null };
const PARTS = [
  { ...PART, label: 'Advance', percent: 25, due: 'AFTER_CONFIRMATION', days: 2 },
  { ...PART, label: 'Rest', due: 'BEFORE_START', days: 7 },
];

function plans(overrides: Record<string, unknown> = {}) {
  return { __typename: 'PaymentPlans', currency: 'PKR', parts: PARTS, halls: [], ...overrides };
}

function open(hallId: number | null = null, shown = plans()) {
  const server = fakeServer({
    PaymentPlans: () => ({ paymentPlans: shown }),
    SavePaymentPlan: () => ({ savePaymentPlan: shown }),
  });
  const sent = () => server.asked.find(({ operation }) => operation === 'SavePaymentPlan')?.variables.input;
  return {
    ...renderApp(<PaymentPlan hallId={hallId} />, { viewer: person({ role: 'BUSINESS' }), server }),
    server,
    sent,
  };
}

describe('[product: Money] the payment plan of a business', () => {
  it('shows its parts, with what they make of a million', async () => {
    const { container } = open();
    const example = await screen.findByRole('table', { name: /^Example: a booking of / });
    expect(within(example).getByRole('row', { name: /Advance/ })).toHaveTextContent(
      /within 2 days of the confirmation.*250,000/,
    );
    expect(within(example).getByRole('row', { name: /Rest/ })).toHaveTextContent(/7 days before the event.*750,000/);
    expect(screen.getByText('In all').parentElement).toHaveTextContent('1,000,000.00');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('gets a part before the last, which stays the rest', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a part' }));
    const part = within(screen.getByRole('group', { name: 'Part 2' }));
    await user.type(part.getByLabelText(/^Name/), 'Second');
    await user.type(part.getByLabelText(/^Percent/), '30');
    await user.type(part.getByLabelText(/^Days/), '30');
    expect(screen.getByRole('row', { name: /Second/ })).toHaveTextContent('300,000');
    await user.click(screen.getByRole('button', { name: 'Save payment plan' }));
    expect(await screen.findByText('Payment plan saved')).toBeVisible();
    expect(sent()).toEqual({
      hallId: null,
      parts: [
        { label: 'Advance', percent: 25, amount: null, due: 'AFTER_CONFIRMATION', days: 2 },
        { label: 'Second', percent: 30, amount: null, due: 'BEFORE_START', days: 30 },
        { label: 'Rest', percent: null, amount: null, due: 'BEFORE_START', days: 7 },
      ],
    });
  });

  it('says what is wrong with the parts together', async () => {
    const { user, server } = open(null, plans({ parts: [{ ...PARTS[0], percent: 100 }, PARTS[1]] }));
    expect(await screen.findByText('Complete the parts to see an example.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save payment plan' }));
    expect(await screen.findByText('The percentages before the last part must stay below 100')).toBeVisible();
    expect(server.times('SavePaymentPlan')).toBe(0);
  });

  it('of a hall follows the business until it has its own', async () => {
    const { user, sent } = open(9);
    const how = await screen.findByRole('combobox', { name: 'How bookings are paid' });
    expect(screen.getByText('Like the rest of the business')).toBeVisible();
    await user.click(how);
    await user.click(await screen.findByText('By a plan of its own'));
    await user.click(screen.getByRole('button', { name: 'Save payment plan' }));
    await waitFor(() => expect(sent()).toMatchObject({ hallId: 9, parts: [{ label: 'Advance' }, { label: 'Rest' }] }));
  });

  it('that can’t be saved says so', async () => {
    const { user, server } = open();
    server.answer('SavePaymentPlan', () => {
      throw new Refusal('INVALID_INPUT', 'Parts can be at most 6', { field: 'parts' });
    });
    await user.click(await screen.findByRole('button', { name: 'Save payment plan' }));
    expect(await screen.findByText('The payment plan could not be saved')).toBeVisible();
  });
});
