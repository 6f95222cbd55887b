import { defineText } from './text';

/** What catalogues, shifts and rates are called, as it is read: what is sent and kept stays what the owner entered. */
export const namesText = defineText({
  name: 'namesText',
  en: {
    /** A category, type, service, amenity or shift, or its description. */
    name: (english: string) => english,
    /** Why a price isn't the ordinary one: `Saturday dinner +20%`. */
    reason: (english: string) => english,
    hijriMonth: (english: string) => english,
    /** Several of them. */
    list: (names: readonly string[]) => names.join(', '),
    /** What stands in one line. */
    listed: ', ',
  },
});
