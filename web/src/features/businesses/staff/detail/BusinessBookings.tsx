import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import { cancelBookingSchema } from '@mehfil/api/domain/bookings/inputs';
import { useId, useState } from 'react';
import {
  useCancelConfirmedBookingMutation,
  usePanelBusinessBookingsQuery,
  type PanelBusinessBookingsQuery,
} from '../../../../graphql/generated/business-detail';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useKeptFocus } from '../../../../lib/kept-focus';
import { paths } from '../../../../lib/paths';
import { Button } from '../../../../ui/Button';
import { Money } from '../../../../ui/Money';
import { Skeleton } from '../../../../ui/Skeleton';
import { StatusTag } from '../../../../ui/StatusTag';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { SelectFilter } from '../../../../ui/list/SelectFilter';
import { Pager } from '../../../../ui/list/Pager';
import { useRowChange } from '../../../../ui/list/useRowChange';
import { ReasonDialog } from '../../../../ui/ReasonDialog';
import { detailText } from './business-detail.text';

type BookingLine = PanelBusinessBookingsQuery['bookingsOfBusiness']['nodes'][number];
const PAGE = 10;
const STATUSES = ['CONFIRMED', 'PENDING', 'CANCELLED'] as const;
type Status = (typeof STATUSES)[number];

interface BusinessBookingsProps {
  id: number;
  /** With a button where the server lets the viewer cancel; without it the list only shows. */
  canCancel: boolean;
}

/** The bookings of a business; an admin can cancel a confirmed one with a reason (docs/decisions/0006-ledger.md). */
export function BusinessBookings({ id, canCancel }: BusinessBookingsProps) {
  const words = useText(detailText).bookings;
  const [chosen, setChosen] = useState<Status | null>('CONFIRMED');
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<BookingLine | null>(null);
  const { data, error, refetch } = usePanelBusinessBookingsQuery({
    variables: {
      id,
      filter: { status: chosen },
      order: 'LATEST',
      paging: { limit: PAGE, page },
    },
    freshFor: 0,
  });
  const list = data?.bookingsOfBusiness;
  const filterId = useId();
  const kept = useKeptFocus<HTMLUListElement>(filterId);
  const labels = { CONFIRMED: words.confirmed, PENDING: words.pending, CANCELLED: words.cancelled };
  return (
    <>
      <SelectFilter<Status | null>
        id={filterId}
        label={words.filter}
        value={chosen}
        options={[...STATUSES.map((each) => ({ value: each, label: labels[each] })), { value: null, label: words.all }]}
        onChange={(status) => {
          setChosen(status);
          setPage(1);
        }}
      />
      {error && !list && <LoadFailed onRetry={refetch} />}
      {!error && !list && <Skeleton height="80px" shape="box" />}
      {list?.nodes.length === 0 && <p className="muted">{words.none}</p>}
      <ul {...kept} className="divided">
        {list?.nodes.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            onCancel={canCancel && booking.viewerCanCancel ? () => setAsked(booking) : undefined}
          />
        ))}
      </ul>
      <Pager page={page} limit={PAGE} total={list?.totalCount ?? 0} onPage={setPage} />
      {asked && <CancelDialog booking={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function BookingRow({ booking, onCancel }: { booking: BookingLine; onCancel: (() => void) | undefined }) {
  const words = useText(detailText).bookings;
  const format = useFormat();
  const { invoiceNumber, hallTitle, customerName, customerContact, customerPhone, startTime, endTime, timeZone } =
    booking;
  return (
    <Flex component="li" wrap align="center" justify="space-between" gap={12}>
      <div className="stack grow-220 breakable gap-4">
        <Flex component="span" wrap align="center" gap={8}>
          <strong>{hallTitle}</strong> <StatusTag status={booking.status} />
        </Flex>
        <span>
          {words.until(format.compactDateTime(startTime, timeZone), format.time(endTime, timeZone))}
          {' · '}
          {words.guests(format.number(booking.guestCount))}
        </span>
        <span className="muted">
          <Link to={paths.anyBooking(booking.id)}>{invoiceNumber}</Link> · {customerName} ·{' '}
          <span className="unbroken" dir="ltr">
            {customerContact?.national ?? customerPhone}
          </span>
        </span>
        {booking.cancellationNote && <span className="muted">{booking.cancellationNote}</span>}
      </div>
      <Money inList amount={booking.totalPrice} currency={booking.currency} />
      {onCancel && (
        <Button look="caution" aria-label={words.cancelOf(invoiceNumber)} onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </Flex>
  );
}

function CancelDialog({ booking: { id, invoiceNumber }, onClose }: { booking: BookingLine; onClose: () => void }) {
  const words = useText(detailText);
  const change = useRowChange(words.bookings.failed, ['PanelBusinessBookings', 'PanelOverview'], invoiceNumber);
  const cancel = useCancelConfirmedBookingMutation(change(words.bookings.wasCancelled));
  return (
    <ReasonDialog
      title={words.bookings.why(invoiceNumber)}
      label={words.bookings.reason}
      hint={words.bookings.reasonHint}
      submit={words.bookings.cancel}
      schema={cancelBookingSchema}
      onSubmit={async (input, form) => (await cancel.run({ id, input }, { form })).ok}
      onClose={onClose}
    />
  );
}
