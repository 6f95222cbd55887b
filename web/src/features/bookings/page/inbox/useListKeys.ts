import { useRef, type KeyboardEvent } from 'react';
import { useSingleKeys } from '../../../../ui/useSingleKeys';

/** By how many entries an arrow moves. */
const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus through the links of a list: by j and k from anywhere on the page, by the arrows within it. Enter opens one. */
export function useListKeys() {
  const list = useRef<HTMLElement>(null);
  const move = (by: number) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const current = links.findIndex((link) => link === document.activeElement);
    const opened = links.findIndex(
      (link) => link.ariaCurrent === 'page' || link.getAttribute('aria-current') === 'page',
    );
    const from = current === -1 ? opened : current;
    const next = from === -1 ? 0 : Math.max(0, Math.min(from + by, links.length - 1));
    links[next]?.focus();
  };
  useSingleKeys(
    { j: () => move(1), k: () => move(-1) },
    (target) => target.matches('body, main') || list.current?.contains(target) === true,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  return { list, onKeyDown };
}
