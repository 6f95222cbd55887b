import { defineText } from './text';

/** Names of cities and areas, as they are read: what is searched for and sent stays the name that the owner entered. */
export const placesText = defineText({
  name: 'placesText',
  en: {
    /** A city or an area. */
    name: (place: string) => place,
    /** An address with the name of its city, in which it ends. */
    address: (location: string, _city: string | null) => location,
  },
});
