import type { ComponentType } from 'react';

/** Where the code of the business portal's screens is (`routes.business.ts`). */
export const OWNER_SCREEN_CODE = {
  ApplyScreen: () => import('../features/business/apply/ApplyScreen').then((module) => module.ApplyScreen),
  DashboardScreen: () =>
    import('../features/business/dashboard/DashboardScreen').then((module) => module.DashboardScreen),
  SetupScreen: () => import('../features/business/setup/SetupScreen').then((module) => module.SetupScreen),
  HallScreen: () => import('../features/business/hall-form/HallScreen').then((module) => module.HallScreen),
  HallsScreen: () => import('../features/business/halls/HallsScreen').then((module) => module.HallsScreen),
  ImportScreen: () => import('../features/business/import/ImportScreen').then((module) => module.ImportScreen),
  CalendarScreen: () => import('../features/bookings/calendar/CalendarScreen').then((module) => module.CalendarScreen),
  FunctionSheet: () => import('../features/bookings/calendar/FunctionSheet').then((module) => module.FunctionSheet),
  BusinessSettingsPage: () => import('./pages/BusinessSettingsPage').then((module) => module.BusinessSettingsPage),
  BillingScreen: () => import('../features/business/billing/BillingScreen').then((module) => module.BillingScreen),
  BusinessBookings: () => import('../features/bookings/BusinessBookings').then((module) => module.BusinessBookings),
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>;

/** The name of one of them. */
export type OwnerScreen = keyof typeof OWNER_SCREEN_CODE;
