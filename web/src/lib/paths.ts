import type { BookingStage } from '@mehfil/api/domain/bookings/stage';
import type { ImportKind } from '@mehfil/api/domain/catalogue/import';
import { toAddressName } from './address-names';
import { hallAddress } from '@mehfil/api/domain/halls/address';

/** Addresses of the product's screens (both specifications' route tables), so that no link is spelled by hand. */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  invitation: '/invitation',
  maintenance: '/maintenance',
  featuredVenues: '/venues/featured',
  allVenues: '/venues/all',
  plan: '/plan',
  compare: '/compare',
  compareHalls: (ids: readonly number[]) => `/compare?ids=${ids.join(',')}`,
  blog: '/blog',
  about: '/about',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  howToBook: '/how-to-book',
  customerSupport: '/customer-support',
  businessVerification: '/business/verification',
  home: '/home',
  myBookings: '/my-bookings',
  myBookingsOf: (stage: BookingStage) => `/my-bookings?show=${toAddressName(stage)}`,
  /** The page of one of the customer's bookings; `:id` for the route. */
  booking: (id: number | ':id') => `/bookings/${id}`,
  /** Several functions that are asked for together. */
  functions: '/my-bookings/functions',
  enquiries: '/enquiries',
  enquiry: (id: number | ':id') => `/enquiries/${id}`,
  messages: '/messages',
  conversation: (id: number | ':id') => `/messages/${id}`,
  savedHalls: '/saved-halls',
  settings: '/settings',
  dashboard: '/dashboard',
  /** Leads to the account’s settings, wherever the role has them; mails link to it. */
  account: '/account',
  business: {
    apply: '/business/apply',
    dashboard: '/business/dashboard',
    setup: '/business/setup',
    setupOf: (tab: string) => `/business/setup?tab=${tab}`,
    createHall: '/business/create-hall',
    newHall: '/halls/new',
    halls: '/business/halls',
    spaces: '/business/spaces',
    bookings: '/business/bookings',
    /** The bookings of the business that a search finds. */
    booking: (id: number | ':id') => `/business/bookings/${id}`,
    enquiries: '/business/enquiries',
    enquiry: (id: number | ':id') => `/business/enquiries/${id}`,
    messages: '/business/messages',
    conversation: (id: number | ':id') => `/business/messages/${id}`,
    visits: '/business/visits',
    guests: '/business/guests',
    guest: (phone: string) => `/business/guests/${phone}`,
    import: '/business/import',
    importOf: (list: ImportKind) => `/business/import?list=${toAddressName(list)}`,
    calendar: '/business/calendar',
    reviews: '/business/reviews',
    functions: '/business/functions',
    functionSheet: (day: string, hallId: number | null) =>
      `/business/functions?day=${day}${hallId === null ? '' : `&hall=${hallId}`}`,
    settings: '/business/settings',
    billing: '/business/billing',
    team: '/business/team',
    teamActivity: '/business/team/activity',
    editHall: (id: number) => `/business/create-hall/${id}`,
    /** One step of a hall's form; of a new hall without an id. */
    hallStep: (id: number | undefined, step: string) => `/business/create-hall${id ? `/${id}` : ''}?step=${step}`,
  },
  adminDashboard: '/admin/dashboard',
  controlPanel: '/cpanel',
  /** The page of any booking, for staff. */
  anyBooking: (id: number | ':id') => `/cpanel/bookings/${id}`,
  styleguide: '/cpanel/styleguide',
  hall: hallAddress,
  hallReviews: (id: number, title: string) => `${hallAddress(id, title)}?tab=reviews`,
  blogCategory: (id: number) => `/blog?category=${id}`,
  blogPost: (slug: string) => `/blog/post/${encodeURIComponent(slug)}`,
} as const;

/**
 * An address on this site, or null. Keeps redirects after signing in on this origin, whatever the link that led here says.
 *
 * @param wanted an address from outside: a query string, a state
 * @param origin this page's origin
 */
export function ownAddress(wanted: unknown, origin: string = window.location.origin): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
}
