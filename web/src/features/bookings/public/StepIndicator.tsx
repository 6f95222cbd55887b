import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { CheckIcon } from '../../../ui/icons';
import { bookingText } from '../booking.text';
import styles from './StepIndicator.module.css';

interface StepIndicatorProps {
  step: number;
  /** Called with a step that is done, to go back to. */
  onStep: (step: number) => void;
}

/** Where the wizard is: five marks, and on a phone the words of the present one. Those that are done lead back. */
export function StepIndicator({ step, onStep }: StepIndicatorProps) {
  const words = useText(bookingText).wizard;
  const count = words.steps.length;
  return (
    <div className="below-24">
      <ol className="beside apart">
        {words.steps.map((name, index) => {
          const number = index + 1;
          const isDone = number < step;
          return (
            <li
              key={name}
              className={joinClasses(styles.step, isDone && styles.done, number === step && styles.current)}
              aria-current={number === step ? 'step' : undefined}
            >
              {isDone ? (
                <button
                  type="button"
                  className={joinClasses('stack in-middle gap-6 touchable bare', styles.back)}
                  onClick={() => onStep(number)}
                >
                  <span
                    className={`stack centered-items surface round strong figures ${styles.mark}`}
                    aria-hidden="true"
                  >
                    <CheckIcon size={16} />
                  </span>
                  <span className={styles.name}>{name}</span>
                </button>
              ) : (
                <>
                  <span
                    className={`stack centered-items surface round strong figures ${styles.mark}`}
                    aria-hidden="true"
                  >
                    {number}
                  </span>
                  <span className={styles.name}>{name}</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
      <p
        className={joinClasses('above muted small', styles.short)}
      >{`${words.stepOf(step, count)}: ${words.steps[step - 1] ?? ''}`}</p>
    </div>
  );
}
