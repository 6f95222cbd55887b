import { Steps } from 'antd';
import { useText } from '../../../i18n/text';
import { PHONE, useMedia } from '../../../lib/media';
import { bookingText } from '../booking.text';

interface StepIndicatorProps {
  step: number;
  /** Called with a step that is done, to go back to. */
  onStep: (step: number) => void;
}

/** Where the wizard is: five marks, and on a phone the words of the present one. Those that are done lead back. */
export function StepIndicator({ step, onStep }: StepIndicatorProps) {
  const words = useText(bookingText).wizard;
  const isPhone = useMedia(PHONE);
  const place = words.stepOf(step, words.steps.length);
  return (
    <div className="below-24" role="group" aria-label={place}>
      <Steps
        responsive={false}
        size="small"
        titlePlacement={isPhone ? 'horizontal' : 'vertical'}
        current={step - 1}
        onChange={(index) => onStep(index + 1)}
        items={words.steps.map((name, index) => ({
          title: isPhone ? undefined : name,
          className: 'touchable',
          disabled: index + 1 >= step,
          ...(index + 1 < step ? { 'aria-label': name } : {}),
          ...(index + 1 === step ? { 'aria-current': 'step' as const } : {}),
        }))}
      />
      {isPhone && <p className="above muted small">{`${place}: ${words.steps[step - 1] ?? ''}`}</p>}
    </div>
  );
}
