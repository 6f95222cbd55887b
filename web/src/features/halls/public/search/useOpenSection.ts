import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Section } from './useSummaries';

/** Which part of the search has its panel open. */
export interface OpenSection {
  open: Section | null;
  show: (section: Section | null) => void;
  /** Closes, with the focus back on what opened it. */
  leave: () => void;
}

/** What a picker of a panel opens stands outside of the search. */
const OVERLAYS = '#overlays';

/**
 * At most one panel is open. It closes at a press elsewhere, and when the focus leaves its part.
 * @returns the open part, and what goes onto the search
 */
export function useOpenSection(): [OpenSection, RefObject<HTMLElement | null>] {
  const [open, show] = useState<Section | null>(null);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open === null) return undefined;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(OVERLAYS)) return;
      const section = box.current?.contains(target) && target.closest<HTMLElement>('[data-section]');
      if (!section || section.dataset.section !== open) show(null);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  const leave = (): void => {
    box.current?.querySelector<HTMLElement>(`[data-section="${open ?? ''}"] :is(input, button)`)?.focus();
    show(null);
  };
  return [{ open, show, leave }, box];
}
