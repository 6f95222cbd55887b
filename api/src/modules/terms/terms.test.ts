import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { ACCEPTANCE_MESSAGES } from '../../domain/terms/acceptance.js';
import { TERMS_MESSAGES } from '../../domain/terms/inputs.js';
import { startHarness, TEST_NOW, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { findPersonalRecords } from '../personal-data/export.queries.js';
import { bookingInput, givenMember, openVenue, type Venue } from '../../testing/scene.js';

interface Refusal {
  code?: string;
  field?: string;
  message?: string;
}
interface Terms {
  id: number;
  version: number;
  text: string;
  textUrdu: string | null;
  sha256: string;
}
interface Versions extends Refusal {
  data: { termsId: number; version: number; terms: Terms | null; savedBy: string }[];
  paging: { total: number };
}
interface Acceptance {
  kind: string;
  version: number;
  sha256: string;
  name: string | null;
  isByBusiness: boolean;
  day: string | null;
  note: string | null;
  recordedBy: string | null;
}
interface Contract extends Refusal {
  terms: Terms | null;
  acceptances: Acceptance[];
  viewerCanRecordSignature: boolean;
  signableTerms: { termsId: number; version: number }[];
}
interface Booked extends Refusal {
  id: number;
}

let at: Harness;
let venue: Venue;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  venue = await openVenue(at, { hall: { pricePerHour: 0, pricePerPerson: 1000, capacity: 300 } });
  customer = await at.person(Role.USER);
});

const ENGLISH = 'The hall closes at ten.\n\nNo fireworks.';
const URDU = 'ہال دس بجے بند ہو گا۔';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** The name of an account. */
async function nameOf({ id }: Person): Promise<string> {
  const [row] = await at.context().em.execute<{ name: string }[]>('select name from users where id = ?', [id]);
  return row?.name ?? '';
}

const save = (body: object, by = venue.owner) => by.rest<Versions>('POST', '/business/terms', body);
/** Saves terms. @returns the id of the version */
async function given(text: string | null = ENGLISH, replacesId?: number): Promise<number> {
  const { status, body } = await save({ text, replacesId });
  expect(status).toBe(201);
  return body.data[0]?.termsId ?? 0;
}
const request = (more: object = {}, by = customer) =>
  by.rest<Booked>('POST', '/user/bookings', { ...bookingInput(venue.hallId), ...more });
const contract = (id: number, by = customer) =>
  by.rest<Contract>('GET', `${by === customer ? '/user' : '/business'}/bookings/${id}/contract`);
const enter = async () =>
  (await venue.owner.rest<Booked>('POST', '/business/bookings', bookingInput(venue.hallId))).body.id;
const sign = (id: number, body: object, by = venue.owner) =>
  by.rest<Contract>('POST', `/business/bookings/${id}/signatures`, body);

