import { IconButton } from './IconButton';
import { ChevronLeftIcon, ChevronRightIcon, TrashIcon } from './icons';

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
    <div className="beside apart">
      <IconButton
        label={words.earlier(number)}
        icon={<ChevronLeftIcon />}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton label={words.remove(number)} icon={<TrashIcon />} onClick={onRemove} />
      <IconButton
        label={words.later(number)}
        icon={<ChevronRightIcon />}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </div>
  );
}
