import { Descriptions, Flex } from 'antd';
import {
  useBookingCancellationQuery,
  useCancelBookingMutation,
  type BookingCancellationQuery,
} from '../../../graphql/generated/cancellation';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { LoadFailed } from '../../../ui/LoadFailed';
import { Money } from '../../../ui/Money';
import { Skeleton } from '../../../ui/Skeleton';
import { useBookingTimes } from '../booking-times';
import type { ListedBooking } from '../invoice-data';
import { useHallName } from '../../../i18n/useHallName';
import { myBookingsText } from './my-bookings.text';
import { VIEWER_BOOKING_QUERIES } from './viewer-queries';

type Quote = BookingCancellationQuery['bookingCancellation'];

/** Says what comes back before a confirmed booking is cancelled; the server refuses where that has changed meanwhile. */
export function CancelDialog({ booking, onClose }: { booking: ListedBooking; onClose: () => void }) {
  const words = useText(myBookingsText);
  const nameHall = useHallName();
  const { date } = useBookingTimes(booking);
  const { data, error, refetch } = useBookingCancellationQuery({ variables: { id: booking.id }, freshFor: 0 });
  const { run, pending } = useCancelBookingMutation({
    success: { tone: 'success', ...words.cancelled },
    about: nameHall(booking),
    failure: { ...words.cancelFailed, always: true },
    refetch: VIEWER_BOOKING_QUERIES,
  });
  const { title, text, keep, failed, retry } = words.cancelDialog;
  const quote = data?.bookingCancellation;
  const ask = () => void refetch().catch(() => undefined);
  const confirm = async ({ refund, kept }: Quote) => {
    const { ok } = await run({ id: booking.id, refund, kept });
    if (ok) onClose();
    else ask();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" autoFocus onClick={onClose}>
            {keep}
          </Button>
          <Button look="danger" disabled={!quote} pending={pending} onClick={() => quote && void confirm(quote)}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <Flex vertical gap={12}>
        <p className="muted">{text(nameHall(booking), date)}</p>
        {quote ? (
          <Sums quote={quote} />
        ) : error ? (
          <LoadFailed level={3} title={failed} retry={retry} onRetry={ask} />
        ) : (
          <Skeleton height="80px" shape="box" />
        )}
      </Flex>
    </Dialog>
  );
}

function Sums({ quote }: { quote: Quote }) {
  const { sums, unpaid, refundNote } = useText(myBookingsText).cancelDialog;
  if (quote.paid <= 0) return <p>{unpaid}</p>;
  return (
    <>
      <Descriptions
        size="small"
        column={1}
        items={(['paid', 'refund', 'kept'] as const).map((key) => ({
          key,
          label: sums[key],
          children: <Money amount={quote[key]} currency={quote.currency} />,
        }))}
      />
      {quote.refund > 0 && <p className="muted medium">{refundNote}</p>}
    </>
  );
}
