import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { choose as chooseOption } from '../../../../testing/choose';
import { person } from '../../../../testing/people';
import { renderApp, type Rendered } from '../../../../testing/render';
import { savedFiles } from '../../../../testing/saved-files';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { ImportScreen } from './ImportScreen';

const OUTCOME = {
  __typename: 'ImportOutcome',
  ...{ isPreview: true, columns: ['name', 'price'], unusedColumns: ['colour'] },
  ...{ created: 1, changed: 0, unchanged: 1, removed: 0, offline: 0, refused: 1 },
  rows: [
    { __typename: 'ImportRow', row: 2, cells: ['Dinner', '1850'], problems: [] },
    {
      __typename: 'ImportRow',
      ...{ row: 3, cells: ['Stage', ''] },
      problems: [{ __typename: 'ImportProblem', field: 'price', message: 'Price is required' }],
    },
  ],
};

function open(at = '/business/import?list=optional_services', answers: Record<string, Answer> = {}): Rendered {
  const server = fakeServer({
    BusinessApplication: () => ({
      businessApplication: {
        __typename: 'BusinessApplication',
        ...{ id: 1, status: 'APPROVED', name: 'Banquets', location: 'Lahore', phone: '0300', description: 'Halls' },
        ...{ documents: [], currency: 'PKR', rejectionReason: null, createdAt: null },
      },
    }),
    ImportFile: ({ variables }) => {
      const { preview } = variables.input as { preview: boolean };
      return { importFile: { ...OUTCOME, isPreview: preview } };
    },
    ...answers,
  });
  return renderApp(<ImportScreen />, { at, viewer: person({ role: 'BUSINESS' }), server });
}

/** A file as a browser hands it over. */
function csv(content: string | Uint8Array<ArrayBuffer>, name = 'services.csv'): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = new File([bytes], name, { type: 'text/csv' });
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) });
}

async function choose(page: Rendered, file: File): Promise<void> {
  await page.user.upload(await screen.findByLabelText('Choose a CSV file'), file);
}

const sent = ({ server }: Rendered) =>
  server.asked.filter(({ operation }) => operation === 'ImportFile').map(({ variables }) => variables.input);

describe('[business §2 Business setup] import from CSV', () => {
  it('shows every row with its mistakes before anything is written, then imports', async () => {
    const page = open();
    await choose(page, csv('name,price\nDinner,1850\nStage,\n'));
    const verdict = await screen.findByRole('region', { name: 'Preview of services.csv' });
    expect(sent(page)).toEqual([
      { kind: 'OPTIONAL_SERVICES', content: 'name,price\nDinner,1850\nStage,\n', preview: true },
    ]);
    expect(within(verdict).getByRole('status')).toHaveTextContent(
      '1 new · 1 already there · 1 left out Nothing has been imported yet.',
    );
    expect(verdict).toHaveTextContent('Ignored columns: colour.');
    await screen.findByRole('table');
    const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent('3price: Price is requiredStage');
    await page.user.click(screen.getByRole('checkbox', { name: 'Only rows with a mistake' }));
    expect(rows()).toHaveLength(2);
    expect(await accessibilityProblems(page.container)).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    expect(await screen.findByText('Import finished')).toBeVisible();
    expect(sent(page).at(-1)).toMatchObject({ preview: false });
    expect(screen.getByRole('heading', { name: 'Imported: services.csv' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Setup' })).toHaveAttribute('href', '/business/setup');
  });

  it('a file that the server can’t read says why', async () => {
    const page = open('/business/import', {
      ImportFile: () => {
        throw new Refusal('INVALID_INPUT', 'The file has no rows.', { field: 'content' });
      },
    });
    await choose(page, csv('name\n'));
    expect(await screen.findByText('The file has no rows.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('a file that is not UTF-8, or too long, isn’t sent', async () => {
    const page = open();
    await choose(page, csv(Uint8Array.from([0x6e, 0xff, 0xfe, 0x0a])));
    expect(await screen.findByText(/^The file is not UTF-8/)).toBeVisible();
    await choose(page, csv('x'.repeat(300_001)));
    expect(await screen.findByText(/^The file is too long/)).toBeVisible();
    expect(sent(page)).toEqual([]);
  });

  it('nothing new leaves nothing to import', async () => {
    const page = open(undefined, {
      ImportFile: () => ({ importFile: { ...OUTCOME, created: 0, unchanged: 2, refused: 0 } }),
    });
    await choose(page, csv('name,price\nDinner,1850\n'));
    expect(await screen.findByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  });

  it('another list is chosen in the address', async () => {
    const page = open('/business/import');
    await chooseOption(page.user, 'Contents of the file', 'Amenities');
    await waitFor(() => expect(page.address()).toBe('/business/import?list=amenities'));
    expect(screen.getByText(/^Columns: name, description, icon\./)).toBeVisible();
  });

  describe('the sample', () => {
    const saved = savedFiles();

    it('of a list can be downloaded', async () => {
      const page = open('/business/import?list=fixed_services');
      await page.user.click(await screen.findByRole('button', { name: 'Download a sample' }));
      expect(saved).toEqual(['fixed_services-sample.csv']);
    });
  });
});
