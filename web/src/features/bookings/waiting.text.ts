import { defineText } from '../../i18n/text';

export const waitingText = defineText({
  name: 'waitingText',
  en: {
    join: 'Join the waiting list',
    joinFor: (what: string) => `Join the waiting list for ${what}`,
    hint: 'Once the time is free, it is held for you in turn, and we write to you.',
    hours: 'Which hours would you like?',
    dialogText: 'Whoever joins first is asked first. Nothing is booked yet.',
    start: 'From',
    end: 'Until',
    choose: 'Choose a time',
    guests: 'Guests',
    joining: 'Joining…',
    joined: (place: number | null) => ({
      title: place === null ? 'You are on the waiting list' : `You are number ${place} on the waiting list`,
      description: 'My Bookings shows your place.',
    }),
    joinFailed: { title: 'You could not join the waiting list', fallback: 'Please try again later.' },
    title: 'Waiting list',
    text: 'Times that you wait for. Once one is free, it is held for you for a while.',
    place: (place: number) => `Number ${place} on the list`,
    states: { OFFERED: 'Held for you', WAITING: 'Waiting', MISSED: 'Missed' },
    offered: (until: string) => `The time is free, and held for you until ${until}.`,
    left: (hours: number, minutes: number) =>
      hours > 0
        ? `${hours} ${hours === 1 ? 'hour' : 'hours'} left`
        : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`,
    missed:
      'You did not request the time while it was held for you. If it is still taken, you can join the list again.',
    request: 'Request it now',
    leave: 'Leave the list',
    leaveDialog: {
      title: 'Leave the waiting list?',
      text: (hall: string, date: string, isOffered: boolean) =>
        `You no longer wait for ${hall} on ${date}. ${isOffered ? 'The time is offered to the next on the list.' : 'If you join again, you stand at the end.'}`,
      keep: 'Stay on it',
    },
    leftDone: { title: 'You left the waiting list' },
    leaveFailed: { title: 'You could not leave the list', fallback: 'Please try again later.' },
  },
});
