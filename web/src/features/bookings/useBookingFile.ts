import { useState } from 'react';
import type { Locale } from '../../i18n/locale';
import { readProtected } from '../../graphql/protected-file';
import { saveFile } from '../../lib/save-file';
import { showToast } from '../../lib/toast';

/** A file that the server draws of a booking. */
interface BookingFile {
  /** Its path below the booking, such as `invoice.pdf`. */
  path: 'invoice.pdf' | 'calendar.ics';
  /** The language to draw it in, where it is drawn in several. */
  locale?: Locale;
  /** What is said where it doesn't come. */
  failed: { title: string; description: string };
}

/** Downloads a file of one of the viewer's bookings. */
export function useBookingFile({ path, locale, failed }: BookingFile) {
  const [loading, setLoading] = useState(false);
  const download = async ({ id, invoiceNumber }: { id: number; invoiceNumber: string }) => {
    setLoading(true);
    try {
      const file = await readProtected(
        `/api/user/bookings/${id}/${path}${locale ? `?locale=${locale}` : ''}`,
        `${invoiceNumber}${path.slice(path.lastIndexOf('.'))}`,
      );
      saveFile(file.content, file.name);
    } catch {
      showToast({ tone: 'danger', ...failed });
    } finally {
      setLoading(false);
    }
  };
  return { download, loading };
}
