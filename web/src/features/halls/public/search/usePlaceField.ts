import { useState } from 'react';
import { placesText } from '../../../../i18n/places.text';
import { useText } from '../../../../i18n/text';
import type { HallSearchState } from './useHallSearch';

/** The field for where: what is typed stays as it is, and a place that was chosen is read in the reader's language. */
export function usePlaceField({ draft: { location }, change }: HallSearchState) {
  const { address } = useText(placesText);
  const [typed, setTyped] = useState<string>();
  return {
    value: location === undefined || location === typed ? (location ?? '') : address(location),
    type: (text: string) => {
      setTyped(text);
      change({ location: text === '' ? undefined : text });
    },
    leave: () => setTyped(undefined),
  };
}
