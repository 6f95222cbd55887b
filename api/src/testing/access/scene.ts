import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../jobs/queue.js';
import { User } from '../../modules/accounts/user.entity.js';
import { Booking } from '../../modules/bookings/booking.entity.js';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { HallStatus } from '../../domain/halls/inputs.js';
import { givenBooking, givenBusiness, givenHall, givenShift, shareUnits } from '../scene.js';
import { TEST_NOW, type Harness, type Person } from '../harness.js';
import { addTestApp, startTestApp } from '../second-factor.js';
import { insertPasskeys, type PasskeyScene } from './passkeys.js';
import { ACTORS, type Actor } from './people.js';
import { AT, insert, insertCityRule, insertSavedList, insertSession } from './scene-rows.js';
import { insertFiles, type SceneFiles } from './scene-files.js';
import { insertRecords, type BookingRecords } from './scene-records.js';
import { insertBlog } from './scene-blog.js';
import { insertFunctions } from './scene-functions.js';
import { insertWaiting } from './scene-waiting.js';
import { insertTeams, INVITATION_TOKEN } from './scene-team.js';

/** Accounts with a record of every kind, for the access matrix. */
export interface AccessScene extends BookingRecords {
  people: Readonly<Record<Actor, Person>>;
  /** Personal data that others may not read, by account: name, address, user name, phone. */
  particulars: Readonly<Record<Actor, { name: string; others: readonly string[] }>>;
  businesses: Record<'pending' | 'rejected' | 'suspended' | 'approved' | 'other', number>;
  /** The clerk's membership, and invitations to the owner's team: of the other customer, and of nobody. */
  team: Record<'clerk' | 'invitation', number>;
  /** `hall` and `offline` belong to `owner`. */
  halls: Record<'hall' | 'offline' | 'other' | 'ofSuspended', number>;
  /** All at the owner's `hall` by the customer, except the last ones; `entered` is the owner's, for a guest. */
  bookings: Record<'pending' | 'confirmed' | 'past' | 'atOther' | 'atSuspended' | 'entered', number>;
  /** Open ones: of the owner on `confirmed`, of the customer on `pending`. */
  changes: Record<'ofOwner' | 'ofCustomer', number>;
  /** Two functions of the customer at the owner’s `hall`. */
  groupId: number;
  blockId: number;
  /** The customer’s entry in the waiting list of the other owner’s hall. */
  waitingId: number;
  /** Of the owner's `offline` hall. */
  shiftId: number;
  exceptionId: number;
  cityRuleId: number;
  savedListId: number;
  /** Of all halls of the owner's business. */
  rateId: number;
  /** Entries of the owner's catalogue, and a space, that no hall uses. */
  free: Record<'category' | 'type' | 'fixedService' | 'optionalService' | 'menu' | 'amenity' | 'unit', number>;
  reviews: Record<'shown' | 'hidden', number>;
  blog: Record<'published' | 'draft' | 'archived' | 'category' | 'tag' | 'comment' | 'hiddenComment', number>;
  /**
   * `picture` belongs to the other owner, `adminPicture` to the admin, `usedPicture` to the owner, the documents to the pending
   * owner.
   */
  files: SceneFiles;
  /** The customer's session on another device. */
  sessionId: number;
  mailId: number;
  /** Tokens of the customer’s links: a new address that waits, and a new password; and of the other customer’s invitation. */
  links: Record<'newAddress' | 'reset' | 'invitation', string>;
  /** A code of the authenticator app that the customer is setting up; the other customer has one. */
  appCode: string;
  /** The other customer's passkey with its answers, and one that the customer is adding. */
  passkeys: PasskeyScene;
  /** A failed job that waits for its next attempt. */
  jobId: number;
}

const ROLES: Record<Exclude<Actor, 'visitor'>, Role> = {
  customer: Role.USER,
  otherCustomer: Role.USER,
  suspendedCustomer: Role.USER,
  ownerWithoutApplication: Role.BUSINESS,
  pendingOwner: Role.BUSINESS,
  rejectedOwner: Role.BUSINESS,
  suspendedOwner: Role.BUSINESS,
  owner: Role.BUSINESS,
  otherOwner: Role.BUSINESS,
  manager: Role.USER,
  clerk: Role.USER,
  otherClerk: Role.USER,
  moderator: Role.MODERATOR,
  admin: Role.ADMIN,
};

const DAY_MS = 86_400_000;

/** The environment file before every call. */
const ENVIRONMENT = '# The platform\nLOG_LEVEL=info\nSMTP_URL=smtp://user:pass@mail.test:25\n';

