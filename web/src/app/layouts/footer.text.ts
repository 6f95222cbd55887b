import { defineText } from '../../i18n/text';

export const footerText = defineText({
  name: 'footerText',
  en: {
    promise: 'Halls worth remembering, for weddings, celebrations and everything people gather for.',
    explore: 'Explore',
    allVenues: 'All Venues',
    featuredVenues: 'Featured Venues',
    blog: 'Blog',
    howToBook: 'How to Book',
    owners: 'Venue owners',
    listHall: 'List your hall',
    verification: 'Business Verification',
    support: 'Customer Support',
    company: 'Company',
    about: 'About',
    terms: 'Terms',
    privacy: 'Privacy Policy',
    contact: 'Contact',
    city: 'Lahore, Pakistan',
    map: 'View on map',
    social: (name: string) => `Mehfil on ${name}`,
    copyright: (year: number) => `© ${year} Mehfil. All rights reserved.`,
    operational: 'All systems operational',
    disturbed: 'Some systems are not answering',
  },
});
