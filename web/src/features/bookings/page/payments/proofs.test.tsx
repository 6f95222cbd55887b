import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { catchUploads } from '../../../../testing/uploads';
import { DialogHost } from '../../../../ui/DialogHost';
import { unpaid } from '../testing';
import { BookingPayments } from './BookingPayments';

const PROOF = {
  ...{ __typename: 'PaymentProof', id: 7, status: 'SUBMITTED', amount: 25_000, method: 'RAAST', reference: 'TX-1' },
  ...{ day: '2027-02-28', reason: null, fileType: 'image/webp', receiptNumber: null, answeredBy: null },
  ...{ viewerCanAnswer: false, viewerCanWithdraw: false },
};
const TO_CHECK = { ...PROOF, viewerCanAnswer: true };
const OWNER = person({ role: 'BUSINESS' });
const realFetch = globalThis.fetch;
let uploads: ReturnType<typeof catchUploads>;

beforeEach(() => {
  uploads = catchUploads();
  Object.assign(URL, { createObjectURL: () => 'blob:proof', revokeObjectURL: () => undefined });
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response('picture')));
});
afterEach(() => {
  globalThis.fetch = realFetch;
  uploads.restore();
});

function open(payments: Record<string, unknown>, viewer = person()) {
  const server = fakeServer({
    BookingPayments: () => ({ bookingPayments: unpaid(payments) }),
    SubmitPaymentProof: () => ({ submitPaymentProof: unpaid(payments) }),
    WithdrawPaymentProof: () => ({ withdrawPaymentProof: unpaid(payments) }),
    AcceptPaymentProof: () => ({ acceptPaymentProof: unpaid(payments) }),
    RejectPaymentProof: () => ({ rejectPaymentProof: unpaid(payments) }),
  });
  const sent = (operation: string) => server.asked.find((each) => each.operation === operation)?.variables;
  const page = (
    <DialogHost>
      <BookingPayments booking={{ id: 41, status: 'CONFIRMED', paymentDueAt: null }} />
    </DialogHost>
  );
  return { ...renderApp(page, { viewer, server }), sent };
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('[product: Money] proofs of payment', () => {
  it('are sent by the customer with three presses and a file: what is due is filled in', async () => {
    const { user, sent } = open({ viewerCanProve: true, due: 25_000 });
    await user.click(await press('Send proof of payment'));
    const dialog = await screen.findByRole('dialog', { name: 'Send proof of payment' });
    const input = dialog.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['picture'], 'transfer.png', { type: 'image/png' })] } });
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    act(() => uploads.sent[0]?.answer({ uploadPaymentProof: { filename: 'ab.webp' } }));
    expect(await within(dialog).findByRole('button', { name: 'Choose another file' })).toBeVisible();
    expect(within(dialog).getByText('transfer.png')).toBeVisible();
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Send proof of payment' }));
    expect(await screen.findByText('Proof sent')).toBeVisible();
    expect(sent('SubmitPaymentProof')).toMatchObject({
      id: 41,
      input: { filename: 'ab.webp', amount: 25_000, method: 'BANK_TRANSFER', reference: null, day: null },
    });
  });

  it('need a file of the right kind', async () => {
    const { user, sent } = open({ viewerCanProve: true });
    await user.click(await press('Send proof of payment'));
    const dialog = await screen.findByRole('dialog', { name: 'Send proof of payment' });
    const input = dialog.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
    expect(await within(dialog).findByText('Only JPEG, JPG, PNG, WebP and PDF files are allowed')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Send proof of payment' }));
    expect(uploads.sent).toHaveLength(0);
    expect(sent('SubmitPaymentProof')).toBeUndefined();
  });

  it('are withdrawn while they wait, and tell why they were rejected', async () => {
    const rejected = { ...PROOF, id: 6, status: 'REJECTED', reason: 'Not in our account' };
    const { user, sent, container } = open({ proofs: [rejected, { ...PROOF, viewerCanWithdraw: true }] });
    const list = await screen.findByRole('list', { name: 'Proofs of payment' });
    expect(list).toHaveTextContent('Reason: Not in our account');
    expect(list).toHaveTextContent('Waits for a check');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(within(list).getByRole('button', { name: /^Withdraw the proof of/ }));
    await user.click(await press('Withdraw'));
    expect(await screen.findByText('Proof withdrawn')).toBeVisible();
    expect(sent('WithdrawPaymentProof')).toEqual({ id: 7 });
  });

  it.each([
    [false, 'Accepted'],
    [true, 'Receipt taken back'],
  ])('say with their receipt whether it was taken back: %s', async (isCorrected, status) => {
    const accepted = { ...PROOF, id: 8, status: 'ACCEPTED', receiptNumber: 'R-000001' };
    const receipt = {
      ...{ __typename: 'PaymentEntry', id: 1, kind: 'RECEIPT', amount: 25_000, method: 'RAAST', reference: 'TX-1' },
      ...{ day: '2027-02-28', note: null, isCorrected, receiptNumber: 'R-000001', recordedBy: null },
    };
    const correction = {
      ...{ ...receipt, id: 2, kind: 'CORRECTION', method: null, reference: null, note: 'Another booking' },
      ...{ isCorrected: false, receiptNumber: null },
    };
    open({ proofs: [PROOF, accepted], entries: isCorrected ? [receipt, correction] : [receipt] });
    const list = within(await screen.findByRole('list', { name: 'Proofs of payment' }));
    const [waiting, answered] = list.getAllByRole('listitem');
    expect(waiting).toHaveTextContent('Waits for a check');
    expect(answered).toHaveTextContent(status);
    expect(answered).toHaveTextContent('Receipt R-000001');
    expect(list.queryByText('Accepted') !== null).toBe(!isCorrected);
  });

  it('are shown to the business beside their picture, and accepted with a corrected amount', async () => {
    const { user, sent } = open({ viewerCanRecord: true, proofs: [TO_CHECK] }, OWNER);
    await user.click(await press(/^Check the proof of/));
    const dialog = await screen.findByRole('dialog', { name: 'Check the proof' });
    expect(await within(dialog).findByRole('img', { name: /^The customer’s proof of .*25,000/ })).toBeVisible();
    expect(within(dialog).getByText('TX-1')).toBeVisible();
    expect(await accessibilityProblems(dialog)).toEqual([]);
    const amount = within(dialog).getByLabelText(/^Amount received/);
    await user.clear(amount);
    await user.type(amount, '24500');
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Proof accepted')).toBeVisible();
    expect(sent('AcceptPaymentProof')).toEqual({
      id: 7,
      input: { amount: 24_500, day: '2027-02-28', overpayment: false },
    });
  });

  it('of more than is left are accepted only as an overpayment', async () => {
    const { user, sent } = open({ viewerCanRecord: true, balance: 20_000, proofs: [TO_CHECK] }, OWNER);
    await user.click(await press(/^Check the proof of/));
    await user.click(await screen.findByRole('checkbox', { name: /overpayment/ }));
    await user.click(await press('Accept'));
    expect(await screen.findByText('Proof accepted')).toBeVisible();
    expect(sent('AcceptPaymentProof')).toMatchObject({ input: { overpayment: true } });
  });

  it('are answered by the keyboard: a accepts, r rejects with a reason', async () => {
    const { user, sent } = open({ viewerCanRecord: true, proofs: [TO_CHECK] }, OWNER);
    await user.click(await press(/^Check the proof of/));
    await screen.findByRole('dialog', { name: 'Check the proof' });
    await user.keyboard('r');
    await user.type(await screen.findByLabelText(/^Reason/), 'Not in our account');
    const rejecting = screen.getByRole('dialog', { name: 'Reject this proof?' });
    await user.click(within(rejecting).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Proof rejected')).toBeVisible();
    expect(sent('RejectPaymentProof')).toEqual({ id: 7, input: { reason: 'Not in our account' } });
    expect(sent('AcceptPaymentProof')).toBeUndefined();
    await user.click(await press(/^Check the proof of/));
    await screen.findByRole('dialog', { name: 'Check the proof' });
    await user.keyboard('a');
    expect(await screen.findByText('Proof accepted')).toBeVisible();
  });
});
