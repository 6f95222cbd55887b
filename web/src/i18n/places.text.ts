import { defineText } from './text';

/** Names of cities and areas, as they are read: what is searched for and sent stays the name that the owner entered. */
export const placesText = defineText({
  name: 'placesText',
  en: {
    /** A city or an area. */
    name: (place: string) => place,
    /** An address, with the names of the area and the city in which it ends. */
    address: (location: string) => location,
    /** An address where there is little room. */
    short: (location: string, _city: string | null) => location,
  },
});
