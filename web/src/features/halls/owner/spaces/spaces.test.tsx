import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { pasteInto } from '../../../../testing/paste-into';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { drawPlans, findLocked, listHalls } from './plan';
import { SpacesScreen } from './SpacesScreen';

const hall = (id: number, title: string) => ({ __typename: 'SharingHall' as const, id, title });
const [WHOLE, LEFT, RIGHT, LAWN] = [hall(1, 'Marquee'), hall(2, 'Jasmine'), hall(3, 'Tuberose'), hall(4, 'Lawn')];
const unit = (id: number, name: string, halls: (typeof WHOLE)[]) => ({
  __typename: 'HallUnit' as const,
  id,
  name,
  halls,
});
const SPACES = [
  unit(11, 'North half', [WHOLE, LEFT]),
  unit(12, 'South half', [WHOLE, RIGHT]),
  unit(13, 'Lawn', [LAWN]),
  unit(14, 'Old kitchen', []),
];

const ANSWERS: Record<string, Answer> = {
  BusinessApplication: () => ({
    businessApplication: {
      __typename: 'BusinessApplication',
      ...{ id: 1, status: 'APPROVED', name: 'Banquets', location: 'Lahore', phone: '0300', description: 'Halls' },
      ...{ documents: [], currency: 'PKR', rejectionReason: null, createdAt: null },
    },
  }),
  ViewerSpaces: () => ({ viewerHallUnits: SPACES }),
  AddSpace: () => ({ addHallUnit: unit(15, 'Terrace', []) }),
  RenameSpace: () => ({ changeHallUnit: unit(13, 'Rose lawn', [LAWN]) }),
  DeleteSpace: () => ({ removeHallUnit: { __typename: 'HallUnit', id: 14 } }),
  SetHallSpaces: () => ({ setHallUnits: SPACES }),
};

function open(answers: Record<string, Answer> = {}) {
  return renderApp(<SpacesScreen />, {
    at: '/business/spaces',
    viewer: person({ role: 'BUSINESS' }),
    server: fakeServer({ ...ANSWERS, ...answers }),
  });
}

type Opened = ReturnType<typeof open>;
const sentBy = ({ server }: Opened, name: string) =>
  server.asked.find(({ operation }) => operation === name)?.variables;

describe('[issue: shared space] the plan', () => {
  it('is drawn for halls that share space, and only for those', () => {
    const [plan, ...more] = drawPlans(SPACES);
    expect(more).toEqual([]);
    expect(plan?.halls.map(({ title, locks }) => [title, locks])).toEqual([
      ['Marquee', ['Jasmine', 'Tuberose']],
      ['Jasmine', ['Marquee']],
      ['Tuberose', ['Marquee']],
    ]);
    expect(plan?.spaces.map(({ name }) => name)).toEqual(['North half', 'South half']);
    expect(listHalls(SPACES).map(({ title }) => title)).toEqual(['Marquee', 'Jasmine', 'Tuberose', 'Lawn']);
    expect(findLocked([], 1)).toEqual([]);
  });

  it('says which halls lock each other, and which spaces each takes', async () => {
    const { container } = open();
    const plan = within(await screen.findByRole('list', { name: 'Plan of Marquee, Jasmine and Tuberose' }));
    const rows = plan.getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent('Never at the same time as Jasmine · Tuberose');
    expect(rows[0]).toHaveTextContent('Takes North half and South half');
    expect(rows[1]).toHaveTextContent('Takes North half');
    const table = within(screen.getByRole('table', { name: 'Spaces' }));
    expect(table.getByRole('row', { name: /Old kitchen/ })).toHaveTextContent('No hall yet');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('without anything shared says how to begin, and without halls leads to the first one', async () => {
    open({ ViewerSpaces: () => ({ viewerHallUnits: [unit(13, 'Lawn', [LAWN])] }) });
    expect(await screen.findByText('Every hall has a space of its own')).toBeVisible();
    open({ ViewerSpaces: () => ({ viewerHallUnits: [] }) });
    expect(await screen.findByRole('link', { name: 'Add New Hall' })).toHaveAttribute('href', '/business/create-hall');
  });
});

describe('[issue: shared space] changing it', () => {
  it('a hall gets other spaces, and the dialog says what that locks', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Spaces of Jasmine' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Spaces of Jasmine' }));
    expect(dialog.getByText('Never at the same time as Marquee')).toBeInTheDocument();
    await page.user.click(dialog.getByRole('combobox', { name: /^Spaces that it takes/ }));
    await page.user.click(await screen.findByTitle('Lawn'));
    expect(dialog.getByText('Never at the same time as Marquee · Lawn')).toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: 'Save spaces' }));
    expect(await screen.findByText('Spaces saved')).toBeVisible();
    expect(sentBy(page, 'SetHallSpaces')).toEqual({ id: 2, input: { unitIds: [11, 13] } });
  });

  it('a refusal is said with the server’s words, and the dialog stays', async () => {
    const message = 'The booking of Marquee and the booking of Jasmine would then be in the same space.';
    const page = open({
      SetHallSpaces: () => {
        throw new Refusal('SLOT_TAKEN', message, { field: 'unitIds' });
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Spaces of Jasmine' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Spaces of Jasmine' }));
    await page.user.click(dialog.getByRole('button', { name: 'Save spaces' }));
    expect(await screen.findByText('The spaces were not changed')).toBeVisible();
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(dialog.getByRole('button', { name: 'Save spaces' })).toBeVisible();
  });

  it('spaces are added and renamed in one dialog', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Add space' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add space' }));
    await page.user.click(dialog.getByRole('button', { name: 'Add space' }));
    expect(await dialog.findByText('Name of the space is required')).toBeVisible();
    await pasteInto(page.user, dialog.getByLabelText(/^Name/), ' Terrace ');
    await page.user.click(dialog.getByRole('button', { name: 'Add space' }));
    expect(await screen.findByText('Space added')).toBeVisible();
    expect(sentBy(page, 'AddSpace')).toEqual({ input: { name: 'Terrace' } });
    await page.user.click(screen.getByRole('button', { name: 'Rename Lawn' }));
    const rename = within(await screen.findByRole('dialog', { name: 'Rename Lawn' }));
    await page.user.clear(rename.getByLabelText(/^Name/));
    await pasteInto(page.user, rename.getByLabelText(/^Name/), 'Rose lawn');
    await page.user.click(rename.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Space renamed')).toBeVisible();
    expect(sentBy(page, 'RenameSpace')).toEqual({ id: 13, input: { name: 'Rose lawn' } });
  });

  it('only a space that no hall takes can be deleted, after asking', async () => {
    const page = open();
    await screen.findByRole('button', { name: 'Rename Lawn' });
    expect(screen.queryByRole('button', { name: 'Delete Lawn' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Delete Old kitchen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Old kitchen?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Space deleted')).toBeVisible();
    expect(sentBy(page, 'DeleteSpace')).toEqual({ id: 14 });
  });
});
