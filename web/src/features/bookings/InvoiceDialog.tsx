import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DownloadIcon, PrintIcon } from '../../ui/icons';
import { Skeleton } from '../../ui/Skeleton';
import { SkeletonGroup } from '../../ui/SkeletonGroup';
import { FunctionsNote } from './FunctionsNote';
import { bookingText } from './booking.text';
import { invoiceOfBooking, type ShownBooking } from './invoice-data';
import styles from './InvoiceDialog.module.css';
import { InvoicePaper } from './InvoicePaper';
import { useBookingDetail } from './useBookingDetail';
import { useBookingFile } from './useBookingFile';
import { usePrintedPaper } from './usePrintedPaper';

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

/** Lists know a booking in short; its price in full is read when it is opened. */
function Opened({ bookingId, title, extra, onClose }: InvoiceDialogProps & { bookingId: number }) {
  const words = useText(bookingText).invoice;
  const { paper, print } = usePrintedPaper(words.blocked);
  const booking = useBookingDetail(bookingId, onClose);
  const { download, loading } = useBookingFile({ path: 'invoice.pdf', locale: useLocale(), failed: words.pdfFailed });
  return (
    <Dialog
      open
      wide
      title={title ?? words.title}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {words.close}
          </Button>
          <Button
            look="secondary"
            icon={<DownloadIcon />}
            pending={loading}
            disabled={!booking}
            onClick={() => booking && void download(booking)}
          >
            {words.pdf}
          </Button>
          <Button icon={<PrintIcon />} disabled={!booking} onClick={() => booking && print(booking.invoiceNumber)}>
            {words.print}
          </Button>
        </>
      }
    >
      {booking ? (
        <>
          <InvoicePaper data={invoiceOfBooking(booking)} paper={paper} />
          <FunctionsNote booking={booking} />
          {extra?.(booking)}
        </>
      ) : (
        <SkeletonGroup count={PARTS} of={PartSkeleton} />
      )}
    </Dialog>
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
