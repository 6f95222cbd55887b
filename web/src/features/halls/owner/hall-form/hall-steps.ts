import { HALL_FACTS } from '@mehfil/api/domain/halls/facts';
import { hallSchema } from '@mehfil/api/domain/halls/inputs';
import { ListingPart, measureCompleteness } from '@mehfil/api/domain/halls/completeness';
import { normalizeText } from '@mehfil/api/domain/text/normalize';
import { defineAddress, oneOf } from '../../../../lib/address-fields';
import type { Unsaved } from '../../../../lib/autosaver';
import type { HallValues } from './hall-values';

/** The steps of a hall's form, in their order. */
export const HALL_STEPS = ['hall', 'place', 'prices', 'services', 'hours', 'pictures'] as const;

/** A step of the form. */
export type HallStep = (typeof HALL_STEPS)[number];

/** What can be on screen: a step, or how the hall will look, where that doesn't stand beside the steps. */
export type ShownStep = HallStep | 'card';

/** Where the form stands, as its address says. */
export const STEP_ADDRESS = defineAddress<{ step: ShownStep }>({
  step: oneOf('step', [...HALL_STEPS, 'card'], 'hall'),
});

/** The fields of each step. What one rule compares stands in one step, so that a step is right or wrong by itself. */
export const STEP_FIELDS: Readonly<Record<HallStep, readonly (keyof HallValues)[]>> = {
  hall: ['hallNumber', 'hallName', 'description', 'categoryId', 'typeId', 'hallNameUrdu', 'descriptionUrdu'],
  place: ['location', 'city', 'latitude', 'longitude'],
  prices: ['capacity', 'pricePerHour', 'pricePerPerson', 'roundsCapacity', 'theaterCapacity', 'standingCapacity'],
  services: [
    ...([
      'parkingSpaces',
      'hasValet',
      'generator',
      'hasBridalRoom',
      'outsideCatering',
      'outsideCateringCharge',
    ] as const),
    ...(['outsideDecor', 'outsideDecorCharge', 'fixedServiceIds', 'amenityIds'] as const),
  ],
  hours: [],
  pictures: ['profileImage', 'sliderImages', 'floorPlan'],
};

/** A step's own values. */
export type StepValues = Partial<HallValues>;

/** The values of a step's fields. */
export function pickStep(step: HallStep, values: HallValues): StepValues {
  return Object.fromEntries(STEP_FIELDS[step].map((name) => [name, values[name]]));
}

const SCHEMAS = Object.fromEntries(HALL_STEPS.map((step) => [step, hallSchema.pick([...STEP_FIELDS[step]])])) as Record<
  HallStep,
  ReturnType<typeof hallSchema.pick>
>;

/** Whether no rule of a step is broken. */
export function isStepRight(step: HallStep, values: StepValues): boolean {
  return SCHEMAS[step].isValidSync(values);
}

/** The first step that has one of these fields. */
export function findStepOf(fields: readonly string[]): HallStep | undefined {
  return HALL_STEPS.find((step) => STEP_FIELDS[step].some((name) => fields.includes(name)));
}

/** What is chosen of a list; a gallery has an order. */
const CHOSEN: readonly (keyof HallValues)[] = ['fixedServiceIds', 'amenityIds'];

/** Texts with lines of their own. */
const LINES: readonly (keyof HallValues)[] = ['description', 'descriptionUrdu'];

/** Whether two values of a field are the same once they are kept. */
function isSameValue(name: keyof HallValues, one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') {
    return normalizeText(one, LINES.includes(name)) === normalizeText(other, LINES.includes(name));
  }
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  const isChosen = CHOSEN.includes(name);
  return one.length === other.length && one.every((item, at) => (isChosen ? other.includes(item) : item === other[at]));
}

/** The fields whose values differ. */
export function findChanges(one: StepValues, other: StepValues): (keyof HallValues)[] {
  return (Object.keys(one) as (keyof HallValues)[]).filter((name) => !isSameValue(name, one[name], other[name]));
}

/** Whether the values of a step are the same. */
export function isSameStep(one: StepValues, other: StepValues): boolean {
  return findChanges(one, other).length === 0;
}

/** Whether a figure of a step that came back half-typed is still as it came back. */
export function isHalfTyped(typed: StepValues, { value: restored, previous }: Unsaved<StepValues>): boolean {
  const touched = findChanges(typed, restored);
  const isFigure = (name: keyof HallValues) =>
    [restored[name], previous[name]].some((each) => typeof each === 'number');
  return findChanges(restored, previous).some((name) => isFigure(name) && !touched.includes(name));
}

/** The step that each part of a listing belongs to. Details are the rules of two steps, which say so at their fields. */
const GAP_STEPS = {
  [ListingPart.DESCRIPTION]: 'hall',
  [ListingPart.COORDINATES]: 'place',
  [ListingPart.PROFILE_IMAGE]: 'pictures',
  [ListingPart.GALLERY]: 'pictures',
} as const;

/** What guests will look for in vain, by step: advice in English, as the server gives it too. */
export function findAdvice(values: HallValues): Partial<Record<HallStep, string[]>> {
  const { categoryId, typeId } = values;
  const { gaps } = measureCompleteness({ ...values, hasCategory: categoryId !== null, hasType: typeId !== null });
  const advice: Partial<Record<HallStep, string[]>> = {};
  for (const { part, advice: sentence } of gaps) {
    if (part === ListingPart.DETAILS) continue;
    const step = GAP_STEPS[part];
    advice[step] = [...(advice[step] ?? []), sentence];
  }
  return advice;
}

/** Whether anything is said of what comes with a hall. */
export function tellsServices(values: HallValues): boolean {
  const { fixedServiceIds, amenityIds } = values;
  const facts = HALL_FACTS.filter((name) => (STEP_FIELDS.services as readonly string[]).includes(name));
  return fixedServiceIds.length > 0 || amenityIds.length > 0 || facts.some((name) => values[name] !== null);
}
