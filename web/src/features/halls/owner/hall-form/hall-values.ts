import type { GeneratorCover, OutsidePolicy } from '@mehfil/api/domain/halls/facts';
import { hallSchema, type HallInput } from '@mehfil/api/domain/halls/inputs';
import { validate } from '@mehfil/api/domain/input/errors';
import type { HallToEditFieldsFragment } from '../../../../graphql/generated/owned-halls';

/** A hall as its form edits it. */
export interface HallValues {
  hallNumber: string;
  hallName: string;
  description: string;
  hallNameUrdu: string;
  descriptionUrdu: string;
  categoryId: number | null;
  typeId: number | null;
  capacity: number | null;
  pricePerHour: number | null;
  pricePerPerson: number | null;
  location: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  profileImage: string | null;
  sliderImages: string[];
  roundsCapacity: number | null;
  theaterCapacity: number | null;
  standingCapacity: number | null;
  parkingSpaces: number | null;
  hasValet: boolean | null;
  generator: GeneratorCover | null;
  hasBridalRoom: boolean | null;
  outsideCatering: OutsidePolicy | null;
  outsideCateringCharge: number | null;
  outsideDecor: OutsidePolicy | null;
  outsideDecorCharge: number | null;
  floorPlan: string | null;
  fixedServiceIds: number[];
  amenityIds: number[];
}

/** A hall that isn't there yet. */
export const EMPTY_HALL: HallValues = {
  hallNumber: '',
  hallName: '',
  description: '',
  hallNameUrdu: '',
  descriptionUrdu: '',
  categoryId: null,
  typeId: null,
  capacity: null,
  pricePerHour: null,
  pricePerPerson: null,
  location: '',
  city: '',
  latitude: null,
  longitude: null,
  profileImage: null,
  sliderImages: [],
  roundsCapacity: null,
  theaterCapacity: null,
  standingCapacity: null,
  parkingSpaces: null,
  hasValet: null,
  generator: null,
  hasBridalRoom: null,
  outsideCatering: null,
  outsideCateringCharge: null,
  outsideDecor: null,
  outsideDecorCharge: null,
  floorPlan: null,
  fixedServiceIds: [],
  amenityIds: [],
};

/** What a change of halls makes old. The form itself has the answer. */
export const HALL_CHANGED = ['OwnedHalls', 'OwnerDashboard', 'FirstSteps', 'Catalogue'];

/** A hall as the server tells it, for its form. */
export function toHallValues({ fixedServices, ...hall }: HallToEditFieldsFragment): HallValues {
  const told = { ...hall, fixedServiceIds: fixedServices.map(({ id }) => id) };
  const names = Object.keys(EMPTY_HALL) as (keyof HallValues)[];
  // What it lacks is empty as in a new hall: a text, or nothing.
  return Object.fromEntries(names.map((name) => [name, told[name] ?? EMPTY_HALL[name]])) as unknown as HallValues;
}

/** What the form sends: cleaned by the rules that the server applies too. */
export function hallInput(values: HallValues): HallInput {
  return validate(hallSchema, values);
}
