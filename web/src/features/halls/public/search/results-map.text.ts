import { defineText } from '../../../../i18n/text';

export const resultsMapText = defineText({
  name: 'resultsMapText',
  en: {
    label: 'Map of the venues found',
    shown: (count: number) => (count === 1 ? '1 venue on the map' : `${count} venues on the map`),
    unplaced: 'Venues without a place on the map',
  },
});
