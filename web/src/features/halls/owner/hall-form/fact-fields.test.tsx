import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { HallForm } from './HallForm';
import type { HallFormParts } from './hall-parts';
import type { HallChoices } from './HallSections';
import { EMPTY_HALL, hallInput, type HallValues } from './hall-values';

const CHOICES: HallChoices = {
  currency: 'PKR',
  categories: [{ id: 1, name: 'Wedding' }],
  types: [{ id: 2, name: 'Marquee' }],
  fixedServices: [],
  optionalServices: [],
  amenities: [],
};

const HALL: HallValues = {
  ...EMPTY_HALL,
  ...{ hallNumber: 'A', categoryId: 1, typeId: 2, capacity: 300, pricePerHour: 500, pricePerPerson: 20 },
  location: 'Canal Road, Lahore',
};

const PARTS: HallFormParts = { Card: () => null, hours: () => null, below: () => null };
const LISTED = { id: 12, rating: 0, reviewCount: 0, isFeatured: false, cheapestShift: null };

function open(values: Partial<HallValues>, step = 'services') {
  const onSave = jest.fn<(values: HallValues) => Promise<void>>().mockResolvedValue();
  const initialValues = { ...HALL, ...values };
  const form = (
    <HallForm
      {...{ choices: CHOICES, parts: PARTS, listed: LISTED, initialValues, status: null, onSave }}
      pending={false}
    />
  );
  const page = renderApp(form, { at: `/?step=${step}`, viewer: person({ role: 'BUSINESS' }), server: fakeServer() });
  return { ...page, onSave };
}

async function choose({ user }: ReturnType<typeof open>, label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  // The list that is open comes last, behind what is chosen elsewhere.
  await user.click((await screen.findAllByTitle(option)).at(-1) as HTMLElement);
}

describe('the facts in the form of a hall', () => {
  it('are optional: what was unsaid stays unsaid', async () => {
    const { user, onSave } = open({});
    await user.click(screen.getByRole('button', { name: 'Update Hall' }));
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ generator: null, hasValet: null, roundsCapacity: null });
  });

  it('are saved as chosen; a charge is asked for with the choice At a charge, and goes with it', async () => {
    const page = open({ hasBridalRoom: false, outsideDecor: 'CHARGED', outsideDecorCharge: 900 });
    await choose(page, 'Generator', 'Part of the hall');
    await choose(page, 'Valet service', 'Yes');
    await choose(page, 'Outside catering', 'At a charge');
    await page.user.click(screen.getByRole('button', { name: 'Update Hall' }));
    expect(await screen.findByText('Say what the charge is')).toBeVisible();
    await page.user.type(screen.getByLabelText(/^Charge for outside catering/), '25000.5');
    await choose(page, 'Outside decor', 'Allowed');
    expect(screen.queryByLabelText(/^Charge for outside decor/)).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Update Hall' }));
    const [saved] = page.onSave.mock.calls[0] ?? [];
    expect(saved && hallInput(saved)).toMatchObject({
      ...{ generator: 'PARTIAL', hasValet: true, hasBridalRoom: false },
      ...{ outsideCatering: 'CHARGED', outsideCateringCharge: 25_000.5 },
      ...{ outsideDecor: 'ALLOWED', outsideDecorCharge: null },
    });
  });

  it('a layout above the capacity is refused beside its field, and stays as typed', async () => {
    const { user, onSave } = open({}, 'prices');
    await user.type(screen.getByLabelText('At round tables (guests)'), '301');
    await user.click(screen.getByRole('button', { name: 'Update Hall' }));
    expect(await screen.findByText('A layout can’t seat more guests than the capacity')).toBeVisible();
    expect(screen.getByLabelText('At round tables (guests)')).toHaveValue('301');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('the floor plan is shown, and removed', async () => {
    const { user, onSave } = open({ floorPlan: '/files/images/plan.webp' }, 'pictures');
    expect(screen.getByRole('img', { name: 'Floor plan of the hall' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove floor plan' }));
    await user.click(screen.getByRole('button', { name: 'Update Hall' }));
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ floorPlan: null });
  });
});
