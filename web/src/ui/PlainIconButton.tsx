import type { ReactNode } from 'react';
import styles from './PlainIconButton.module.css';

interface PlainIconButtonProps {
  /** What it is called: nothing else names it. */
  label: string;
  onClick: () => void;
  /** Whether it opens a dialog. */
  opensDialog?: boolean;
  children: ReactNode;
}

/** A round button of an icon alone, for headers; also those of pages whose first view loads without Ant Design. */
export function PlainIconButton({ label, onClick, opensDialog, children }: PlainIconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
