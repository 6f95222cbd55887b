import type { ComponentType } from 'react';

/** Where the code of screens behind a sign-in is: customers', owners' and the control panel. */
export const SIGNED_IN_SCREENS = {
  ApplyScreen: () => import('../features/business/apply/ApplyScreen').then((module) => module.ApplyScreen),
  DashboardPage: () => import('./pages/DashboardPage').then((module) => module.DashboardPage),
  SetupScreen: () => import('../features/business/setup/SetupScreen').then((module) => module.SetupScreen),
  HallScreen: () => import('../features/business/hall-form/HallScreen').then((module) => module.HallScreen),
  HallsScreen: () => import('../features/business/halls/HallsScreen').then((module) => module.HallsScreen),
  ImportScreen: () => import('../features/business/import/ImportScreen').then((module) => module.ImportScreen),
  CalendarScreen: () => import('../features/bookings/calendar/CalendarScreen').then((module) => module.CalendarScreen),
  OwnerReviews: () => import('../features/reviews/OwnerReviews').then((module) => module.OwnerReviews),
  FunctionSheet: () => import('../features/bookings/calendar/FunctionSheet').then((module) => module.FunctionSheet),
  BusinessSettingsPage: () => import('./pages/BusinessSettingsPage').then((module) => module.BusinessSettingsPage),
  BillingScreen: () => import('../features/business/billing/BillingScreen').then((module) => module.BillingScreen),
  BusinessBookings: () => import('../features/bookings/BusinessBookings').then((module) => module.BusinessBookings),
  HomeScreen: () => import('../features/search/HomeScreen').then((module) => module.HomeScreen),
  SavedHallsPage: () => import('./pages/SavedHallsPage').then((module) => module.SavedHallsPage),
  SettingsScreen: () => import('../features/accounts/SettingsScreen').then((module) => module.SettingsScreen),
  MyBookingsScreen: () => import('../features/bookings/MyBookingsScreen').then((module) => module.MyBookingsScreen),
  ControlPanelPage: () => import('./pages/ControlPanelPage').then((module) => module.ControlPanelPage),
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>;

/** The name of one of them. */
export type SignedInScreen = keyof typeof SIGNED_IN_SCREENS;
