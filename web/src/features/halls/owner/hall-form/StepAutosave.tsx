import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useText } from '../../../../i18n/text';
import { showToast } from '../../../../lib/toast';
import { useAutosave } from '../../../../lib/useAutosave';
import { SaveState } from '../../../../ui/autosave/SaveState';
import type { HallChoices } from './HallSections';
import { isHalfTyped, isSameStep, pickStep, type HallStep, type StepValues } from './hall-steps';
import { hallStepsText } from './hall-steps.text';
import type { HallValues } from './hall-values';
import { TheirStep } from './TheirStep';
import type { HallSaving } from './useHallSaving';

/** How long somebody pauses before a step is saved, in milliseconds: each save is an entry of the audit log. */
const STEP_PAUSE = 5000;

/** Whether this is a figure: half-typed, it would be a price that guests are shown. */
function isFigure(element: Element | null): boolean {
  return element?.getAttribute('role') === 'spinbutton';
}

interface StepAutosaveProps {
  saving: HallSaving;
  step: HallStep;
  choices: HallChoices;
  children: ReactNode;
}

/** The form's values of a step, saved as they are typed. */
function useStepAutosave({ id, stored, save }: HallSaving, step: HallStep) {
  const { lost } = useText(hallStepsText).save;
  const form = useFormikContext<HallValues>();
  const typed = pickStep(step, form.values);
  const saved = useAutosave<StepValues>({
    name: `hall-${id}-${step}`,
    stored: pickStep(step, stored),
    isSame: isSameStep,
    isHalfTyped,
    save: (value, previous, isLeaving) => save({ step, value, previous, isLeaving, form }),
    onLost: () => showToast({ tone: 'danger', ...lost }),
    pause: STEP_PAUSE,
  });
  // What the form and what is saved had in common last: whichever differs from it is the newer one.
  const agreed = useRef(typed);
  const toSaved = useEffectEvent(() => {
    if (isSameStep(typed, agreed.current)) return;
    agreed.current = typed;
    saved.change(typed, isFigure(document.activeElement));
  });
  const toForm = useEffectEvent(() => {
    if (isSameStep(saved.value, agreed.current)) return;
    agreed.current = saved.value;
    void form.setValues((values) => ({ ...values, ...saved.value }));
  });
  useEffect(() => toSaved(), [form.values]);
  useEffect(() => toForm(), [saved.value]);
  return { saved, typed };
}

/** A step of an existing hall, which is saved when one of its fields or the step is left, and after a pause. */
export function StepAutosave({ saving, step, choices, children }: StepAutosaveProps) {
  const words = useText(hallStepsText).save;
  const { saved, typed } = useStepAutosave(saving, step);
  const { report } = saving;
  const { state, message } = saved;
  // A figure that was half-typed before stays unsaved until it is touched, or Try again is.
  const onBlur = () => {
    if (state !== 'restored') saved.flush();
  };
  const tell = useEffectEvent(() => {
    const { flush, settle } = saved;
    report(step, { state, message, flush, settle });
  });
  useEffect(() => tell(), [state, message]);
  return (
    <div className="stack column gap-20" onBlur={onBlur}>
      {/* The line below the form tells how far it is saved; here stands what has to be decided. */}
      {state === 'conflict' && (
        <SaveState saved={saved} changed={words.changed}>
          {saved.theirs && <TheirStep theirs={saved.theirs} mine={typed} choices={choices} />}
        </SaveState>
      )}
      {children}
    </div>
  );
}
