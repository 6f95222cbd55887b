import { isolated } from '../../i18n/isolated';
import { defineText } from '../../i18n/text';

export const changesText = defineText({
  name: 'changesText',
  en: {
    ask: 'Ask for a change',
    change: 'Change booking',
    until: (when: string) => `You can ask for changes until ${when}.`,
    title: { owner: 'Change this booking', customer: 'Ask for a change', offer: 'Make an offer' },
    intro: {
      entered:
        'Your business entered this booking: what you change here counts at once, and its guest is told by mail.',
      enteredWithoutEmail:
        'Your business entered this booking: what you change here counts at once. Its guest has no e-mail address here, so please tell them yourself.',
      owner:
        'The customer accepts the change or keeps the booking as it was. Until then nothing changes, and a confirmed booking holds the new time beside the old one.',
      offer:
        'The customer accepts the offer, which books the hall as it says, or declines it. It takes the place of an offer that you made before.',
      customer: 'The owner accepts your change or refuses it. Until then your booking stays as it is.',
    },
    hall: 'Hall',
    date: 'Date',
    startTime: 'Start time',
    endTime: 'End time',
    endHint: 'At or before the start: ends the next day.',
    shift: 'Shift',
    leftShift: (name: string) =>
      `The booking leaves its shift ${isolated(name)}: these hours are none of the hall’s shifts. Choose one, or keep the hours at the hall’s own price.`,
    guests: 'Guests',
    guestsHint: (most: number) => `At most ${most}`,
    services: 'Services',
    extras: 'Extras (before tax)',
    agreedPrice: 'Agreed price',
    agreedHint: 'The whole price, tax included, if it isn’t the quoted one.',
    priceReason: 'Reason for the price',
    priceReasonHint: 'For your records; the customer doesn’t see it.',
    comparison: 'What changes',
    offered: 'What is offered',
    incomplete: 'Fill in day, hours and guests to see what it costs.',
    now: 'Now',
    then: 'Then',
    when: 'When',
    total: 'Total',
    difference: 'Difference',
    none: 'None',
    nothing: 'Change something to see what it costs.',
    calculating: 'Calculating the price...',
    taken: 'The hall is taken at that time.',
    conflicts: (count: number) =>
      count === 1
        ? 'One pending request is in the way: making the change cancels it.'
        : `${count} pending requests are in the way: making the change cancels them.`,
    offerConflicts: (count: number) =>
      count === 1
        ? 'One pending request is in the way: it is cancelled once the customer accepts the offer.'
        : `${count} pending requests are in the way: they are cancelled once the customer accepts the offer.`,
    cancel: 'Cancel',
    save: { entered: 'Change booking', owner: 'Propose change', customer: 'Send to the owner', offer: 'Send offer' },
    saving: 'Sending...',
    saved: {
      entered: { title: 'Booking changed' },
      owner: { title: 'Change proposed', description: 'The customer has been told, and answers it.' },
      offer: { title: 'Offer sent', description: 'The customer has been told, and answers it.' },
      customer: { title: 'Change sent', description: 'The owner has been told, and answers it.' },
    },
    waits: {
      title: 'The owner has to approve the discount',
      description: 'It is more than you may give. The owner was told by mail; until then the booking stays as it is.',
    },
    failed: { title: 'The change could not be sent', fallback: 'Please try again later.' },
  },
});
