import type { PageHead, PageRow, SitemapPart } from '../../http/page-head.js';

interface GeneralPage {
  path: string;
  title: string;
  description: string;
}

/** Public pages with fixed text (docs/coverage.md: customer §2 Route table). */
const PUBLIC_PAGES: readonly GeneralPage[] = [
  {
    path: '/',
    title: '',
    description:
      'Find and book halls for weddings, corporate events and celebrations: real availability, clear prices, verified owners.',
  },
  {
    path: '/venues/featured',
    title: 'Featured Venues',
    description: 'Handpicked premium halls for weddings, corporate events and celebrations.',
  },
  {
    path: '/venues/all',
    title: 'All Venues',
    description: 'Browse every hall by place, date, guests, budget and rating.',
  },
  { path: '/blog', title: 'Blog', description: 'Ideas, guides and stories for weddings and events.' },
  { path: '/about', title: 'About', description: 'Who we are, and how we bring hosts and halls together.' },
  { path: '/terms', title: 'Terms of Service', description: 'The terms under which halls are listed and booked.' },
  { path: '/privacy-policy', title: 'Privacy Policy', description: 'What we keep about you, why, and for how long.' },
  {
    path: '/how-to-book',
    title: 'How to Book',
    description: 'From the first search to a confirmed hall, step by step.',
  },
  {
    path: '/customer-support',
    title: 'Customer Support',
    description: 'Answers to common questions, and how to reach us.',
  },
  {
    path: '/business/verification',
    title: 'Business Verification',
    description: 'How venue owners are verified before their halls are listed.',
  },
  {
    path: '/login',
    title: 'Sign In',
    description: 'Sign in to request halls, follow your bookings and answer your guests.',
  },
  {
    path: '/register',
    title: 'Create Account',
    description: 'Create an account to save halls, request them for your date and review them afterwards.',
  },
];

/** Pages that search engines should not index. */
const PRIVATE_PAGES: readonly GeneralPage[] = [
  ['/forgot-password', 'Forgot Password'],
  ['/reset-password', 'Set a New Password'],
  ['/confirm-email', 'Confirm Email Address'],
  ['/invitation', 'Invitation to a Team'],
  ['/maintenance', 'System Under Maintenance'],
  ['/compare', 'Compare halls'],
  ['/home', 'Home'],
  ['/my-bookings', 'My Bookings'],
  ['/saved-halls', 'Saved Halls'],
  ['/settings', 'Settings'],
  ['/dashboard', 'Dashboard'],
  ['/account', 'Account'],
  ['/admin/dashboard', 'Control Panel'],
  ['/cpanel/*', 'Control Panel'],
  ['/business/*', 'Business Portal'],
  ['/halls/new', 'Create New Hall'],
].map(([path = '', title = '']) => ({
  path,
  title,
  description: 'Halls for weddings, corporate events and celebrations.',
}));

function toRow(page: GeneralPage, isPrivate: boolean): PageRow {
  const head: PageHead = { ...page, path: page.path.replace(/\/\*$/, ''), isPrivate };
  return { path: page.path === '/' ? '' : page.path, head: () => head };
}

/** Pages with a fixed head. */
export const generalPages: readonly PageRow[] = [
  ...PUBLIC_PAGES.map((page) => toRow(page, false)),
  ...PRIVATE_PAGES.map((page) => toRow(page, true)),
];

/** The public ones of them. */
export const generalSitemap: SitemapPart = {
  name: 'pages',
  count: () => Promise.resolve(PUBLIC_PAGES.length),
  entries: (_ctx, { offset }) => Promise.resolve(offset === 0 ? PUBLIC_PAGES.map(({ path }) => ({ path })) : []),
};
