import type { FirstStepsQuery } from '../../../../graphql/generated/first-steps';
import { paths } from '../../../../lib/paths';

/** The way from an approved application to the first hall that guests find. */
export type FirstStepName = 'hours' | 'hall' | 'shifts' | 'details' | 'pictures' | 'place' | 'payment' | 'online';

/** A step of it. */
export interface FirstStep {
  name: FirstStepName;
  isDone: boolean;
  /** Halls that sell by the hour go without it. */
  isOptional?: true;
  /** The screen on which it is done. */
  to: string;
}

type Hall = FirstStepsQuery['viewerHalls']['nodes'][number];

/** Whether a customer can be told where to pay. */
function isPayable({ iban, jazzcash, easypaisa, raast }: NonNullable<FirstStepsQuery['paymentDetails']>): boolean {
  return Boolean(iban ?? jazzcash ?? easypaisa ?? raast);
}

/** The steps in their order; those about a hall are about the one that lacks least. Payment details are the owner's alone. */
export function getFirstSteps({ viewerSchedule, viewerHalls, paymentDetails }: FirstStepsQuery): FirstStep[] {
  const [hall] = viewerHalls.nodes.toSorted((one, other) => other.completeness.percent - one.completeness.percent);
  const toHall = hall ? paths.business.editHall(hall.id) : paths.business.createHall;
  const has = (...parts: Hall['completeness']['gaps'][number]['part'][]) =>
    hall !== undefined && !hall.completeness.gaps.some(({ part }) => parts.includes(part));
  const hasShifts = viewerSchedule.halls.some(({ hallId, shifts }) => hallId === hall?.id && shifts.length > 0);
  return [
    { name: 'hours', isDone: viewerSchedule.operatingHours.length > 0, to: paths.business.setupOf('availability') },
    { name: 'hall', isDone: hall !== undefined, to: toHall },
    { name: 'shifts', isDone: hasShifts, isOptional: true, to: paths.business.setupOf('availability') },
    { name: 'details', isDone: has('DETAILS', 'DESCRIPTION'), to: toHall },
    { name: 'pictures', isDone: has('PROFILE_IMAGE', 'GALLERY'), to: paths.business.hallStep(hall?.id, 'pictures') },
    { name: 'place', isDone: has('COORDINATES'), to: paths.business.hallStep(hall?.id, 'place') },
    ...(paymentDetails
      ? [{ name: 'payment' as const, isDone: isPayable(paymentDetails), to: paths.business.setupOf('settings') }]
      : []),
    { name: 'online', isDone: viewerHalls.nodes.some(({ status }) => status === 'ACTIVE'), to: paths.business.halls },
  ];
}

/** The step to take next: optional ones wait until the others are done. */
export function getNextStep(steps: readonly FirstStep[]): FirstStep | undefined {
  const open = steps.filter(({ isDone }) => !isDone);
  return open.find(({ isOptional }) => !isOptional) ?? open[0];
}
