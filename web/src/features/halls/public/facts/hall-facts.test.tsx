import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { hallOnPage } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { HallFacts } from './HallFacts';

function open(hall: Parameters<typeof hallOnPage>[0], answersWithinHours: number | null = null) {
  const server = fakeServer({
    HallAnswerTime: () => ({ hall: { __typename: 'HallDetail', id: 12, answersWithinHours } }),
  });
  return renderApp(<HallFacts hall={hallOnPage(hall)} />, { server });
}

/** The facts as they stand there, each with what it is called. */
async function readFacts(): Promise<Record<string, string>> {
  const list = await screen.findByRole('region', { name: 'At a glance' });
  const [labels, values] = [within(list).getAllByRole('term'), within(list).getAllByRole('definition')];
  return Object.fromEntries(labels.map(({ textContent }, index) => [textContent, values[index]?.textContent ?? '']));
}

describe('the facts on the page of a hall', () => {
  it('are those that are known, with exact charges and how fast the owner answers', async () => {
    const { container } = open(
      {
        ...{ roundsCapacity: 960, standingCapacity: 1200, parkingSpaces: 240, hasValet: true, generator: 'FULL' },
        ...{ hasBridalRoom: false, outsideCatering: 'CHARGED', outsideCateringCharge: 25_000.5 },
        ...{ outsideDecor: 'NOT_ALLOWED' },
      },
      5,
    );
    await screen.findByText('Within 5 hours');
    expect(await readFacts()).toEqual({
      'At round tables': '960 guests',
      Standing: '1,200 guests',
      Parking: '240 cars, with valet',
      Generator: 'The whole hall',
      'Bridal room': 'No',
      'Outside catering': expect.stringMatching(/^₨\s?25,000.50 per booking$/),
      'Outside decor': 'Not allowed',
      'Owner answers': 'Within 5 hours',
    });
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    [{ parkingSpaces: 0 }, 'None'],
    [{ parkingSpaces: 0, hasValet: true }, 'Valet'],
    [{ parkingSpaces: 1, hasValet: false }, '1 car'],
    [{ hasValet: false }, 'No valet'],
  ])('parking of %p is %s', async (parking, said) => {
    open(parking);
    expect(await readFacts()).toEqual({ Parking: said });
  });

  it('nothing is said about a hall that nothing is known of', () => {
    open({});
    expect(screen.queryByText('At a glance')).not.toBeInTheDocument();
  });

  it('the floor plan opens as large as the screen; one that can’t be loaded is left out', async () => {
    const { user } = open({ floorPlan: '/files/images/plan.webp' });
    await user.click(await screen.findByRole('button', { name: 'Open the floor plan' }));
    const viewer = await screen.findByRole('dialog', { name: 'Floor plan of Pearl Hall' });
    fireEvent.error(within(viewer).getByRole('img', { name: 'Floor plan of Pearl Hall' }));
    expect(screen.queryByRole('button', { name: 'Open the floor plan' })).not.toBeInTheDocument();
  });
});
