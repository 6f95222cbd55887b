import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useViewerScheduleQuery } from '../../../../graphql/generated/schedule';
import { useText } from '../../../../i18n/text';
import {
  findAdvice,
  findStepOf,
  HALL_STEPS,
  isStepRight,
  STEP_FIELDS,
  tellsServices,
  type HallStep,
  type ShownStep,
} from './hall-steps';
import { hallStepsText } from './hall-steps.text';
import type { StepMark } from './HallSteps';
import type { HallValues } from './hall-values';
import { useHallStep, type HallStepState } from './useHallStep';

/** Where somebody is in the form, what its steps lack, and the ways on. */
export interface FormSteps extends HallStepState {
  previous: ShownStep | undefined;
  next: ShownStep | undefined;
  advice: Partial<Record<HallStep, readonly string[]>>;
  marks: Readonly<Record<ShownStep, StepMark>>;
  /** Says which step this is. */
  head: RefObject<HTMLParagraphElement | null>;
  /** Has the steps. */
  content: RefObject<HTMLDivElement | null>;
}

/** Whether it is said when the hall can be booked; undefined while that isn't known. */
function useHasHours(hallId: number | null): boolean | undefined {
  const { data } = useViewerScheduleQuery();
  if (!data) return undefined;
  const hall = data.viewerSchedule.halls.find((each) => each.hallId === hallId);
  const { operatingHours } = hall ?? data.viewerSchedule;
  return operatingHours.length > 0 || (hall?.shifts ?? []).length > 0;
}

/** What each step lacks that guests look for. */
function useAdvice(hallId: number | null): FormSteps['advice'] {
  const words = useText(hallStepsText);
  const { values } = useFormikContext<HallValues>();
  const hasHours = useHasHours(hallId);
  return {
    ...findAdvice(values),
    ...(tellsServices(values) ? {} : { services: [words.noServices] }),
    ...(hasHours === false ? { hours: [words.noHours] } : {}),
  };
}

/** How each step stands. A rule of a new hall is broken once its field has been left; what exists has no such excuse. */
function useMarks(hallId: number | null, advice: FormSteps['advice']): FormSteps['marks'] {
  const { values, errors, touched } = useFormikContext<HallValues>();
  const findMark = (step: HallStep): StepMark => {
    const isRight = isStepRight(step, values);
    const isSeen = STEP_FIELDS[step].some((name) => errors[name] !== undefined && touched[name]);
    if (isSeen || (!isRight && hallId !== null)) return 'wrong';
    return isRight && !advice[step] ? 'done' : 'open';
  };
  const marks = Object.fromEntries(HALL_STEPS.map((step) => [step, findMark(step)])) as Record<HallStep, StepMark>;
  return { ...marks, card: 'open' };
}

/** Leads on to where the person has to be: to a step that opens, or to the first wrong field after a refusal. */
function useArrival({ step, go }: HallStepState) {
  const head = useRef<HTMLParagraphElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { submitCount, isSubmitting, errors } = useFormikContext<HallValues>();
  const shown = useRef(step);
  const isRefused = useRef(false);
  const arrive = useEffectEvent(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wrong = isRefused.current
      ? content.current?.querySelector<HTMLElement>(`[data-step="${step}"] [aria-invalid="true"]`)
      : null;
    isRefused.current = false;
    head.current?.scrollIntoView({ block: 'start' });
    (wrong ?? head.current)?.focus({ preventScroll: !wrong });
  });
  useEffect(() => arrive(), [step]);
  const openWrong = useEffectEvent(() => {
    const wrong = findStepOf(Object.keys(errors));
    if (submitCount === 0 || isSubmitting || !wrong || wrong === step) return;
    isRefused.current = true;
    go(wrong);
  });
  useEffect(() => openWrong(), [submitCount, isSubmitting]);
  return { head, content };
}

/** The steps of the form around. */
export function useFormSteps(hallId: number | null): FormSteps {
  const place = useHallStep();
  const { steps, step } = place;
  const { setTouched, touched } = useFormikContext<HallValues>();
  const advice = useAdvice(hallId);
  const marks = useMarks(hallId, advice);
  const arrival = useArrival(place);
  const index = steps.indexOf(step);
  // What is wrong in a step that was left says so.
  const go = (next: ShownStep) => {
    if (step !== 'card') {
      const left = Object.fromEntries(STEP_FIELDS[step].map((name) => [name, true]));
      void setTouched({ ...touched, ...left }, true);
    }
    place.go(next);
  };
  return { ...place, ...arrival, go, advice, marks, previous: steps[index - 1], next: steps[index + 1] };
}
