import type { Ref } from 'react';
import { useSay } from '../../../../i18n/say';
import { useText } from '../../../../i18n/text';
import type { HallStep, ShownStep } from './hall-steps';
import { hallStepsText } from './hall-steps.text';

interface StepHeadProps {
  /** Gets the focus when the step opens. */
  ref: Ref<HTMLParagraphElement>;
  steps: readonly ShownStep[];
  step: ShownStep;
  /** What guests will look for in vain, by step. */
  advice: Partial<Record<HallStep, readonly string[]>>;
}

/** Which step this is, and what is missing in it. */
export function StepHead({ ref, steps, step, advice }: StepHeadProps) {
  const words = useText(hallStepsText);
  const say = useSay();
  const missing = step === 'card' ? [] : (advice[step] ?? []);
  return (
    <div className="stack gap-4">
      <p ref={ref} tabIndex={-1} className="from-start strong">
        {words.stepOf(steps.indexOf(step) + 1, steps.length, words.names[step])}
      </p>
      {missing.map((sentence) => (
        <p key={sentence} className="warning small">
          {say(sentence)}
        </p>
      ))}
    </div>
  );
}
