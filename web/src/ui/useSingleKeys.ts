import { useEffect, useRef } from 'react';
import { isSingleKey } from './table/useRowKeys';

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

/**
 * Commands by single keys, while nothing is typed into.
 * @param keys what each key does
 * @param isMeant whether a key counts that was pressed while this element had the focus
 */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>, isMeant: (target: Element) => boolean): void {
  const current = useRef({ keys, isMeant });
  useEffect(() => {
    current.current = { keys, isMeant };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const now = current.current;
      const act = Object.hasOwn(now.keys, key) ? now.keys[key] : undefined;
      if (!act || !isSingleKey(event) || !(target instanceof Element)) return;
      if (target.matches(TYPED_INTO) || !now.isMeant(target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
