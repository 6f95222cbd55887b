import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { CalendarIcon } from '../../ui/icons';
import { bookingText } from './booking.text';
import { useBookingFile } from './useBookingFile';

interface CalendarFileButtonProps {
  booking: { id: number; invoiceNumber: string };
  look?: 'primary' | 'secondary';
}

/** Adds a booking to the customer's own calendar: downloads it as a file that calendar programs open. */
export function CalendarFileButton({ booking, look = 'secondary' }: CalendarFileButtonProps) {
  const words = useText(bookingText).calendarFile;
  const { download, loading } = useBookingFile({ path: 'calendar.ics', locale: useLocale(), failed: words.failed });
  return (
    <Button look={look} icon={<CalendarIcon />} pending={loading} onClick={() => void download(booking)}>
      {words.add}
    </Button>
  );
}
