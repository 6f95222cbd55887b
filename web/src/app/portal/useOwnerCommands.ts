import { useBusinessBookingsQuery } from '../../graphql/generated/business-bookings';
import { useOwnedHallsQuery } from '../../graphql/generated/owned-halls';
import { useRight } from '../../graphql/rights';
import { useFormat } from '../../i18n/format';
import { INTL_LOCALE, useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/text';
import { todayHere } from '../../lib/clock';
import { paths } from '../../lib/paths';
import type { Command, CommandGroup, CommandResults } from '../../ui/command-palette/CommandDialog';
import { PALETTE_PAGE, usePaletteSearch } from '../../ui/command-palette/usePaletteSearch';
import { findTypedDays, listTypedNames } from '../../ui/form/typed-moment';
import { useHallName } from '../../i18n/useHallName';
import { useBusinessEntries } from '../layouts/business-entries';
import { ownerCommandsText } from './owner-commands.text';

/** Bookings and halls that the server finds for what was typed. */
function useFound(search: string | null) {
  const { date } = useFormat();
  const hallName = useHallName();
  const mayBook = useRight('BOOKINGS');
  const mayView = useRight('VIEW_HALLS');
  const mayEdit = useRight('HALLS');
  const skip = search === null;
  const [text, paging] = [search ?? '', PALETTE_PAGE];
  const bookings = useBusinessBookingsQuery({
    variables: { filter: { text }, order: 'NEWEST', paging },
    skip: skip || !mayBook,
  });
  const halls = useOwnedHallsQuery({ variables: { filter: { text }, paging }, skip: skip || !mayView });
  return {
    pending: bookings.loading || halls.loading,
    bookings: (bookings.data?.businessBookings.nodes ?? []).map((booking): Command => ({
      key: `booking-${booking.id}`,
      label: `${booking.invoiceNumber} ${booking.customerName}`,
      note: `${hallName(booking)}, ${date(booking.startTime, booking.timeZone)}`,
      to: paths.business.booking(booking.id),
    })),
    halls: (halls.data?.viewerHalls.nodes ?? []).map(({ id, title, location }): Command => ({
      key: `hall-${id}`,
      label: title,
      note: location,
      to: mayEdit ? paths.business.editHall(id) : `${paths.business.calendar}?hall=${id}`,
    })),
  };
}

/** What is done often, for those who may. */
function useActions(onAddBooking: () => void): Command[] {
  const words = useText(ownerCommandsText);
  const mayBook = useRight('BOOKINGS');
  const mayEdit = useRight('HALLS');
  const sheet = paths.business.functionSheet(todayHere(), null);
  return [
    ...(mayBook ? [{ key: 'add-booking', label: words.addBooking, to: onAddBooking }] : []),
    ...(mayBook ? [{ key: 'sheet', label: words.sheet, to: sheet }] : []),
    ...(mayEdit ? [{ key: 'add-hall', label: words.addHall, to: paths.business.createHall }] : []),
  ];
}

/** The days that were typed, in the calendar. */
function useDays(typed: string): Command[] {
  const locale = useLocale();
  const { longDate } = useFormat();
  const mayBook = useRight('BOOKINGS');
  if (!mayBook) return [];
  return findTypedDays(typed, listTypedNames(INTL_LOCALE[locale]), todayHere()).map((day) => ({
    key: `day-${day}`,
    label: longDate(`${day}T00:00:00Z`, 'UTC'),
    to: `${paths.business.calendar}?day=${day}`,
  }));
}

/**
 * Where the portal's palette leads for what was typed.
 * @param typed empty lists actions and screens
 */
export function useOwnerCommands(typed: string, { onAddBooking }: { onAddBooking: () => void }): CommandResults {
  const words = useText(ownerCommandsText);
  const { text, search, isAwaited } = usePaletteSearch(typed);
  const found = useFound(search);
  const days = useDays(text);
  const isMeant = ({ label }: Pick<Command, 'label'>) => label.toLowerCase().includes(text.toLowerCase());
  const actions = useActions(onAddBooking).filter(isMeant);
  const screens = useBusinessEntries()
    .filter(isMeant)
    .map(({ key, label }): Command => ({ key: `screen-${key}`, label, to: key }));
  const groups: CommandGroup[] = [
    { title: words.days, commands: days },
    { title: words.bookings, commands: found.bookings },
    { title: words.actions, commands: actions },
    { title: words.halls, commands: found.halls },
    { title: words.screens, commands: screens },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    pending: found.pending || isAwaited,
  };
}
