import { useRef, useState } from 'react';
import { readProtected } from '../../graphql/protected-file';
import { useText } from '../../i18n/text';
import { saveFile } from '../../lib/save-file';
import { showToast } from '../../lib/toast';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DownloadIcon, PrintIcon } from '../../ui/icons';
import { bookingText } from './booking.text';
import { invoiceOfBooking, type ShownBooking } from './invoice-data';
import { InvoicePaper } from './InvoicePaper';
import { printPaper } from './print-paper';

interface InvoiceDialogProps {
  /** Null while closed. */
  booking: ShownBooking | null;
  /** For the owner the same paper is the booking in detail. */
  title?: string;
  onClose: () => void;
}

/** The invoice of a booking, to read, print and keep (customer.md §2 Invoice view). */
export function InvoiceDialog({ booking, title, onClose }: InvoiceDialogProps) {
  const words = useText(bookingText).invoice;
  const paper = useRef<HTMLDivElement>(null);
  const [loading, setLoading] = useState(false);
  if (!booking) return null;

  const print = () => {
    if (paper.current && !printPaper(paper.current, booking.invoiceNumber)) {
      showToast({ tone: 'danger', ...words.blocked });
    }
  };
  const download = async () => {
    setLoading(true);
    try {
      const file = await readProtected(`/api/user/bookings/${booking.id}/invoice.pdf`, `${booking.invoiceNumber}.pdf`);
      saveFile(file.content, file.name);
    } catch {
      showToast({ tone: 'danger', ...words.pdfFailed });
    } finally {
      setLoading(false);
    }
  };

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
          <Button look="secondary" icon={<DownloadIcon />} pending={loading} onClick={() => void download()}>
            {words.pdf}
          </Button>
          <Button icon={<PrintIcon />} onClick={print}>
            {words.print}
          </Button>
        </>
      }
    >
      <InvoicePaper data={invoiceOfBooking(booking)} paper={paper} />
    </Dialog>
  );
}
