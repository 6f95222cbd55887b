import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { CalendarIcon } from '../../ui/icons';
import { bookingText } from './booking.text';
import { useBookingFile } from './useBookingFile';

interface CalendarFileButtonProps {
  booking: { id: number; invoiceNumber: string };
}

/** Adds a booking to the customer's own calendar: downloads it as a file that calendar programs open. */
export function CalendarFileButton({ booking }: CalendarFileButtonProps) {
  const words = useText(bookingText).calendarFile;
  const { download, loading } = useBookingFile({ path: 'calendar.ics', failed: words.failed });
  return (
    <Button look="secondary" icon={<CalendarIcon />} pending={loading} onClick={() => void download(booking)}>
      {words.add}
    </Button>
  );
}
