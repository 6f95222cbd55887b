import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { FirstStepsQuery } from '../../../../graphql/generated/first-steps';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { getFirstSteps } from './first-steps';
import { FirstSteps } from './FirstSteps';

type Hall = FirstStepsQuery['viewerHalls']['nodes'][number];
type Part = Hall['completeness']['gaps'][number]['part'];

const hall = (id: number, percent: number, gaps: readonly Part[], status: Hall['status'] = 'INACTIVE'): Hall => ({
  id,
  status,
  completeness: {
    percent,
    gaps: gaps.map((part) => ({ part })),
  },
});
const UNPAYABLE = { iban: null, jazzcash: null, easypaisa: null, raast: null };
const found = (
  halls: readonly Hall[],
  openDays = 0,
  paymentDetails?: FirstStepsQuery['paymentDetails'],
  /** The halls that sell shifts. */
  withShifts: readonly number[] = [],
): FirstStepsQuery => ({
  ...(paymentDetails && { paymentDetails }),
  viewerSchedule: {
    operatingHours: Array.from({ length: openDays }, (_, dayOfWeek) => ({ dayOfWeek })),
    halls: halls.map(({ id }) => ({ hallId: id, shifts: withShifts.includes(id) ? [{ id: 7 }] : [] })),
  },
  viewerHalls: { nodes: [...halls] },
});

describe('the steps to the first hall', () => {
  it.each([
    ['nothing yet', found([]), []],
    ['hours alone', found([], 7), ['hours']],
    ['a hall without anything', found([hall(1, 0, ['DETAILS', 'PROFILE_IMAGE', 'COORDINATES'])]), ['hall']],
    ['details, and no description', found([hall(1, 40, ['DESCRIPTION', 'GALLERY', 'COORDINATES'])]), ['hall']],
    [
      'the hall that lacks least',
      found([hall(1, 0, ['DETAILS']), hall(2, 80, ['COORDINATES'])]),
      ['hall', 'details', 'pictures'],
    ],
    ['all but online', found([hall(1, 100, [])], 7), ['hours', 'hall', 'details', 'pictures', 'place']],
    ['a number to pay to', found([], 0, { ...UNPAYABLE, raast: '03001234567' }), ['payment']],
    ['nowhere to pay to', found([], 7, UNPAYABLE), ['hours']],
    [
      'shifts of the hall that lacks least',
      found([hall(1, 0, ['DETAILS']), hall(2, 80, ['PROFILE_IMAGE', 'COORDINATES'])], 0, undefined, [2]),
      ['hall', 'shifts', 'details'],
    ],
    [
      'shifts of another hall alone',
      found([hall(1, 0, ['DETAILS']), hall(2, 80, ['PROFILE_IMAGE', 'COORDINATES'])], 0, undefined, [1]),
      ['hall', 'details'],
    ],
    ['online', found([hall(1, 100, [], 'ACTIVE')], 7), ['hours', 'hall', 'details', 'pictures', 'place', 'online']],
  ])('with %s', (_, data, done) => {
    const steps = getFirstSteps(data);
    expect(steps.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual(done);
  });

  it('say what is missing and why, and lead to what comes next', async () => {
    const server = fakeServer({
      FirstSteps: () => found([hall(5, 60, ['PROFILE_IMAGE', 'COORDINATES'])], 7, UNPAYABLE, [5]),
    });
    const { container } = renderApp(<FirstSteps />, { viewer: person({ role: 'BUSINESS' }), server });
    expect(await screen.findByText('4 of 8 done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add pictures' })).toHaveAttribute(
      'href',
      '/business/create-hall/5?step=pictures',
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/business/create-hall/5?step=place');
    expect(screen.getByText('Opening hours: done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Payment details' })).toHaveAttribute(
      'href',
      '/business/setup?tab=settings',
    );
    expect(screen.getByText(/^An account or a JazzCash, Easypaisa or Raast number is missing/)).toBeVisible();
    expect(screen.getByText('Shifts: done')).toBeVisible();
    expect(screen.getByText(/^The first thing that guests compare/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('say why shifts matter, and lead to where they are set', async () => {
    const server = fakeServer({ FirstSteps: () => found([hall(5, 60, ['COORDINATES'])], 7) });
    renderApp(<FirstSteps />, { viewer: person({ role: 'BUSINESS' }), server });
    const missing = await screen.findByRole('link', { name: 'Shifts' });
    expect(missing).toHaveAttribute('href', '/business/setup?tab=availability');
    expect(screen.getByText(/^Lunch and dinner with their hours and prices are missing/)).toBeVisible();
    // A hall may do without them, so they aren't what the button leads to.
    expect(screen.getByRole('link', { name: 'Set the pin' })).toBeVisible();
  });
});