function inDays(days: number): Date {
  return new Date(TEST_NOW.getTime() + days * DAY_MS);
}

async function insertAccounts(at: Harness): Promise<Pick<AccessScene, 'people' | 'particulars'>> {
  const people: Partial<Record<Actor, Person>> = { visitor: at.visitor };
  const particulars: Partial<AccessScene['particulars']> = { visitor: { name: '', others: [] } };
  for (const [place, actor] of ACTORS.filter((each) => each !== 'visitor').entries()) {
    const name = `Nameof ${actor} Khan`;
    const username = `login_of_${actor}_`;
    const email = `mailof.${actor}@mail.test`;
    const phone = `+92300777${String(1000 + place)}`;
    const person = await at.person(ROLES[actor], { name, username, email });
    await at.context().em.nativeUpdate(User, { id: person.id }, { phone });
    Object.assign(people, { [actor]: person });
    Object.assign(particulars, { [actor]: { name, others: [username, email, phone] } });
  }
  const suspended = [AT, people.suspendedCustomer?.id];
  const { em } = at.context();
  await em.execute(`update users set suspended_at = ?, suspension_reason = 'Spam' where id = ?`, suspended);
  await em.execute(`update sessions set ended_at = ?, end_reason = 'account_suspended' where user_id = ?`, suspended);
  return { people, particulars } as Pick<AccessScene, 'people' | 'particulars'>;
}

async function insertBusinesses(em: EntityManager, people: AccessScene['people']): Promise<AccessScene['businesses']> {
  const ids = {
    pending: await givenBusiness(em, people.pendingOwner.id, { status: BusinessStatus.PENDING }),
    rejected: await givenBusiness(em, people.rejectedOwner.id, { status: BusinessStatus.REJECTED }),
    suspended: await givenBusiness(em, people.suspendedOwner.id),
    approved: await givenBusiness(em, people.owner.id),
    other: await givenBusiness(em, people.otherOwner.id),
  };
  await em.execute(
    `insert into business_decisions (business_id, verdict, decided_by, decided_at) values (?, 'applied', ?, ?)`,
    [ids.pending, people.pendingOwner.id, AT],
  );
  return ids;
}

async function insertHalls(em: EntityManager, businesses: AccessScene['businesses']): Promise<AccessScene['halls']> {
  const ids = {
    hall: await givenHall(em, businesses.approved),
    offline: await givenHall(em, businesses.approved, {
      status: HallStatus.INACTIVE,
      description: 'A hall for weddings and for corporate events, by the canal.',
    }),
    other: await givenHall(em, businesses.other),
    ofSuspended: await givenHall(em, businesses.suspended),
  };
  // A public hall in the same space as `hall`.
  await shareUnits(em, await givenHall(em, businesses.approved), [ids.hall]);
  return ids;
}

async function insertCatalogue(em: EntityManager, businessId: number): Promise<AccessScene['free']> {
  const row = { business_id: businessId, created_at: AT };
  return {
    category: await insert(em, 'hall_categories', { ...row, name: 'Corporate', price: 0, price_type: 'fixed' }),
    type: await insert(em, 'hall_types', { ...row, name: 'Lawn', price: 0, price_type: 'fixed' }),
    fixedService: await insert(em, 'fixed_services', { ...row, name: 'Stage', price: 0, price_type: 'fixed' }),
    optionalService: await insert(em, 'optional_services', { ...row, name: 'Band', price: 10, price_type: 'fixed' }),
    menu: await insert(em, 'menus', {
      ...row,
      name: 'Walima menu',
      courses: JSON.stringify([
        {
          name: 'Main',
          nameUrdu: null,
          choose: null,
          isMain: true,
          dishes: [{ dishId: 1, name: 'Qorma', nameUrdu: null, surcharge: 0 }],
        },
      ]),
      last_dish_id: 1,
      bands: JSON.stringify([{ fromGuests: 1, price: 150_000 }]),
    }),
    amenity: await insert(em, 'amenities', { ...row, name: 'Generator' }),
    unit: await insert(em, 'hall_units', { business_id: businessId, name: 'North half' }),
  };
}

