import { isUnacceptedOffer } from '@mehfil/api/domain/bookings/entry';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useBookingPaymentsQuery } from '../../graphql/generated/booking-payments';
import type { Locale } from '../../i18n/locale';
import { useText } from '../../i18n/text';
import { pageClock } from '../../lib/clock';
import { Button } from '../../ui/Button';
import { DownloadIcon } from '../../ui/icons';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { SkeletonGroup } from '../../ui/SkeletonGroup';
import { FunctionsNote } from './FunctionsNote';
import { bookingText } from './booking.text';
import { settledInvoice, type ShownBooking } from './invoice-data';
import styles from './InvoiceDialog.module.css';
import { InvoicePaper } from './InvoicePaper';
import { PaperDialog } from './page/PaperDialog';
import { useBookingDetail } from './useBookingDetail';
import { useBookingFile } from './useBookingFile';

/** Stand-ins while the booking is read: its head and its groups of lines. */
const PARTS = 3;

interface InvoiceDialogProps {
  /** Undefined while closed. */
  bookingId: number | undefined;
  /** For the owner the same paper is the booking in detail. */
  title?: string;
  /** Stands below the paper and is never printed. */
  extra?: (booking: ShownBooking) => ReactNode;
  onClose: () => void;
}

/** The invoice of a booking, to read, print and keep (docs/coverage.md: customer §2 Invoice view). */
export function InvoiceDialog({ bookingId, ...rest }: InvoiceDialogProps) {
  return bookingId === undefined ? null : <Opened key={bookingId} bookingId={bookingId} {...rest} />;
}

/** Lists know a booking in short; its price in full and its payments are read when it is opened. */
function Opened({ bookingId, title, extra, onClose }: InvoiceDialogProps & { bookingId: number }) {
  const words = useText(bookingText).invoice;
  const booking = useBookingDetail(bookingId, onClose);
  const { data, error, refetch } = useBookingPaymentsQuery({ variables: { id: bookingId }, freshFor: 0 });
  const payments = data?.bookingPayments;
  return (
    <PaperDialog
      title={title ?? words.title}
      number={booking?.invoiceNumber}
      fileName={booking?.invoiceNumber}
      words={words}
      loading={<SkeletonGroup count={PARTS} of={PartSkeleton} />}
      failed={error && !payments && <LoadFailed level={3} onRetry={() => void refetch().catch(() => undefined)} />}
      actions={(locale) =>
        booking && isUnacceptedOffer(booking) ? null : <PdfButton booking={booking} locale={locale} />
      }
      below={
        booking && (
          <>
            <FunctionsNote booking={booking} />
            {extra?.(booking)}
          </>
        )
      }
      onClose={onClose}
    >
      {booking && payments && <InvoicePaper data={settledInvoice(booking, payments, new Date(pageClock()))} />}
    </PaperDialog>
  );
}

/** Downloads the invoice in the language of the paper. */
function PdfButton({ booking, locale }: { booking: ShownBooking | undefined; locale: Locale }) {
  const words = useText(bookingText).invoice;
  const { download, loading } = useBookingFile({ path: 'invoice.pdf', locale, failed: words.pdfFailed });
  return (
    <Button
      look="secondary"
      icon={<DownloadIcon />}
      pending={loading}
      disabled={!booking}
      onClick={() => booking && void download(booking)}
    >
      {words.pdf}
    </Button>
  );
}

function PartSkeleton() {
  return (
    <Flex vertical gap={10} className={styles.part}>
      <Skeleton width="38%" height="22px" />
      <Skeleton width="72%" />
      <Skeleton width="64%" />
      <Skeleton width="46%" />
    </Flex>
  );
}
