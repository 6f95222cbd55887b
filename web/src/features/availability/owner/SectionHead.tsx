import { Button } from '../../../ui/Button';
import styles from './Schedule.module.css';

interface SectionHeadProps {
  /** Of the heading, which takes the focus when the last row is removed. */
  id: string;
  title: string;
  text: string;
  addLabel: string;
  /** Null for those who may only look. */
  onAdd: (() => void) | null;
}

/** The head of a section of the schedule: what it is, and the button that adds to it. */
export function SectionHead({ id, title, text, addLabel, onAdd }: SectionHeadProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading} tabIndex={-1}>
          {title}
        </h2>
        {onAdd && (
          <Button look="secondary" onClick={onAdd}>
            {addLabel}
          </Button>
        )}
      </div>
      <p className={styles.intro}>{text}</p>
    </>
  );
}
