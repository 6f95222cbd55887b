import { useEffect, useRef, type RefObject } from 'react';
import { isSingleKey } from '../../../../ui/table/useRowKeys';

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

/**
 * Single keys of a dialog, while the focus is in it and nothing is typed into.
 * @param keys what each key does; none where nothing is to be decided
 * @returns for an element in the dialog
 */
export function useDecisionKeys(keys: Readonly<Record<string, () => void>>): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const dialog = part.current?.closest('[role="dialog"]');
      const { target } = event;
      if (!(target instanceof Element) || !dialog?.contains(target) || target.matches(TYPED_INTO)) return;
      const act = Object.hasOwn(current.current, event.key) ? current.current[event.key] : undefined;
      if (!act || !isSingleKey(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return part;
}
