import { defineText } from '../../../../i18n/text';

export const resultsMapText = defineText({
  name: 'resultsMapText',
  en: {
    label: 'Map of the venues found',
    shown: (count: number) =>
      count === 1 ? '1 venue on the map' : `${count} venues on the map, the best rated ones first`,
    inView: 'Venues in this part of the map',
    noneInView: 'No venue in this part of the map. Move it or zoom out.',
    unplaced: 'Venues without a place on the map',
  },
});
