import type { ReactNode } from 'react';

interface PlainIconButtonProps {
  /** Its accessible name and tooltip. */
  label: string;
  onClick: () => void;
  opensDialog?: boolean;
  children: ReactNode;
}

/** A round icon button for headers, without Ant Design, so that first views can have it. */
export function PlainIconButton({ label, onClick, opensDialog, children }: PlainIconButtonProps) {
  return (
    <button
      type="button"
      className="round-button anchor"
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
