import { mixed } from 'yup';
import type { MixedSchema } from 'yup';
import { flag, optionalMoney, optionalNumeric } from '../input/fields.js';
import { HALL_LIMITS } from './limits.js';

const limits = HALL_LIMITS;

/** What a hall's generator keeps running when the grid fails. */
export const GeneratorCover = {
  /** There is no generator. */
  NONE: 'NONE',
  /** A part of the hall: lights, fans. */
  PARTIAL: 'PARTIAL',
  /** The whole hall, cooling included. */
  FULL: 'FULL',
} as const;
export type GeneratorCover = keyof typeof GeneratorCover;

/** Whether customers may bring their own caterer or decorator. */
export const OutsidePolicy = {
  ALLOWED: 'ALLOWED',
  NOT_ALLOWED: 'NOT_ALLOWED',
  /** Allowed for a charge per booking. */
  CHARGED: 'CHARGED',
} as const;
export type OutsidePolicy = keyof typeof OutsidePolicy;

export const HALL_FACT_MESSAGES = {
  aboveCapacity: 'A layout can’t seat more guests than the capacity',
  chargeRequired: 'Say what the charge is',
  chargeUnasked: 'A charge needs the choice At a charge',
  generatorUnknown: 'Generator must be none, partial or full',
  policyUnknown: 'Choose allowed, not allowed or charged',
} as const;

/** The layouts that a hall can be set up in, by the field that has the guests of each. */
export const LAYOUTS = ['roundsCapacity', 'theaterCapacity', 'standingCapacity'] as const;

/** What a policy says, by its field, with the field of its charge. */
export const OUTSIDE_POLICIES = [
  { policy: 'outsideCatering', charge: 'outsideCateringCharge' },
  { policy: 'outsideDecor', charge: 'outsideDecorCharge' },
] as const;

/** Every field of a hall's facts; each may be unknown. */
export const HALL_FACTS = [
  ...LAYOUTS,
  'parkingSpaces',
  'hasValet',
  'generator',
  'hasBridalRoom',
  'outsideCatering',
  'outsideCateringCharge',
  'outsideDecor',
  'outsideDecorCharge',
  'floorPlan',
] as const;

type Guests = Readonly<Partial<Record<'capacity' | (typeof LAYOUTS)[number], number | null | undefined>>>;

/** The layouts that seat more guests than the hall's capacity allows. */
export function findLayoutsAboveCapacity(hall: Guests): (typeof LAYOUTS)[number][] {
  const { capacity } = hall;
  // A capacity that is refused itself says nothing about layouts.
  if (typeof capacity !== 'number' || capacity < 1) return [];
  return LAYOUTS.filter((layout) => (hall[layout] ?? 0) > capacity);
}

function layoutCapacity(name: (typeof LAYOUTS)[number], label: string) {
  const range = `${label} must be between 1 and ${limits.capacityMax.toLocaleString('en-US')}`;
  return optionalNumeric({ required: range, min: [1, range], max: [limits.capacityMax, range], whole: range }).test(
    'capacity',
    HALL_FACT_MESSAGES.aboveCapacity,
    (_guests, context) => !findLayoutsAboveCapacity(context.parent as Guests).includes(name),
  );
}

function optionalChoice<T extends string>(
  values: Readonly<Record<T, T>>,
  message: string,
): MixedSchema<T | null | undefined> {
  return mixed<T>()
    .nullable()
    .optional()
    .oneOf([...Object.values<T>(values), null], message);
}

function charge(policy: (typeof OUTSIDE_POLICIES)[number]['policy']) {
  const isCharged = (parent: unknown) =>
    (parent as Partial<Record<typeof policy, OutsidePolicy | null>>)[policy] === OutsidePolicy.CHARGED;
  return optionalMoney()
    .test('required', HALL_FACT_MESSAGES.chargeRequired, (amount, { parent }) => !isCharged(parent) || Boolean(amount))
    .test(
      'unasked',
      HALL_FACT_MESSAGES.chargeUnasked,
      (amount, { parent }) => isCharged(parent) || (amount ?? null) === null,
    );
}

function optionalFlag(label: string): MixedSchema<boolean | null | undefined> {
  return flag(label).nullable().optional();
}

const PARKING_RANGE = `Parking must be between 0 and ${limits.parkingMax.toLocaleString('en-US')}`;

/** The rules of a hall's facts, beside its capacity. */
export const hallFactFields = {
  roundsCapacity: layoutCapacity('roundsCapacity', 'Seats at round tables'),
  theaterCapacity: layoutCapacity('theaterCapacity', 'Seats in rows'),
  standingCapacity: layoutCapacity('standingCapacity', 'Standing guests'),
  parkingSpaces: optionalNumeric({
    required: PARKING_RANGE,
    min: [0, PARKING_RANGE],
    max: [limits.parkingMax, PARKING_RANGE],
    whole: PARKING_RANGE,
  }),
  hasValet: optionalFlag('Valet parking'),
  generator: optionalChoice(GeneratorCover, HALL_FACT_MESSAGES.generatorUnknown),
  hasBridalRoom: optionalFlag('Bridal room'),
  outsideCatering: optionalChoice(OutsidePolicy, HALL_FACT_MESSAGES.policyUnknown),
  outsideCateringCharge: charge('outsideCatering'),
  outsideDecor: optionalChoice(OutsidePolicy, HALL_FACT_MESSAGES.policyUnknown),
  outsideDecorCharge: charge('outsideDecor'),
};
