import { useEffect, useState } from 'react';

/** Whoever does one of these goes on to use the page. Dictation and autofill enter text without a key. */
const ACTIONS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchstart', 'scroll'] as const;

/** Whether somebody has begun to use the page: what the first view can do without loads then. */
export function useFirstAction(): boolean {
  const [acted, setActed] = useState(false);
  useEffect(() => {
    if (acted) return undefined;
    const act = () => setActed(true);
    ACTIONS.forEach((action) => window.addEventListener(action, act, { passive: true, once: true }));
    return () => ACTIONS.forEach((action) => window.removeEventListener(action, act));
  }, [acted]);
  return acted;
}
