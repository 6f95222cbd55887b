import type { Harness, Person } from './harness.js';

/** A visit, as REST answers it. */
export interface VisitBody {
  id: number;
  bookingId: number | null;
  enquiryId: number | null;
  status: string;
  proposedBy: string;
  startsAt: string;
  headCount: number | null;
  note: string | null;
  endedBy: string | null;
  isPast: boolean;
  viewerCanAnswer: boolean;
  viewerCanCancel: boolean;
  code?: string;
  field?: string;
  message?: string;
}

/** Who arranges visits of what. */
export interface VisitScene {
  at: Harness;
  customer: Person;
  owner: Person;
  bookingId: number;
}

/** The calls of tests about visits, for a scene that each test opens anew. */
export function callVisits(scene: () => VisitScene) {
  const ofBooking = () => `bookings/${scene().bookingId}`;
  const baseOf = (who: Person) => (who === scene().customer ? '/user' : '/business');
  const propose = (who: Person, more: object = {}, about = ofBooking(), key?: string) =>
    who.rest<VisitBody>(
      'POST',
      `${baseOf(who)}/${about}/visits`,
      { day: '2027-03-20', time: '17:00', ...more },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const act = (who: Person, action: 'confirm' | 'decline' | 'cancel', id: number, by = who) =>
    by.rest<VisitBody>('PUT', `${baseOf(who)}/visits/${id}/${action}`);
  const read = async (who: Person, about = ofBooking()) =>
    (await who.rest<VisitBody[]>('GET', `${baseOf(who)}/${about}/visits`)).body;
  const agree = async (more: object = {}) => {
    const { id } = (await propose(scene().customer, more)).body;
    await act(scene().owner, 'confirm', id);
    return id;
  };
  const rows = <Row extends object>(sql: string, given: unknown[]) =>
    scene().at.context().em.execute<Row[]>(sql, given);
  const toldKinds = async (who: Person) =>
    (await rows<{ kind: string }>('select kind from notifications where user_id = ? order by id', [who.id])).map(
      ({ kind }) => kind,
    );
  const mailsTo = (who: Person) =>
    rows<{ kind: string; text: string }>(
      `select kind, text from outbox_mails where to_address = ? and kind like 'visit-%' order by id`,
      [who.email],
    );
  return { baseOf, propose, act, read, agree, rows, toldKinds, mailsTo };
}
