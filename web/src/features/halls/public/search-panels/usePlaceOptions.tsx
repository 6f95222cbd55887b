import type { HallSearch } from '@mehfil/api/domain/halls/search';
import type { ComponentType } from 'react';
import { usePlaceSuggestionsQuery } from '../../../../graphql/generated/search-choices';
import { placesText } from '../../../../i18n/places.text';
import { useText } from '../../../../i18n/text';
import { useSettled } from '../../../../lib/useSettled';
import { BuildingsIcon, ClockIcon, CrosshairIcon, MapPinIcon } from '../../../../ui/icons';
import type { IconProps } from '../../../../ui/icons/Glyph';
import { withPlace } from '../search/place-changes';
import { recentPlaces } from '../search/recent-places';
import { panelsText } from './panels.text';

/** One line of the list of places. */
export interface PlaceOption {
  key: string;
  Icon: ComponentType<IconProps>;
  name: string;
  hint: string;
  /** What it sets; `near` asks for the visitor's place first. */
  sets: Partial<HallSearch> | 'near';
}

const SETTLED_MS = 150;

/** What is offered for where: the visitor's own place, what was searched for before, and cities and areas of the server. */
export function usePlaceOptions(draft: HallSearch): PlaceOption[] {
  const words = useText(panelsText);
  const { name: toRead, address } = useText(placesText);
  const typed = (draft.location ?? '').trim();
  const text = useSettled(typed, SETTLED_MS);
  const { data, previousData } = usePlaceSuggestionsQuery({ variables: { text: text === '' ? null : text } });
  const suggested = ((data ?? previousData)?.placeSuggestions ?? []).map(({ name, city, hallCount }): PlaceOption => {
    const halls = words.where.halls(hallCount);
    const location = city === null ? name : `${name}, ${city}`;
    return {
      key: location,
      Icon: city === null ? BuildingsIcon : MapPinIcon,
      name: toRead(name),
      hint: city === null ? words.where.city(halls) : words.where.areaIn(toRead(city), halls),
      sets: withPlace(location, draft),
    };
  });
  if (typed !== '') return suggested;
  const near: PlaceOption = {
    key: 'near',
    Icon: CrosshairIcon,
    name: words.near,
    hint: draft.near?.radiusKm ? words.nearOn(draft.near.radiusKm) : words.nearHint,
    sets: 'near',
  };
  const recent = recentPlaces().map((place): PlaceOption => ({
    key: `recent ${place}`,
    Icon: ClockIcon,
    name: address(place),
    hint: words.where.recent,
    sets: withPlace(place, draft),
  }));
  return [near, ...recent, ...suggested];
}
