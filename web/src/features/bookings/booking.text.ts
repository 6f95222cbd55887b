import { counted } from '@mehfil/api/domain/text/words';
import { PAYMENT_TERMS } from '@mehfil/api/domain/bookings/transitions';
import { defineText } from '../../i18n/text';

function hours(count: number): string {
  return count === 1 ? '1 hour' : `${count} hours`;
}

/** Words of the booking section, the wizard and the invoice (docs/coverage.md: customer §2, §4, §5, §8). */
export const bookingText = defineText({
  en: {
    section: {
      title: 'Book This Hall',
      ready: 'Ready to Book This Hall?',
      readyText: 'See which days are free, then sign in: the request takes two minutes and costs nothing.',
      signIn: 'Sign In to Book',
      ownerTitle: 'Booking is for customers',
      ownerText:
        'You are signed in as a venue owner. Halls are booked with a customer account; sign out and use one to ask for this hall.',
      offline: 'This hall takes no bookings at present.',
      loading: 'Preparing the booking form',
    },
    wizard: {
      steps: ['Date & Time', 'Guest Count', 'Menu & Services', 'Contact Information', 'Review & Submit'],
      stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
      previous: 'Previous',
      next: 'Next',
      submit: 'Submit Booking',
      submitting: 'Submitting...',
      titles: [
        'When is your event?',
        'How many guests do you expect?',
        'What would you like with it?',
        'How can the owner reach you?',
        'Does everything look right?',
      ],
      notReady: { title: 'Please wait', description: 'Pricing is still being calculated' },
      success: {
        title: 'Booking submitted successfully!',
        description: "You'll receive a confirmation email shortly.",
      },
      heldFor: (when: string) => `The hall is held for you until ${when}. You'll receive a confirmation email shortly.`,
      failure: { title: 'Booking failed', fallback: 'Please try again later.' },
    },
    when: {
      start: 'From',
      end: 'Until',
      choose: 'Choose a time',
      pickDay: 'Choose a day to see its free hours.',
      minimum: (minutes: number) => `The minimum booking duration is ${hours(minutes / 60)}.`,
      exactly: (minutes: number) => `A booking of this hall takes exactly ${hours(minutes / 60)}.`,
      zone: (zone: string) => `Times are the hall’s own (${zone}). An end at or before the start means the next day.`,
      taken: 'Taken',
      nothingTaken: 'Nothing is taken on this day.',
      pickShiftDay: 'Choose a day to see what the hall sells.',
      shifts: 'What would you like to book?',
      noShift: 'Nothing is left on this day. Please choose another.',
      shiftStatus: { FREE: 'Free', TAKEN: 'Taken', PAST: 'Too late to book' },
      heldUntil: (when: string) => `Held for another request until ${when}`,
      shiftZone: (zone: string) => `Times are the hall’s own (${zone}).`,
      noStart: 'No time is left on this day. Please choose another.',
      gone: (time: string) => `${time} (no longer free)`,
      endOption: (time: string, count: number, nextDay: boolean) =>
        `${time}${nextDay ? ', next day' : ''} (${Number.isInteger(count) ? hours(count) : `${count} hours`})`,
    },
    month: {
      label: 'Availability',
      previous: 'Previous month',
      next: 'Next month',
      failed: 'The calendar could not be loaded.',
      retry: 'Try again',
      weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
      status: { FREE: 'free', PARTLY: 'partly free', FULL: 'fully booked', CLOSED: 'closed', PAST: 'past' },
      legend: { FREE: 'Free', PARTLY: 'Partly free', FULL: 'Full' },
      priceUnits: { PER_PERSON: 'per guest', PER_HOUR: 'per hour', FIXED: 'once', MIXED: 'as each day says' },
      prices: (unit: string, currency: string, isLowest: boolean) =>
        `${isLowest ? 'Lowest prices' : 'Prices'} in ${currency}, ${unit}.`,
      unusual: 'Colored ones are higher or lower than usual.',
    },
    guests: {
      label: 'Guests',
      fewer: 'One guest fewer',
      more: 'One guest more',
      upTo: (capacity: number) => `This hall holds up to ${capacity.toLocaleString('en-US')} guests.`,
    },
    services: {
      none: 'This hall offers no extra services. You can go on.',
      text: 'All of these are optional.',
      perPerson: 'per guest',
      perHour: 'per hour',
      flat: 'once',
      adds: (amount: string) => `adds ${amount}`,
      quantity: 'Quantity',
      quantityOf: (service: string) => `Quantity of ${service}`,
      less: (service: string) => `Less of ${service}`,
      more: (service: string) => `More of ${service}`,
    },
    contact: {
      name: 'Your name',
      phone: 'Phone',
      email: 'Email',
      requests: 'Special requests',
      requestsHint: 'Optional: stage, colors, timings, anything the owner should know.',
    },
    receipt: {
      title: 'Your price',
      estimate: 'Estimated total',
      total: 'Total',
      empty: 'Choose a date, a time and the number of guests, and the price appears here.',
      calculating: 'Calculating the price...',
      estimateNote: 'An estimate from the hall’s prices. The exact price comes with the last step.',
      exactNote: 'The price at this moment, as the hall owner will see it.',
      failedNote:
        'The exact price could not be loaded, so this is an estimate. The booking is priced when you submit it.',
      retry: 'Try again',
      hallLine: 'Hall rental',
      category: (name: string) => `Category: ${name}`,
      type: (name: string) => `Type: ${name}`,
      included: 'Included services',
      chosen: 'Menu & services',
      discount: 'Discount',
      tax: 'Tax',
      noPayment: `Nothing is charged now: the owner reviews your request first. ${PAYMENT_TERMS}`,
      held: (count: number) =>
        `Your request holds this time for ${hours(count)}: nobody else can book it while the owner decides.`,
      instant: 'This hall confirms fitting requests at once.',
      taken: 'This time was taken in the meantime. Please choose another one.',
      changeTime: 'Choose another time',
    },
    detailFailed: { title: 'The booking could not be opened', description: 'Please try again.' },
    invoice: {
      title: 'Invoice',
      preview: 'Not sent yet',
      billedTo: 'Customer',
      event: 'Event',
      hall: 'Hall',
      date: 'Date',
      time: 'Time',
      guests: 'Guests',
      hours,
      listed: 'not charged',
      subtotal: 'Subtotal',
      discount: (percent: string) => `Discount (${percent})`,
      tax: (percent: string) => `Tax (${percent})`,
      total: 'Total amount',
      requests: 'Special requests',
      issued: (day: string) => `Issued ${day}`,
      reason: (reason: string) => `Reason: ${reason}`,
      taxNumber: (number: string) => `Tax no. ${number}`,
      print: 'Print Invoice',
      pdf: 'Download PDF',
      close: 'Close',
      blocked: { title: 'The print page could not be opened', description: 'Please allow pop-ups for this site.' },
      pdfFailed: { title: 'The PDF could not be loaded', description: 'Please try again later.' },
    },
    calendarFile: {
      add: 'Add to calendar',
      failed: { title: 'The calendar file could not be loaded', description: 'Please try again later.' },
    },
    answerTime: {
      usually: (count: number) =>
        count === 1
          ? 'The owner usually answers within an hour.'
          : count < 48
            ? `The owner usually answers within ${count} hours.`
            : `The owner usually answers within ${Math.ceil(count / 24)} days.`,
    },
    sent: {
      requested: 'Your request is sent',
      confirmed: 'Your booking is confirmed',
      hall: 'Hall',
      date: 'Date',
      time: 'Time',
      guests: 'Guests',
      reference: 'Reference',
      total: 'Total',
      next: 'What happens next',
      steps: {
        answer: (business: string) => `${business} reads your request, and confirms or declines it.`,
        held: (when: string) => `Until ${when} the hall is held for you: nobody else can book that time.`,
        notHeld: 'Others can ask for the same time until one request is confirmed.',
        told: 'We write to you as soon as there is an answer. You can withdraw the request until then.',
        yours: 'The time is yours: nobody else can book it.',
        mailed: 'The details are on their way to you by mail.',
        payment: PAYMENT_TERMS,
      },
      seeRequest: 'See my request',
      seeBooking: 'See my booking',
      another: 'Request another time',
    },
    hold: {
      until: (when: string) => `Held until ${when}`,
      ended: (when: string) => `Not held since ${when}`,
      left: (hours: number, minutes: number) =>
        hours >= 48
          ? `${Math.floor(hours / 24)} days left`
          : hours >= 1
            ? `${counted(hours, 'hour')} left`
            : `${counted(minutes, 'minute')} left`,
      yours: (when: string) => `The hall is held for you until ${when}: nobody else can book that time.`,
      yoursEnded:
        'The hall is no longer held for you. The owner can still confirm your request as long as nobody else books that time.',
    },
  },
});
