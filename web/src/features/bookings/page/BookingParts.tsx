import { isUnacceptedOffer } from '@mehfil/api/domain/bookings/entry';
import { Descriptions, Flex } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { nameDishes } from '@mehfil/api/domain/menus/words';
import { useLocale } from '../../../i18n/locale';
import { useMenuName } from '../../../i18n/menu-name';
import { namesText } from '../../../i18n/names.text';
import { occasionsText } from '../../../i18n/occasions.text';
import { placesText } from '../../../i18n/places.text';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmailLink } from '../../../ui/EmailAddress';
import { DownloadIcon } from '../../../ui/icons';
import { lazyPart } from '../../../ui/lazy-part';
import { bookingText } from '../booking.text';
import { CalendarFileButton } from '../CalendarFileButton';
import { FunctionsNote } from '../FunctionsNote';
import { menusText } from '../menus.text';
import { invoiceOfBooking, type ShownBooking } from '../invoice-data';
import { GroupRows, TotalRows } from '../InvoiceRows';
import { useBookingFile } from '../useBookingFile';
import { useHallName } from '../../../i18n/useHallName';
import { useWhatsApp } from '../useWhatsApp';
import { whatsAppText } from '../whatsapp.text';
import { bookingPageText } from './booking-page.text';
import { ContractPart } from './contract/lazy';
import type { BookingPartProps, PagedBooking } from './page-data';
import { useFormat } from '../../../i18n/format';
import { useCountHeads } from '../useCountHeads';

/** The menu of a booking with its dishes: eight by name, the rest counted. */
function MenuDishes({ menu }: { menu: NonNullable<ShownBooking['menu']> }) {
  const words = useText(menusText);
  const toName = useMenuName();
  const { number } = useFormat();
  const countHeads = useCountHeads();
  const { named, more } = nameDishes(menu.courses);
  const dishes = named.map(({ name, nameUrdu }) => toName({ name, nameUrdu: nameUrdu ?? null }));
  return (
    <div>
      <span className="block">{words.line(toName(menu), countHeads(menu))}</span>
      <span className="block muted medium">
        {dishes.join(' · ')}
        {more > 0 && ` ${words.more(number(more))}`}
      </span>
    </div>
  );
}

const InvoiceDialog = lazyPart(() => import('../InvoiceDialog').then((module) => module.InvoiceDialog));

/** A part of the page with its heading. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Flex vertical gap={12}>
        <h2 id={id} className="size-18">
          {title}
        </h2>
        {children}
      </Flex>
    </Card>
  );
}

/** The price with all its parts, as the invoice has them. */
export function PriceSection({ booking }: { booking: PagedBooking }) {
  const words = useText(bookingPageText);
  const data = invoiceOfBooking(booking);
  return (
    <Section title={words.sections.price}>
      <table className="amounts">
        <tbody>
          {data.invoice.groups.map((group) => (
            <GroupRows key={group.name} group={group} currency={data.currency} />
          ))}
          <TotalRows data={data} label={words.total} className="total" />
        </tbody>
      </table>
    </Section>
  );
}

function useAgreed(booking: PagedBooking) {
  const { menu, occasion, categoryName, typeName, shiftName, rateReason, optionalServices, specialRequests } = booking;
  const occasions = useText(occasionsText);
  const menus = useText(menusText);
  const { agreed } = useText(bookingPageText);
  const { name, reason, listed } = useText(namesText);
  const services = optionalServices.map((each) =>
    each.quantity === 1 ? name(each.name) : `${each.quantity} × ${name(each.name)}`,
  );
  const kind = [categoryName, typeName].flatMap((each) => (each ? [name(each)] : []));
  return [
    { key: 'occasion', label: occasions.label, children: occasion && occasions.names[occasion] },
    { key: 'kind', label: agreed.kind, children: kind.join(listed) },
    { key: 'shift', label: agreed.shift, children: shiftName && name(shiftName) },
    { key: 'rate', label: agreed.rate, children: rateReason && reason(rateReason) },
    { key: 'menu', label: menus.title, children: menu && <MenuDishes menu={menu} /> },
    { key: 'services', label: agreed.services, children: services.join(listed) || agreed.none },
    {
      key: 'requests',
      label: agreed.requests,
      children: specialRequests && <bdi className="lines">{specialRequests}</bdi>,
    },
  ].filter(({ children }) => children);
}

/** Whether both sides stand by what the booking says, or only the one that asked for it or offers it. */
function getStanding(booking: PagedBooking): 'agreed' | 'requested' | 'offered' {
  if (isUnacceptedOffer(booking)) return 'offered';
  return booking.acceptedAt !== null || booking.confirmedAt !== null ? 'agreed' : 'requested';
}

