/**
 * The screens that pictures are taken of: every route and every section of the control panel (screens.test.ts holds that), and
 * what opens on a press. Presses name markup, not words, so that they work in every language.
 */

/** @typedef {'visitor' | 'customer' | 'owner' | 'applicant' | 'moderator' | 'admin'} Person */
/** @typedef {'en' | 'ur'} Locale */
/** @typedef {'light' | 'dark'} Theme */

/**
 * @typedef {object} Facts what addresses need to know of the demo
 * @property {string} article the slug of an article
 * @property {string} sharedList the token of a list's link
 * @property {number} ownHall a hall of the owner
 * @property {number} booking one of the customer's bookings
 * @property {number} enquiry the customer's, at a hall of the owner
 * @property {number} conversation the customer's latest
 * @property {number} ownerConversation the latest of the owner's business
 * @property {number} ownBooking a booking of the owner's business
 * @property {string} ownGuest the phone number of one of its guests
 */

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {Person} as
 * @property {(facts: Facts) => string} address
 * @property {readonly string[]} [press] what is pressed in this order: a selector, or a key like `key:Control+k`; with it, even
 *   empty, the picture is what the screen shows, without it the whole page
 * @property {boolean} [duringMaintenance] taken last, while the platform is closed
 * @property {readonly number[]} [widths] defaults to all
 * @property {readonly Locale[]} [locales] defaults to all
 */

/** CSS pixels, with the height of such a screen. */
export const WIDTHS = /** @type {const} */ ({ 390: 844, 1440: 900 });
/** @type {readonly Theme[]} */
export const THEMES = ['light', 'dark'];
/** @type {readonly Locale[]} */
export const LOCALES = ['en', 'ur'];

const PHONE = [390];
const DESK = [1440];

/**
 * @param {Person} as
 * @param {Record<string, string | ((facts: Facts) => string)>} addresses by the screen's name
 * @param {Partial<Screen>} [options]
 * @returns {Screen[]}
 */
function listScreens(as, addresses, options = {}) {
  return Object.entries(addresses).map(([name, address]) => ({
    name,
    as,
    address: typeof address === 'string' ? () => address : address,
    ...options,
  }));
}

/**
 * @param {string} name
 * @param {Person} as
 * @param {string} address
 * @param {readonly string[]} press
 * @param {Partial<Screen>} [options]
 * @returns {Screen}
 */
const opened = (name, as, address, press, options = {}) => ({ name, as, address: () => address, press, ...options });

const MENU_BUTTON = 'header button[aria-expanded][aria-controls]';
const FIRST_ROW = 'tr[data-row]';

/** @type {readonly Screen[]} */
const PUBLIC_SCREENS = [
  ...listScreens('visitor', {
    landing: '/',
    'venues-featured': '/venues/featured',
    'venues-all': '/venues/all',
    'venues-none': '/venues/all?location=nowhere-at-all',
    'venues-map': '/venues/all?view=map',
    compare: '/compare?ids=1,2,3',
    'compare-nothing': '/compare',
    plan: '/plan',
    hall: '/hall/1',
    'hall-amenities': '/hall/1?tab=amenities',
    'hall-location': '/hall/1?tab=location',
    'hall-contact': '/hall/1?tab=contact',
    'hall-reviews': '/hall/1?tab=reviews',
    'hall-unknown': '/hall/999999',
    'shared-list': ({ sharedList }) => `/lists/${sharedList}`,
    'shared-list-unknown': '/lists/unknown',
    blog: '/blog',
    article: ({ article }) => `/blog/post/${article}`,
    login: '/login',
    register: '/register',
    'forgot-password': '/forgot-password',
    'reset-password': '/reset-password',
    'reset-password-form': '/reset-password#unknown',
    'confirm-email': '/confirm-email',
    'confirm-email-unknown': '/confirm-email#unknown',
    invitation: '/invitation',
    'invitation-unknown': '/invitation#unknown',
    about: '/about',
    terms: '/terms',
    'privacy-policy': '/privacy-policy',
    'how-to-book': '/how-to-book',
    'customer-support': '/customer-support',
    'business-verification': '/business/verification',
    'not-found': '/no/such/page',
  }),
  ...listScreens('visitor', { maintenance: '/maintenance' }, { duringMaintenance: true }),
  opened('hall-bar', 'visitor', '/hall/1', [], { widths: PHONE }),
  opened('landing-menu', 'visitor', '/', [MENU_BUTTON], { widths: PHONE }),
  opened('venues-search-sheet', 'visitor', '/venues/all', ['search > button'], { widths: PHONE }),
  opened('venues-search-date', 'visitor', '/venues/all', ['[data-section="date"] > button'], { widths: DESK }),
  opened('venues-search-budget', 'visitor', '/venues/all', ['[data-section="budget"] > button'], { widths: DESK }),
];

