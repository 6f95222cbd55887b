import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { SetupPage } from '../../../../app/pages/SetupPage';
import { accessibilityProblems } from '../../../../testing/axe';
import { pasteInto } from '../../../../testing/paste-into';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal } from '../../../../testing/server';
import { PaymentDetails } from './PaymentDetails';

const NONE = {
  __typename: 'PaymentDetails',
  ...{ bankName: null, accountTitle: null, iban: null, jazzcash: null, easypaisa: null, raast: null, note: null },
  ...{ changedAt: null, changedRecently: false },
};

function open(details: Record<string, unknown> = {}, isSignInOld = false) {
  let isOld = isSignInOld;
  const server = fakeServer({
    PaymentDetails: () => ({ paymentDetails: { ...NONE, ...details } }),
    SetPaymentDetails: () => {
      if (isOld) throw new Refusal('REAUTHENTICATION_REQUIRED', 'Please enter your password again to continue');
      return { setPaymentDetails: { ...NONE, ...details } };
    },
    Reauthenticate: () => {
      isOld = false;
      return { reauthenticate: { __typename: 'Session', token: 'fresh', user: person({ role: 'BUSINESS' }) } };
    },
  });
  const sent = () => server.asked.filter(({ operation }) => operation === 'SetPaymentDetails');
  return { ...renderApp(<PaymentDetails />, { viewer: person({ role: 'BUSINESS' }), server }), sent };
}

const save = () => screen.findByRole('button', { name: 'Save payment details' });

describe('[product: Money] the payment details of a business', () => {
  it('are shown with the day of their change, and sent as a whole', async () => {
    const { user, sent, container } = open({
      ...{ bankName: 'HBL', iban: 'PK36SCBL0000001123456702', changedAt: '2027-03-01T07:00:00.000Z' },
    });
    expect(await screen.findByText('Changed on March 1, 2027')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.type(screen.getByLabelText('Raast number'), '0300 1234567');
    await user.click(await save());
    expect(await screen.findByText('Payment details saved')).toBeVisible();
    expect(sent()[0]?.variables.input).toMatchObject({
      ...{ bankName: 'HBL', iban: 'PK36SCBL0000001123456702', raast: '0300 1234567', jazzcash: '' },
    });
  });

  it('need one way to pay and a right IBAN', async () => {
    const { user, sent } = open();
    await user.type(await screen.findByLabelText('Bank'), 'HBL');
    await user.click(await save());
    expect(await screen.findByText('Give an IBAN, or a JazzCash, Easypaisa or Raast number')).toBeVisible();
    await user.type(screen.getByLabelText('IBAN'), 'PK37 SCBL 0000 0011 2345 6702');
    expect(await screen.findByText(/^IBAN is not valid/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('ask for the password again where the sign-in is old, and are sent then', async () => {
    const { user, sent } = open({ raast: '0300 1234567' }, true);
    await user.type(await screen.findByLabelText('Account title'), 'Noor Venues');
    await user.click(await save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
    await pasteInto(user, dialog.getByLabelText(/^Password/), 'the right one');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Payment details saved')).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  it('aren’t asked for by members', async () => {
    const server = fakeServer({});
    const membership = {
      ...{ __typename: 'BusinessMembership', businessId: 5, businessName: 'Shalimar' },
      ...{ role: 'MANAGER', rights: ['SETTINGS'], requestMails: true },
    } as never;
    renderApp(<SetupPage />, { at: '/business/setup?tab=settings', server, viewer: person({ membership }) });
    expect(await screen.findByRole('heading', { name: 'Payment plan' })).toBeVisible();
    expect(server.asked.map(({ operation }) => operation)).not.toContain('PaymentDetails');
  });
});