async function insertBookings(
  em: EntityManager,
  { people, particulars }: Pick<AccessScene, 'people' | 'particulars'>,
  halls: AccessScene['halls'],
): Promise<{ ids: AccessScene['bookings']; groupId: number }> {
  const customer = people.customer.id;
  const own = { userId: customer, hallId: halls.hall };
  const ids = {
    pending: await givenBooking(em, own, { startTime: inDays(10) }),
    confirmed: await givenBooking(em, own, { startTime: inDays(5), status: BookingStatus.CONFIRMED }),
    past: await givenBooking(em, own, { startTime: inDays(-5), status: BookingStatus.CONFIRMED }),
    atOther: await givenBooking(
      em,
      { userId: people.otherCustomer.id, hallId: halls.other },
      { startTime: inDays(10) },
    ),
    entered: await givenBooking(
      em,
      { userId: null, enteredBy: people.owner.id, hallId: halls.hall },
      { startTime: inDays(40), status: BookingStatus.CONFIRMED },
    ),
    atSuspended: await givenBooking(em, { userId: customer, hallId: halls.ofSuspended }, { startTime: inDays(10) }),
  };
  const groupId = await insertFunctions(em, own);
  // A competing request for the same evening.
  await givenBooking(em, { userId: people.otherCustomer.id, hallId: halls.hall }, { startTime: inDays(10) });
  for (const actor of ['customer', 'otherCustomer'] as const) {
    const { name, others } = particulars[actor];
    const [, customerEmail, phone = ''] = others;
    const contact = { customerName: name, customerEmail, customerPhone: phone, customerPhoneE164: phone };
    await em.nativeUpdate(Booking, { user: people[actor].id }, contact);
  }
  return { ids, groupId };
}

/** Changes that wait for the answer of the other side. */
async function insertChanges(
  { customer, owner }: AccessScene['people'],
  { pending, confirmed }: AccessScene['bookings'],
): Promise<AccessScene['changes']> {
  const open = async (by: Person, path: string) => {
    const { body } = await by.rest<{ openChange?: { id: number } }>('POST', path, { guestCount: 90 });
    return body.openChange?.id ?? 0;
  };
  return {
    ofOwner: await open(owner, `/business/bookings/${confirmed}/changes`),
    ofCustomer: await open(customer, `/user/bookings/${pending}/changes`),
  };
}

/** `somebody` appears in no row of the matrix and has a hidden review. */
async function insertReviews(
  em: EntityManager,
  { customer, moderator }: AccessScene['people'],
  { hall, ofSuspended }: AccessScene['halls'],
  somebody: number,
): Promise<AccessScene['reviews']> {
  const row = { rating: 4, created_at: AT, updated_at: AT };
  const hidden = { is_hidden: true, hidden_reason: 'Rude', hidden_at: AT, hidden_by: moderator.id };
  const shown = await insert(em, 'hall_reviews', { ...row, hall_id: hall, user_id: customer.id, comment: 'Fine.' });
  await insert(em, 'review_reports', { review_id: shown, reporter_id: somebody, reason: 'Untrue', created_at: AT });
  await insert(em, 'hall_reviews', { ...row, hall_id: ofSuspended, user_id: customer.id, comment: 'Fine too.' });
  return { shown, hidden: await insert(em, 'hall_reviews', { ...row, ...hidden, hall_id: hall, user_id: somebody }) };
}

async function insertBlock(em: EntityManager, hallId: number, ownerId: number): Promise<number> {
  const rows: { block_id: number }[] = await em.execute(
    `with block as (select nextval('blocks_id')::int as id)
     insert into occupancies (unit_id, period, kind, block_id, created_by)
     select l.unit_id, tstzrange(?, ?), 'block', block.id, ? from block, hall_unit_links l where l.hall_id = ?
     returning block_id`,
    [inDays(30).toISOString(), inDays(31).toISOString(), ownerId, hallId],
  );
  return rows[0]?.block_id ?? 0;
}

/** Platform records: a planned maintenance, yesterday's rates, a failed mail and a failed job. */
async function insertPlatformRecords(
  em: EntityManager,
  { people, particulars }: Pick<AccessScene, 'people' | 'particulars'>,
): Promise<Pick<AccessScene, 'mailId' | 'jobId'>> {
  await insert(em, 'maintenance_mode', {
    is_enabled: true,
    message: 'A new server',
    start_time: inDays(20).toISOString(),
    end_time: inDays(21).toISOString(),
    created_by: people.admin.id,
  });
  await insert(em, 'exchange_rates', {
    base: 'USD',
    currency: 'PKR',
    rate: 278.55,
    day: inDays(-1).toISOString().slice(0, 10),
    source: 'rates.test',
  });
  const mailId = await insert(em, 'outbox_mails', {
    to_address: particulars.customer.others[1],
    subject: 'About your booking',
    text: 'Words',
    html: '<p>Words</p>',
    kind: 'booking-requested',
    status: 'failed',
  });
  await addJob(em, 'deliver-mail', { id: mailId });
  const jobs: { id: number }[] = await em.execute(
    `update graphile_worker._private_jobs set attempts = 3, last_error = 'The other side is away', run_at = '2099-01-01'
     returning id::int`,
  );
  return { mailId, jobId: jobs[0]?.id ?? 0 };
}

