import { Role } from '@mehfil/api/rules';
import { paths } from '../lib/paths';
import type { ScreenRow } from './routes';

const PORTAL = { access: [Role.BUSINESS], layout: 'business' } as const;

const HALL_PATHS = [paths.business.createHall, `${paths.business.createHall}/:id`, paths.business.newHall];

/** The screens of the business portal (business specification §2). */
export const OWNER_SCREENS: readonly ScreenRow[] = [
  {
    ...PORTAL,
    path: paths.business.apply,
    title: 'businessApply',
    load: () => import('../features/business/apply/ApplyScreen').then((module) => module.ApplyScreen),
  },
  {
    ...PORTAL,
    path: paths.business.dashboard,
    title: 'businessDashboard',
    load: () => import('../features/business/dashboard/DashboardScreen').then((module) => module.DashboardScreen),
  },
  {
    ...PORTAL,
    path: paths.business.setup,
    title: 'businessSetup',
    load: () => import('../features/business/setup/SetupScreen').then((module) => module.SetupScreen),
  },
  ...HALL_PATHS.map((path): ScreenRow => ({
    ...PORTAL,
    path,
    title: 'businessHall',
    load: () => import('../features/business/hall-form/HallScreen').then((module) => module.HallScreen),
  })),
  {
    ...PORTAL,
    path: paths.business.halls,
    title: 'businessHalls',
    load: () => import('../features/business/halls/HallsScreen').then((module) => module.HallsScreen),
  },
  {
    ...PORTAL,
    path: paths.business.import,
    title: 'businessImport',
    load: () => import('../features/business/import/ImportScreen').then((module) => module.ImportScreen),
  },
  {
    ...PORTAL,
    path: paths.business.calendar,
    title: 'businessCalendar',
    load: () => import('../features/bookings/calendar/CalendarScreen').then((module) => module.CalendarScreen),
  },
  {
    ...PORTAL,
    path: paths.business.functions,
    title: 'businessFunctions',
    load: () => import('../features/bookings/calendar/FunctionSheet').then((module) => module.FunctionSheet),
  },
  {
    ...PORTAL,
    path: paths.business.settings,
    title: 'businessSettings',
    load: () => import('./pages/BusinessSettingsPage').then((module) => module.BusinessSettingsPage),
  },
  {
    ...PORTAL,
    path: paths.business.billing,
    title: 'businessBilling',
    load: () => import('../features/business/billing/BillingScreen').then((module) => module.BillingScreen),
  },
];
