import type { BusinessRight } from '@mehfil/api/domain/businesses/team';
import type { ReactNode } from 'react';
import { mayDo } from '../../graphql/rights';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import {
  CalendarIcon,
  ClockIcon,
  GridIcon,
  LayersIcon,
  ListIcon,
  MailIcon,
  MessagesIcon,
  MoneyIcon,
  PeopleIcon,
  PhoneIcon,
  PictureIcon,
  SettingsIcon,
  StarIcon,
} from '../../ui/icons';
import { businessLayoutText } from './business-layout.text';

/** A screen of the portal that has an entry of its own. */
export interface BusinessEntry {
  key: string;
  /** Who may open it; null for everybody. */
  right: BusinessRight | null;
  label: string;
  icon: ReactNode;
}

/** The portal's entries that the viewer may open: Dashboard, Setup, Halls, Bookings, Messages, Enquiries, Visits, Calendar, Guests, Reviews, Settings, Billing, Team, Support. */
export function useBusinessEntries(): BusinessEntry[] {
  const words = useText(businessLayoutText);
  const { viewer } = useSession();
  const entries: readonly BusinessEntry[] = [
    { key: paths.business.dashboard, right: 'FIGURES', label: words.dashboard, icon: <GridIcon /> },
    { key: paths.business.setup, right: 'HALLS', label: words.setup, icon: <LayersIcon /> },
    { key: paths.business.halls, right: 'VIEW_HALLS', label: words.halls, icon: <PictureIcon /> },
    { key: paths.business.bookings, right: 'BOOKINGS', label: words.bookings, icon: <ListIcon /> },
    { key: paths.business.messages, right: 'BOOKINGS', label: words.messages, icon: <MessagesIcon /> },
    { key: paths.business.enquiries, right: 'BOOKINGS', label: words.enquiries, icon: <MailIcon /> },
    { key: paths.business.visits, right: 'BOOKINGS', label: words.visits, icon: <ClockIcon /> },
    { key: paths.business.calendar, right: 'BOOKINGS', label: words.calendar, icon: <CalendarIcon /> },
    { key: paths.business.guests, right: 'BOOKINGS', label: words.guests, icon: <PhoneIcon /> },
    { key: paths.business.reviews, right: 'REVIEWS', label: words.reviews, icon: <StarIcon /> },
    { key: paths.business.settings, right: 'SETTINGS', label: words.settings, icon: <SettingsIcon /> },
    { key: paths.business.billing, right: 'BOOKINGS', label: words.billing, icon: <MoneyIcon /> },
    { key: paths.business.team, right: 'TEAM', label: words.team, icon: <PeopleIcon /> },
    { key: paths.customerSupport, right: null, label: words.support, icon: <MailIcon /> },
  ];
  return entries.filter(({ right }) => right === null || mayDo(viewer, right));
}
