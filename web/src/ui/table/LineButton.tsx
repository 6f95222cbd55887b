import type { CSSProperties } from 'react';
import { Button } from '../Button';

/** Reads as lines that open nothing: tables give buttons a smaller font and more room, and buttons don't break. */
const AS_WORDS: CSSProperties = {
  display: 'inline-block',
  maxWidth: '100%',
  minHeight: 0,
  padding: 0,
  fontSize: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'inherit',
};

interface LineButtonProps {
  /** What the row is about. */
  line: string;
  /** What pressing it does, where the line alone doesn't say so. */
  label?: string;
  onOpen: () => void;
}

/** The heading of a row in one line, which opens the rest of it. Where rows are cards, it takes two lines at the most. */
export function LineButton({ line, label, onOpen }: LineButtonProps) {
  return (
    <h3 title={line}>
      <Button look="link" style={AS_WORDS} aria-haspopup="dialog" aria-label={label} onClick={onOpen}>
        <span className="two-lines">{line}</span>
      </Button>
    </h3>
  );
}
