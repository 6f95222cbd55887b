import type { EntityManager } from '@mikro-orm/postgresql';
import { AT, insert } from './scene-rows.js';

/** What bookings have besides themselves. */
export interface BookingRecords {
  paymentId: number;
  /** An expense of the past booking, which the owner recorded. */
  expenseId: number;
  /** A task of the past booking, which is overdue and which the owner added. */
  taskId: number;
  /** A proof of payment of the customer at the owner’s `hall`, which waits. */
  proofId: number;
  messageId: number;
  /** The thread of the message. */
  threadId: number;
  /** An open report of the message by the owner, because of which staff have begun to read the thread. */
  reportId: number;
  /** Of the customer at the owner’s `hall`. */
  enquiryId: number;
  enquiryMessageId: number;
  /** Of a guest at the owner’s `hall`, which the owner entered by hand. */
  enteredEnquiryId: number;
  /** A visit that the customer proposed in the enquiry, and one that was confirmed and is over. */
  visitId: number;
  pastVisitId: number;
  /** A reply template of the owner’s business. */
  templateId: number;
}

/** Adds a payment, an expense, a task, a proof of a payment and a reported message of the past booking, an enquiry with visits at its hall, and a reply template. */
export async function insertRecords(
  em: EntityManager,
  bookings: { past: number; confirmed: number },
  { owner, customer }: { owner: { id: number }; customer: { id: number } },
): Promise<BookingRecords> {
  return {
    paymentId: await insertPayment(em, bookings, owner.id),
    expenseId: await insertExpense(em, bookings.past, owner.id),
    taskId: await insertTask(em, bookings.past, owner.id),
    proofId: await insertProof(em, bookings.past),
    ...(await insertReportedMessage(em, bookings.past, { customerId: customer.id, ownerId: owner.id })),
    ...(await insertEnquiry(em, bookings.past, customer.id)),
    enteredEnquiryId: await insertEntered(em, bookings.past, owner.id),
    templateId: await insertTemplate(em, bookings.past),
  };
}

/** Adds a receipt of a past booking, far from the numbers that a test takes, and a price of the other. @returns the receipt's id */
async function insertPayment(
  em: EntityManager,
  { past, confirmed }: { past: number; confirmed: number },
  recordedBy: number,
): Promise<number> {
  await em.execute('update bookings set hall_base_price = 5000, total_price = 5000 where id = ?', [confirmed]);
  const rows: { id: number }[] = await em.execute(
    `insert into payment_entries (booking_id, business_id, recorded_by, kind, amount, method, day, receipt_number)
       select id, business_id, ?, 'receipt', 100, 'cash', '2027-02-20', 1000 from bookings where id = ? returning id`,
    [recordedBy, past],
  );
  return rows[0]?.id ?? 0;
}

/** Adds an expense of a booking, without its bill. @returns its id */
export async function insertExpense(em: EntityManager, bookingId: number, recordedBy: number): Promise<number> {
  const rows: { id: number }[] = await em.execute(
    `insert into booking_expenses (booking_id, business_id, recorded_by, category, amount, day, created_at)
       select id, business_id, ?, 'food', 50, '2027-02-20', ? from bookings where id = ? returning id`,
    [recordedBy, AT, bookingId],
  );
  return rows[0]?.id ?? 0;
}

/** Adds a task of a booking, whose day is over. @returns its id */
export async function insertTask(em: EntityManager, bookingId: number, createdBy: number): Promise<number> {
  const rows: { id: number }[] = await em.execute(
    `insert into booking_tasks (booking_id, business_id, created_by, text, day, created_at)
       select id, business_id, ?, 'Call about the stage', '2027-02-20', ? from bookings where id = ? returning id`,
    [createdBy, AT, bookingId],
  );
  return rows[0]?.id ?? 0;
}

/** Adds a proof of payment that waits, without its file. @returns its id */
export function insertProof(em: EntityManager, bookingId: number): Promise<number> {
  const paid = { amount: 100, method: 'raast', reference: 'HBL-17', day: '2027-02-20' };
  return insert(em, 'payment_proofs', { booking_id: bookingId, ...paid, submitted_at: AT });
}

