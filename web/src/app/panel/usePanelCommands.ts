import { invoiceNumber } from '@mehfil/api/domain/bookings/invoice';
import { usePanelBusinessesQuery } from '../../graphql/generated/panel-businesses';
import { usePanelPeopleQuery } from '../../graphql/generated/panel-users';
import { usePanelBlogPostsQuery } from '../../graphql/generated/panel-blog';
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

/** The booking whose number was typed: as on its papers, or without its zeros. */
function toBooking(typed: string): Command[] {
  const id = Number(/^(?:inv-?)?0*(\d{1,9})$/i.exec(typed)?.[1] ?? 0);
  return id === 0 ? [] : [{ key: `booking-${id}`, label: invoiceNumber(id), to: paths.anyBooking(id) }];
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
 * Where the palette leads for what was typed: the tabs that this role may open, and businesses, users and articles by name.
 * @param typed empty lists the tabs
 */
export function usePanelCommands(typed: string, isAdmin: boolean): CommandResults {
  const { tabs: names, palette: words } = useText(panelText);
  const { text, search, isAwaited } = usePaletteSearch(typed);
  const found = useFound(search, isAdmin);
  const wanted = text.toLowerCase();
  const tabs = tabsFor(isAdmin)
    .filter(({ name, hidden }) => (!hidden || name === 'profile') && names[name].toLowerCase().includes(wanted))
    .map(({ name }): Command => ({ key: `tab-${name}`, label: names[name], to: toAddress(name) }));
  const groups: CommandGroup[] = [
    { title: words.bookings, commands: toBooking(text) },
    { title: words.tabs, commands: tabs },
    {
      title: words.businesses,
      commands: found.businesses.map(({ id, name, location }) => ({
        key: `business-${id}`,
        label: name,
        note: location,
        to: toAddress('businesses', { status: 'all', text: name }),
      })),
    },
    {
      title: words.users,
      commands: found.people.map(({ id, name, email }) => ({
        key: `user-${id}`,
        label: name,
        note: email,
        to: toAddress('users', { text: email }),
      })),
    },
    {
      title: words.posts,
      commands: found.posts.map(({ id, title }) => ({ key: `post-${id}`, label: title, to: blogAddress('post', id) })),
    },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    pending: found.pending || isAwaited,
  };
}
