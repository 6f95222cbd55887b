import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { useHallName } from '../../i18n/useHallName';
import { paths } from '../../lib/paths';
import type { PagedBooking } from './page/page-data';
import { whatsAppText } from './whatsapp.text';

/** What a message about a booking names of it. */
export type MessagedBooking = Pick<
  PagedBooking,
  | 'id'
  | 'source'
  | 'status'
  | 'invoiceNumber'
  | 'hallTitle'
  | 'hallNameUrdu'
  | 'hallLocation'
  | 'businessName'
  | 'customerName'
  | 'startTime'
  | 'endTime'
  | 'timeZone'
  | 'openChange'
>;

/** Without a number WhatsApp asks to whom a message goes. */
const ANYBODY = 'https://wa.me/';

const toLink = (address: string, lines: readonly string[]) => `${address}?text=${encodeURIComponent(lines.join('\n'))}`;

function getStage({ status, openChange }: MessagedBooking): 'request' | 'offer' | 'confirmed' | 'over' {
  if (status === 'CANCELLED') return 'over';
  if (status === 'CONFIRMED') return 'confirmed';
  return openChange?.status === 'OPEN' && openChange.kind === 'OFFER' ? 'offer' : 'request';
}

/** Where a hall is, as its address says. */
function findPlace({ hallTitle, hallLocation }: MessagedBooking): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${hallTitle}, ${hallLocation}`)}`;
}

/** Links to WhatsApp with a message about a booking, in the language of the page. */
export function useWhatsApp() {
  const words = useText(whatsAppText);
  const nameHall = useHallName();
  const { shortDate, time } = useFormat();
  const toDay = ({ startTime, timeZone }: MessagedBooking) => shortDate(startTime, timeZone);
  const toPlace = (booking: MessagedBooking) => [
    nameHall(booking),
    `${toDay(booking)}, ${time(booking.startTime, booking.timeZone)} – ${time(booking.endTime, booking.timeZone)}`,
    booking.hallLocation,
    words.directions(findPlace(booking)),
  ];
  const toMessage = (booking: MessagedBooking, side: 'customer' | 'business') => [
    words.greeting(side === 'customer' ? booking.businessName : booking.customerName),
    words[side][getStage(booking)](words.booking(nameHall(booking), toDay(booking), booking.invoiceNumber)),
  ];
  const toPage = (path: string) => words.page(`${window.location.origin}${path}`);
  return {
    words,
    /** To the business, by its customer. @param address of `ContactLinks.whatsappUrl` */
    toBusiness: (address: string, booking: MessagedBooking) =>
      toLink(address, [...toMessage(booking, 'customer'), toPage(paths.business.booking(booking.id))]),
    /** To the customer, by the business. Guests whose booking it entered have no page of their own. */
    toCustomer: (address: string, booking: MessagedBooking) =>
      toLink(address, [
        ...toMessage(booking, 'business'),
        ...(booking.source === 'CUSTOMER' ? [toPage(paths.booking(booking.id))] : []),
      ]),
    /** The way there, to the customer. */
    toDirections: (address: string, booking: MessagedBooking) => toLink(address, toPlace(booking)),
    /** Where and when it is, to whom the customer likes. */
    toFamily: (booking: MessagedBooking) => toLink(ANYBODY, toPlace(booking)),
  };
}
