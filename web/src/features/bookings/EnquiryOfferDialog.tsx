import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { offerFormSchema } from '@mehfil/api/domain/bookings/offer-inputs';
import { localDay } from '@mehfil/api/domain/time/zone';
import { Flex } from 'antd';
import { useFormikContext } from 'formik';
import { placeOnFields } from '../../graphql/change';
import { readError } from '../../graphql/errors';
import {
  useHallForChangeQuery,
  useOfferEnquiryMutation,
  useQuoteEnquiryOfferQuery,
} from '../../graphql/generated/booking-changes';
import type { EnquiryFieldsFragment } from '../../graphql/generated/enquiries';
import { namesText } from '../../i18n/names.text';
import { useText } from '../../i18n/text';
import { pageClock } from '../../lib/clock';
import { useSettled } from '../../lib/useSettled';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FormElement, FormState, useOnSubmit } from '../../ui/form/AppForm';
import { ChecksField } from '../../ui/form/ChecksField';
import { DateField, TimeField } from '../../ui/form/DateField';
import { NumberField } from '../../ui/form/NumberField';
import { AgreedPriceFields, HallField, toFormErrors } from './ChangeDialog';
import { ChangeMenu } from './ChangeMenu';
import { changesText } from './changes.text';
import { toEnquiryOffer, toEnquiryValues, type EnquiryOffer, type OfferValues } from './change-values';
import { ChangePreview } from './ChangePreview';
import { OfferFields } from './OfferFields';
import { offerText } from './offer.text';
import { ShiftField } from './ShiftField';
import { PAUSE_MS } from './useChangeQuote';

interface EnquiryOfferDialogProps {
  enquiry: EnquiryFieldsFragment;
  /** Queries that an offer makes old. */
  refetch: readonly string[];
  onClose: () => void;
}

/** Answers an enquiry with an offer: what it is and costs, until when, and what its customer reads. */
export function EnquiryOfferDialog(props: EnquiryOfferDialogProps) {
  const { enquiry, onClose } = props;
  const words = useText(changesText);
  const { enquiry: own } = useText(offerText);
  return (
    <Dialog open beside startsInField title={words.title.offer} onClose={onClose}>
      <p className="below-4 strong">
        <bdi>{enquiry.customerName}</bdi>
      </p>
      <p className="intro">{own.intro}</p>
      <FormState<OfferValues>
        initialValues={toEnquiryValues(enquiry)}
        schema={offerFormSchema}
        draft={`enquiry-offer-${enquiry.id}`}
      >
        <FormElement label={words.title.offer}>
          <Fields {...props} />
        </FormElement>
      </FormState>
    </Dialog>
  );
}

/** What the server makes of the offer in the form, asked again when it differs. */
function useEnquiryQuote(id: number, offer: EnquiryOffer | null) {
  const wanted = offer === null ? '' : JSON.stringify(offer);
  const asked = useSettled(wanted, PAUSE_MS);
  const { data, error, refetch } = useQuoteEnquiryOfferQuery({
    variables: { id, input: asked === '' ? { validUntil: '' } : (JSON.parse(asked) as EnquiryOffer) },
    ...{ skip: asked === '', freshFor: 0 },
  });
  const isCurrent = asked === wanted && asked !== '';
  const failure = isCurrent && error ? readError(error) : null;
  const quote = (isCurrent && data?.quoteEnquiryOffer) || null;
  /** Asks once more: after a refusal the price may be another one. A failure of that is the query's own. */
  const again = () => {
    refetch().catch(() => undefined);
  };
  return { quote, failure, pending: wanted !== '' && !quote && !failure, again };
}

type Quoted = ReturnType<typeof useEnquiryQuote>;

/** Sends the offer, with the total that was shown. */
function useSend(props: EnquiryOfferDialogProps, offer: EnquiryOffer | null, { quote, failure, again }: Quoted) {
  const { enquiry, refetch, onClose } = props;
  const words = useText(changesText);
  const form = useFormikContext<OfferValues>();
  const { run } = useOfferEnquiryMutation({
    success: { tone: 'success', ...words.saved.offer },
    failure: { ...words.failed, always: true },
    refetch,
  });
  useOnSubmit(async () => {
    const errors = toFormErrors(form);
    // What has no price is refused already.
    if (failure) placeOnFields(failure, errors);
    if (!offer || !quote) return;
    const input = { ...offer, totalAmount: quote.after.totalPrice };
    const { ok } = await run({ id: enquiry.id, input }, { form: errors });
    if (ok) onClose();
    else again();
  });
}

function Fields(props: EnquiryOfferDialogProps) {
  const { enquiry, onClose } = props;
  const words = useText(changesText);
  const { name: toRead } = useText(namesText);
  const { values, isSubmitting } = useFormikContext<OfferValues>();
  const hall = useHallForChangeQuery({ variables: { id: values.hallId } }).data?.hall;
  const offer = hall ? toEnquiryOffer(values, hall) : null;
  const quoted = useEnquiryQuote(enquiry.id, offer);
  useSend(props, offer, quoted);
  const zone = hall?.business.timeZone ?? enquiry.timeZone;
  return (
    <>
      <HallField />
      <DateField name="date" label={words.date} min={localDay(new Date(pageClock()), zone)} required />
      {hall && hall.shifts.length > 0 && <ShiftField hall={hall} />}
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
      {hall && hall.optionalServices.length > 0 && (
        <ChecksField<number>
          name="optionalServiceIds"
          label={words.services}
          options={hall.optionalServices.map(({ id, name }) => ({ value: id, label: toRead(name) }))}
        />
      )}
      {hall && <ChangeMenu hall={hall} booking={{ menu: null }} />}
      <AgreedPriceFields />
      {hall && <OfferFields currency={hall.business.currency} zone={zone} start={null} />}
      <ChangePreview
        reader="owner"
        isOffer
        isFirst
        quote={quoted.quote}
        failure={quoted.failure}
        pending={quoted.pending}
      />
      <Flex wrap justify="end" gap={8}>
        <Button look="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" pending={isSubmitting} disabled={!quoted.quote && !quoted.failure}>
          {isSubmitting ? words.saving : words.save.offer}
        </Button>
      </Flex>
    </>
  );
}
