import { defineText } from '../i18n/text';

/** Titles of the screens, as the window shows them. */
export const routesText = defineText({
  en: {
    login: 'Sign In',
    register: 'Create Account',
    businessApply: 'Business Application',
    businessSetup: 'Business Setup',
    notFound: 'Page Not Found',
  },
});

/** A screen's key among the titles. */
export type RouteTitle = keyof typeof routesText.en;
