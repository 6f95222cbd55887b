import { usePanelHallsQuery } from '../../graphql/generated/panel-halls';
import { useStaffBookingsQuery } from '../../graphql/generated/staff-bookings';
import { usePanelBusinessesQuery } from '../../graphql/generated/panel-businesses';
import { usePanelPeopleQuery } from '../../graphql/generated/panel-users';
import { usePanelBlogPostsQuery } from '../../graphql/generated/panel-blog';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { blogAddress } from '../../features/blog/staff/panel-blog-address';
import type { Command, CommandGroup, CommandResults } from '../../ui/command-palette/CommandDialog';
import { PALETTE_PAGE, usePaletteSearch } from '../../ui/command-palette/usePaletteSearch';
import { panelText } from './panel.text';
import { tabsFor } from './tabs';

function toAddress(tab: string, filters: Record<string, string> = {}): string {
  return `${paths.controlPanel}?${new URLSearchParams({ tab, ...filters }).toString()}`;
}

const toBusiness = (id: number) => toAddress('businesses', { status: 'all', business: String(id) });

/** Bookings by number, name or phone lead to their page, halls by name or address to the record of their business. */
function useBookingsAndHalls(search: string | null) {
  const { date } = useFormat();
  const skip = search === null;
  const filter = { text: search ?? '' };
  const bookings = useStaffBookingsQuery({ variables: { filter, order: 'NEWEST', paging: PALETTE_PAGE }, skip });
  const halls = usePanelHallsQuery({ variables: { filter, paging: PALETTE_PAGE }, skip });
  return {
    pending: bookings.loading || halls.loading,
    bookings: (bookings.data?.bookings.nodes ?? []).map((booking): Command => ({
      key: `booking-${booking.id}`,
      label: `${booking.invoiceNumber} ${booking.customerName}`,
      note: `${booking.hallTitle}, ${date(booking.startTime, booking.timeZone)}`,
      to: paths.anyBooking(booking.id),
    })),
    halls: (halls.data?.allHalls.nodes ?? []).map(({ id, title, location, businessId }): Command => ({
      key: `hall-${id}`,
      label: title,
      note: location,
      to: toBusiness(businessId),
    })),
  };
}

/** What the lists of the panel find for these words; users are for administrators only. */
function useFound(search: string | null, isAdmin: boolean) {
  const skip = search === null;
  const [text, paging] = [search ?? '', PALETTE_PAGE];
  const businesses = usePanelBusinessesQuery({ variables: { filter: { status: null, text }, paging }, skip });
  const people = usePanelPeopleQuery({
    variables: { filter: { role: null, text }, order: 'NAME', paging },
    skip: skip || !isAdmin,
  });
  const posts = usePanelBlogPostsQuery({
    variables: { filter: { search: text, status: null, categoryId: null }, paging },
    skip,
  });
  return {
    pending: [businesses, people, posts].some(({ loading }) => loading),
    businesses: businesses.data?.businesses.nodes ?? [],
    people: people.data?.people.nodes ?? [],
    posts: posts.data?.editorBlogPosts.nodes ?? [],
  };
}

/**
 * Where the palette leads for what was typed: the tabs that this role may open, and the records that it may see.
 * @param typed empty lists the tabs
 */
export function usePanelCommands(typed: string, isAdmin: boolean): CommandResults {
  const { tabs: names, palette: words } = useText(panelText);
  const { text, search, isAwaited } = usePaletteSearch(typed);
  const found = useFound(search, isAdmin);
  const { bookings, halls, pending } = useBookingsAndHalls(search);
  const wanted = text.toLowerCase();
  const tabs = tabsFor(isAdmin)
    .filter(({ name, hidden }) => (!hidden || name === 'profile') && names[name].toLowerCase().includes(wanted))
    .map(({ name }): Command => ({ key: `tab-${name}`, label: names[name], to: toAddress(name) }));
  const groups: CommandGroup[] = [
    { title: words.bookings, commands: bookings },
    { title: words.tabs, commands: tabs },
    { title: words.halls, commands: halls },
    {
      title: words.businesses,
      commands: found.businesses.map(({ id, name, location }) => ({
        key: `business-${id}`,
        label: name,
        note: location,
        to: toBusiness(id),
      })),
    },
    {
      title: words.users,
      commands: found.people.map(({ id, name, email }) => ({
        key: `user-${id}`,
        label: name,
        note: email,
        to: toAddress('users', { user: String(id) }),
      })),
    },
    {
      title: words.posts,
      commands: found.posts.map(({ id, title }) => ({ key: `post-${id}`, label: title, to: blogAddress('post', id) })),
    },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    pending: found.pending || pending || isAwaited,
  };
}