/** What was agreed, asked for or offered beside the price, and the other functions of its group. */
export function AgreedSection({ booking }: { booking: PagedBooking }) {
  const words = useText(bookingPageText);
  const items = useAgreed(booking);
  return (
    <Section title={words.sections[getStanding(booking)]}>
      <Descriptions column={1} items={items} />
      <FunctionsNote booking={booking} />
    </Section>
  );
}

/** Invoice to read, print and download; for the business what it works by, too. */
export function PapersSection({ booking, reader }: BookingPartProps) {
  const words = useText(bookingPageText);
  const { pdf, pdfFailed } = useText(bookingText).invoice;
  const [isOpen, setOpen] = useState(false);
  const { download, loading } = useBookingFile({ path: 'invoice.pdf', locale: useLocale(), failed: pdfFailed });
  return (
    <Section title={words.sections.papers}>
      {/* An offer that isn't accepted has its quotation. */}
      {!isUnacceptedOffer(booking) && (
        <Flex wrap gap={8}>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {words.papers.invoice}
          </Button>
          <Button look="secondary" icon={<DownloadIcon />} pending={loading} onClick={() => void download(booking)}>
            {pdf}
          </Button>
          {reader === 'owner' && <CalendarFileButton booking={booking} />}
          {reader === 'owner' && booking.status === 'CONFIRMED' && (
            <ButtonLink look="secondary" to={paths.business.functionSheet(booking.date, booking.hallId)}>
              {words.papers.sheet}
            </ButtonLink>
          )}
        </Flex>
      )}
      <ContractPart bookingId={booking.id} timeZone={booking.timeZone} />
      {isOpen && <InvoiceDialog bookingId={booking.id} onClose={() => setOpen(false)} />}
    </Section>
  );
}

interface PhoneProps {
  links: { national: string; dialerUrl: string };
  /** A message by WhatsApp; null where the number has none. */
  message: string | null;
}

function Phone({ links, message }: PhoneProps) {
  const { place } = useText(bookingPageText);
  const { link } = useText(whatsAppText);
  return (
    <Flex wrap gap="4px 16px">
      <a href={links.dialerUrl} aria-label={`${place.call} ${links.national}`}>
        <bdi dir="ltr">{links.national}</bdi>
      </a>
      {message && (
        <a href={message} target="_blank" rel="noreferrer">
          {link}
        </a>
      )}
    </Flex>
  );
}

function Customer({ booking, reader }: BookingPartProps) {
  const { words, toCustomer, toDirections } = useWhatsApp();
  const { customerName, customerContact, customerPhone, customerEmail } = booking;
  const address = reader === 'owner' ? customerContact?.whatsappUrl : null;
  return (
    <Flex vertical>
      <span>{customerName}</span>
      {customerContact ? (
        <Phone links={customerContact} message={address ? toCustomer(address, booking) : null} />
      ) : (
        <bdi dir="ltr">{customerPhone}</bdi>
      )}
      {address && booking.status === 'CONFIRMED' && (
        <a href={toDirections(address, booking)} target="_blank" rel="noreferrer">
          {words.directionsLink}
        </a>
      )}
      {customerEmail && <EmailLink address={customerEmail} />}
    </Flex>
  );
}

/** Where it is, and how the sides of the booking reach each other. */
export function PlaceSection({ booking, reader }: BookingPartProps) {
  const words = useText(bookingPageText);
  const { address } = useText(placesText);
  const nameHall = useHallName();
  const { words: messages, toBusiness, toFamily } = useWhatsApp();
  const isCustomer = reader === 'customer';
  const { hallId, hallTitle, hallLocation, businessName, businessContact, enteredBy } = booking;
  const items = [
    {
      key: 'hall',
      label: words.place.hall,
      children: (
        <Flex vertical>
          {reader === 'staff' ? (
            <span>{nameHall(booking)}</span>
          ) : (
            <Link to={paths.hall(hallId, hallTitle)}>{nameHall(booking)}</Link>
          )}
          <span>{address(hallLocation)}</span>
          {isCustomer && booking.status === 'CONFIRMED' && (
            <a href={toFamily(booking)} target="_blank" rel="noreferrer">
              {messages.shareLink}
            </a>
          )}
        </Flex>
      ),
    },
    {
      key: 'business',
      label: words.place.business,
      children: (
        <Flex vertical>
          <span>{businessName}</span>
          {businessContact && (
            <Phone
              links={businessContact}
              message={
                isCustomer && businessContact.whatsappUrl ? toBusiness(businessContact.whatsappUrl, booking) : null
              }
            />
          )}
        </Flex>
      ),
    },
    { key: 'customer', label: words.place.customer, children: <Customer booking={booking} reader={reader} /> },
    { key: 'entered', label: words.place.enteredBy, children: enteredBy },
  ];
  return (
    <Section title={words.sections.place}>
      <Descriptions column={1} items={items.filter(({ children }) => children)} />
    </Section>
  );
}
