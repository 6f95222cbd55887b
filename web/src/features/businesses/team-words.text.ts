import { defineText } from '../../i18n/text';

/** Words of a team's roles and rights, for its owner and its members. */
export const teamWords = defineText({
  name: 'teamWords',
  en: {
    roles: { OWNER: 'Owner', MANAGER: 'Manager', CLERK: 'Clerk' },
    right: {
      BOOKINGS: 'See and answer bookings',
      CALENDAR: 'Block days and hours',
      REVIEWS: 'Answer reviews',
      VIEW_HALLS: 'See the halls',
      REFUNDS: 'Record refunds',
      CNICS: 'See CNICs on contracts',
      HALLS: 'Change halls, prices and services',
      FIGURES: 'Revenue, statements and exports',
      SETTINGS: 'General settings',
      SELLER: 'Business details and tax number',
      INTEGRATIONS: 'API keys, webhooks, calendar feeds',
      TEAM: 'Team and invitations',
      APPLICATION: 'Application and documents',
    },
  },
});
