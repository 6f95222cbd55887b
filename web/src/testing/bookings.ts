import type { BookingStage } from '@mehfil/api/domain/bookings/stage';
import type { HallAvailabilityQuery } from '../graphql/generated/booking-request';
import type { BookingFieldsFragment } from '../graphql/generated/my-bookings';
import type { BookableHall } from '../features/bookings/hall-terms';

type SentBooking = BookingFieldsFragment & { viewerCanReview: boolean; takenHallIds: number[] };

/** A booking as the server sends one; tests state only what matters. */
export function booking(particulars: Partial<SentBooking> = {}): SentBooking & { __typename: 'Booking' } {
  return {
    __typename: 'Booking',
    id: 41,
    source: 'CUSTOMER',
    invoiceNumber: 'INV-000041',
    status: 'PENDING',
    hallId: 3,
    takenHallIds: [particulars.hallId ?? 3],
    hallTitle: 'Moti Mahal',
    hallNameUrdu: null,
    hallLocation: 'Canal Road, Lahore',
    hallImage: null,
    categoryName: 'Wedding',
    typeName: 'Marquee',
    businessName: 'Shalimar Banquets',
    customerContact: {
      national: '0300 7654321',
      dialerUrl: 'tel:+923007654321',
      whatsappUrl: 'https://wa.me/923007654321',
    },
    businessContact: {
      national: '0300 1234567',
      dialerUrl: 'tel:+923001234567',
      whatsappUrl: 'https://wa.me/923001234567',
    },
    sellerAddress: 'Main Boulevard, Lahore',
    sellerPhone: '+92 300 1234567',
    sellerContact: { national: '0300 1234567' },
    sellerTaxNumber: '1234567-8',
    sellerLogo: null,
    issuedAt: '2027-03-01T07:00:00.000Z',
    currency: 'PKR',
    timeZone: 'Asia/Karachi',
    date: '2027-03-20',
    startTime: '2027-03-20T14:00:00.000Z',
    endTime: '2027-03-20T20:00:00.000Z',
    shiftName: null,
    rateReason: null,
    hours: 6,
    pricePerHour: 97_500,
    guestCount: 350,
    customerName: 'Ayesha Noor',
    customerPhone: '+92 300 7654321',
    customerEmail: 'ayesha@example.com',
    specialRequests: 'Stage with roses',
    notes: null,
    hallBasePrice: 585000,
    menuAmount: 0,
    menu: null,
    categoryPrice: 5000,
    typePrice: 0,
    fixedServicesPrice: 15000,
    optionalServicesPrice: 630000,
    discountPercentage: 10,
    discountAmount: 123500,
    taxPercentage: 16,
    taxAmount: 177840,
    adjustmentAmount: 0,
    extras: [],
    quotedPrice: null,
    priceReason: null,
    enteredBy: null,
    totalPrice: 1289340,
    heldUntil: null,
    waitsForDiscount: false,
    functionName: null,
    occasion: null,
    acceptedAt: null,
    isOffered: false,
    enquiryId: null,
    paymentDueAt: null,
    confirmsOnPayment: false,
    group: null,
    fixedServices: [
      service({ serviceId: 1, name: 'Stage', price: 15000, amount: 15000 }),
      service({ serviceId: 2, name: 'Valet', price: 9000, amount: 0, isIncluded: false }),
    ],
    optionalServices: [
      service({ serviceId: null, name: 'Menu A', price: 1800, priceType: 'PER_PERSON', amount: 630000 }),
    ],
    createdAt: '2027-03-01T07:00:00.000Z',
    confirmedAt: null,
    cancelledAt: null,
    cancellationReason: null,
    cancellationNote: null,
    labels: [],
    scheduleConflict: null,
    cityRules: [],
    viewerCanAnswer: false,
    viewerCanWithdraw: true,
    viewerCanCancelOwn: false,
    cancellationTerms: ['Cancelled by the hall: everything that was paid comes back.'],
    viewerCanCallOff: false,
    viewerCanReview: false,
    viewerCanChange: false,
    viewerCanOffer: false,
    changesUntil: '2027-03-13T19:00:00.000Z',
    openChange: null,
    ...particulars,
  };
}

type Service = BookingFieldsFragment['fixedServices'][number];

