import { HALL_FACTS } from '@mehfil/api/domain/halls/facts';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { HallFormPage } from '../../../../app/pages/HallFormPage';
import { setDraftOwner } from '../../../../lib/draft-owner';
import { pasteInto } from '../../../../testing/paste-into';
import { person } from '../../../../testing/people';
import { renderApp, type Rendered } from '../../../../testing/render';
import { makeSchedule, scheduledHall } from '../../../../testing/schedule';
import { fakeServer, type Answer } from '../../../../testing/server';

export const NO_FACTS = Object.fromEntries(HALL_FACTS.map((name) => [name, null]));

/** What the owner's halls can be made of. */
export const CHOICES = {
  __typename: 'Catalogue',
  currency: 'PKR',
  categories: [{ __typename: 'HallCategory', id: 1, name: 'Wedding' }],
  types: [{ __typename: 'HallType', id: 2, name: 'Marquee' }],
  fixedServices: [
    {
      __typename: 'FixedService',
      id: 3,
      name: 'Stage',
      price: 10,
      priceType: 'FIXED',
      currency: 'PKR',
      isIncluded: true,
    },
  ],
  optionalServices: [{ __typename: 'OptionalService', id: 5, name: 'Live music' }],
  amenities: [{ __typename: 'Amenity', id: 4, name: 'Parking', description: null }],
};

/** A hall that exists. */
export const HALL = {
  __typename: 'OwnedHall',
  id: 12,
  hallNumber: 'A',
  hallName: 'Rose Hall',
  description: 'White.',
  hallNameUrdu: 'گلاب ہال',
  descriptionUrdu: null,
  categoryId: 1,
  typeId: 2,
  capacity: 300,
  pricePerHour: 500.5,
  pricePerPerson: 20,
  location: 'Canal Road, Lahore',
  city: 'Lahore',
  latitude: 31.5,
  longitude: 74.3,
  profileImage: '/files/images/p.webp',
  sliderImages: ['/files/images/a.webp', '/files/images/b.webp', '/files/images/c.webp'],
  ...NO_FACTS,
  fixedServices: [{ __typename: 'OwnedHallService', id: 3 }],
  amenityIds: [] as number[],
  rating: 4.5,
  reviewCount: 8,
  isFeatured: false,
  cheapestShift: null,
};

/** The application of the business, as far as it is. */
export function application(status: string) {
  return {
    businessApplication: {
      __typename: 'BusinessApplication',
      ...{ id: 1, status, name: 'Banquets', location: 'Lahore', phone: '0300', description: 'Halls', documents: [] },
      ...{ currency: 'PKR', rejectionReason: null, createdAt: null },
    },
  };
}

/** A server that has one hall, and changes it as it is told. */
export function keepHall(hall: typeof HALL = HALL) {
  const kept = { ...hall };
  const answers: Record<string, Answer> = {
    HallToEdit: () => ({ viewerHall: { ...kept } }),
    ChangeHall: ({ variables }) => {
      const { fixedServiceIds, ...input } = variables.input as typeof HALL & { fixedServiceIds: number[] };
      const fixedServices = fixedServiceIds.map((id) => ({ __typename: 'OwnedHallService', id }));
      return { changeHall: Object.assign(kept, input, { fixedServices }) };
    },
  };
  return { kept, answers };
}

/** Opens the form's page. */
export function openForm(at = '/business/create-hall', answers: Record<string, Answer> = {}): Rendered {
  const schedule = makeSchedule([scheduledHall(12, 'Rose Hall')]);
  const server = fakeServer({
    BusinessApplication: () => application('APPROVED'),
    HallChoices: () => ({ viewerCatalogue: CHOICES }),
    HallToEdit: () => ({ viewerHall: HALL }),
    HallCards: () => ({ hallCards: [] }),
    ViewerSchedule: () => ({ viewerSchedule: { __typename: 'BusinessSchedule', ...schedule } }),
    CalendarFeeds: () => ({ calendarFeeds: [] }),
    ...answers,
  });
  // The page's route lets nobody in before their account is known.
  setDraftOwner(7);
  return renderApp(
    <Routes>
      <Route path="/business/create-hall" element={<HallFormPage />} />
      <Route path="/business/create-hall/:id" element={<HallFormPage />} />
      <Route path="/halls/new" element={<HallFormPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at, viewer: person({ role: 'BUSINESS' }), server },
  );
}

/** What an operation sent, the first time. */
export function sentBy({ server }: Rendered, operation: string) {
  return server.asked.find((asked) => asked.operation === operation)?.variables;
}

/** Opens a step, by its name. */
export async function openStep({ user }: Rendered, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}: `) }));
}

async function choose({ user }: Rendered, label: RegExp, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}

/** Fills what a hall needs, step by step; ends with its prices. */
export async function fillHall(page: Rendered): Promise<void> {
  const { user } = page;
  await user.type(await screen.findByLabelText(/^Hall Number/), ' 7 ');
  await choose(page, /^Category/, 'Wedding');
  await choose(page, /^Type/, 'Marquee');
  await openStep(page, 'Place');
  await pasteInto(user, screen.getByLabelText(/^Location/), 'Canal Road, Lahore');
  await openStep(page, 'Prices and guests');
  await user.type(screen.getByLabelText(/^Capacity \(/), '300');
  await pasteInto(user, screen.getByLabelText(/^Price per Hour/), '500.5');
  await user.type(screen.getByLabelText(/^Price per Person/), '20');
}
