import { Role } from '@mehfil/api/rules';
import { paths } from '../lib/paths';
import type { OwnerScreen } from './owner-screens';
import type { ScreenRow } from './routes';

const PORTAL = { access: [Role.BUSINESS], layout: 'business' } as const;

/** Where their code is stands in a file of its own: what each of them needs is no part of a visitor's first download. */
const ownerScreen = (name: OwnerScreen): ScreenRow['load'] => {
  return () => import('./owner-screens').then((module) => module.OWNER_SCREEN_CODE[name]());
};

const HALL_PATHS = [paths.business.createHall, `${paths.business.createHall}/:id`, paths.business.newHall];

/** The screens of the business portal (business specification §2). */
export const OWNER_SCREENS: readonly ScreenRow[] = [
  {
    ...PORTAL,
    path: paths.business.apply,
    title: 'businessApply',
    load: ownerScreen('ApplyScreen'),
  },
  {
    ...PORTAL,
    path: paths.business.dashboard,
    title: 'businessDashboard',
    load: ownerScreen('DashboardScreen'),
  },
  {
    ...PORTAL,
    path: paths.business.setup,
    title: 'businessSetup',
    load: ownerScreen('SetupScreen'),
  },
  ...HALL_PATHS.map((path): ScreenRow => ({
    ...PORTAL,
    path,
    title: 'businessHall',
    load: ownerScreen('HallScreen'),
  })),
  {
    ...PORTAL,
    path: paths.business.halls,
    title: 'businessHalls',
    load: ownerScreen('HallsScreen'),
  },
  {
    ...PORTAL,
    path: paths.business.import,
    title: 'businessImport',
    load: ownerScreen('ImportScreen'),
  },
  {
    ...PORTAL,
    path: paths.business.bookings,
    title: 'businessBookings',
    load: ownerScreen('BusinessBookings'),
  },
  {
    ...PORTAL,
    path: paths.business.calendar,
    title: 'businessCalendar',
    load: ownerScreen('CalendarScreen'),
  },
  {
    ...PORTAL,
    path: paths.business.functions,
    title: 'businessFunctions',
    load: ownerScreen('FunctionSheet'),
  },
  {
    ...PORTAL,
    path: paths.business.settings,
    title: 'businessSettings',
    load: ownerScreen('BusinessSettingsPage'),
  },
  {
    ...PORTAL,
    path: paths.business.billing,
    title: 'businessBilling',
    load: ownerScreen('BillingScreen'),
  },
];