/** Links that were mailed to the customer; the guards of their use are tested with their own module. */
async function insertLinks(em: EntityManager, customer: Person): Promise<AccessScene['links']> {
  const links = { newAddress: 'a'.repeat(43), reset: 'b'.repeat(43) };
  const row = { user_id: customer.id, created_at: AT, expires_at: inDays(1).toISOString() };
  const rows = [
    { purpose: 'change_email', email: 'mailof.customer.new@mail.test', token: links.newAddress },
    { purpose: 'reset_password', email: customer.email, token: links.reset },
  ];
  for (const { token, ...rest } of rows) {
    const tokenHash = createHash('sha256').update(token).digest('hex');
    await insert(em, 'account_links', { ...row, ...rest, token_hash: tokenHash });
  }
  return { ...links, invitation: INVITATION_TOKEN };
}

/** Authenticator apps: one that waits for its first code, and one that is set up, with its recovery codes. */
async function insertApps(at: Harness, { customer, otherCustomer }: AccessScene['people']): Promise<string> {
  const started = await startTestApp(at, customer);
  await addTestApp(at, otherCustomer);
  return started();
}

/** Builds the scene; once per harness. */
export async function buildScene(at: Harness): Promise<AccessScene> {
  const { em } = at.context();
  const who = await insertAccounts(at);
  const { people } = who;
  const somebody = (await at.person(Role.USER)).id;
  const businesses = await insertBusinesses(em, people);
  const team = await insertTeams(em, people, businesses);
  const halls = await insertHalls(em, businesses);
  const { ids: bookings, groupId } = await insertBookings(em, who, halls);
  const records = await insertRecords(em, bookings, people);
  const free = await insertCatalogue(em, businesses.approved);
  const reviews = await insertReviews(em, people, halls, somebody);
  const blog = await insertBlog(em, people, somebody);
  const files = await insertFiles(at, em, people, {
    businessId: businesses.pending,
    hallId: halls.offline,
    proofId: records.proofId,
    expenseId: records.expenseId,
    messageId: records.messageId,
    enquiryMessageId: records.enquiryMessageId,
  });
  const savedListId = await insertSavedList(em, people.customer.id, halls.hall);
  await em.execute(
    `update businesses set status = 'suspended', suspended_at = ?, suspension_reason = 'Complaints' where id = ?`,
    [AT, businesses.suspended],
  );
  const sessionId = await insertSession(em, people.customer.id);
  const platform = await insertPlatformRecords(em, who);
  const blockId = await insertBlock(em, halls.hall, people.owner.id);
  const [customerId, ownerId] = [people.customer.id, people.otherOwner.id];
  const awaited = { businessId: businesses.other, hallId: halls.other };
  const waitingId = await insertWaiting(em, { customerId, ownerId }, awaited);
  const shiftId = await givenShift(em, halls.offline);
  const rateId = await insert(em, 'hall_rates', { business_id: businesses.approved, weekdays: '{6}', percentage: 20 });
  await em.execute(`insert into hijri_month_starts (year, month, first_day) values (1448, 11, '2027-04-08')`);
  const cityRuleId = await insertCityRule(em);
  const exceptionId = await insert(em, 'schedule_exceptions', {
    business_id: businesses.approved,
    first_day: '2027-05-10',
    last_day: '2027-05-10',
  });
  const links = await insertLinks(em, people.customer);
  const appCode = await insertApps(at, people);
  const passkeys = await insertPasskeys(at, em, people);
  return {
    ...who,
    businesses,
    team,
    halls,
    bookings,
    changes: await insertChanges(who.people, bookings),
    groupId,
    ...records,
    blockId,
    waitingId,
    ...{ shiftId, exceptionId, cityRuleId, rateId },
    sessionId,
    savedListId,
    free,
    reviews,
    blog,
    files,
    links,
    appCode,
    passkeys,
    ...platform,
  };
}

/** The path of the environment file. */
export function getEnvFile(at: Harness): string {
  return readFileSync(at.app.env.envFile, 'utf8');
}

/** Restores the environment file, which isn't in the database. */
export function restoreFiles(at: Harness): void {
  writeFileSync(at.app.env.envFile, ENVIRONMENT);
}
