import { useRef, useState, type MouseEvent } from 'react';
import { placesText } from '../../../../i18n/places.text';
import { useText } from '../../../../i18n/text';
import { withPlace } from './place-changes';
import type { HallSearchState } from './useHallSearch';

/** The field for where: what is typed stays as it is, and a place that was chosen is read in the reader's language. */
export function usePlaceField({ draft, change }: HallSearchState) {
  const { location } = draft;
  const { address } = useText(placesText);
  const [typed, setTyped] = useState<string>();
  const hasArrived = useRef(false);
  return {
    value: location === undefined || location === typed ? (location ?? '') : address(location),
    type: (text: string) => {
      setTyped(text);
      hasArrived.current = false;
      change(withPlace(text === '' ? undefined : text, draft));
    },
    leave: () => setTyped(undefined),
    focus: () => {
      hasArrived.current = true;
    },
    /** The press that comes to the field selects what is in it, so that typing replaces it; a later one sets the caret. */
    press: ({ currentTarget: field }: MouseEvent<HTMLInputElement>) => {
      if (hasArrived.current && field.selectionStart === field.selectionEnd) field.select();
      hasArrived.current = false;
    },
  };
}
