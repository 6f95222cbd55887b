import { NO_PAYMENT_YET } from '@mehfil/api/domain/bookings/transitions';
import { counted } from '@mehfil/api/domain/text/words';
import { defineText } from '../../../../i18n/text';

/** Words of a hall's page, as the specification gives them (docs/coverage.md: customer §2 Hall detail, §8). */
export const hallPageText = defineText({
  en: {
    topBar: {
      back: 'Back',
      label: 'Hall Details',
      share: 'Share',
      copied: { title: 'Link copied', description: 'The address of this hall is in your clipboard.' },
      copyFailed: { title: 'The link could not be copied', description: 'Copy the address from your browser instead.' },
    },
    notFound: {
      title: 'Hall Not Found',
      text: "The hall you're looking for doesn't exist or has been removed.",
      action: 'Go Back',
    },
    failed: {
      title: 'This hall could not be loaded',
      text: 'Please check your connection and try again.',
      action: 'Try again',
    },
    loading: 'Loading hall',
    preview: 'Only you and our staff can see this hall: it is not public.',
    header: {
      verified: 'Verified',
      premium: 'Premium',
      guests: (count: string) => `Up to ${count} Guests`,
      flexible: 'Flexible Booking',
      slots: (length: string) => `Booked in slots of ${length}`,
      always: '24/7 Available',
      everyDay: (from: string, to: string) => `Open daily ${from} – ${to}`,
      someDays: (days: string, from: string, to: string) => `Open ${days} ${from} – ${to}`,
      varied: (days: string) => `Open ${days}`,
      closed: 'Closed at present',
      byShift: 'Booked by the shift',
      shift: (name: string, from: string, to: string) => `${name} ${from} – ${to}`,
      shiftDays: (shift: string, days: string) => `${shift} (${days})`,
      hours: (count: number) => counted(count, 'hour'),
      minutes: (count: number) => counted(count, 'minute'),
    },
    price: {
      label: 'Price',
      perPerson: 'per person',
      perHour: 'per hour',
      hourly: (amount: string) => `and ${amount} per hour`,
      from: 'from',
      units: { FIXED: 'per booking', PER_HOUR: 'per hour', PER_PERSON: 'per person' },
      instant: 'Instant booking',
      instantRequest: 'Instant booking request',
      payment: NO_PAYMENT_YET,
      scroll: 'Scroll down to book this hall',
      book: 'Book this hall',
    },
    contact: {
      call: 'Call Now',
      whatsapp: 'WhatsApp',
      provider: 'Professional event space provider',
      loading: 'Loading contact information',
      failed: 'Unable to load contact information',
      missing: 'Contact information not available',
      missingHint: 'Please check back later or contact support',
      newTab: 'opens in a new tab',
      number: 'Phone number',
    },
    tabs: {
      label: 'About this hall',
      overview: 'Overview',
      amenities: 'Amenities',
      location: 'Location',
      contact: 'Contact',
      reviews: 'Reviews',
    },
    overview: {
      about: 'About This Hall',
      services: 'Included Services',
      empty: 'No description yet',
      emptyHint: 'Ask the owner what you would like to know: see Contact.',
    },
    amenities: { title: 'Amenities', empty: 'No amenities available for this hall' },
    location: {
      title: 'Location',
      map: (title: string) => `Map around ${title}`,
      soon: 'Interactive map coming soon',
    },
  },
});
