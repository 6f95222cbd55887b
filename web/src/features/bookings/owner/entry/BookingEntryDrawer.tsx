import { bookingEntryFormSchema } from '@mehfil/api/domain/bookings/inputs';
import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { secondPhoneFormSchema } from '@mehfil/api/domain/guests/second-phone';
import { Collapse, Flex } from 'antd';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import {
  useEnterBookingMutation,
  useEntryHallQuery,
  type EntryHallQuery,
} from '../../../../graphql/generated/booking-entry';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { pageClock } from '../../../../lib/clock';
import { useRequestKey } from '../../../../lib/useRequestKey';
import { Button } from '../../../../ui/Button';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { Dialog } from '../../../../ui/Dialog';
import { FormElement, FormState, useOnSubmit } from '../../../../ui/form/AppForm';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { ChecksField } from '../../../../ui/form/ChecksField';
import { DateField, TimeField } from '../../../../ui/form/DateField';
import { NumberField } from '../../../../ui/form/NumberField';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextAreaField, TextField } from '../../../../ui/form/TextField';
import { lazyPart } from '../../../../ui/lazy-part';
import { toChildren } from '../../menu-data';
import { OccasionField } from '../../OccasionField';
import { PIPELINE_QUERIES } from '../../page/messages/enquiry-queries';
import { ANSWER_REFETCH } from '../refetched';
import { bookingEntryText } from './booking-entry.text';
import { emptyEntry, keepOffered, toKnown, type AskedFor, type EntryValues } from './entry-values';
import { EntryPrice } from './EntryPrice';
import { EntryShifts } from './EntryShifts';
import { entryStay, isEntryOver, useEntryQuote, type EntryTerms } from './useEntryQuote';
import { useSecondPhone } from './useSecondPhone';

const EntryMenu = lazyPart(() => import('./EntryMenu').then((module) => module.EntryMenu), null);
const GuestMatches = lazyPart(() => import('../guests/GuestMatches').then((module) => module.GuestMatches), null);

type EntryHall = EntryHallQuery['hall'];

const schema = bookingEntryFormSchema.shape({ second: secondPhoneFormSchema });

interface BookingEntryDrawerProps {
  day: string;
  /** The hours that are offered; defaults to an evening. */
  hours?: Pick<EntryValues, 'startTime' | 'endTime'> | null;
  hallId: number | null;
  halls: readonly { id: number; title: string }[];
  /** The enquiry of which it comes, with what is known. */
  enquiry?: AskedFor & { id: number };
  /** Called with the booking that was entered. */
  onEntered?: (id: number) => void;
  onClose: () => void;
}

function toInput(values: EntryValues, terms: EntryTerms, totalAmount: number) {
  const { hallId, guestCount, date, customerEmail, priceReason, notes, ...rest } = values;
  return {
    hallId: hallId ?? 0,
    date,
    ...(entryStay(values, terms) ?? { startTime: '', endTime: '' }),
    guestCount: guestCount ?? 0,
    occasion: rest.occasion,
    customerName: rest.customerName,
    customerPhone: rest.customerPhone,
    customerEmail: customerEmail.trim() || null,
    optionalServiceIds: rest.optionalServiceIds,
    ...(rest.menu && { menu: rest.menu }),
    ...toChildren(rest),
    agreedPrice: rest.agreedPrice,
    priceReason: priceReason.trim() || null,
    notes: notes.trim() || null,
    isConfirmed: rest.isConfirmed || isEntryOver(values, terms, pageClock()),
    totalAmount,
  };
}

/** Adds a booking for a guest who called or came by, with its live price. */
export function BookingEntryDrawer({ day, hours, hallId, enquiry, ...rest }: BookingEntryDrawerProps) {
  const words = useText(bookingEntryText);
  const initial = { ...emptyEntry(day, hallId ?? findOnly(rest.halls), hours), ...(enquiry && toKnown(enquiry)) };
  return (
    <FormState<EntryValues> initialValues={initial} schema={schema} label={words.title}>
      <EntryDialog enquiryId={enquiry?.id ?? null} {...rest} />
    </FormState>
  );
}

function findOnly(halls: BookingEntryDrawerProps['halls']): number | null {
  return halls.length === 1 ? (halls[0]?.id ?? null) : null;
}

interface FieldsProps extends Pick<BookingEntryDrawerProps, 'halls' | 'onEntered' | 'onClose'> {
  enquiryId: number | null;
}

/** The dialog, which asks before Escape or a press beside it loses what was typed. */
function EntryDialog(props: FieldsProps) {
  const { onClose } = props;
  const words = useText(bookingEntryText);
  const { dirty } = useFormikContext<EntryValues>();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Dialog open beside startsInField title={words.title} onClose={() => (dirty ? setLeaving(true) : onClose())}>
      <p className="intro">{words.text}</p>
      <FormElement label={words.title}>
        <Fields {...props} />
      </FormElement>
      <ConfirmDialog
        open={isLeaving}
        danger
        title={words.leaving.title}
        text={words.leaving.text}
        confirmLabel={words.leaving.leave}
        cancelLabel={words.leaving.stay}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      />
    </Dialog>
  );
}

