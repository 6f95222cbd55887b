import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal } from '../../../../testing/server';
import { catchUploads } from '../../../../testing/uploads';
import { DialogHost } from '../../../../ui/DialogHost';
import { BookingExpenses } from './BookingExpenses';

const FOOD = {
  ...{ __typename: 'Expense', id: 7, category: 'FOOD', amount: 240_000, day: '2027-03-02', note: 'Biryani' },
  ...{ fileType: 'image/webp', recordedBy: 'Ayesha', isCorrected: false, correctedBecause: null },
};
const TAKEN_BACK = { ...FOOD, id: 8, category: 'POWER', amount: 6000, fileType: null, isCorrected: true };
const EARNINGS = {
  ...{ __typename: 'BookingEarnings', received: 200_000, agreed: 900_000, spent: 240_000 },
  ...{ earned: -40_000, expected: 660_000 },
};

function shown(particulars: Record<string, unknown> = {}) {
  return {
    ...{ __typename: 'BookingExpenses', bookingId: 41, currency: 'PKR', today: '2027-03-10', canBeRecorded: true },
    ...{ earnings: EARNINGS, expenses: [FOOD, { ...TAKEN_BACK, correctedBecause: 'Entered twice' }] },
    ...particulars,
  };
}

let uploads: ReturnType<typeof catchUploads>;
beforeEach(() => {
  uploads = catchUploads();
});
afterEach(() => uploads.restore());

function open(booking: object = shown()) {
  const server = fakeServer({
    BookingExpenses: () => ({ bookingExpenses: booking }),
    RecordExpense: () => ({ recordExpense: shown() }),
    CorrectExpense: () => ({ correctExpense: shown() }),
  });
  const sent = (operation: string) => server.asked.find((each) => each.operation === operation)?.variables;
  const page = (
    <DialogHost>
      <BookingExpenses id={41} />
    </DialogHost>
  );
  return { ...renderApp(page, { viewer: person({ role: 'BUSINESS' }), server }), sent };
}

describe('[product: Money] the expenses of a booking', () => {
  it('say what was spent, what was earned, and what it brings in all', async () => {
    const { container } = open();
    const list = await screen.findByRole('table', { name: 'What was spent' });
    expect(within(list).getByRole('row', { name: /Food/ })).toHaveTextContent(/Biryani · by Ayesha.*240,000/);
    expect(within(list).getByRole('row', { name: /Power and generator/ })).toHaveTextContent(
      /taken back:.*Entered twice/,
    );
    expect(container).toHaveTextContent(/Agreed price − expenses.*240,000.*−.*40,000.*660,000/);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are added with a bill', async () => {
    const { user, sent } = open(shown({ expenses: [] }));
    await user.click(await screen.findByRole('button', { name: 'Add expense' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add expense' });
    await user.type(within(dialog).getByRole('spinbutton', { name: /Amount/ }), '5000');
    const input = dialog.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['picture'], 'bill.png', { type: 'image/png' })] } });
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    act(() => uploads.sent[0]?.answer({ uploadExpenseProof: { filename: 'ab.webp' } }));
    expect(await within(dialog).findByText('bill.png')).toBeVisible();
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Add expense' }));
    expect(await screen.findByText('Expense added')).toBeVisible();
    expect(sent('RecordExpense')).toMatchObject({
      id: 41,
      input: { category: 'FOOD', amount: 5000, day: null, note: null, filename: 'ab.webp' },
    });
  });

  it('are taken back with a reason', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: /^Take back Food/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Take back this expense?' });
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Another function');
    await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Expense taken back')).toBeVisible();
    expect(sent('CorrectExpense')).toEqual({ id: 7, input: { reason: 'Another function' } });
  });

  it('are only one’s own, without sums, for who may not see figures', async () => {
    open(shown({ earnings: null, expenses: [FOOD] }));
    expect(await screen.findByText(/What you recorded yourself/)).toBeVisible();
    expect(screen.queryByText('Agreed price − expenses')).toBeNull();
  });

  it.each([
    ['of a request', () => ({ bookingExpenses: shown({ canBeRecorded: false, expenses: [] }) })],
    [
      'of one’s own booking as a customer',
      () => {
        throw new Refusal('NOT_FOUND', 'Booking not found');
      },
    ],
  ])('aren’t there %s', async (_name, answer) => {
    const server = fakeServer({ BookingExpenses: answer });
    renderApp(<BookingExpenses id={41} />, { viewer: person({ role: 'BUSINESS' }), server });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Expenses' })).toBeNull());
  });
});
