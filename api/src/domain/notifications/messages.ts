/** Messages about the settings of notifications. */
export const NOTIFICATION_MESSAGES = {
  groupUnknown: 'These notifications are not known',
  fromRequired: 'Say when quiet hours begin',
  untilRequired: 'Say when quiet hours end',
  sameTime: 'Quiet hours must end at another time than they begin',
  subscriptionInvalid: 'This browser’s subscription is not valid',
  noSubscription: 'Turn notifications on in this browser first',
} as const;
