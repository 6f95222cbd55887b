import { defineText } from '../i18n/text';

/** Titles of the screens, as the window shows them. */
export const routesText = defineText({
  en: {
    landing: 'Event halls for weddings and celebrations',
    featuredVenues: 'Featured Venues',
    allVenues: 'All Venues',
    compare: 'Compare halls',
    home: 'Home',
    hall: 'Hall Details',
    savedHalls: 'Saved Halls',
    settings: 'Settings',
    login: 'Sign In',
    register: 'Create Account',
    forgotPassword: 'Forgot Password',
    resetPassword: 'Set a New Password',
    confirmEmail: 'Confirm Email Address',
    invitation: 'Invitation to a Team',
    businessApply: 'Business Application',
    businessSetup: 'Business Setup',
    businessHall: 'Hall',
    businessHalls: 'My Halls',
    businessDashboard: 'Dashboard',
    businessSettings: 'Settings',
    businessBilling: 'Billing',
    businessTeam: 'Team',
    businessCalendar: 'Calendar',
    businessReviews: 'Reviews',
    businessImport: 'Import from CSV',
    businessFunctions: 'Function Sheet',
    blog: 'Blog',
    article: 'Article',
    maintenance: 'Maintenance',
    about: 'About',
    terms: 'Terms of Service',
    privacyPolicy: 'Privacy Policy',
    howToBook: 'How to Book',
    businessVerification: 'Business Verification',
    customerSupport: 'Customer Support',
    controlPanel: 'Control Panel',
    myBookings: 'My Bookings',
    businessBookings: 'Bookings',
    notFound: 'Page Not Found',
  },
});

/** A screen's key among the titles. */
export type RouteTitle = keyof typeof routesText.en;
