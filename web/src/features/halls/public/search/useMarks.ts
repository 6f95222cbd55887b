import { useRef, type FocusEvent, type PointerEvent, type RefObject } from 'react';

interface Marks {
  ref: RefObject<HTMLDivElement | null>;
  onPointerOver: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/**
 * Cards and pins of one hall name it (`data-pin`): pointing at one of them, or its focus, marks all (`data-marked`). Past React, so
 * that a pointer on its way over a list draws nothing anew.
 */
export function useMarks(): Marks {
  const ref = useRef<HTMLDivElement>(null);
  const mark = (target: EventTarget | null): void => {
    const pin = target instanceof Element ? target.closest('[data-pin]')?.getAttribute('data-pin') : null;
    const same = pin?.split(' ').map((id) => `[data-pin~="${id}"]`);
    const marked = new Set(same ? ref.current?.querySelectorAll(same.join()) : []);
    for (const part of ref.current?.querySelectorAll('[data-pin]') ?? []) {
      part.toggleAttribute('data-marked', marked.has(part));
    }
  };
  return {
    ref,
    onPointerOver: ({ target }) => mark(target),
    onPointerLeave: () => mark(null),
    onFocus: ({ target }) => mark(target),
    onBlur: () => mark(null),
  };
}