/** Sends an entry. The same entry sent again after a lost answer is still one booking. */
function useEntry(
  hall: EntryHall | undefined,
  terms: EntryTerms | undefined,
  total: number,
  { enquiryId, onEntered, onClose }: FieldsProps,
) {
  const words = useText(bookingEntryText);
  const { compactDateTime } = useFormat();
  const form = useFormikContext<EntryValues>();
  const toKey = useRequestKey();
  const { run } = useEnterBookingMutation({
    success: ({ enterBooking: { waitsForDiscount, heldUntil, timeZone } }) =>
      waitsForDiscount && heldUntil
        ? {
            tone: 'neutral',
            title: words.waits.title,
            description: words.waits.description(compactDateTime(heldUntil, timeZone)),
          }
        : { tone: 'success', ...words.saved },
    about: ({ input }) => input.customerName,
    failure: { ...words.failed, always: true },
    refetch: enquiryId === null ? ANSWER_REFETCH : [...ANSWER_REFETCH, ...PIPELINE_QUERIES],
  });
  const second = useSecondPhone(hall?.business);
  useOnSubmit(async () => {
    // Times mean nothing without the hall's zone.
    if (terms === undefined || !second.check()) return;
    const request = {
      ...toInput(keepOffered(form.values, hall), terms, total),
      ...(enquiryId !== null && { enquiryId }),
    };
    const entered = await run({ input: { ...request, clientMutationId: toKey(request) } }, { form });
    if (!entered.ok) return;
    await second.save();
    onClose();
    onEntered?.(entered.data.enterBooking.id);
  });
}

function Fields(props: FieldsProps) {
  const { halls, onClose } = props;
  const words = useText(bookingEntryText);
  const { values, isSubmitting } = useFormikContext<EntryValues>();
  const { data } = useEntryHallQuery({ variables: { id: values.hallId ?? 0 }, skip: values.hallId === null });
  const hall = values.hallId === null ? undefined : data?.hall;
  const terms = hall && { zone: hall.business.timeZone, shifts: hall.shifts };
  const isOver = isEntryOver(values, terms, pageClock());
  const isLoading = values.hallId !== null && !hall;
  const quoted = useEntryQuote(keepOffered(values, hall), terms);
  useEntry(hall, terms, quoted.quote?.totalPrice ?? 0, props);
  return (
    <>
      <SelectField
        name="hallId"
        label={words.hall}
        hint={hall?.isPublic === false ? words.offline : undefined}
        required
        searchable
        options={halls.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <DateField name="date" label={words.date} hint={isOver ? words.past : undefined} required />
      {terms && terms.shifts.length > 0 && <EntryShifts {...terms} />}
      <div className="fields">
        <TimeField name="startTime" label={words.startTime} required />
        <TimeField name="endTime" label={words.endTime} hint={words.endHint} required />
      </div>
      <NumberField
        name="guestCount"
        label={words.guests}
        hint={hall?.capacity ? words.guestsHint(hall.capacity) : undefined}
        min={BOOKING_LIMITS.guestsMin}
        precision={0}
        required
      />
      <OccasionField />
      <div className="fields">
        <TextField name="customerName" label={words.name} maxLength={BOOKING_LIMITS.nameMaxCharacters} required />
        <TextField name="customerPhone" label={words.phone} type="tel" inputMode="tel" required />
      </div>
      <GuestMatches />
      {hall && <EntryMenu hallId={hall.id} terms={terms} />}
      <EntryPrice {...quoted} isConfirmed={isOver || values.isConfirmed} />
      {!isOver && <CheckboxField name="isConfirmed" label={words.confirmed} hint={words.confirmedHint} />}
      <Collapse items={[{ key: 'more', label: words.more, forceRender: true, children: <MoreFields hall={hall} /> }]} />
      <Flex wrap justify="end" gap={12}>
        <Button look="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" pending={isSubmitting || isLoading}>
          {isSubmitting ? words.saving : words.save}
        </Button>
      </Flex>
    </>
  );
}

function MoreFields({ hall }: { hall: EntryHall | undefined }) {
  const words = useText(bookingEntryText);
  return (
    <Flex vertical gap={16}>
      <TextField name="customerEmail" label={words.email} hint={words.emailHint} type="email" />
      <div className="fields">
        <TextField
          name="second.name"
          label={words.secondName}
          hint={words.secondHint}
          maxLength={BOOKING_LIMITS.nameMaxCharacters}
        />
        <TextField name="second.phone" label={words.secondPhone} type="tel" inputMode="tel" />
      </div>
      {hall && hall.optionalServices.length > 0 && (
        <ChecksField<number>
          name="optionalServiceIds"
          label={words.services}
          options={hall.optionalServices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <NumberField name="agreedPrice" label={words.agreedPrice} hint={words.agreedHint} min={0} precision={2} />
      <TextField
        name="priceReason"
        label={words.priceReason}
        hint={words.priceReasonHint}
        maxLength={BOOKING_LIMITS.priceReasonMaxCharacters}
      />
      <TextAreaField name="notes" label={words.notes} rows={2} maxLength={BOOKING_LIMITS.notesMaxCharacters} />
    </Flex>
  );
}
