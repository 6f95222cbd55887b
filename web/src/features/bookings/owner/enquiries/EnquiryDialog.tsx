import type { Occasion } from '@mehfil/api/domain/bookings/occasions';
import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { validate } from '@mehfil/api/domain/input/errors';
import { localDay } from '@mehfil/api/domain/time/zone';
import { ENQUIRY_LIMITS, ENTERED_SOURCES, type EnteredSource } from '@mehfil/api/domain/threads/enquiries';
import { enteredEnquirySchema } from '@mehfil/api/domain/threads/inputs';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useRereadOnConflict } from '../../../../graphql/useRereadOnConflict';
import {
  useChangeEnquiryMutation,
  useEnquiryQuery,
  useEnterEnquiryMutation,
  type EnquiryFieldsFragment,
} from '../../../../graphql/generated/enquiries';
import { useText } from '../../../../i18n/text';
import { pageClock } from '../../../../lib/clock';
import { useRequestKey } from '../../../../lib/useRequestKey';
import { DateField } from '../../../../ui/form/DateField';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { NumberField } from '../../../../ui/form/NumberField';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextAreaField, TextField } from '../../../../ui/form/TextField';
import { OccasionField } from '../../OccasionField';
import { workText } from '../../page/enquiries/work/work.text';
import { PIPELINE_QUERIES } from '../../page/messages/enquiry-queries';
import { GuestMatches } from '../guests/GuestMatches';
import { LoadingDialog, WithHalls } from '../WithHalls';
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

interface Choices {
  halls: readonly { id: number; title: string }[];
  /** The business's day. */
  today: string;
}

/** The halls of the business, and the one that the enquiry has, which may have been removed. */
function toChoices(halls: Choices['halls'], enquiry: EnquiryFieldsFragment): Choices['halls'] {
  if (halls.some(({ id }) => id === enquiry.hallId)) return halls;
  return [...halls, { id: enquiry.hallId, title: enquiry.hallTitle }];
}

/** Enters an enquiry that came by phone, by WhatsApp or in person, or changes one. */
export function EnquiryDialog({ enquiry, onClose }: EnquiryDialogProps) {
  const words = useText(enteredText);
  return (
    <WithHalls title={enquiry ? words.changing : words.add} onClose={onClose}>
      {({ halls, timeZone }) => {
        const choices = { halls, today: localDay(new Date(pageClock()), timeZone), onClose };
        return enquiry ? <Changed id={enquiry.id} {...choices} /> : <EnquiryForm enquiry={null} {...choices} />;
      }}
    </WithHalls>
  );
}

/** An enquiry as colleagues have left it by now. */
function Changed({ id, halls, ...rest }: { id: number; onClose: () => void } & Choices) {
  const { changing: title } = useText(enteredText);
  const { data, error, refetch } = useEnquiryQuery({ variables: { id }, freshFor: 0 });
  if (!data)
    return <LoadingDialog title={title} failed={error !== undefined} onRetry={refetch} onClose={rest.onClose} />;
  return <EnquiryForm enquiry={data.enquiry} halls={toChoices(halls, data.enquiry)} {...rest} />;
}

function EnquiryForm({ halls, today, onClose, ...read }: EnquiryDialogProps & Choices) {
  const words = useText(enteredText);
  // What is sent is a change of what stands in the form, also when another answer comes meanwhile.
  const [enquiry] = useState(read.enquiry);
  const toKey = useRequestKey();
  const told = {
    success: { tone: 'success' as const, title: words.saved },
    about: ({ input }: { input: { customerName: string } }) => input.customerName,
    failure: { ...words.notSaved, always: true },
    refetch: PIPELINE_QUERIES,
  };
  const enter = useEnterEnquiryMutation(told);
  const change = useRereadOnConflict(useChangeEnquiryMutation(told), ['Enquiry', ...PIPELINE_QUERIES]);
  return (
    <FormDialog<Values>
      title={enquiry ? words.changing : words.add}
      initialValues={toValues(enquiry, halls.length === 1 ? (halls[0]?.id ?? null) : null)}
      schema={enteredEnquirySchema}
      onSubmit={async (values, form) => {
        const input = validate(enteredEnquirySchema, values);
        if (!enquiry) return enter.run({ input: { ...input, clientMutationId: toKey(input) } }, { form });
        const { id, changedAt } = enquiry;
        return change.run({ id, input: { ...input, changedAt } }, { form });
      }}
      submit={{ label: words.save, pendingLabel: words.saving, pending: enter.pending || change.pending }}
      onClose={onClose}
    >
      <Fields halls={halls} today={today} kept={enquiry?.day ?? ''} />
    </FormDialog>
  );
}

/** @param kept the day that it had, which may be over by now */
function Fields({ halls, today, kept }: Choices & { kept: string }) {
  const words = useText(enteredText);
  const { values } = useFormikContext<Values>();
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
        <DateField name="day" label={words.day} min={values.day === kept ? undefined : today} />
        <NumberField name="guestCount" label={words.guests} min={BOOKING_LIMITS.guestsMin} precision={0} />
      </div>
      <OccasionField />
      <TextAreaField name="note" label={words.note} rows={3} maxLength={ENQUIRY_LIMITS.noteMaxCharacters} />
    </>
  );
}
