import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { CheckIcon } from '../../../ui/icons';
import { bookingText } from '../booking.text';
import styles from './StepIndicator.module.css';

/** Where the wizard is: five marks, and on a phone the words of the present one. */
export function StepIndicator({ step }: { step: number }) {
  const words = useText(bookingText).wizard;
  const count = words.steps.length;
  return (
    <div className={styles.indicator}>
      <ol className={styles.steps}>
        {words.steps.map((name, index) => {
          const number = index + 1;
          const isDone = number < step;
          return (
            <li
              key={name}
              className={joinClasses(styles.step, isDone && styles.done, number === step && styles.current)}
              aria-current={number === step ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <CheckIcon size={16} /> : number}
              </span>
              <span className={styles.name}>{name}</span>
            </li>
          );
        })}
      </ol>
      <p className={styles.short}>{`${words.stepOf(step, count)}: ${words.steps[step - 1] ?? ''}`}</p>
    </div>
  );
}
