import { Role } from '../../domain/accounts/roles.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { givenMember } from '../../testing/scene.js';
import { onDay, read, scene, type Answer } from '../booking-changes/testing.js';

const HOUR_MS = 3_600_000;
/** Two days from now. */
export const VALID_UNTIL = new Date(TEST_NOW.getTime() + 48 * HOUR_MS).toISOString();
/** An offer of the 20th, for 100 guests. */
export const STAY = { ...onDay(20), guestCount: 100, validUntil: VALID_UNTIL };
export const FLOWERS = { name: 'Flowers', amount: 10_000 };
/** The customer's phone number; no two accounts have the same one. */
export const phone = (): string => `+92 300 ${1_000_000 + scene.customer.id}`;

/** What tests read of an enquiry. */
export interface EnquiryBody {
  id: number;
  offerId: number | null;
  work: { stage: string } | null;
  code?: string;
}

/** An enquiry at the hall. @returns its id */
export const ask = async (by = scene.customer, more: object = {}) =>
  (
    await by.rest<EnquiryBody>('POST', `/user/halls/${scene.venue.hallId}/enquiries`, {
      text: 'Is the 20th free?',
      ...more,
    })
  ).body.id;
/** Answers an enquiry with an offer, a minute later. */
export const offer = (id: number, input: object = STAY, by = scene.venue.owner): Promise<Answer> => {
  scene.at.clock.advanceMinutes(1);
  return by.rest('POST', `/business/enquiries/${id}/offers`, input);
};
/** Makes another offer in the place of one. */
export const change = (id: number, input: object): Promise<Answer> =>
  scene.venue.owner.rest('POST', `/business/bookings/${id}/offers`, { validUntil: VALID_UNTIL, ...input });
/** Accepts an offer as its customer, with a phone number unless told otherwise. */
export const accept = (
  offered: Answer,
  words: object = { customerPhone: phone() },
  by = scene.customer,
): Promise<Answer> =>
  by.rest('PUT', `/user/booking-changes/${offered.body.openChange?.id}/status`, { status: 'accepted', ...words });
/** Refuses an offer as its customer. */
export const refuse = (offered: Answer, note?: string): Promise<Answer> =>
  scene.customer.rest('PUT', `/user/booking-changes/${offered.body.openChange?.id}/status`, {
    status: 'refused',
    ...(note ? { note } : {}),
  });
/** A booking as one of its readers sees it. */
export const look = (id: number, by = scene.customer, door = 'user'): Promise<Answer> =>
  by.rest('GET', `/${door}/bookings/${id}`);
/** An enquiry as one of its readers sees it. */
export const enquiry = async (id: number, by = scene.venue.owner, door = 'business') =>
  by.rest<EnquiryBody>('GET', `/${door}/enquiries/${id}`);
/** Where an enquiry stands for its business. */
export const stageOf = async (id: number) => (await enquiry(id)).body.work?.stage;
/** The messages about a booking or an enquiry, as its customer reads them. */
export const messages = (id: number, about: 'bookings' | 'enquiries', by = scene.customer) =>
  by.rest<{ data: { text: string }[]; viewerCanWrite: boolean }>('GET', `/user/${about}/${id}/messages`);

/** The mails about a booking, each with whom it is for. */
export async function mailed(id: number): Promise<string[]> {
  const rows = await read<{ mail: string }>(
    `select kind || ' ' || split_part(dedupe_key, ':', 3) as mail from outbox_mails
       where kind like 'booking-%' and split_part(dedupe_key, ':', 2)::int = ? order by id`,
    [id],
  );
  return rows.map(({ mail }) => mail);
}

/** What people were told about a booking in the app. */
export async function noticesOf(id: number): Promise<string[]> {
  const rows = await read<{ kind: string }>(
    'select distinct kind, user_id from notifications where booking_id = ? order by 1',
    [id],
  );
  return rows.map(({ kind }) => kind);
}

/** A member of the team who may give no discount. */
export async function clerk(): Promise<Person> {
  const person = await scene.at.person(Role.USER, { name: 'Sana Iqbal' });
  await givenMember(scene.at.context().em, scene.venue.businessId, person.id, 'CLERK');
  return person;
}
