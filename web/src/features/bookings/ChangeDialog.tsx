import { bookingChangeFormSchema } from '@mehfil/api/domain/bookings/change-inputs';
import { offerFormSchema } from '@mehfil/api/domain/bookings/offer-inputs';
import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { localDay } from '@mehfil/api/domain/time/zone';
import { Alert, Flex } from 'antd';
import { useFormikContext } from 'formik';
import {
  useChangeBookingMutation,
  useHallForChangeQuery,
  useHallsForChangeQuery,
  useMakeOfferMutation,
  useRequestBookingChangeMutation,
} from '../../graphql/generated/booking-changes';
import { placeOnFields, type FormErrors } from '../../graphql/change';
import { ToastSubject } from '../../graphql/subject';
import { useFormat } from '../../i18n/format';
import { useHallName } from '../../i18n/useHallName';
import { namesText } from '../../i18n/names.text';
import { useText } from '../../i18n/text';
import { pageClock } from '../../lib/clock';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FormElement, FormState, useOnSubmit } from '../../ui/form/AppForm';
import { ChecksField } from '../../ui/form/ChecksField';
import { DateField, TimeField } from '../../ui/form/DateField';
import { NumberField } from '../../ui/form/NumberField';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/Skeleton';
import type { ShownBooking } from './invoice-data';
import { useBookingDetail } from './useBookingDetail';
import { changesText } from './changes.text';
import {
  keepShift,
  leftShift,
  toChange,
  toOffer,
  toOfferValues,
  toValues,
  type ChangeHall,
  type ChangeValues,
  type MovedTime,
  type OfferValues,
} from './change-values';
import { ChangePreview } from './ChangePreview';
import { ShiftField } from './ShiftField';
import { useChangeQuote, type ChangeSide, type Wanted } from './useChangeQuote';

interface ChangeDialogProps {
  bookingId: number;
  side: ChangeSide;
  /** Queries that a change makes old. */
  refetch: readonly string[];
  /** The time to which it was dragged, to be filled in; defaults to the booking's own. */
  moved?: MovedTime;
  onClose: () => void;
}

interface ChangeProps extends Pick<ChangeDialogProps, 'refetch' | 'moved' | 'onClose'> {
  booking: ShownBooking;
  side: ChangeSide;
}

const OfferFields = lazyPart(() => import('./OfferFields').then((module) => module.OfferFields), null);
const ChangeMenu = lazyPart(() => import('./ChangeMenu').then((module) => module.ChangeMenu), null);

type Quoted = ReturnType<typeof useChangeQuote>;

/** Whose words the dialog uses: a business changes what it entered at once. */
function toVoice({ booking, side }: Pick<ChangeProps, 'booking' | 'side'>): 'entered' | ChangeSide {
  return side === 'owner' && booking.source === 'OWNER' ? 'entered' : side;
}

/** What a change means: what was entered for a guest without an address is told to nobody. */
function toIntro(props: Pick<ChangeProps, 'booking' | 'side'>) {
  const voice = toVoice(props);
  return voice === 'entered' && !props.booking.customerEmail ? 'enteredWithoutEmail' : voice;
}

/** Changes a booking, or proposes a change to its other side, with the new price and the difference before. */
export function ChangeDialog({ bookingId, side, refetch, moved, onClose }: ChangeDialogProps) {
  const words = useText(changesText);
  const booking = useBookingDetail(bookingId, onClose);
  const time = useMovedTime(booking, moved);
  const isReady = booking && time !== 'loading';
  return (
    <Dialog open beside startsInField={Boolean(isReady)} title={words.title[side]} onClose={onClose}>
      {isReady ? (
        <ChangeForm {...{ booking, side, refetch, moved: time, onClose }} />
      ) : (
        <Skeleton height="320px" shape="box" />
      )}
    </Dialog>
  );
}

