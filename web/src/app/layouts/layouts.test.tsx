import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { initials } from './account-links';
import { BusinessLayout } from './BusinessLayout';
import { PublicLayout } from './PublicLayout';

const page = (
  <PublicLayout>
    <h1>Page</h1>
  </PublicLayout>
);

const banner = () => within(screen.getByRole('banner'));

const quickLinks = () => screen.findByRole('navigation', { name: 'Quick links' });

describe('[issue 17] the bar at the bottom of phones', () => {
  it('leads a customer to halls, saved ones, bookings and the account, and marks where they are', async () => {
    const { container } = renderApp(page, { viewer: person(), at: '/my-bookings' });
    const links = within(await quickLinks()).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${String(link.getAttribute('href'))}`)).toEqual([
      'Browse /venues/all',
      'Saved /saved-halls',
      'Bookings /my-bookings',
      'Account /settings',
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([
      'Bookings',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('marks their bookings on the page of one of them', async () => {
    renderApp(page, { viewer: person(), at: '/bookings/41' });
    expect(within(await quickLinks()).getByRole('link', { current: 'page' })).toHaveTextContent('Bookings');
  });

  it('gives way on the page of a hall, which has a bar of its own', async () => {
    renderApp(page, { viewer: person(), at: '/hall/12/pearl-hall' });
    expect(await screen.findByRole('button', { name: 'Account of Ayesha Noor' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Quick links' })).not.toBeInTheDocument();
  });

  it('is for customers alone', async () => {
    renderApp(page, { viewer: person({ role: 'BUSINESS' }) });
    expect(await banner().findByRole('link', { name: 'Business Portal' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Quick links' })).not.toBeInTheDocument();
  });
});

describe('the header (section 2)', () => {
  it('[decision 0052] takes along what was asked, to the lists and through the sign-in', () => {
    const query = 'guests=400&date=2026-12-19';
    renderApp(page, { at: `/hall/12/pearl-hall?${query}` });
    expect(banner().getByRole('link', { name: 'Browse Halls' })).toHaveAttribute('href', `/venues/all?${query}`);
    const from = encodeURIComponent(`/hall/12/pearl-hall?${query}`);
    expect(banner().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/login?from=${from}`);
    expect(banner().getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', `/register?from=${from}`);
  });

  it('offers a visitor halls, blog, Sign In and Get Started', async () => {
    const { container } = renderApp(page);
    expect(banner().getByRole('link', { name: 'Browse Halls' })).toHaveAttribute('href', '/venues/all');
    expect(banner().getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    expect(banner().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(banner().getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
    expect(banner().queryByRole('link', { name: 'Business Portal' })).not.toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    ['USER', ['Dashboard /home', 'My Bookings /my-bookings', 'Saved Halls /saved-halls', 'Settings /settings']],
    ['BUSINESS', ['Dashboard /business/dashboard', 'My Bookings /business/bookings', 'Settings /business/settings']],
  ] as const)('offers a %s the menu of the role', async (role, entries) => {
    const { user, container } = renderApp(page, { viewer: person({ role }) });
    await user.click(await screen.findByRole('button', { name: 'Account of Ayesha Noor' }));
    const list = screen.getByText('ayesha@example.com').closest('div');
    const links = within(list ?? container).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${String(link.getAttribute('href'))}`)).toEqual(entries);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('has the Business Portal for owners alone', async () => {
    renderApp(page, { viewer: person({ role: 'BUSINESS' }) });
    expect(await banner().findByRole('link', { name: 'Business Portal' })).toHaveAttribute(
      'href',
      '/business/dashboard',
    );
  });

  it('opens the menu with the keyboard, and Escape closes it and returns the focus', async () => {
    const { user } = renderApp(page, { viewer: person() });
    const button = await screen.findByRole('button', { name: 'Account of Ayesha Noor' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('signs out', async () => {
    const { user, token } = renderApp(page, { viewer: person() });
    await user.click(await screen.findByRole('button', { name: 'Account of Ayesha Noor' }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await banner().findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    expect(token.current()).toBeNull();
  });

  it('collapses into a menu on small screens', async () => {
    const { user, container } = renderApp(page, { viewer: person() });
    await screen.findByRole('button', { name: 'Account of Ayesha Noor' });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'Saved Halls' })).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('lets the keyboard skip to the content', async () => {
    const { user } = renderApp(page);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  });
});

it.each([
  ['Ayesha Noor Khan', 'AN'],
  ['ali', 'A'],
  ['  Bilal   Ahmed ', 'BA'],
  ['😀 نور', '😀ن'],
])('writes the initials of %s as %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

/** The footer lies below the first view, and comes with the first thing that somebody does. */
async function footerAfterScrolling() {
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  fireEvent.scroll(window);
  return within(await screen.findByRole('contentinfo'));
}

describe('the footer (section 2)', () => {
  it('links to the info pages, names the city with its map, and says how the systems are', async () => {
    renderApp(page);
    const footer = await footerAfterScrolling();
    for (const [name, href] of [
      ['About', '/about'],
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy-policy'],
      ['How to Book', '/how-to-book'],
      ['Customer Support', '/customer-support'],
      ['Business Verification', '/business/verification'],
    ] as const) {
      expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(footer.getByText('Lahore, Pakistan')).toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'View on map' })).toHaveAttribute('target', '_blank');
    expect(footer.getByText(/^© \d{4} Mehfil/)).toBeInTheDocument();
    expect(footer.getByText('All systems operational')).toBeInTheDocument();
  });

  it('has the operator’s address, phone and four networks', async () => {
    const clientConfig = {
      geoUrls: [],
      mapTilesUrl: '',
      mapAttribution: '',
      supportEmail: 'help@mehfil.example',
      supportPhone: '+92 (42) 111-222',
      social: {
        facebook: 'https://facebook.example/mehfil',
        instagram: 'https://instagram.example/mehfil',
        twitter: 'https://twitter.example/mehfil',
        youtube: '',
      },
    };
    const { container } = renderApp(page, { server: fakeServer({ ClientConfig: () => ({ clientConfig }) }) });
    const footer = await footerAfterScrolling();
    expect(await footer.findByRole('link', { name: 'help@mehfil.example' })).toHaveAttribute(
      'href',
      'mailto:help@mehfil.example',
    );
    expect(footer.getByRole('link', { name: '+92 (42) 111-222' })).toHaveAttribute('href', 'tel:+9242111222');
    expect(footer.getAllByRole('link', { name: /^Mehfil on/ }).map((link) => link.getAttribute('href'))).toEqual([
      clientConfig.social.facebook,
      clientConfig.social.instagram,
      clientConfig.social.twitter,
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('the business layout (section 2 of the business document)', () => {
  it('leaves the welcome to the dashboard where that is shown', async () => {
    renderApp(
      <BusinessLayout>
        <h1>Welcome back, Bilal!</h1>
      </BusinessLayout>,
      { at: '/business/dashboard', viewer: person({ role: 'BUSINESS', name: 'Bilal' }) },
    );
    await screen.findByRole('navigation', { name: 'Business' });
    expect(screen.getAllByText(/Welcome/)).toHaveLength(1);
  });

  it('doesn’t cut the welcome off beside the buttons of a phone: there is none', async () => {
    const real = window.matchMedia;
    window.matchMedia = (query) => Object.assign(real(query), { matches: query.startsWith('(width < ') });
    try {
      renderApp(
        <BusinessLayout>
          <h1>Page</h1>
        </BusinessLayout>,
        { at: '/business/bookings', viewer: person({ role: 'BUSINESS', name: 'Bilal Ahmed' }) },
      );
      expect(await screen.findByRole('main')).toBeInTheDocument();
      expect(screen.queryByText(/Welcome/)).toBeNull();
    } finally {
      window.matchMedia = real;
    }
  });

  it('welcomes by name, with the side bar’s entries, Halls and Calendar among them', async () => {
    const { container } = renderApp(
      <BusinessLayout>
        <h1>Page</h1>
      </BusinessLayout>,
      { at: '/business/bookings', viewer: person({ role: 'BUSINESS', name: 'Bilal' }) },
    );
    expect(await screen.findByText('Welcome, Bilal')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    const entries = within(await screen.findByRole('navigation', { name: 'Business' })).getAllByRole('link');
    expect(entries.map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Setup',
      'Halls',
      'Bookings',
      'Messages',
      'Enquiries',
      'Visits',
      'Calendar',
      'Guests',
      'Reviews',
      'Settings',
      'Billing',
      'Team',
      'Support',
    ]);
    expect(entries.slice(-2).map((link) => link.getAttribute('href'))).toEqual(['/business/team', '/customer-support']);
    expect(screen.getByRole('link', { name: 'Reviews' })).toHaveAttribute('href', '/business/reviews');
    expect(screen.getByRole('menuitem', { name: 'Bookings' })).toHaveClass('ant-menu-item-selected');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('on small screens its entries are in a drawer; Escape closes it and returns the focus', async () => {
    const real = window.matchMedia;
    window.matchMedia = (query) => Object.assign(real(query), { matches: query === '(width < 960px)' });
    try {
      const { user } = renderApp(
        <BusinessLayout>
          <h1>Page</h1>
        </BusinessLayout>,
        { at: '/business/bookings', viewer: person({ role: 'BUSINESS' }) },
      );
      expect(screen.queryByRole('navigation', { name: 'Business' })).toBeNull();
      const button = screen.getByRole('button', { name: 'Open menu' });
      await user.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'true');
      const drawer = await screen.findByRole('dialog');
      expect(within(drawer).getByRole('link', { name: 'Bookings' })).toBeVisible();
      await user.keyboard('{Escape}');
      expect(button).toHaveAttribute('aria-expanded', 'false');
      await waitFor(() => expect(button).toHaveFocus());
      await user.click(button);
      await user.click(within(drawer).getByRole('link', { name: 'Calendar' }));
      expect(button).toHaveAttribute('aria-expanded', 'false');
    } finally {
      window.matchMedia = real;
    }
  });

  it.each([
    ['/business/create-hall/7', 'Halls'],
    ['/halls/new', 'Halls'],
    ['/business/functions', 'Calendar'],
    ['/business/bookings/41', 'Bookings'],
  ])('%s belongs to %s', async (at, entry) => {
    renderApp(
      <BusinessLayout>
        <h1>Page</h1>
      </BusinessLayout>,
      { at, viewer: person({ role: 'BUSINESS' }) },
    );
    expect(await screen.findByRole('menuitem', { name: entry })).toHaveClass('ant-menu-item-selected');
  });
});