describe('[issue 39: terms] versions', () => {
  it('are added in order, the last one counts, and one without texts ends the terms', async () => {
    const path = `/public/halls/${venue.hallId}/terms`;
    const shown = async () => (await at.visitor.rest<{ terms: Terms | null }>('GET', path)).body.terms;
    expect(await shown()).toBeNull();
    const first = await given();
    expect(await shown()).toMatchObject({
      id: first,
      version: 1,
      text: ENGLISH,
      textUrdu: null,
      sha256: hash(ENGLISH),
    });
    const { body } = await save({ text: ENGLISH, textUrdu: URDU, replacesId: first });
    const second = body.data[0]?.termsId ?? 0;
    expect(await shown()).toMatchObject({ version: 2, textUrdu: URDU, sha256: hash(`${ENGLISH}\u001e${URDU}`) });
    // The same texts are no new version.
    await save({ text: ENGLISH, textUrdu: URDU, replacesId: second });
    await given(null, second);
    expect(await shown()).toBeNull();
    const list = await venue.owner.rest<Versions>('GET', '/business/terms?limit=2');
    expect(list.body.paging.total).toBe(3);
    expect(list.body.data).toMatchObject([
      { version: 3, terms: null, savedBy: await nameOf(venue.owner) },
      { version: 2, terms: { textUrdu: URDU } },
    ]);
  });

  it('are saved once of two at the same time, and never over one that wasn’t seen', async () => {
    const first = await given();
    const answers = await Promise.all([
      save({ text: 'One', replacesId: first }),
      save({ text: 'Other', replacesId: first }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const stale = await save({ text: 'Late' });
    expect(stale).toMatchObject({ status: 409, body: { message: TERMS_MESSAGES.changedMeanwhile } });
  });

  it('are refused with the name of a wrong field, and nothing changes', async () => {
    expect(await save({ textUrdu: URDU })).toMatchObject({ status: 422, body: { field: 'text' } });
    const { body } = await venue.owner.rest<Versions>('GET', '/business/terms');
    expect(body.data).toEqual([]);
  });

  it('are written by owners and managers, not by clerks', async () => {
    const manager = await at.person(Role.USER, { name: 'Maryam Manager' });
    const clerk = await at.person(Role.USER);
    const { em } = at.context();
    await givenMember(em, venue.businessId, manager.id, 'MANAGER');
    await givenMember(em, venue.businessId, clerk.id, 'CLERK');
    expect((await save({ text: ENGLISH }, clerk)).status).toBe(403);
    expect((await save({ text: ENGLISH }, manager)).body.data[0]).toMatchObject({ savedBy: 'Maryam Manager' });
  });

  it.each([
    ['change', 'update business_terms set text = ?'],
    ['deletion', 'delete from business_terms where text = ?'],
  ])('refuse a %s in the database', async (_name, statement) => {
    await given();
    await expect(at.context().em.execute(statement, [ENGLISH])).rejects.toMatchObject({
      constraint: 'business_terms_append_only',
    });
  });
});

describe('[issue 39: terms] a request', () => {
  it('needs no acceptance where the business has no terms', async () => {
    const { status, body } = await request();
    expect(status).toBe(201);
    expect((await contract(body.id)).body).toMatchObject({ terms: null, acceptances: [] });
  });

  it('accepts the current terms by name, and is refused without them', async () => {
    const first = await given();
    const missing = { field: 'acceptedTermsId', message: ACCEPTANCE_MESSAGES.missing };
    expect(await request()).toMatchObject({ status: 422, body: missing });
    const second = await given('New rules.', first);
    const outdated = { field: 'acceptedTermsId', message: ACCEPTANCE_MESSAGES.outdated };
    expect(await request({ acceptedTermsId: first })).toMatchObject({ status: 422, body: outdated });
    const { status, body } = await request({ acceptedTermsId: second });
    expect(status).toBe(201);
    await given('Rules of later.', second);
    const { body: shown } = await contract(body.id);
    expect(shown).toMatchObject({ terms: { version: 2, text: 'New rules.' }, viewerCanRecordSignature: false });
    expect(shown.acceptances).toMatchObject([
      { kind: 'request', version: 2, sha256: hash('New rules.'), name: 'Ayesha Khan', isByBusiness: false, day: null },
    ]);
  });

  it('for several functions accepts the terms of each business once', async () => {
    const accepted = await given();
    const other = await openVenue(at);
    const theirs = (await save({ text: 'Theirs.' }, other.owner)).body.data[0]?.termsId ?? 0;
    const { customerName, customerPhone, customerEmail, ...first } = bookingInput(venue.hallId);
    const next = { startTime: '2027-03-21T14:00:00.000Z', endTime: '2027-03-21T18:00:00.000Z' };
    const functions = [
      { ...first, functionName: 'mehndi' },
      { ...first, ...next, functionName: 'baraat' },
      { ...first, ...next, hallId: other.hallId, functionName: 'walima' },
    ];
    const body = { name: 'Ayesha and Bilal', customerName, customerPhone, customerEmail, functions };
    const ask = (acceptedTermsIds: number[]) =>
      customer.rest<Refusal & { bookings: Booked[] }>('POST', '/user/booking-groups', { ...body, acceptedTermsIds });
    expect(await ask([accepted])).toMatchObject({ status: 422, body: { field: 'acceptedTermsIds' } });
    const made = await ask([accepted, theirs]);
    expect(made.status).toBe(201);
    const versions = [];
    for (const { id } of made.body.bookings) versions.push((await contract(id)).body.terms?.id);
    expect(versions).toEqual([accepted, accepted, theirs]);
  });

  it('accepts its terms anew with a change, by whoever accepts it', async () => {
    const { id } = (await request({ acceptedTermsId: await given() })).body;
    const propose = (by: Person, side: string, guestCount: number) =>
      by.rest<{ openChange: { id: number } }>('POST', `/${side}/bookings/${id}/changes`, { guestCount });
    const accept = (by: Person, side: string, change: number | undefined) =>
      by.rest('PUT', `/${side}/booking-changes/${change ?? 0}/status`, { status: 'accepted' });
    const byOwner = await propose(venue.owner, 'business', 120);
    expect((await accept(customer, 'user', byOwner.body.openChange.id)).status).toBe(200);
    const byCustomer = await propose(customer, 'user', 130);
    expect((await accept(venue.owner, 'business', byCustomer.body.openChange.id)).status).toBe(200);
    const seen = (await contract(id)).body.acceptances;
    expect(seen).toMatchObject([
      { kind: 'request', name: 'Ayesha Khan' },
      { kind: 'change', name: 'Ayesha Khan', isByBusiness: false, version: 1 },
      { kind: 'change', name: null, isByBusiness: true, version: 1 },
    ]);
    expect((await contract(id, venue.owner)).body.acceptances[2]).toMatchObject({ name: await nameOf(venue.owner) });
  });
});

describe('[issue 39: terms] a signature on paper', () => {
  it('is recorded by members, with the day and a note that the customer doesn’t see', async () => {
    const termsId = await given();
    const id = await enter();
    expect((await contract(id, venue.owner)).body).toMatchObject({
      terms: { id: termsId },
      acceptances: [],
      viewerCanRecordSignature: true,
    });
    const clerk = await at.person(Role.USER, { name: 'Kamran Clerk' });
    await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
    const body = { termsId, day: '2027-02-01', note: 'At the office' };
    const signed = await sign(id, body, clerk);
    expect(signed.status).toBe(201);
    expect(signed.body.acceptances).toMatchObject([
      { kind: 'paper', name: 'Ayesha Khan', day: body.day, note: body.note, recordedBy: 'Kamran Clerk' },
    ]);
    await sign(id, { termsId, note: 'The first was of another booking' });
    expect((await contract(id, venue.owner)).body.acceptances).toHaveLength(2);
  });

  it('is of any version with a text, also once there is a newer one, or none', async () => {
    const first = await given();
    const second = await given('New rules.', first);
    await given(null, second);
    const id = await enter();
    const { body } = await contract(id, venue.owner);
    expect(body).toMatchObject({ terms: null, viewerCanRecordSignature: true });
    expect(body.signableTerms).toMatchObject([
      { termsId: second, version: 2 },
      { termsId: first, version: 1 },
    ]);
    const signed = await sign(id, { termsId: first });
    expect(signed.body).toMatchObject({ terms: { version: 1 }, acceptances: [{ sha256: hash(ENGLISH) }] });
  });

  it('can’t be recorded where the business never had terms, and not by customers', async () => {
    const none = { viewerCanRecordSignature: false, signableTerms: [] };
    expect((await contract(await enter(), venue.owner)).body).toMatchObject(none);
    const later = { startTime: '2027-03-21T14:00:00.000Z', endTime: '2027-03-21T18:00:00.000Z' };
    const { id } = (await request({ ...later, acceptedTermsId: await given() })).body;
    expect((await contract(id)).body).toMatchObject(none);
  });

  it('shows a customer neither who recorded it nor the note', async () => {
    const { id } = (await request()).body;
    await sign(id, { termsId: await given(), note: 'Was late' });
    expect((await contract(id)).body.acceptances).toMatchObject([
      { note: null, recordedBy: null, name: 'Ayesha Khan' },
    ]);
  });

  it('is refused for terms of another business, a day to come, and whoever isn’t of the business', async () => {
    const termsId = await given();
    const id = await enter();
    const other = await openVenue(at);
    const theirs = (await save({ text: 'Theirs.' }, other.owner)).body.data[0]?.termsId ?? 0;
    expect(await sign(id, { termsId: theirs })).toMatchObject({ status: 422, body: { field: 'termsId' } });
    expect(await sign(id, { termsId, day: '2031-01-01' })).toMatchObject({ status: 422, body: { field: 'day' } });
    expect((await sign(id, { termsId }, other.owner)).status).toBe(404);
    expect((await sign(id, { termsId }, customer)).status).toBe(403);
    expect((await contract(id, venue.owner)).body.acceptances).toEqual([]);
  });

  it('stays as it was recorded: the database refuses other changes than of the contact', async () => {
    const id = await enter();
    await sign(id, { termsId: await given(), note: 'Signed' });
    const { em } = at.context();
    const refused = { constraint: 'terms_acceptances_append_only' };
    for (const statement of [
      `update terms_acceptances set name = 'Somebody else' where booking_id = ?`,
      `update terms_acceptances set day = '2026-01-01', name = 'Contact removed', note = null where booking_id = ?`,
      'delete from terms_acceptances where booking_id = ?',
    ])
      await expect(em.execute(statement, [id])).rejects.toMatchObject(refused);
  });
});

describe('[issue 39: terms] a contract that staff read', () => {
  it('is recorded at the customer’s account', async () => {
    const { id } = (await request({ acceptedTermsId: await given() })).body;
    const moderator = await at.person(Role.MODERATOR);
    const { data } = await moderator.graphql<{ bookingContract: { acceptances: { name: string }[] } }>(
      'query ($id: Int!) { bookingContract(id: $id) { acceptances { name } } }',
      { id },
    );
    expect(data?.bookingContract.acceptances).toEqual([{ name: 'Ayesha Khan' }]);
    const read = `select account_id as "accountId", details ->> 'data' as data from security_events
      where kind = 'personal_data_read' and actor_id = ?`;
    expect(await at.context().em.execute(read, [moderator.id])).toEqual([{ accountId: customer.id, data: 'booking' }]);
  });
});

describe('[issue 39: terms] an account that is deleted', () => {
  it('leaves no name with what was never agreed, and has its acceptances in its export before', async () => {
    const { id } = (await request({ acceptedTermsId: await given() })).body;
    const records = await findPersonalRecords(at.context().em, customer.id, at.app.env);
    expect(records['terms-acceptances']).toMatchObject([
      { booking_id: id, kind: 'request', name: 'Ayesha Khan', version: 1, text: ENGLISH },
    ]);
    const { status } = await customer.rest('DELETE', '/user/account', { password: TEST_PASSWORD });
    expect(status).toBe(204);
    expect((await contract(id, venue.owner)).body.acceptances).toMatchObject([{ name: 'Contact removed' }]);
  });
});
