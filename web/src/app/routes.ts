import { Role } from '@mehfil/api/domain/accounts/roles';
import type { Viewer } from '../graphql/session';
import { getStartPage, SETTINGS_PAGES, START_PAGES } from './role-pages';
import { paths } from '../lib/paths';
import type { Access } from './access';
import { OWNER_SCREENS } from './routes.business';
import type { ScreenRow } from './screen-row';
import { signedInScreen } from './signed-in-screen';

/** An address that leads on to another, perhaps by role. */
export interface RedirectRow {
  path: string;
  access: Access;
  to: string | ((viewer: Viewer) => string);
}

const CUSTOMERS: readonly Role[] = [Role.USER];

/** Every screen: its address, who may open it, the frame it stands in, and where its code is. */
export const SCREENS: readonly ScreenRow[] = [
  {
    path: paths.landing,
    title: 'landing',
    access: 'public',
    layout: 'public',
    load: () => import('./pages/LandingPage').then((module) => module.LandingPage),
  },
  {
    path: paths.featuredVenues,
    title: 'featuredVenues',
    access: 'public',
    layout: 'public',
    load: () => import('./pages/VenuesPage').then((module) => module.FeaturedVenuesPage),
  },
  {
    path: paths.allVenues,
    title: 'allVenues',
    access: 'public',
    layout: 'public',
    load: () => import('./pages/VenuesPage').then((module) => module.AllVenuesPage),
  },
  {
    path: paths.plan,
    title: 'plan',
    access: 'public',
    layout: 'public',
    load: () => import('./pages/PlanPage').then((module) => module.PlanPage),
  },
  {
    path: paths.compare,
    title: 'compare',
    access: 'public',
    layout: 'public',
    load: () => import('../features/halls/public/search/CompareScreen').then((module) => module.CompareScreen),
  },
  {
    path: paths.home,
    title: 'home',
    access: [Role.USER],
    layout: 'customer',
    load: signedInScreen('HomePage'),
  },
  {
    path: '/hall/:id/:name?',
    title: 'hall',
    access: 'public',
    layout: 'public',
    load: () => import('./pages/HallPage').then((module) => module.HallPage),
  },
  ...[paths.enquiries, paths.enquiry(':id')].map((path): ScreenRow => ({
    path,
    title: 'enquiries',
    access: [Role.USER],
    layout: 'customer',
    shared: 'enquiries',
    load: signedInScreen('CustomerEnquiriesScreen'),
  })),
  ...[paths.messages, paths.conversation(':id')].map((path): ScreenRow => ({
    path,
    title: 'messages',
    access: [Role.USER],
    layout: 'customer',
    shared: 'messages',
    load: signedInScreen('CustomerInboxScreen'),
  })),
  {
    path: paths.savedHalls,
    title: 'savedHalls',
    access: [Role.USER],
    layout: 'customer',
    load: signedInScreen('SavedHallsPage'),
  },
  {
    path: '/lists/:token',
    title: 'savedHalls',
    access: 'public',
    layout: 'public',
    load: () => import('./pages/SharedListPage').then((module) => module.SharedListPage),
  },
  {
    path: paths.settings,
    title: 'settings',
    access: [Role.USER],
    layout: 'customer',
    load: signedInScreen('AccountSettingsPage'),
  },
  {
    path: paths.login,
    title: 'login',
    access: 'guests',
    layout: 'account',
    load: () => import('../features/accounts/public/LoginScreen').then((module) => module.LoginScreen),
  },
  {
    path: paths.register,
    title: 'register',
    access: 'guests',
    layout: 'account',
    load: () => import('../features/accounts/public/RegisterScreen').then((module) => module.RegisterScreen),
  },
  {
    path: paths.forgotPassword,
    title: 'forgotPassword',
    access: 'public',
    layout: 'account',
    load: () =>
      import('../features/accounts/public/ForgotPasswordScreen').then((module) => module.ForgotPasswordScreen),
  },
  {
    path: paths.resetPassword,
    title: 'resetPassword',
    access: 'public',
    layout: 'account',
    load: () => import('../features/accounts/public/ResetPasswordScreen').then((module) => module.ResetPasswordScreen),
  },
  {
    path: paths.confirmEmail,
    title: 'confirmEmail',
    access: 'public',
    layout: 'account',
    load: () => import('../features/accounts/public/ConfirmEmailScreen').then((module) => module.ConfirmEmailScreen),
  },
  {
    path: paths.invitation,
    title: 'invitation',
    access: 'public',
    layout: 'account',
    load: () => import('../features/businesses/public/InvitationScreen').then((module) => module.InvitationScreen),
  },
  ...OWNER_SCREENS,
  {
    path: paths.blog,
    title: 'blog',
    access: 'public',
    layout: 'public',
    load: () => import('../features/blog/public/BlogScreen').then((module) => module.BlogScreen),
  },
  {
    path: '/blog/post/:slug',
    title: 'article',
    access: 'public',
    layout: 'public',
    load: () => import('../features/blog/public/ArticleScreen').then((module) => module.ArticleScreen),
  },
  {
    path: paths.maintenance,
    title: 'maintenance',
    access: 'public',
    layout: 'public',
    load: () => import('../features/maintenance/public/MaintenanceScreen').then((module) => module.MaintenanceScreen),
  },
  {
    path: paths.about,
    title: 'about',
    access: 'public',
    layout: 'public',
    load: () => import('../features/system/public/info/InfoScreens').then((module) => module.AboutScreen),
    worded: true,
  },
  {
    path: paths.terms,
    title: 'terms',
    access: 'public',
    layout: 'public',
    load: () => import('../features/system/public/info/InfoScreens').then((module) => module.TermsScreen),
    worded: true,
  },
  {
    path: paths.privacyPolicy,
    title: 'privacyPolicy',
    access: 'public',
    layout: 'public',
    load: () => import('../features/system/public/info/InfoScreens').then((module) => module.PrivacyPolicyScreen),
    worded: true,
  },
  {
    path: paths.howToBook,
    title: 'howToBook',
    access: 'public',
    layout: 'public',
    load: () => import('../features/system/public/info/InfoScreens').then((module) => module.HowToBookScreen),
    worded: true,
  },
  {
    path: paths.businessVerification,
    title: 'businessVerification',
    access: 'public',
    layout: 'public',
    load: () =>
      import('../features/system/public/info/InfoScreens').then((module) => module.BusinessVerificationScreen),
    worded: true,
  },
  {
    path: paths.customerSupport,
    title: 'customerSupport',
    access: 'public',
    layout: 'public',
    load: () =>
      import('../features/system/public/info/CustomerSupportScreen').then((module) => module.CustomerSupportScreen),
    worded: true,
  },
  {
    path: paths.myBookings,
    title: 'myBookings',
    access: CUSTOMERS,
    layout: 'customer',
    load: signedInScreen('MyBookingsScreen'),
  },
  {
    path: paths.functions,
    title: 'functions',
    access: CUSTOMERS,
    layout: 'customer',
    load: signedInScreen('FunctionsScreen'),
  },
  {
    path: paths.booking(':id'),
    title: 'booking',
    access: CUSTOMERS,
    layout: 'customer',
    load: signedInScreen('CustomerBookingScreen'),
  },
  {
    path: paths.controlPanel,
    title: 'controlPanel',
    access: 'public',
    layout: 'staff',
    shared: 'controlPanel',
    load: signedInScreen('ControlPanelPage'),
  },
  {
    path: paths.anyBooking(':id'),
    title: 'controlPanel',
    access: 'public',
    layout: 'staff',
    shared: 'controlPanel',
    load: signedInScreen('ControlPanelPage'),
  },
];

const EVERY_ROLE = Object.keys(START_PAGES) as Role[];

/** Addresses that lead on. */
export const REDIRECTS: readonly RedirectRow[] = [
  { path: paths.dashboard, access: EVERY_ROLE, to: getStartPage },
  { path: paths.account, access: EVERY_ROLE, to: ({ role }) => SETTINGS_PAGES[role] },
  { path: paths.adminDashboard, access: 'public', to: paths.controlPanel },
  { path: paths.styleguide, access: 'public', to: `${paths.controlPanel}?tab=styleguide` },
];
