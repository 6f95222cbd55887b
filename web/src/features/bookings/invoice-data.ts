import { INSTANT_REQUEST_STATEMENT, toInvoice, type Invoice } from '@mehfil/api/domain/bookings/invoice';
import { settleInvoice, type WirePayments } from '@mehfil/api/domain/bookings/settlement';
import type { Occasion } from '@mehfil/api/domain/bookings/occasions';
import type { BilledMenu } from '@mehfil/api/domain/menus/words';
import { BookingStatus, CancellationReason } from '@mehfil/api/domain/bookings/transitions';
import type {
  BookingFieldsFragment,
  BookingSummaryFragment,
  ServiceFieldsFragment,
} from '../../graphql/generated/my-bookings';
import type { WizardValues } from './draft';
import { stayPeriod, type BookableHall } from './hall-terms';
import type { Quote } from './useQuote';

export type ListedBooking = BookingSummaryFragment;

/** A booking with its price in full. */
export type ShownBooking = BookingFieldsFragment;

/** What an invoice shows: who, where, when, and the lines that add up. */
export interface InvoiceData {
  /** Null for a request that isn't made yet. */
  number: string | null;
  status: BookingStatus;
  /** Why it was cancelled; null while it isn't. */
  cancellationReason: CancellationReason | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  businessName: string;
  sellerAddress: string | null;
  sellerPhone: string | null;
  sellerTaxNumber: string | null;
  sellerLogo: string | null;
  /** Null for a request that isn't made yet. */
  issuedAt: string | null;
  /** Why it was cancelled, in the words of who did it. */
  cancellationNote: string | null;
  hallTitle: string;
  hallLocation: string;
  timeZone: string;
  startTime: string;
  endTime: string;
  shiftName: string | null;
  guestCount: number;
  /** Null where nobody said it. */
  occasion: Occasion | null;
  specialRequests: string | null;
  /** What comes back when it is cancelled; null where that isn't known, or it is cancelled. */
  cancellationTerms: readonly string[] | null;
  currency: string;
  discountPercentage: number;
  taxPercentage: number;
  /** Groups, discount, tax and total, by the rule that the server shares. */
  invoice: Invoice;
}

type InvoicedService = Omit<ServiceFieldsFragment, 'serviceId'>;

/** A booking as far as its invoice shows it, or as it would be by an offer. */
type InvoicedBooking = Omit<ShownBooking, 'menu' | 'fixedServices' | 'optionalServices'> & {
  menu: BilledMenu | null;
  fixedServices: readonly InvoicedService[];
  optionalServices: readonly InvoicedService[];
};

function services(list: readonly InvoicedService[]) {
  // The lines need no number of the service, which may have been deleted.
  return list.map((service, index) => ({ ...service, id: index }));
}

/** The invoice of a booking. */
export function invoiceOfBooking(booking: InvoicedBooking): InvoiceData {
  const { fixedServices, optionalServices, ...rest } = booking;
  const status = BookingStatus[booking.status];
  const cancellationReason = booking.cancellationReason && CancellationReason[booking.cancellationReason];
  return {
    ...rest,
    number: booking.invoiceNumber,
    status,
    cancellationReason,
    cancellationTerms: status === BookingStatus.CANCELLED ? null : rest.cancellationTerms,
    customerPhone: booking.customerContact?.national ?? booking.customerPhone,
    sellerPhone: booking.sellerContact?.national ?? booking.sellerPhone,
    invoice: toInvoice({
      ...rest,
      status,
      cancellationReason,
      fixedServices: services(fixedServices),
      optionalServices: services(optionalServices),
    }),
  };
}

/** The invoice of a booking with what was recorded of its payments, as it is at an instant. */
export function settledInvoice(booking: InvoicedBooking, payments: WirePayments, now: Date): InvoiceData {
  const data = invoiceOfBooking(booking);
  return { ...data, invoice: settleInvoice(data.invoice, data, payments, now) };
}

/** The invoice that a request would get, with the server's price: shown as pending on the wizard's last step. */
export function invoiceOfRequest(
  hall: BookableHall,
  values: WizardValues,
  quote: Quote,
  cancellationTerms: readonly string[] | null,
): InvoiceData {
  const { start, end } = stayPeriod(values, hall.business.timeZone);
  const times = { startTime: start.toISOString(), endTime: end.toISOString() };
  const invoice = toInvoice({
    ...quote,
    ...times,
    id: 0,
    status: BookingStatus.PENDING,
    confirmsOnPayment: hall.business.confirmsOnPayment,
    fixedServices: services(quote.fixedServices),
    optionalServices: services(quote.optionalServices),
  });
  return {
    number: null,
    status: BookingStatus.PENDING,
    cancellationReason: null,
    customerName: values.customerName,
    customerEmail: values.customerEmail,
    customerPhone: values.customerPhone,
    businessName: hall.business.name,
    sellerAddress: null,
    sellerPhone: null,
    sellerTaxNumber: null,
    sellerLogo: null,
    issuedAt: null,
    cancellationNote: null,
    cancellationTerms,
    hallTitle: hall.title,
    hallLocation: hall.location,
    timeZone: hall.business.timeZone,
    ...times,
    shiftName: quote.shiftName,
    guestCount: quote.guestCount,
    occasion: values.occasion,
    specialRequests: values.specialRequests || null,
    currency: quote.currency,
    discountPercentage: quote.discountPercentage,
    taxPercentage: quote.taxPercentage,
    invoice: hall.business.instantConfirmation ? { ...invoice, statement: INSTANT_REQUEST_STATEMENT } : invoice,
  };
}
