import { useLayoutEffect, type RefObject } from 'react';

/** Id of the field that has the focus while another one takes its place. */
export type FocusedField = RefObject<string | null>;

/** Gives the focus to the field of the same id; whoever went on meanwhile stays where they are. */
export function useFocusAgain(focused: FocusedField): void {
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const field = document.getElementById(focused.current);
    field?.focus();
    // Typing goes on behind what is typed already.
    if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
  }, [focused]);
}
