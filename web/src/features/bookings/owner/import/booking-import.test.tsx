import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { savedFiles } from '../../../../testing/saved-files';
import { Refusal } from '../../../../testing/server';
import { open, ownersServer } from '../testing';

const ROW = {
  __typename: 'ImportedBookingRow',
  ...{ startTime: '2026-02-14T14:00:00.000Z', endTime: '2026-02-14T18:00:00.000Z', timeZone: 'Asia/Karachi' },
  ...{ totalPrice: 450_000, currency: 'PKR', problems: [] },
};
const clash = 'The hall is already booked at that time: Nadia Karim, INV-000012 (7:00 PM - 11:00 PM)';
const problem = (field: string, message: string) => ({ __typename: 'ImportProblem', field, message });

const OUTCOME = {
  __typename: 'BookingImport',
  ...{ isPreview: true, columns: ['hall', 'date'], unusedColumns: ['colour'] },
  ...{ created: 1, unchanged: 1, conflicts: 1, refused: 1 },
  rows: [
    { ...ROW, row: 2, cells: ['Moti Mahal', '14/02/2026'], state: 'NEW' },
    { ...ROW, row: 3, cells: ['Moti Mahal', '15/02/2026'], state: 'PRESENT' },
    { ...ROW, row: 4, cells: ['Moti Mahal', '16/02/2026'], state: 'CONFLICT', problems: [problem('date', clash)] },
    {
      ...{ ...ROW, startTime: null, endTime: null, timeZone: null, totalPrice: null, currency: null },
      ...{ row: 5, cells: ['Moti Mahal', 'soon'], state: 'INVALID' },
      problems: [problem('date', 'Write the date as 2027-01-31 or 31/01/2027')],
    },
  ],
};

const CONTENT = 'hall,date\nMoti Mahal,14/02/2026\n';

/** A file as a browser hands it over. */
function csv(): File {
  const bytes = new TextEncoder().encode(CONTENT);
  const file = new File([bytes], 'ledger.csv', { type: 'text/csv' });
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) });
}

async function openImport(server = ownersServer()) {
  const page = open({ server });
  await page.user.click(await screen.findByRole('button', { name: 'Import bookings' }));
  return { ...page, dialog: await screen.findByRole('dialog', { name: 'Import bookings' }) };
}

describe('an import of bookings', () => {
  const saved = savedFiles();

  it('shows what becomes of every row before anything is written, then imports', async () => {
    const server = ownersServer();
    server.answer('ImportBookings', ({ variables }) => ({
      importBookings: { ...OUTCOME, isPreview: (variables.input as { preview: boolean }).preview },
    }));
    const { user, dialog } = await openImport(server);
    const inside = within(dialog);
    await user.upload(inside.getByLabelText('Choose a CSV file'), csv());
    expect(await inside.findByRole('heading', { name: 'Preview of ledger.csv' })).toBeVisible();
    expect(inside.getByText(/^1 new/)).toHaveTextContent(
      '1 new · 1 already there · 1 whose time is taken · 1 left out Nothing has been imported yet.',
    );
    const rows = () => within(inside.getByRole('table')).getAllByRole('row').slice(1);
    await inside.findByRole('table');
    expect(rows()).toHaveLength(2);
    expect(rows()[0]).toHaveTextContent(clash);
    await user.click(inside.getByRole('checkbox', { name: 'Only rows with a mistake' }));
    expect(rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      expect.stringMatching(/^NewSat, Feb 14, 2026.*450,000$/),
      expect.stringMatching(/^Already there/),
      expect.stringMatching(/^Time is taken/),
      expect.stringMatching(/^Left outdate: Write the date/),
    ]);
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await user.click(inside.getByRole('button', { name: 'Import 1 row' }));
    expect(await inside.findByRole('heading', { name: 'Imported: ledger.csv' })).toBeVisible();
    const sent = server.asked.filter(({ operation }) => operation === 'ImportBookings');
    expect(sent.map(({ variables }) => variables.input)).toEqual([
      { content: CONTENT, preview: true },
      { content: CONTENT, preview: false },
    ]);
  });

  it('says why a file can’t be read', async () => {
    const server = ownersServer();
    server.answer('ImportBookings', () => {
      throw new Refusal('INVALID_INPUT', 'The file has no rows.', { field: 'content' });
    });
    const { user, dialog } = await openImport(server);
    await user.upload(within(dialog).getByLabelText('Choose a CSV file'), csv());
    expect(await within(dialog).findByText('The file has no rows.')).toBeVisible();
  });

  it('offers a template', async () => {
    const { user, dialog } = await openImport();
    await user.click(within(dialog).getByRole('button', { name: 'Download a sample' }));
    expect(saved).toEqual(['bookings-template.csv']);
  });
});
