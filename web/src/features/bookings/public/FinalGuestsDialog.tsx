import { finalGuestsSchema } from '@mehfil/api/domain/bookings/change-inputs';
import { Flex } from 'antd';
import { useFormikContext } from 'formik';
import { placeOnFields } from '../../../graphql/change';
import { readError } from '../../../graphql/errors';
import { useQuoteFinalGuestsQuery, useSetFinalGuestsMutation } from '../../../graphql/generated/booking-changes';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { useSettled } from '../../../lib/useSettled';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { FormElement, FormState, useOnSubmit } from '../../../ui/form/AppForm';
import { NumberField } from '../../../ui/form/NumberField';
import { ChangePreview } from '../ChangePreview';
import type { PagedBooking } from '../page/page-data';
import { finalGuestsText } from './final-guests.text';
import { VIEWER_BOOKING_QUERIES } from './viewer-queries';

export interface FinalGuestsDialogProps {
  booking: Pick<PagedBooking, 'id' | 'guestCount' | 'timeZone' | 'menu'>;
  range: NonNullable<PagedBooking['finalGuests']>;
  onClose: () => void;
}

interface Values {
  guestCount: number | null;
}

/** Typing a number asks once, not per digit. */
const PAUSE_MS = 250;

/** Sets the final number of guests, with the new price and the difference before. */
export function FinalGuestsDialog(props: FinalGuestsDialogProps) {
  const words = useText(finalGuestsText);
  const { number, compactDateTime } = useFormat();
  const { booking, range, onClose } = props;
  const children = booking.menu?.childCount ?? 0;
  return (
    <Dialog open startsInField title={words.title} onClose={onClose}>
      <p className="intro">{words.intro(number(range.agreed), compactDateTime(range.until, booking.timeZone))}</p>
      {children > 0 && <p className="muted medium">{words.children(number(children))}</p>}
      <FormState<Values>
        initialValues={{ guestCount: booking.guestCount }}
        schema={finalGuestsSchema}
        draft={`final-guests-${booking.id}`}
      >
        <FormElement label={words.title}>
          <Fields {...props} />
        </FormElement>
      </FormState>
    </Dialog>
  );
}

/** What the number in the form would make of the booking; nothing is asked for the one that it has. */
function useGuestsQuote({ id, guestCount: current }: FinalGuestsDialogProps['booking'], guestCount: number | null) {
  const wanted = guestCount === null || guestCount < 1 || guestCount === current ? 0 : guestCount;
  const asked = useSettled(wanted, PAUSE_MS);
  const { data, error, refetch } = useQuoteFinalGuestsQuery({
    variables: { id, input: { guestCount: asked } },
    ...{ skip: asked === 0, freshFor: 0 },
  });
  const isCurrent = asked === wanted && asked !== 0;
  const failure = isCurrent && error ? readError(error) : null;
  const quote = (isCurrent && !failure && data?.quoteFinalGuests) || null;
  /** Asks once more: after a refusal the price may be another one. A failure of that is the query's own. */
  const again = () => {
    refetch().catch(() => undefined);
  };
  return { quote, failure, pending: wanted !== 0 && !quote && !failure, again };
}

function Fields({ booking, range, onClose }: FinalGuestsDialogProps) {
  const words = useText(finalGuestsText);
  const { number } = useFormat();
  const form = useFormikContext<Values>();
  const { quote, failure, pending, again } = useGuestsQuote(booking, form.values.guestCount);
  const { run } = useSetFinalGuestsMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.failed, always: true },
    refetch: VIEWER_BOOKING_QUERIES,
  });
  const between = words.range(number(range.min), number(range.max));
  useOnSubmit(async () => {
    // What has no price is refused already.
    if (failure) placeOnFields(failure, form);
    if (!quote) return;
    const input = { guestCount: quote.after.guestCount, totalAmount: quote.after.totalPrice };
    const { ok } = await run({ id: booking.id, input }, { form });
    if (ok) onClose();
    else again();
  });
  return (
    <>
      <NumberField
        name="guestCount"
        label={words.guests}
        hint={form.values.guestCount === booking.guestCount ? words.current(between) : between}
        min={1}
        precision={0}
        required
      />
      <ChangePreview reader="customer" quote={quote} failure={failure} pending={pending} />
      <Flex wrap justify="end" gap={8}>
        <Button look="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" pending={form.isSubmitting} disabled={!quote && !failure}>
          {form.isSubmitting ? words.saving : words.save}
        </Button>
      </Flex>
    </>
  );
}
