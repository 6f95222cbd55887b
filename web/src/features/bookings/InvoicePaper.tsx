import type { InvoiceGroup } from '@mehfil/api/domain/bookings/invoice';
import { pictureAt } from '@mehfil/api/domain/media/pictures';
import { useFormat } from '../../i18n/format';
import { occasionsText } from '../../i18n/occasions.text';
import { placesText } from '../../i18n/places.text';
import { useSay } from '../../i18n/say';
import { useText } from '../../i18n/text';
import { EmailAddress } from '../../ui/EmailAddress';
import { bookingText } from './booking.text';
import { CancellationTerms } from './CancellationTerms';
import { CustomerStatusTag } from './CustomerStatusTag';
import { useBookingTimes } from './booking-times';
import type { InvoiceData } from './invoice-data';
import { GroupRows, InvoiceAmount, InvoiceRow, TotalRows } from './InvoiceRows';
import styles from './InvoicePaper.module.css';
import { PaperFact, PaperFacts, PaperHead, PaperMark } from './PaperHead';

/** An invoice like a sheet of paper: who, what, when, and lines that add up (docs/coverage.md: customer §2 Invoice view). */
export function InvoicePaper({ data }: { data: InvoiceData }) {
  const words = useText(bookingText).invoice;
  const say = useSay();
  const { date } = useFormat();
  const { invoice } = data;
  return (
    <>
      <Watermark data={data} />
      <PaperHead
        title={say(invoice.note)}
        number={data.number ?? words.preview}
        status={<CustomerStatusTag status={data.status} reason={data.cancellationReason} />}
      >
        {data.issuedAt && <p className="muted small">{words.issued(date(data.issuedAt, data.timeZone))}</p>}
      </PaperHead>
      <Seller data={data} />
      <Statement data={data} />
      <PricedParticulars data={data} />
      <Settled data={data} />
      {data.cancellationTerms && <CancellationTerms terms={data.cancellationTerms} />}
      <Requests data={data} />
    </>
  );
}

/** Across a paper that confirms nothing. */
export function Watermark({ data: { invoice } }: { data: InvoiceData }) {
  const say = useSay();
  return invoice.watermark && <PaperMark>{say(invoice.watermark)}</PaperMark>;
}

/** What the state of the booking means, and why it was cancelled. */
export function Statement({ data: { invoice, cancellationNote } }: { data: InvoiceData }) {
  const words = useText(bookingText).invoice;
  const say = useSay();
  return (
    <div className={styles.statement}>
      <p>{say(invoice.statement)}</p>
      {cancellationNote && <p>{words.reason(cancellationNote)}</p>}
    </div>
  );
}

/** What the customer asked for besides. */
export function Requests({ data: { specialRequests } }: { data: InvoiceData }) {
  const words = useText(bookingText).invoice;
  if (!specialRequests) return null;
  return (
    <div>
      <p className="muted small">{words.requests}</p>
      <p className="lines">{specialRequests}</p>
    </div>
  );
}

/** Who sells, as far as it is known: of a booking, as it was when that was made. */
type SellerData = Pick<InvoiceData, 'businessName' | 'sellerAddress' | 'sellerPhone'> &
  Partial<Pick<InvoiceData, 'sellerLogo' | 'sellerTaxNumber'>>;

/** The business that writes a paper. */
export function Seller({ data }: { data: SellerData }) {
  const words = useText(bookingText).invoice;
  return (
    <div className="row middle gap-20">
      {data.sellerLogo && <img className={styles.logo} src={pictureAt(data.sellerLogo, 320)} alt="" />}
      <p className="stack breakable">
        <span className="strong">{data.businessName}</span>
        {data.sellerAddress && <span>{data.sellerAddress}</span>}
        {data.sellerPhone && (
          <span>
            <bdi dir="ltr">{data.sellerPhone}</bdi>
          </span>
        )}
        {data.sellerTaxNumber && <span>{words.taxNumber(data.sellerTaxNumber)}</span>}
      </p>
    </div>
  );
}

/** Who books which hall and when, with the lines of the price and their total. */
export function PricedParticulars({ data }: { data: InvoiceData }) {
  const { invoice, currency } = data;
  return (
    <>
      <Particulars data={data} />
      {invoice.groups.map((group) => (
        <Group key={group.name} group={group} currency={currency} />
      ))}
      <Totals data={data} />
    </>
  );
}

function Particulars({ data }: { data: InvoiceData }) {
  const words = useText(bookingText).invoice;
  const { address } = useText(placesText);
  const { names: occasions } = useText(occasionsText);
  const { number } = useFormat();
  const times = useBookingTimes(data);
  return (
    <PaperFacts>
      <PaperFact label={words.billedTo}>
        <span className="strong">{data.customerName}</span>
        {data.customerEmail && (
          <span>
            <EmailAddress>{data.customerEmail}</EmailAddress>
          </span>
        )}
        <span>
          <bdi dir="ltr">{data.customerPhone}</bdi>
        </span>
      </PaperFact>
      <PaperFact label={words.hall}>
        <span className="strong">{data.hallTitle}</span>
        <span>{address(data.hallLocation)}</span>
      </PaperFact>
      <PaperFact label={words.event}>
        <span className="strong">{times.date}</span>
        <span>
          {times.range} ({words.hours(data.invoice.hours)})
        </span>
        <span>
          {words.guests}: {number(data.guestCount)}
        </span>
        {data.occasion && <span>{occasions[data.occasion]}</span>}
      </PaperFact>
    </PaperFacts>
  );
}

/** The lines of a group with their sum. */
function Group({ group, currency }: { group: InvoiceGroup; currency: string }) {
  const say = useSay();
  const words = useText(bookingText).invoice;
  return (
    <table className="amounts">
      <caption>{say(group.title)}</caption>
      <tbody>
        <GroupRows group={group} currency={currency} />
        {group.subtotal > 0 && (
          <InvoiceRow label={words.subtotal} className="subtotal">
            <InvoiceAmount amount={group.subtotal} currency={currency} />
          </InvoiceRow>
        )}
      </tbody>
    </table>
  );
}

/** What was charged after the event, received and refunded, and what is left. */
function Settled({ data: { invoice, currency } }: { data: InvoiceData }) {
  const say = useSay();
  if (!invoice.settlement) return null;
  const { charges, lines, balance } = invoice.settlement;
  return (
    <>
      {charges && <Group group={charges} currency={currency} />}
      <table className="amounts">
        <caption className="visually-hidden">{say(balance.label)}</caption>
        <tbody>
          {lines.map(({ label, amount }) => (
            <InvoiceRow key={label} label={say(label)}>
              <InvoiceAmount amount={amount} currency={currency} />
            </InvoiceRow>
          ))}
          <InvoiceRow label={say(balance.label)} className="total">
            <InvoiceAmount amount={balance.amount} currency={currency} />
          </InvoiceRow>
        </tbody>
      </table>
    </>
  );
}

/** What makes the total, and the total. */
function Totals({ data }: { data: InvoiceData }) {
  const words = useText(bookingText).invoice;
  return (
    <table className="amounts">
      <caption className="visually-hidden">{words.total}</caption>
      <tbody>
        <TotalRows data={data} label={words.total} className="total" />
      </tbody>
    </table>
  );
}
