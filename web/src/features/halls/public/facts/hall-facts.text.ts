import { counted } from '@mehfil/api/domain/text/words';
import { defineText } from '../../../../i18n/text';

const HOURS_OF_DAY = 24;

/** Facts of a hall: what they are called and what they say, on its page and where halls are compared. */
export const hallFactsText = defineText({
  name: 'hallFactsText',
  en: {
    title: 'At a glance',
    labels: {
      rounds: 'At round tables',
      theater: 'Seated in rows',
      standing: 'Standing',
      parking: 'Parking',
      generator: 'Generator',
      bridalRoom: 'Bridal room',
      catering: 'Outside catering',
      decor: 'Outside decor',
      answers: 'Owner answers',
    },
    guests: (guests: string) => `${guests} guests`,
    noParking: 'None',
    cars: (cars: string, isOne: boolean) => `${cars} ${isOne ? 'car' : 'cars'}`,
    valet: 'Valet',
    noValet: 'No valet',
    carsAndValet: (cars: string) => `${cars}, with valet`,
    generator: { NONE: 'None', PARTIAL: 'Part of the hall', FULL: 'The whole hall' },
    policy: { ALLOWED: 'Allowed', NOT_ALLOWED: 'Not allowed' },
    charged: (amount: string) => `${amount} per booking`,
    yes: 'Yes',
    no: 'No',
    answersWithin: (hours: number) =>
      `Within ${hours < 2 * HOURS_OF_DAY ? counted(hours, 'hour') : counted(Math.ceil(hours / HOURS_OF_DAY), 'day')}`,
    floorPlan: 'Floor plan',
    floorPlanOf: (title: string) => `Floor plan of ${title}`,
    openFloorPlan: 'Open the floor plan',
  },
});
