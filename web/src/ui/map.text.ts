import { defineText } from '../i18n/text';

/** Words of the map. */
export const mapText = defineText({
  en: {
    linkOut: 'Open this place in OpenStreetMap',
  },
});