/** The time to which a booking was dragged: in a hall of shifts its own shift's, where the day has it. */
function useMovedTime(booking: ShownBooking | undefined, moved: MovedTime | undefined) {
  const isSoldByShift = moved !== undefined && booking !== undefined && booking.shiftName !== null;
  const { data, loading } = useHallForChangeQuery({ variables: { id: booking?.hallId ?? 0 }, skip: !isSoldByShift });
  if (!isSoldByShift) return moved;
  if (loading) return 'loading';
  return data ? keepShift(moved, booking, data.hall) : moved;
}

function ChangeForm(props: ChangeProps) {
  const words = useText(changesText);
  const { compactDateTime } = useFormat();
  const nameHall = useHallName();
  const { changesUntil, timeZone } = props.booking;
  return (
    <ToastSubject value={props.side === 'customer' ? nameHall(props.booking) : props.booking.customerName}>
      {props.side !== 'customer' && (
        <p className="below-4 strong">
          <bdi>{props.booking.customerName}</bdi> · {props.booking.invoiceNumber}
        </p>
      )}
      <p className="intro">
        {words.intro[toIntro(props)]}
        {props.side === 'customer' && ` ${words.until(compactDateTime(changesUntil, timeZone))}`}
      </p>
      <FormState<ChangeValues>
        initialValues={
          props.side === 'offer' ? toOfferValues(props.booking) : { ...toValues(props.booking), ...props.moved }
        }
        schema={props.side === 'offer' ? offerFormSchema : bookingChangeFormSchema}
        draft={props.side === 'offer' ? `offer-${props.booking.id}` : String(props.booking.id)}
      >
        <FormElement label={words.title[props.side]}>
          <Fields {...props} />
        </FormElement>
      </FormState>
    </ToastSubject>
  );
}

/** The fields of the form where the server's have other names. */
const FORM_FIELDS: Readonly<Record<string, string>> = { optionalServices: 'optionalServiceIds', shiftId: 'startTime' };

