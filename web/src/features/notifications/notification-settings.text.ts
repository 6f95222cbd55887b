import { defineText } from '../../i18n/text';

export const notificationSettingsText = defineText({
  name: 'notificationSettingsText',
  en: {
    loadFailed: 'Your notification settings could not be loaded',
    notSaved: { title: 'The settings were not saved' },
    groups: 'What you are told of',
    mail: 'Mail',
    push: 'Push',
    mailOf: (group: string) => `Mails: ${group}`,
    pushOf: (group: string) => `Push notifications: ${group}`,
    always:
      'In the app you always see everything. Mails about your account’s security, and about what became of a booking (confirmed, changed, declined, cancelled, paid), are always sent.',
    group: {
      BOOKINGS: { title: 'Bookings', text: 'Requests, answers, offers and changes' },
      MESSAGES: { title: 'Messages', text: 'What the other side writes; mails gather it' },
      VISITS: { title: 'Visits', text: 'Proposed times and their answers' },
      PAYMENTS: { title: 'Payments', text: 'Due and overdue sums, proofs of payment' },
      REMINDERS: { title: 'Reminders', text: 'What is soon, what waits for an answer, and reviews afterwards' },
      APPLICATIONS: { title: 'Applications', text: 'Venue owners who apply' },
    },
    quiet: {
      title: 'Quiet hours',
      text: 'Push notifications and mails about messages wait until they end, and come together.',
      on: 'Keep quiet every day',
      from: 'From',
      until: 'Until',
      zone: (zone: string) => `Time zone: ${zone}`,
      useZone: (zone: string) => `Use ${zone}`,
    },
    browser: {
      title: 'This browser',
      off: 'Notifications are off in this browser.',
      on: 'This browser shows push notifications until you sign out, change your password, or don’t visit for 30 days; after 90 days it has to be turned on again.',
      blocked:
        'Notifications from this site are blocked in your browser. Allow them in its settings for this site, then reload the page.',
      unsupported:
        'This browser has no push notifications here. On an iPhone or iPad, add Mehfil to the home screen first.',
      turnOn: 'Turn on here',
      turnOff: 'Turn off here',
      test: 'Send a test notification',
      turnedOn: 'Notifications are on in this browser',
      turnedOff: 'Notifications are off in this browser',
      tested: 'A test notification is on its way',
      failed: 'Notifications could not be turned on here',
      notTurnedOff: 'Notifications could not be turned off here',
      notTested: 'The test could not be sent',
    },
  },
});
