import type { Occasion } from '@mehfil/api/domain/bookings/occasions';
import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { validate } from '@mehfil/api/domain/input/errors';
import { ENQUIRY_LIMITS, ENTERED_SOURCES, type EnteredSource } from '@mehfil/api/domain/threads/enquiries';
import { changeEnquirySchema } from '@mehfil/api/domain/threads/inputs';
import { useCalendarHallsQuery } from '../../../../graphql/generated/business-calendar';
import {
  useChangeEnquiryMutation,
  useEnterEnquiryMutation,
  type EnquiryFieldsFragment,
} from '../../../../graphql/generated/enquiries';
import { useText } from '../../../../i18n/text';
import { todayHere } from '../../../../lib/clock';
import { useRequestKey } from '../../../../lib/useRequestKey';
import { DateField } from '../../../../ui/form/DateField';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { NumberField } from '../../../../ui/form/NumberField';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextAreaField, TextField } from '../../../../ui/form/TextField';
import { OccasionField } from '../../OccasionField';
import { REFETCHED } from '../../page/enquiries/work/refetched';
import { workText } from '../../page/enquiries/work/work.text';
import { GuestMatches } from '../guests/GuestMatches';
import { enteredText } from './entered.text';

interface Values {
  hallId: number | null;
  source: EnteredSource;
  customerName: string;
  customerPhone: string;
  day: string;
  guestCount: number | null;
  occasion: Occasion | null;
  note: string;
}

interface EnquiryDialogProps {
  /** The enquiry to change; null for a new one. */
  enquiry: EnquiryFieldsFragment | null;
  onClose: () => void;
}

/** What is known already; most guests call. */
function toValues(enquiry: EnquiryFieldsFragment | null, onlyHall: number | null): Values {
  const source = enquiry?.source ?? 'PHONE';
  return {
    hallId: enquiry?.hallId ?? onlyHall,
    source: source === 'APP' ? 'OTHER' : source,
    customerName: enquiry?.customerName ?? '',
    customerPhone: enquiry?.customerPhone ?? '',
    day: enquiry?.day ?? '',
    guestCount: enquiry?.guestCount ?? null,
    occasion: enquiry?.occasion ?? null,
    note: enquiry?.note ?? '',
  };
}

/** Enters an enquiry that came by phone, by WhatsApp or in person, or changes one. */
export function EnquiryDialog(props: EnquiryDialogProps) {
  const { data } = useCalendarHallsQuery();
  if (!data) return null;
  return <EnquiryForm {...props} halls={data.businessBookingStats.halls} />;
}

function EnquiryForm({
  enquiry,
  halls,
  onClose,
}: EnquiryDialogProps & { halls: readonly { id: number; title: string }[] }) {
  const words = useText(enteredText);
  const toKey = useRequestKey();
  const told = {
    success: { tone: 'success' as const, title: words.saved },
    failure: { ...words.notSaved, always: true },
    refetch: REFETCHED,
  };
  const enter = useEnterEnquiryMutation(told);
  const change = useChangeEnquiryMutation(told);
  return (
    <FormDialog<Values>
      title={enquiry ? words.changing : words.add}
      initialValues={toValues(enquiry, halls.length === 1 ? (halls[0]?.id ?? null) : null)}
      schema={changeEnquirySchema}
      onSubmit={(values, form) => {
        const input = validate(changeEnquirySchema, values);
        return enquiry
          ? change.run({ id: enquiry.id, input }, { form })
          : enter.run({ input: { ...input, clientMutationId: toKey(input) } }, { form });
      }}
      submit={{ label: words.save, pendingLabel: words.saving, pending: enter.pending || change.pending }}
      onClose={onClose}
    >
      <Fields halls={halls} />
    </FormDialog>
  );
}

function Fields({ halls }: { halls: readonly { id: number; title: string }[] }) {
  const words = useText(enteredText);
  const { sources } = useText(workText);
  return (
    <>
      <SelectField<EnteredSource>
        name="source"
        label={words.source}
        required
        options={ENTERED_SOURCES.map((value) => ({ value, label: sources[value] }))}
      />
      <div className="fields">
        <TextField name="customerName" label={words.name} maxLength={BOOKING_LIMITS.nameMaxCharacters} required />
        <TextField name="customerPhone" label={words.phone} type="tel" inputMode="tel" />
      </div>
      <GuestMatches />
      <SelectField<number>
        name="hallId"
        label={words.hall}
        placeholder={words.chooseHall}
        required
        searchable
        options={halls.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <div className="fields">
        <DateField name="day" label={words.day} min={todayHere()} />
        <NumberField name="guestCount" label={words.guests} min={BOOKING_LIMITS.guestsMin} precision={0} />
      </div>
      <OccasionField />
      <TextAreaField name="note" label={words.note} rows={3} maxLength={ENQUIRY_LIMITS.noteMaxCharacters} />
    </>
  );
}
