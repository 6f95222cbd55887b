import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Something that a button opens. Closes at Escape (the focus goes back to the button), a press elsewhere, when the focus leaves and
 * when the page changes.
 */
export function useDisclosure() {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === address;

  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpenAt(null);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return {
    open,
    box,
    button,
    toggle: () => setOpenAt(open ? null : address),
    /** Closes, with the focus on the button. */
    close: () => {
      setOpenAt(null);
      button.current?.focus();
    },
  };
}