/** Adds an enquiry of the customer at the hall of a booking. */
async function insertEnquiry(
  em: EntityManager,
  bookingId: number,
  userId: number,
): Promise<Pick<BookingRecords, 'enquiryId' | 'enquiryMessageId' | 'visitId' | 'pastVisitId'>> {
  const [hall] = await em.execute<{ hall_id: number }[]>('select hall_id from bookings where id = ?', [bookingId]);
  const enquiry = { hall_id: hall?.hall_id ?? 0, user_id: userId, day: '2027-05-01', guest_count: 200, created_at: AT };
  const enquiryId = await insert(em, 'enquiries', enquiry);
  const enquiryMessageId = await insertMessage(em, { enquiry_id: enquiryId }, userId);
  return { enquiryId, enquiryMessageId, ...(await insertVisits(em, enquiryMessageId, userId)) };
}

/** Adds an enquiry at the hall of a booking that was entered by hand. @returns its id */
async function insertEntered(em: EntityManager, bookingId: number, enteredBy: number): Promise<number> {
  const rows: { id: number }[] = await em.execute(
    `insert into enquiries (hall_id, source, customer_name, customer_phone, entered_by, created_at, changed_at)
       select hall_id, 'phone', 'Amna', '0300 5550101', ?, ?, ? from bookings where id = ? returning id`,
    [enteredBy, AT, AT, bookingId],
  );
  return rows[0]?.id ?? 0;
}

/** Adds a visit that the customer proposed in the thread of a message, and one that was confirmed and is over. */
async function insertVisits(
  em: EntityManager,
  messageId: number,
  userId: number,
): Promise<Pick<BookingRecords, 'visitId' | 'pastVisitId'>> {
  const propose = async (startsAt: string, status: string, confirmedAt: string | null) => {
    const rows: { id: number }[] = await em.execute(
      `insert into visits (thread_id, hall_id, proposer_id, proposed_by, starts_at, status, confirmed_at, created_at)
         select t.id, e.hall_id, ?, 'customer', ?, ?, ?, ? from messages m join threads t on t.id = m.thread_id
           join enquiries e on e.id = t.enquiry_id where m.id = ? returning visits.id`,
      [userId, startsAt, status, confirmedAt, AT, messageId],
    );
    return rows[0]?.id ?? 0;
  };
  const pastVisitId = await propose('2027-02-20T12:00:00Z', 'confirmed', '2027-02-10T12:00:00Z');
  return { pastVisitId, visitId: await propose('2027-03-18T12:00:00Z', 'proposed', null) };
}

/** Adds a reply template of the business of a booking. @returns its id */
async function insertTemplate(em: EntityManager, bookingId: number): Promise<number> {
  const [of] = await em.execute<{ business_id: number }[]>('select business_id from bookings where id = ?', [
    bookingId,
  ]);
  const template = { name: 'Ramp', english: 'Dear {guest}, there is a ramp.', created_at: AT };
  return insert(em, 'reply_templates', { business_id: of?.business_id ?? 0, ...template });
}

/** Adds a message of the customer about a booking, and the owner's open report of it, which staff have opened. */
async function insertReportedMessage(
  em: EntityManager,
  bookingId: number,
  { customerId, ownerId }: { customerId: number; ownerId: number },
): Promise<Pick<BookingRecords, 'messageId' | 'threadId' | 'reportId'>> {
  const messageId = await insertMessage(em, { booking_id: bookingId }, customerId);
  const rows: { id: number; thread_id: number }[] = await em.execute(
    `insert into thread_reports (thread_id, message_id, reporter_id, side, category, created_at, opened_at)
       select thread_id, id, ?, 'business', 'spam', ?, ? from messages where id = ? returning id, thread_id`,
    [ownerId, AT, AT, messageId],
  );
  return { messageId, threadId: rows[0]?.thread_id ?? 0, reportId: rows[0]?.id ?? 0 };
}

/** Adds a thread with a message of the customer, sent at the moment of the scene. @returns the message's id */
async function insertMessage(em: EntityManager, about: Record<string, number>, senderId: number): Promise<number> {
  const threadId = await insert(em, 'threads', { ...about, last_sequence: 1, created_at: AT });
  const message = { thread_id: threadId, sequence: 1, sender_id: senderId, side: 'customer', text: 'Is there a ramp?' };
  return insert(em, 'messages', { ...message, created_at: AT });
}
