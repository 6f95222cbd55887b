import type { BusinessRight } from '@mehfil/api/domain/businesses/team';
import { paths } from '../lib/paths';
import type { ScreenRow } from './screen-row';
import { signedInScreen } from './signed-in-screen';

const portal = (right: BusinessRight) => ({ access: { right }, layout: 'business' }) as const;

const HALL_PATHS = [paths.business.createHall, `${paths.business.createHall}/:id`, paths.business.newHall];

/** The screens of the business portal (docs/coverage.md: business §2). */
export const OWNER_SCREENS: readonly ScreenRow[] = [
  {
    ...portal('APPLICATION'),
    path: paths.business.apply,
    title: 'businessApply',
    load: signedInScreen('ApplyScreen'),
  },
  {
    ...portal('FIGURES'),
    path: paths.business.dashboard,
    title: 'businessDashboard',
    load: signedInScreen('DashboardPage'),
  },
  {
    ...portal('HALLS'),
    path: paths.business.setup,
    title: 'businessSetup',
    load: signedInScreen('SetupPage'),
  },
  ...HALL_PATHS.map((path): ScreenRow => ({
    ...portal('HALLS'),
    path,
    title: 'businessHall',
    load: signedInScreen('HallFormPage'),
  })),
  {
    ...portal('VIEW_HALLS'),
    path: paths.business.halls,
    title: 'businessHalls',
    load: signedInScreen('HallsScreen'),
  },
  {
    ...portal('VIEW_HALLS'),
    path: paths.business.spaces,
    title: 'businessSpaces',
    load: signedInScreen('SpacesScreen'),
  },
  {
    ...portal('HALLS'),
    path: paths.business.import,
    title: 'businessImport',
    load: signedInScreen('ImportScreen'),
  },
  {
    ...portal('BOOKINGS'),
    path: paths.business.bookings,
    title: 'businessBookings',
    shared: 'bookings',
    load: signedInScreen('OwnerBookingsScreen'),
  },
  {
    ...portal('BOOKINGS'),
    path: paths.business.booking(':id'),
    title: 'businessBooking',
    shared: 'bookings',
    load: signedInScreen('OwnerBookingsScreen'),
  },
  ...[paths.business.enquiries, paths.business.enquiry(':id')].map((path): ScreenRow => ({
    ...portal('BOOKINGS'),
    path,
    title: 'businessEnquiries',
    shared: 'businessEnquiries',
    load: signedInScreen('OwnerEnquiriesScreen'),
  })),
  ...[paths.business.messages, paths.business.conversation(':id')].map((path): ScreenRow => ({
    ...portal('BOOKINGS'),
    path,
    title: 'businessMessages',
    shared: 'businessMessages',
    load: signedInScreen('BusinessInboxScreen'),
  })),
  {
    ...portal('BOOKINGS'),
    path: paths.business.visits,
    title: 'businessVisits',
    load: signedInScreen('VisitsScreen'),
  },
  {
    ...portal('BOOKINGS'),
    path: paths.business.calendar,
    title: 'businessCalendar',
    load: signedInScreen('CalendarScreen'),
  },
  {
    ...portal('BOOKINGS'),
    path: paths.business.functions,
    title: 'businessFunctions',
    load: signedInScreen('FunctionSheet'),
  },
  {
    ...portal('BOOKINGS'),
    path: paths.business.guests,
    title: 'businessGuests',
    load: signedInScreen('GuestsScreen'),
  },
  {
    ...portal('BOOKINGS'),
    path: paths.business.guest(':phone'),
    title: 'businessGuest',
    load: signedInScreen('GuestScreen'),
  },
  {
    ...portal('REVIEWS'),
    path: paths.business.reviews,
    title: 'businessReviews',
    load: signedInScreen('OwnerReviews'),
  },
  {
    ...portal('SETTINGS'),
    path: paths.business.settings,
    title: 'businessSettings',
    load: signedInScreen('BusinessSettingsPage'),
  },
  {
    ...portal('BOOKINGS'),
    path: paths.business.billing,
    title: 'businessBilling',
    load: signedInScreen('BillingScreen'),
  },
  {
    ...portal('TEAM'),
    path: paths.business.team,
    title: 'businessTeam',
    load: signedInScreen('TeamScreen'),
  },
  {
    ...portal('TEAM'),
    path: paths.business.teamActivity,
    title: 'businessTeamActivity',
    load: signedInScreen('TeamActivityScreen'),
  },
];
