import { useText } from '../../../i18n/text';
import { offerText } from '../offer.text';
import { bookingPageText } from './booking-page.text';
import type { PagedEvent } from './page-data';

/** What happened to a booking, in a few words. */
export function useEventTitle(): (event: PagedEvent) => string {
  const { timeline: words } = useText(bookingPageText);
  const offers: Readonly<Record<string, string>> = useText(offerText).events;
  return ({ kind, side, mail, change, actorName }) => {
    const offered = change?.kind === 'OFFER' ? offers[kind] : undefined;
    if (offered) return offered;
    if (mail) return words.mailTo[mail.to === 'CUSTOMER' ? 'CUSTOMER' : 'BUSINESS'];
    if (kind === 'SEEN' && actorName) return words.seenBy(actorName);
    return kind === 'CONFIRMED' && side === 'PLATFORM' ? words.instantly : words.kinds[kind];
  };
}
