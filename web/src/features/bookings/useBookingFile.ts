import { useSavedFile } from '../../graphql/useSavedFile';
import type { Locale } from '../../i18n/locale';

/** A file that the server draws of a booking. */
interface BookingFile {
  /** Its path below the booking, such as `invoice.pdf`. */
  path: 'invoice.pdf' | 'calendar.ics';
  /** The language to write it in. */
  locale: Locale;
  /** What is said where it doesn't come. */
  failed: { title: string; description: string };
}

/** Downloads a file of one of the viewer's bookings. */
export function useBookingFile({ path, locale, failed }: BookingFile) {
  const { save, pending } = useSavedFile(failed);
  const download = ({ id, invoiceNumber }: { id: number; invoiceNumber: string }) =>
    save(`/api/user/bookings/${id}/${path}?locale=${locale}`, `${invoiceNumber}${path.slice(path.lastIndexOf('.'))}`);
  return { download, loading: pending };
}
