import { Steps } from 'antd';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { PHONE, useMedia } from '../../../../lib/media';
import styles from './HallForm.module.css';
import type { ShownStep } from './hall-steps';
import { hallStepsText } from './hall-steps.text';

/** How a step stands: done, with something missing that guests look for, or with a broken rule. */
export type StepMark = 'done' | 'open' | 'wrong';

const STATUSES = { done: 'finish', open: 'wait', wrong: 'error' } as const;

interface HallStepsProps {
  steps: readonly ShownStep[];
  step: ShownStep;
  marks: Readonly<Record<ShownStep, StepMark>>;
  onStep: (step: ShownStep) => void;
}

/** The steps of the form with their marks; any of them can be pressed. On a phone they are figures, and the step says its name itself. */
export function HallSteps({ steps, step, marks, onStep }: HallStepsProps) {
  const words = useText(hallStepsText);
  const isPhone = useMedia(PHONE);
  const label = (shown: ShownStep) =>
    shown === 'card' ? words.state.card(words.names.card) : words.state[marks[shown]](words.names[shown]);
  return (
    <nav aria-label={words.label} className="above-8">
      <Steps
        responsive={false}
        size={isPhone ? 'small' : 'medium'}
        titlePlacement={isPhone ? 'horizontal' : 'vertical'}
        current={steps.indexOf(step)}
        onChange={(index) => {
          const next = steps[index];
          if (next) onStep(next);
        }}
        items={steps.map((shown) => ({
          title: isPhone ? undefined : words.names[shown],
          className: joinClasses('touchable', styles.mark),
          status: shown === step && marks[shown] !== 'wrong' ? ('process' as const) : STATUSES[marks[shown]],
          'aria-label': label(shown),
          ...(shown === step ? { 'aria-current': 'step' as const } : {}),
        }))}
      />
    </nav>
  );
}