/** @type {readonly Screen[]} */
const CUSTOMER_SCREENS = [
  ...listScreens('customer', {
    home: '/home',
    'my-bookings': '/my-bookings',
    'my-bookings-past': '/my-bookings?show=past',
    booking: ({ booking }) => `/bookings/${booking}`,
    functions: '/my-bookings/functions',
    enquiries: '/enquiries',
    enquiry: ({ enquiry }) => `/enquiries/${enquiry}`,
    messages: '/messages',
    conversation: ({ conversation }) => `/messages/${conversation}`,
    'saved-halls': '/saved-halls',
    settings: '/settings',
    'hall-booking': '/hall/1',
  }),
  opened('customer-bar', 'customer', '/home', [], { widths: PHONE }),
  opened('customer-menu', 'customer', '/home', [MENU_BUTTON], { widths: PHONE }),
  opened('customer-menu', 'customer', '/home', [`${MENU_BUTTON}:visible`], { widths: DESK }),
];

/** @type {readonly Screen[]} */
const OWNER_SCREENS = [
  ...listScreens('applicant', { 'owner-apply': '/business/apply' }),
  ...listScreens('owner', {
    'owner-dashboard': '/business/dashboard',
    'owner-setup': '/business/setup',
    'owner-setup-types': '/business/setup?tab=types',
    'owner-setup-optional': '/business/setup?tab=optionalServices',
    'owner-setup-amenities': '/business/setup?tab=amenities',
    'owner-setup-availability': '/business/setup?tab=availability',
    'owner-setup-settings': '/business/setup?tab=settings',
    'owner-hall-new': '/business/create-hall',
    'owner-hall-edit': ({ ownHall }) => `/business/create-hall/${ownHall}`,
    'owner-hall-place': ({ ownHall }) => `/business/create-hall/${ownHall}?step=place`,
    'owner-hall-prices': ({ ownHall }) => `/business/create-hall/${ownHall}?step=prices`,
    'owner-hall-services': ({ ownHall }) => `/business/create-hall/${ownHall}?step=services`,
    'owner-hall-hours': ({ ownHall }) => `/business/create-hall/${ownHall}?step=hours`,
    'owner-hall-pictures': ({ ownHall }) => `/business/create-hall/${ownHall}?step=pictures`,
    'owner-hall-card': ({ ownHall }) => `/business/create-hall/${ownHall}?step=card`,
    'owner-hall-new-short': '/halls/new',
    'owner-halls': '/business/halls',
    'owner-spaces': '/business/spaces',
    'owner-import': '/business/import',
    'owner-bookings': '/business/bookings',
    'owner-bookings-pending': '/business/bookings?status=pending',
    'owner-bookings-none': '/business/bookings?q=nobody-at-all',
    'owner-booking': ({ ownBooking }) => `/business/bookings/${ownBooking}`,
    'owner-enquiries': '/business/enquiries',
    'owner-visits': '/business/visits',
    'owner-messages': '/business/messages',
    'owner-conversation': ({ ownerConversation }) => `/business/messages/${ownerConversation}`,
    'owner-enquiry': ({ enquiry }) => `/business/enquiries/${enquiry}`,
    'owner-calendar': '/business/calendar',
    'owner-calendar-week': '/business/calendar?view=week',
    'owner-functions': '/business/functions',
    'owner-guests': '/business/guests',
    'owner-guest': ({ ownGuest }) => `/business/guests/${ownGuest}`,
    'owner-reviews': '/business/reviews',
    'owner-settings': '/business/settings',
    'owner-settings-business': '/business/settings?tab=business',
    'owner-settings-integrations': '/business/settings?tab=integrations',
    'owner-billing': '/business/billing',
    'owner-books': '/business/billing?view=books&measure=unpaid',
    'owner-cash-book': '/business/billing?view=cash',
    'owner-team': '/business/team',
    'owner-team-activity': '/business/team/activity',
  }),
  opened('owner-menu', 'owner', '/business/dashboard', ['header button[aria-expanded]'], { widths: PHONE }),
  opened('owner-booking-answer', 'owner', '/business/bookings?status=pending', [`${FIRST_ROW} button`]),
];

