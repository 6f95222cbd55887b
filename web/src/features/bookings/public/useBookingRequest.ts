import { useApolloClient } from '@apollo/client/react';
import type { FieldError } from '@mehfil/api/domain/input/errors';
import { getFreshness } from '../../../graphql/freshness';
import { useRequestBookingMutation } from '../../../graphql/generated/booking-request';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { useRequestKey } from '../../../lib/useRequestKey';
import { bookingText } from '../booking.text';
import { dropDraft, type WizardValues } from '../draft';
import { toChildren } from '../menu-data';
import type { SentRequest } from './RequestReceipt';
import type { TermsConsentState } from './useTermsConsent';
import { VIEWER_BOOKING_QUERIES } from './viewer-queries';
import { stayPeriod, type BookableHall } from '../hall-terms';

type Consent = Pick<TermsConsentState, 'acceptedTermsId' | 'cnic'>;

interface BookingRequestOptions {
  hall: BookableHall;
  /** The booking was made. */
  onDone: (booking: SentRequest) => void;
  /** It was refused, with the server's messages by its own fields. */
  onRefused: (errors: readonly FieldError[]) => void;
}

function toRequest(hall: BookableHall, values: WizardValues, totalAmount: number, consent: Consent) {
  const { acceptedTermsId, cnic } = consent;
  const { start, end } = stayPeriod(values, hall.business.timeZone);
  return {
    hallId: hall.id,
    date: values.date,
    startTime: start.toISOString(),
    endTime: end.toISOString(),
    guestCount: values.guests,
    occasion: values.occasion,
    customerName: values.customerName,
    customerPhone: values.customerPhone,
    customerEmail: values.customerEmail,
    specialRequests: values.specialRequests || null,
    optionalServices: values.optionalServices,
    ...(values.menu && { menu: values.menu }),
    ...toChildren(values),
    totalAmount,
    // Left out where there are none, so that an older server takes the request, too.
    ...(acceptedTermsId !== null && { acceptedTermsId }),
    ...(cnic.cnic !== null && { cnic: cnic.cnic }),
  };
}

/** Sends the request. The same request sent again after a lost answer is still one booking. */
export function useBookingRequest({ hall, onDone, onRefused }: BookingRequestOptions) {
  const words = useText(bookingText).wizard;
  const { compactDateTime } = useFormat();
  const client = useApolloClient();
  const toKey = useRequestKey();
  const { run, pending } = useRequestBookingMutation({
    success: ({ requestBooking: { heldUntil, timeZone } }) => ({
      tone: 'success',
      ...words.success,
      ...(heldUntil && { description: words.heldFor(compactDateTime(heldUntil, timeZone)) }),
    }),
    about: hall.title,
    failure: { ...words.failure, always: true },
    refetch: [...VIEWER_BOOKING_QUERIES, 'HallAvailability'],
  });

  const submit = async (values: WizardValues, totalAmount: number, consent: Consent): Promise<void> => {
    const request = toRequest(hall, values, totalAmount, consent);
    const outcome = await run({ input: { ...request, clientMutationId: toKey(request) } });
    if (outcome.ok) {
      dropDraft(hall.id);
      onDone(outcome.data.requestBooking);
      return;
    }
    // Somebody else may have taken the time: the calendar is read anew when it opens.
    getFreshness(client).expire(['HallAvailability']);
    onRefused(outcome.error.fields);
  };

  return { submit, pending };
}
