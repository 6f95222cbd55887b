import { defineText } from '../i18n/text';

export const mapText = defineText({
  name: 'mapText',
  en: {
    linkOut: 'Open this place in OpenStreetMap',
    credit: 'Places as the venues state them',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    meters: (count: string) => `${count} m`,
    kilometers: (count: string) => `${count} km`,
    group: (count: number) => `${count} venues here`,
  },
});
