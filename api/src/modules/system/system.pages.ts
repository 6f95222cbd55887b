import type { PageRow, SitemapPart } from '../../http/page-head.js';

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
  {
    path: '/plan',
    title: 'Plan a Wedding',
    description: 'Find halls for mehndi, baraat and walima at once, and ask for all of them together.',
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

/** Public pages with a fixed head. */
export const generalPages: readonly PageRow[] = PUBLIC_PAGES.map((page) => ({
  path: page.path === '/' ? '' : page.path,
  head: () => page,
}));

/** The same, for the sitemap. */
export const generalSitemap: SitemapPart = {
  name: 'pages',
  count: () => Promise.resolve(PUBLIC_PAGES.length),
  entries: (_ctx, { offset }) => Promise.resolve(offset === 0 ? PUBLIC_PAGES.map(({ path }) => ({ path })) : []),
};
