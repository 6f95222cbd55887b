import { useRef } from 'react';
import { useRequestBookingMutation } from '../../graphql/generated/booking-request';
import { useText } from '../../i18n/text';
import { bookingText } from './booking.text';
import { dropDraft, type WizardValues } from './draft';
import { stayPeriod, type BookableHall } from './hall-terms';

/** The wire's names of the form's fields. */
const FORM_FIELDS: Readonly<Record<string, string>> = { guestCount: 'guests' };

interface BookingRequestOptions {
  hall: BookableHall;
  /** The booking was made. */
  onDone: () => void;
  /** It was refused; `field` is the form's, where one was named. */
  onRefused: (field: string | undefined) => void;
}

function requestOf(hall: BookableHall, values: WizardValues, totalAmount: number) {
  const { start, end } = stayPeriod(values, hall.business.timeZone);
  return {
    hallId: hall.id,
    date: values.date,
    startTime: start.toISOString(),
    endTime: end.toISOString(),
    guestCount: values.guests,
    customerName: values.customerName,
    customerPhone: values.customerPhone,
    customerEmail: values.customerEmail,
    specialRequests: values.specialRequests || null,
    optionalServiceIds: values.optionalServiceIds,
    totalAmount,
  };
}

/** Sends the request. The same request sent again after a lost answer is still one booking. */
export function useBookingRequest({ hall, onDone, onRefused }: BookingRequestOptions) {
  const words = useText(bookingText).wizard;
  const sent = useRef({ request: '', key: '' });
  const { run, pending } = useRequestBookingMutation({
    success: { tone: 'success', ...words.success },
    failure: { ...words.failure, always: true },
    refetch: ['ViewerBookings', 'HallAvailability'],
  });

  const submit = async (values: WizardValues, totalAmount: number): Promise<void> => {
    const request = requestOf(hall, values, totalAmount);
    const text = JSON.stringify(request);
    if (sent.current.request !== text) sent.current = { request: text, key: crypto.randomUUID() };
    const outcome = await run({ input: { ...request, clientMutationId: sent.current.key } });
    if (outcome.ok) {
      dropDraft(hall.id);
      onDone();
      return;
    }
    const field = outcome.error.fields[0]?.field ?? outcome.error.field;
    const name = field?.replace(/^input\./, '');
    onRefused(name === undefined ? undefined : (FORM_FIELDS[name] ?? name));
  };

  return { submit, pending };
}
