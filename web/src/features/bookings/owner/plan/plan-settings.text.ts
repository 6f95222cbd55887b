import { defineText } from '../../../../i18n/text';

export const planSettingsText = defineText({
  name: 'planSettingsText',
  en: {
    title: 'Payment plan',
    text: 'When new bookings are to be paid. Customers read it before they ask; bookings keep what was agreed.',
    hallTitle: 'Payment plan of this hall',
    hallText: 'When new bookings of this hall are to be paid, where that differs from your other halls.',
    how: 'How bookings are paid',
    business: { WHOLE: 'All of it by the day of the event', PARTS: 'In parts' },
    hall: { WHOLE: 'Like the rest of the business', PARTS: 'By a plan of its own' },
    save: 'Save payment plan',
    saving: 'Saving...',
    saved: { title: 'Payment plan saved' },
    failed: { title: 'The payment plan could not be saved' },
  },
});