/** @type {readonly Screen[]} */
const PANEL_SCREENS = [
  ...listScreens('visitor', { 'panel-sign-in': '/cpanel' }),
  ...listScreens('admin', {
    'panel-overview': '/cpanel',
    'panel-businesses': '/cpanel?tab=businesses',
    'panel-users': '/cpanel?tab=users',
    'panel-bookings': '/cpanel?tab=bookings',
    'panel-blog': '/cpanel?tab=blog',
    'panel-blog-post': '/cpanel?tab=blog&view=post&post=1',
    'panel-blog-categories': '/cpanel?tab=blog&view=categories',
    'panel-blog-comments': '/cpanel?tab=blog&view=comments',
    'panel-reviews': '/cpanel?tab=reviews&state=all',
    'panel-thread-reports': '/cpanel?tab=thread-reports',
    'panel-settings': '/cpanel?tab=settings',
    'panel-rates': '/cpanel?tab=rates',
    'panel-hijri-months': '/cpanel?tab=hijri-months',
    'panel-city-rules': '/cpanel?tab=city-rules',
    'panel-maintenance': '/cpanel?tab=maintenance',
    'panel-audit': '/cpanel?tab=audit',
    'panel-security-log': '/cpanel?tab=security-log',
    'panel-outbox': '/cpanel?tab=outbox',
    'panel-jobs': '/cpanel?tab=jobs',
    'panel-styleguide': '/cpanel?tab=styleguide',
    'panel-owner-view': '/cpanel?tab=owner-view&business=1',
    'panel-booking': ({ ownBooking }) => `/cpanel/bookings/${ownBooking}`,
    'panel-profile': '/cpanel?tab=profile',
  }),
  ...listScreens('moderator', { 'panel-moderator': '/cpanel' }),
  opened('panel-commands', 'admin', '/cpanel', ['key:Control+k']),
].map((screen) => ({ ...screen, locales: /** @type {const} */ (['en']) }));

/** Every screen, in the order of the contact sheet. */
export const VISUAL_SCREENS = [...PUBLIC_SCREENS, ...CUSTOMER_SCREENS, ...OWNER_SCREENS, ...PANEL_SCREENS];

/**
 * What is covered because it can't be the same twice.
 * @type {readonly { selector: string, why: string }[]}
 */
export const MASKS = [];

/**
 * @typedef {object} Picture
 * @property {string} name what its file is called, without its ending
 * @property {Screen} screen
 * @property {number} width
 * @property {Theme} theme
 * @property {Locale} locale
 */

/**
 * @typedef {object} Selection which pictures are taken
 * @property {readonly string[]} only patterns of screens' names, in which a star stands for any letters; empty for all
 * @property {readonly number[]} widths
 * @property {readonly Theme[]} themes
 * @property {readonly Locale[]} locales
 */

/**
 * Whether a screen's name fits a pattern.
 * @param {string} pattern
 * @param {string} name of letters, digits and hyphens
 */
export function matches(pattern, name) {
  // Whatever else somebody typed fits no name.
  if (!/^[a-z0-9*-]+$/.test(pattern)) return false;
  return new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name);
}

/**
 * Pictures that have something in common, in the order in which they come first.
 * @param {readonly Picture[]} pictures
 * @param {(picture: Picture) => unknown} read what they have in common
 * @returns {Picture[][]} none of them empty
 */
export function groupPictures(pictures, read) {
  /** @type {Map<unknown, Picture[]>} */
  const groups = new Map();
  for (const picture of pictures) {
    const key = read(picture);
    groups.set(key, [...(groups.get(key) ?? []), picture]);
  }
  return [...groups.values()];
}

/**
 * The pictures of a selection, in the order of the contact sheet.
 * @param {Selection} selection
 * @returns {Picture[]}
 * @throws Error for a pattern that fits no screen
 */
export function listPictures({ only, widths, themes, locales }) {
  const names = VISUAL_SCREENS.map(({ name }) => name);
  const unknown = only.filter((pattern) => !names.some((name) => matches(pattern, name)));
  if (unknown.length > 0) throw new Error(`No screen is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  return VISUAL_SCREENS.filter(
    ({ name }) => only.length === 0 || only.some((pattern) => matches(pattern, name)),
  ).flatMap((screen) =>
    widths
      .filter((width) => screen.widths?.includes(width) ?? true)
      .flatMap((width) =>
        locales
          .filter((locale) => screen.locales?.includes(locale) ?? true)
          .flatMap((locale) =>
            themes.map((theme) => ({
              name: `${screen.name}.${width}.${theme}.${locale}`,
              ...{ screen, width, theme, locale },
            })),
          ),
      ),
  );
}
