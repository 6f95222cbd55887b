import { useQuotationQuery, type QuotationQuery, type QuotedTermsFragment } from '../../graphql/generated/quotation';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { LoadFailed } from '../../ui/LoadFailed';
import { CancellationTerms } from './CancellationTerms';
import { invoiceOfBooking, type InvoiceData, type ShownBooking } from './invoice-data';
import { PricedParticulars, Requests, Seller } from './InvoicePaper';
import styles from './InvoicePaper.module.css';
import { PaperDialog } from './page/PaperDialog';
import { PaperHead } from './PaperHead';
import { quotationText } from './quotation.text';
import { TermsText } from './TermsText';

/** The invoice that a booking would get by an offer. */
function invoiceOfOffer(booking: ShownBooking, { menu, ...terms }: QuotedTermsFragment): InvoiceData {
  // Terms name the dishes of a menu in one list.
  const billed = menu && { ...menu, courses: [{ choose: menu.dishes.length, dishes: menu.dishes }] };
  return invoiceOfBooking({ ...booking, ...terms, menu: billed });
}

interface PaperProps {
  booking: ShownBooking;
  offer: NonNullable<QuotationQuery['booking']['openChange']>;
  terms: QuotationQuery['bookingContract']['terms'];
}

/** An offer like a sheet of paper: who offers what, for how much, until when and under which terms. */
function Paper({ booking, offer, terms }: PaperProps) {
  const words = useText(quotationText);
  const { date, compactDateTime } = useFormat();
  const data = invoiceOfOffer(booking, offer.after);
  return (
    <>
      <PaperHead title={words.title} number={data.number}>
        <p className="muted small">{words.written(date(offer.createdAt, data.timeZone))}</p>
      </PaperHead>
      <Seller data={data} />
      <p className={styles.statement}>{words.statement(compactDateTime(offer.validUntil ?? '', data.timeZone))}</p>
      <PricedParticulars data={data} />
      {data.cancellationTerms && <CancellationTerms terms={data.cancellationTerms} />}
      {offer.note && (
        <div>
          <p className="muted small">{words.note}</p>
          <p className="lines">{offer.note}</p>
        </div>
      )}
      <Requests data={data} />
      {terms && (
        <div>
          <p className="strong">{words.terms}</p>
          <TermsText terms={terms} both />
        </div>
      )}
    </>
  );
}

/** The open offer of a booking as a quotation, to read and print, for both its sides. */
export function QuotationDialog({ bookingId, onClose }: { bookingId: number; onClose: () => void }) {
  const words = useText(quotationText);
  const { data, error, refetch } = useQuotationQuery({ variables: { id: bookingId }, freshFor: 0 });
  const { booking, bookingContract } = data ?? {};
  return (
    <PaperDialog
      title={words.title}
      number={booking?.invoiceNumber}
      failed={error && <LoadFailed level={3} title={words.failed} onRetry={refetch} />}
      onClose={onClose}
    >
      {booking?.openChange && (
        <Paper booking={booking} offer={booking.openChange} terms={bookingContract?.terms ?? null} />
      )}
    </PaperDialog>
  );
}
