import { useEffect, useRef } from 'react';

/** A modal dialog begins at its first button; where something is to be written, the focus belongs there. */
export function useFirstField() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>(':is(input, textarea):not([readonly])')?.focus(), []);
  return box;
}
