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
    reminders: {
      title: 'Reminders of payments',
      text: 'Customers of confirmed bookings with a payment plan, or of which a payment is recorded, are reminded by mail and in the app. Bookings whose payments you don’t record here aren’t.',
      send: 'Remind customers of payments',
      sendHint: 'Three days before a payment is due, the day after it, and once more a week later.',
      save: 'Save',
      saved: { title: 'Setting saved' },
      failed: { title: 'The setting could not be saved' },
    },
    finalGuests: {
      title: 'Final number of guests',
      text: (percent: number) =>
        `Customers set the final number of guests themselves, up to ${percent}% more or fewer than agreed, priced by the agreed rates. You are told each time. Bookings keep what was agreed.`,
      days: 'Until (days before the event)',
      daysHint: '0 is until the event starts. Later only you change it, or charge for who came.',
      save: 'Save',
      saved: { title: 'Setting saved' },
      failed: { title: 'The setting could not be saved' },
    },
    payFirst: {
      title: 'Confirm by payment',
      text: 'When you approve a request, you can accept it first: its time is held, and it is confirmed once you have recorded the first part of its payment plan, or accepted a proof of it. Without a payment it lapses, and its time is free again.',
      required: 'Confirm requests once their first payment is recorded',
      requiredHint:
        'Not together with instant confirmation. Without a payment plan, the whole price has to be paid. Functions that are asked for together are confirmed together, without a payment.',
      hours: 'Time to pay (hours)',
      hoursHint: 'At most until the event starts. The customer and your team are reminded at half time.',
      save: 'Save',
      saved: { title: 'Setting saved' },
      failed: { title: 'The setting could not be saved' },
    },
  },
});
