import { ChevronLeftIcon, ChevronRightIcon, TrashIcon } from './icons';
import styles from './PictureTools.module.css';

interface PictureToolsProps {
  /** Its place in the list, from 0. */
  index: number;
  /** How many pictures there are. */
  count: number;
  /** What the buttons are called; the number counts from 1. */
  words: Readonly<Record<'earlier' | 'later' | 'remove', (number: number) => string>>;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves a picture of an ordered list one place earlier or later, or removes it. */
export function PictureTools({ index, count, words, onMove, onRemove }: PictureToolsProps) {
  const number = index + 1;
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        disabled={index === 0}
        aria-label={words.earlier(number)}
        onClick={() => onMove(index - 1)}
      >
        <ChevronLeftIcon />
      </button>
      <button type="button" className={styles.tool} aria-label={words.remove(number)} onClick={onRemove}>
        <TrashIcon />
      </button>
      <button
        type="button"
        className={styles.tool}
        disabled={index === count - 1}
        aria-label={words.later(number)}
        onClick={() => onMove(index + 1)}
      >
        <ChevronRightIcon />
      </button>
    </div>
  );
}
