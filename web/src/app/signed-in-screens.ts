import { withWords } from '../i18n/locale-store';
import type { ComponentType } from 'react';

/** Where the code of screens behind a sign-in is: customers', owners' and the control panel. */
export const SIGNED_IN_SCREENS = {
  ApplyScreen: () => import('../features/businesses/owner/apply/ApplyScreen').then((module) => module.ApplyScreen),
  DashboardPage: () => import('./pages/DashboardPage').then((module) => module.DashboardPage),
  SetupPage: () => import('./pages/SetupPage').then((module) => module.SetupPage),
  HallFormPage: () => import('./pages/HallFormPage').then((module) => module.HallFormPage),
  SpacesScreen: () => import('../features/halls/owner/spaces/SpacesScreen').then((module) => module.SpacesScreen),
  HallsScreen: () => import('../features/halls/owner/HallsScreen').then((module) => module.HallsScreen),
  ImportScreen: () => import('../features/halls/owner/import/ImportScreen').then((module) => module.ImportScreen),
  CalendarScreen: () =>
    import('../features/bookings/owner/calendar/CalendarScreen').then((module) => module.CalendarScreen),
  GuestsScreen: () => import('../features/bookings/owner/guests/GuestsScreen').then((module) => module.GuestsScreen),
  GuestScreen: () => import('../features/bookings/owner/guests/GuestScreen').then((module) => module.GuestScreen),
  OwnerReviews: () => import('../features/reviews/owner/OwnerReviews').then((module) => module.OwnerReviews),
  FunctionSheet: () =>
    import('../features/bookings/owner/calendar/FunctionSheet').then((module) => module.FunctionSheet),
  BusinessSettingsPage: () => import('./pages/BusinessSettingsPage').then((module) => module.BusinessSettingsPage),
  BillingScreen: () =>
    import('../features/businesses/owner/billing/BillingScreen').then((module) => module.BillingScreen),
  TeamScreen: () => import('../features/businesses/owner/team/TeamScreen').then((module) => module.TeamScreen),
  TeamActivityScreen: () =>
    import('../features/businesses/owner/team/TeamActivityScreen').then((module) => module.TeamActivityScreen),
  OwnerBookingsScreen: () =>
    import('../features/bookings/owner/OwnerBookingsScreen').then((module) => module.OwnerBookingsScreen),
  OwnerEnquiriesScreen: () =>
    withWords('talk', import('../features/bookings/owner/enquiries/OwnerEnquiriesScreen')).then(
      (module) => module.OwnerEnquiriesScreen,
    ),
  VisitsScreen: () =>
    withWords('talk', import('../features/bookings/owner/visits/VisitsScreen')).then((module) => module.VisitsScreen),
  CustomerEnquiriesScreen: () =>
    withWords('talk', import('../features/bookings/page/enquiries/EnquiriesScreen')).then(
      (module) => module.CustomerEnquiriesScreen,
    ),
  CustomerInboxScreen: () =>
    withWords('talk', import('../features/bookings/page/inbox/InboxScreen')).then(
      (module) => module.CustomerInboxScreen,
    ),
  BusinessInboxScreen: () =>
    withWords('talk', import('../features/bookings/page/inbox/InboxScreen')).then(
      (module) => module.BusinessInboxScreen,
    ),
  HomePage: () => import('./pages/HomePage').then((module) => module.HomePage),
  SavedHallsPage: () => import('./pages/SavedHallsPage').then((module) => module.SavedHallsPage),
  AccountSettingsPage: () => import('./pages/AccountSettingsPage').then((module) => module.AccountSettingsPage),
  MyBookingsScreen: () =>
    import('../features/bookings/public/MyBookingsScreen').then((module) => module.MyBookingsScreen),
  CustomerBookingScreen: () =>
    import('../features/bookings/public/CustomerBookingScreen').then((module) => module.CustomerBookingScreen),
  FunctionsScreen: () => import('../features/bookings/public/FunctionsScreen').then((module) => module.FunctionsScreen),
  ControlPanelPage: () => import('./pages/ControlPanelPage').then((module) => module.ControlPanelPage),
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>;

/** The name of one of them. */
export type SignedInScreen = keyof typeof SIGNED_IN_SCREENS;
