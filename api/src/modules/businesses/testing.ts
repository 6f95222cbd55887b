import { BookingStatus } from '../../domain/bookings/transitions.js';
import { TEST_NOW, type Harness } from '../../testing/harness.js';

/** Days from the test's now: noon in Lahore, March 1, 2027. */
export const moment = (days: number, hours = 0) => new Date(TEST_NOW.getTime() + days * 86_400_000 + hours * 3_600_000);

/** Whose booking is inserted, and where. */
interface BookingPlace {
  at: Harness;
  businessId: number;
  hallId: number;
  ownerId: number;
  customerId: number;
}

/** A booking that {@link insertBooking} inserts. */
export interface InsertedBooking {
  start: Date;
  created?: Date;
  status?: BookingStatus;
  total?: number;
  tax?: number;
  currency?: string;
  hall?: number;
  reason?: string;
  customerName?: string;
  /** By the business, for a guest. */
  isEntered?: boolean;
  occasion?: string;
}

/** Inserts a booking of five hours; a confirmed one is in the ledger. */
export async function insertBooking(place: BookingPlace, inserted: InsertedBooking): Promise<void> {
  const { at, businessId, ownerId, customerId } = place;
  const {
    start,
    created = moment(-300),
    status = BookingStatus.CONFIRMED,
    total = 1000,
    tax = 0,
    currency = 'PKR',
    hall = place.hallId,
    reason = 'declined',
    customerName = 'Ayesha',
    isEntered = false,
    occasion = null,
  } = inserted;
  const end = new Date(start.getTime() + 5 * 3_600_000);
  await at.context().em.transactional(async (em) => {
    const [row] = await em.execute<{ id: number }[]>(
      `insert into bookings (user_id, hall_id, business_id, start_time, end_time, guest_count, status, hall_base_price,
         tax_amount, total_price, customer_name, customer_phone, customer_email, hall_title, hall_location, business_name,
         currency, time_zone, hours, price_per_hour, price_per_person, created_at, confirmed_at, cancelled_at,
         cancellation_reason, source, entered_by, occasion)
       values (?, ?, ?, ?, ?, 100, ?, ?, ?, ?, ?, '0300', 'a@mail.test', 'Rose Hall', 'Lahore', 'Banquets', ?,
         'Asia/Karachi', 5, 1, 1, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [
        ...[
          isEntered ? null : customerId,
          hall,
          businessId,
          start.toISOString(),
          end.toISOString(),
          status,
          total - tax,
          tax,
          total,
        ],
        ...[customerName, currency, created.toISOString()],
        status === BookingStatus.CONFIRMED ? created.toISOString() : null,
        status === BookingStatus.CANCELLED ? created.toISOString() : null,
        status === BookingStatus.CANCELLED ? reason : null,
        ...(isEntered ? ['owner', ownerId] : ['customer', null]),
        occasion,
      ],
    );
    if (status === BookingStatus.CONFIRMED)
      await em.execute(
        `insert into occupancies (unit_id, period, kind, booking_id)
         select unit_id, tstzrange(?, ?), 'booking', ? from hall_unit_links where hall_id = ?`,
        [start.toISOString(), end.toISOString(), row?.id, hall],
      );
  });
}