function service(particulars: Partial<Service>): Service & { __typename: 'BookedService' } {
  return {
    __typename: 'BookedService',
    serviceId: 1,
    name: 'Service',
    price: 0,
    priceType: 'FIXED',
    quantity: 1,
    isIncluded: true,
    amount: 0,
    ...particulars,
  };
}

/** A page of bookings, as either list answers it. */
export function toPage(nodes: readonly BookingFieldsFragment[], totalCount = nodes.length) {
  return { nodes, totalCount, pageInfo: { page: 1, limit: 20 } };
}

/** How many bookings of a customer are in each stage. */
export function counts(stages: Partial<Record<BookingStage, number>>) {
  const connection = (totalCount = 0) => ({ __typename: 'BookingConnection' as const, totalCount });
  return {
    upcoming: connection(stages.UPCOMING),
    waiting: connection(stages.WAITING),
    past: connection(stages.PAST),
    cancelled: connection(stages.CANCELLED),
  };
}

type Availability = HallAvailabilityQuery['hallAvailability'];

const DAY_MS = 86_400_000;

/**
 * March 2027 of a hall in Lahore, the 1st being today: all days free, but the 10th partly, the 11th full and the 12th closed.
 * On the 10th it is taken from 7 PM to 11 PM.
 */
export function march(particulars: Partial<Availability> = {}): Availability {
  const days = Array.from({ length: 31 }, (_, index) => {
    const date = `2027-03-${String(index + 1).padStart(2, '0')}`;
    // Midnight in Lahore is seven in the evening of the day before in UTC.
    const start = Date.parse(`${date}T00:00:00Z`) - 5 * 3_600_000;
    const range = (from: number, to: number) => ({
      startTime: new Date(start + from * 3_600_000).toISOString(),
      endTime: new Date(start + to * 3_600_000).toISOString(),
    });
    const shifts: Availability['days'][number]['shifts'] = [];
    const opening = range(0, DAY_MS / 3_600_000);
    const price = { pricePerHour: 10000, pricePerPerson: 1500, flatPrice: 0, rateReason: null };
    if (date.endsWith('10')) {
      return {
        date,
        status: 'PARTLY' as const,
        opening,
        free: [range(0, 19), range(23, 24)],
        taken: [range(19, 23)],
        shifts,
        price,
      };
    }
    if (date.endsWith('11'))
      return { date, status: 'FULL' as const, opening, free: [], taken: [opening], shifts, price };
    if (date.endsWith('12'))
      return { date, status: 'CLOSED' as const, opening: null, free: [], taken: [], shifts, price };
    return { date, status: 'FREE' as const, opening, free: [opening], taken: [], shifts, price };
  });
  return {
    hallId: 3,
    month: '2027-03',
    timeZone: 'Asia/Karachi',
    currency: 'PKR',
    sellsShifts: false,
    today: '2027-03-01',
    latestDate: '2027-05-30',
    leastMinutes: 120,
    mostMinutes: 1440,
    holdHours: 0,
    cancellationTerms: ['Cancelled by the hall: everything that was paid comes back.'],
    cityRules: [],
    answersWithinHours: null,
    days,
    ...particulars,
  };
}

/** A hall as the booking section gets it from the hall's page. */
export function bookableHall(particulars: Partial<BookableHall> = {}): BookableHall {
  return {
    id: 3,
    title: 'Moti Mahal',
    location: 'Canal Road, Lahore',
    capacity: 300,
    pricePerHour: 10000,
    pricePerPerson: 1500,
    currency: 'PKR',
    isPublic: true,
    category: { name: 'Wedding', price: 5000, priceType: 'FIXED' },
    type: null,
    business: {
      name: 'Shalimar Banquets',
      timeZone: 'Asia/Karachi',
      instantConfirmation: false,
      confirmsOnPayment: false,
      discountPercentage: 0,
      taxPercentage: 0,
    },
    shifts: [],
    fixedServices: [],
    optionalServices: [
      { id: 8, name: 'Menu A', description: 'Lahori dinner', price: 1800, priceType: 'PER_PERSON', picture: null },
      { id: 9, name: 'Flowers', description: null, price: 45000, priceType: 'FIXED', picture: null },
    ],
    ...particulars,
  };
}
