import { Role } from '@mehfil/api/domain/accounts/roles';
import { paths } from '../lib/paths';
import type { ScreenRow } from './screen-row';
import { signedInScreen } from './signed-in-screen';

const PORTAL = { access: [Role.BUSINESS], layout: 'business' } as const;

const HALL_PATHS = [paths.business.createHall, `${paths.business.createHall}/:id`, paths.business.newHall];

/** The screens of the business portal (docs/coverage.md: business §2). */
export const OWNER_SCREENS: readonly ScreenRow[] = [
  {
    ...PORTAL,
    path: paths.business.apply,
    title: 'businessApply',
    load: signedInScreen('ApplyScreen'),
  },
  {
    ...PORTAL,
    path: paths.business.dashboard,
    title: 'businessDashboard',
    load: signedInScreen('DashboardPage'),
  },
  {
    ...PORTAL,
    path: paths.business.setup,
    title: 'businessSetup',
    load: signedInScreen('SetupPage'),
  },
  ...HALL_PATHS.map((path): ScreenRow => ({
    ...PORTAL,
    path,
    title: 'businessHall',
    load: signedInScreen('HallFormPage'),
  })),
  {
    ...PORTAL,
    path: paths.business.halls,
    title: 'businessHalls',
    load: signedInScreen('HallsScreen'),
  },
  {
    ...PORTAL,
    path: paths.business.import,
    title: 'businessImport',
    load: signedInScreen('ImportScreen'),
  },
  {
    ...PORTAL,
    path: paths.business.bookings,
    title: 'businessBookings',
    load: signedInScreen('OwnerBookings'),
  },
  {
    ...PORTAL,
    path: paths.business.calendar,
    title: 'businessCalendar',
    load: signedInScreen('CalendarScreen'),
  },
  {
    ...PORTAL,
    path: paths.business.functions,
    title: 'businessFunctions',
    load: signedInScreen('FunctionSheet'),
  },
  {
    ...PORTAL,
    path: paths.business.reviews,
    title: 'businessReviews',
    load: signedInScreen('OwnerReviews'),
  },
  {
    ...PORTAL,
    path: paths.business.settings,
    title: 'businessSettings',
    load: signedInScreen('BusinessSettingsPage'),
  },
  {
    ...PORTAL,
    path: paths.business.billing,
    title: 'businessBilling',
    load: signedInScreen('BillingScreen'),
  },
];