/** The form as it takes the server's messages: at its own fields. */
export function toFormErrors({ values, setFieldError, setFieldTouched }: FormErrors): FormErrors {
  const named = (field: string) => FORM_FIELDS[field.split(/[.[]/)[0] ?? field] ?? field;
  return {
    values: { ...values, ...FORM_FIELDS },
    setFieldError: (field, message) => setFieldError(named(field), message),
    setFieldTouched: (field, ...rest) => setFieldTouched(named(field), ...rest),
  };
}

/** What the form asks the server for; null while that is nothing. */
function toWanted(values: ChangeValues, { booking, side }: ChangeProps, hall: ChangeHall | undefined): Wanted | null {
  if (!hall) return null;
  return side === 'offer' ? toOffer(values as OfferValues, booking, hall) : toChange(values, booking, hall);
}

/** Sends a change, with the total that was shown. */
function useChange(props: ChangeProps, hall: ChangeHall | undefined, { quote, failure, again }: Quoted) {
  const { booking, side, refetch, onClose } = props;
  const words = useText(changesText);
  const form = useFormikContext<ChangeValues>();
  const success = { tone: 'success' as const, ...words.saved[toVoice(props)] };
  const options = { failure: { ...words.failed, always: true }, refetch };
  const owners = useChangeBookingMutation({
    ...options,
    success: ({ changeBooking: { openChange } }) =>
      openChange?.waitsForDiscount ? { tone: 'neutral', ...words.waits } : success,
  });
  const offers = useMakeOfferMutation({
    ...options,
    success: ({ makeOffer: { openChange } }) =>
      openChange?.waitsForDiscount ? { tone: 'neutral', ...words.waits } : success,
  });
  const customers = useRequestBookingChangeMutation({ ...options, success });
  useOnSubmit(async () => {
    const change = toWanted(form.values, props, hall);
    const errors = toFormErrors(form);
    // What has no price is refused already.
    if (failure) placeOnFields(failure, errors);
    if (!change || !quote) return;
    const input = { ...change, totalAmount: quote.after.totalPrice };
    const send = () => {
      if ('validUntil' in input) return offers.run({ id: booking.id, input }, { form: errors });
      return (side === 'owner' ? owners : customers).run({ id: booking.id, input }, { form: errors });
    };
    const { ok } = await send();
    if (ok) onClose();
    else again();
  });
}

function Fields(props: ChangeProps) {
  const { booking, side, onClose } = props;
  const words = useText(changesText);
  const { name: toRead } = useText(namesText);
  const { values, isSubmitting } = useFormikContext<ChangeValues>();
  const hall = useHallForChangeQuery({ variables: { id: values.hallId } }).data?.hall;
  const quoted = useChangeQuote(side, booking.id, toWanted(values, props, hall));
  const left = hall && side !== 'customer' ? leftShift(values, booking, hall) : null;
  useChange(props, hall, quoted);
  const voice = toVoice(props);
  // More discount than the viewer may give is proposed to the owner.
  const isWaiting = quoted.quote?.isImmediate === false;
  const zone = hall?.business.timeZone ?? booking.timeZone;
  return (
    <>
      {side !== 'customer' && <HallField />}
      {/* A change that doesn't move a function that has begun keeps its day. */}
      <DateField
        name="date"
        label={words.date}
        min={values.date === toValues(booking).date ? undefined : localDay(new Date(pageClock()), zone)}
        required
      />
      {hall && hall.shifts.length > 0 && <ShiftField hall={hall} />}
      <div className="fields">
        <TimeField name="startTime" label={words.startTime} required />
        <TimeField name="endTime" label={words.endTime} hint={words.endHint} required />
      </div>
      {left !== null && <Alert type="warning" showIcon title={words.leftShift(toRead(left))} />}
      <NumberField
        name="guestCount"
        label={words.guests}
        hint={hall?.capacity ? words.guestsHint(hall.capacity) : undefined}
        min={BOOKING_LIMITS.guestsMin}
        precision={0}
        required
      />
      {hall && hall.optionalServices.length > 0 && (
        <ChecksField<number>
          name="optionalServiceIds"
          label={words.services}
          options={hall.optionalServices.map(({ id, name }) => ({ value: id, label: toRead(name) }))}
        />
      )}
      {hall && <ChangeMenu hall={hall} booking={booking} />}
      {side !== 'customer' && <AgreedPriceFields />}
      {side === 'offer' && <OfferFields currency={booking.currency} zone={zone} start={booking.startTime} />}
      <ChangePreview
        reader={voice === 'entered' ? 'entry' : side === 'customer' ? 'customer' : 'owner'}
        isOffer={side === 'offer'}
        quote={quoted.quote}
        failure={quoted.failure}
        pending={quoted.pending}
      />
      <Flex wrap justify="end" gap={8}>
        <Button look="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" pending={isSubmitting} disabled={!quoted.quote && !quoted.failure}>
          {isSubmitting ? words.saving : words.save[voice === 'entered' && isWaiting ? 'owner' : voice]}
        </Button>
      </Flex>
    </>
  );
}

/** The halls of the business. */
export function HallField() {
  const words = useText(changesText);
  const halls = useHallsForChangeQuery({}).data?.businessBookingStats.halls ?? [];
  return (
    <SelectField
      name="hallId"
      label={words.hall}
      required
      searchable
      options={halls.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}

/** Another price than the hall's, and why. */
export function AgreedPriceFields() {
  const words = useText(changesText);
  return (
    <>
      <NumberField name="agreedPrice" label={words.agreedPrice} hint={words.agreedHint} min={0} precision={2} />
      <TextField
        name="priceReason"
        label={words.priceReason}
        hint={words.priceReasonHint}
        maxLength={BOOKING_LIMITS.priceReasonMaxCharacters}
      />
    </>
  );
}
