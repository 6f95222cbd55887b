import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getNamedType, isIntrospectionType, isObjectType } from 'graphql';
import { buildProductSchema } from '../schema.js';
import { BASE_ACTORS } from '../testing/access/actors.js';
import type { Actor } from '../testing/access/people.js';
import { callGraphql, documentFor } from '../testing/access/calls.js';
import { OPERATIONS } from '../testing/access/operations.js';
import { buildScene, type AccessScene } from '../testing/access/scene.js';
import { startHarness, type Harness } from '../testing/harness.js';

/**
 * Clients cache objects by `__typename` and `id`: two tables behind one type would overwrite each other. Several types may
 * represent the same table. A new type with an `id` needs a row here.
 */
const TABLES: Readonly<Record<string, string>> = {
  Account: 'users',
  AccountSession: 'sessions',
  Amenity: 'amenities',
  ApiKey: 'api_keys',
  AuditEntry: 'audit_events',
  BlogArticle: 'blog_posts',
  BlogCategoryView: 'blog_categories',
  BlogCommentView: 'blog_comments',
  BlogPostCard: 'blog_posts',
  BlogTagView: 'blog_tags',
  Booking: 'bookings',
  BookingChange: 'booking_changes',
  BookingGroup: 'booking_groups',
  BusinessApplication: 'businesses',
  BusinessRecord: 'businesses',
  BusinessTerms: 'business_terms',
  CityRule: 'city_rules',
  Colleague: 'users',
  CommentThread: 'blog_comments',
  Conversation: 'threads',
  BookingTask: 'booking_tasks',
  Expense: 'booking_expenses',
  ExternalCalendar: 'external_calendars',
  FixedService: 'fixed_services',
  HallAmenityDetail: 'amenities',
  HallBlock: 'blocks',
  HallBusiness: 'businesses',
  HallCard: 'halls',
  HallCategory: 'hall_categories',
  HallCategoryDetail: 'hall_categories',
  HallChoice: 'halls',
  HallDetail: 'halls',
  HallFixedServiceDetail: 'fixed_services',
  HallOptionalService: 'optional_services',
  HallShift: 'hall_shifts',
  HallType: 'hall_types',
  HallTypeDetail: 'hall_types',
  HallUnit: 'hall_units',
  ManagedReview: 'hall_reviews',
  ModeratedComment: 'blog_comments',
  OpenInvitation: 'business_invitations',
  OptionalService: 'optional_services',
  OutboxMailView: 'outbox_mails',
  OwnedHall: 'halls',
  OwnedHallAmenity: 'amenities',
  OwnedHallService: 'fixed_services',
  ThreadReport: 'thread_reports',
  Passkey: 'passkeys',
  HallRate: 'hall_rates',
  Menu: 'menus',
  PaymentEntry: 'payment_entries',
  PaymentProof: 'payment_proofs',
  Message: 'messages',
  MessageFile: 'stored_files',
  Notification: 'notifications',
  Enquiry: 'enquiries',
  ReplyTemplate: 'reply_templates',
  Visit: 'visits',
  Person: 'users',
  QueueJob: 'jobs',
  TeamAction: 'audit_events',
  TermsAcceptance: 'terms_acceptances',
  Review: 'hall_reviews',
  SavedListView: 'saved_lists',
  ScheduleException: 'schedule_exceptions',
  SecurityAlarm: 'security_alarms',
  SecurityEvent: 'security_events',
  SharingHall: 'halls',
  WaitingEntry: 'waiting_entries',
  Webhook: 'webhooks',
  WebhookDelivery: 'webhook_deliveries',
};

/** Offset between the ids of two tables, so that no two rows of this test share one. */
const RANGE = 1_000_000;

const schema = buildProductSchema();

const identified = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !isIntrospectionType(type) && 'id' in type.getFields(),
);
const isIdentified = (name: string): boolean => identified.some((type) => type.name === name);

/** Types that only mutations return; queries also read their content. */
const OF_MUTATIONS = ['AddedPasskey', 'Session', 'IssuedApiKey', 'WebhookWithSecret'];

/** Every field through which a query reaches a type with an `id`, as in `HallDetail.category`. */
const positions = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => type !== schema.getMutationType() && type !== schema.getSubscriptionType())
  .filter(({ name }) => !OF_MUTATIONS.includes(name))
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isIdentified(getNamedType(field.type).name))
      .map((field) => `${type.name}.${field.name}`),
  );

/** An object with an `id` in a response. */
interface Seen {
  position: string;
  typename: string;
  id: number;
}

function objectsIn(value: unknown, position: string): Seen[] {
  if (Array.isArray(value)) return value.flatMap((each) => objectsIn(each, position));
  if (typeof value !== 'object' || value === null) return [];
  const { __typename: typename, id } = value as { __typename?: string; id?: unknown };
  const below = Object.entries(value).flatMap(([field, each]) => objectsIn(each, `${typename ?? 'Query'}.${field}`));
  return typename && typeof id === 'number' ? [{ position, typename, id }, ...below] : below;
}

let at: Harness;
let scene: AccessScene;
let tables: string[];
const seen: Seen[] = [];

/** Gives every table its own id range. Returns the tables in the order of the ranges. */
async function spreadIds(): Promise<string[]> {
  const { em } = at.context();
  const sequences = await em.execute<{ name: string; table: string }[]>(
    `select format('%I.%I', schemaname, sequencename) as name, regexp_replace(sequencename, '_id(_seq\\d*)?$', '') as "table"
       from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  for (const [index, { name }] of sequences.entries()) {
    await em.execute('select setval(?::regclass, ?)', [name, (index + 1) * RANGE]);
  }
  return sequences.map(({ table }) => table);
}

/** Adds what the scene lacks: a record for every place where an id can be read. Returns the id of a webhook. */
async function furnish(): Promise<number> {
  const { em } = at.context();
  const { businesses, free, halls, blog, people } = scene;
  await em.execute('insert into hall_fixed_services (hall_id, service_id) values (?, ?)', [
    halls.hall,
    free.fixedService,
  ]);
  await em.execute('insert into hall_amenities (hall_id, amenity_id) values (?, ?)', [halls.hall, free.amenity]);
  await em.execute('update blog_posts set is_featured = true where id = ?', [blog.published]);
  await em.execute('insert into blog_comments (post_id, user_id, parent_id, content) values (?, ?, ?, ?)', [
    blog.published,
    people.customer.id,
    blog.comment,
    'So it is.',
  ]);
  await em.execute(
    `insert into audit_events (actor_id, action, subject_type, at) values (?, 'hall.feature', 'hall', current_timestamp)`,
    [people.admin.id],
  );
  await em.execute(
    `insert into security_alarms (kind, count, last_event_id, raised_at) values ('admin_added', 1, 1, ?)`,
    [at.clock.now()],
  );
  await em.execute(
    `insert into api_keys (business_id, name, key_hash, prefix, created_by) values (?, 'Desk', 'hash', 'mhf_', ?)`,
    [businesses.approved, people.owner.id],
  );
  const [webhook] = await em.execute<{ id: number }[]>(
    `insert into webhooks (business_id, url, secret) values (?, 'https://hooks.test/', 'whsec_1') returning id`,
    [businesses.approved],
  );
  const webhookId = webhook?.id ?? 0;
  await em.execute(
    `insert into webhook_deliveries (webhook_id, event_id, event, payload)
     values (?, gen_random_uuid(), 'booking.requested', '{}')`,
    [webhookId],
  );
  await em.execute(
    `insert into external_calendars (business_id, name, url, next_sync_at) values (?, 'Diary', 'https://calendar.test/', ?)`,
    [businesses.approved, at.clock.now()],
  );
  // On a day of the calendar that is read.
  await em.execute(
    `insert into schedule_exceptions (business_id, first_day, last_day) values (?, '2027-03-31', '2027-03-31')`,
    [businesses.approved],
  );
  await em.execute(
    `with terms as (
       insert into business_terms (business_id, version, text, sha256, saved_by)
         values (?, 1, 'Rules', 'hash', ?) returning id, saved_by)
     insert into terms_acceptances (booking_id, terms_id, kind, name, user_id, sha256, day)
       select ?, id, 'paper', 'Ayesha', saved_by, 'hash', '2027-03-01' from terms`,
    [businesses.approved, people.owner.id, scene.bookings.past],
  );
  await em.execute('update threads set assignee_id = ? where business_id = ?', [people.owner.id, businesses.approved]);
  await em.execute(`update halls set city = 'Quetta'`);
  await em.execute(`update city_rules set first_day = '2027-01-01'`);
  await em.execute(
    `insert into city_rules (city, kind, effect, closing_time, first_day, source)
     values ('Quetta', 'closing_hour', 'warn', '22:00', '2027-01-01', 'Order')`,
  );
  return webhookId;
}

/** Runs a query with all fields and records the objects of the response. */
async function executeAs(operation: string, actor: Actor, args: Record<string, unknown>): Promise<void> {
  const { text } = await callGraphql(at, scene.people[actor], documentFor(schema, operation, args), { args });
  seen.push(...objectsIn((JSON.parse(text) as { data: unknown }).data, 'Query'));
}

const getTable = (id: number): string | undefined => tables[Math.floor(id / RANGE) - 1];

beforeAll(async () => {
  at = await startHarness({ LOGIN_ATTEMPTS_PER_ACCOUNT: '0', LOGIN_ATTEMPTS_PER_ADDRESS: '0', UPLOADS_PER_HOUR: '0' });
  tables = await spreadIds();
  scene = await buildScene(at);
  const webhookId = await furnish();
  for (const [operation, cases] of Object.entries(OPERATIONS)) {
    if (!operation.startsWith('Query.')) continue;
    for (const { args, outcomes } of cases) {
      // Members of teams read what owners and customers do.
      for (const actor of BASE_ACTORS.filter((one) => outcomes[one] === 'answered')) {
        await executeAs(operation, actor, args?.(scene) ?? {});
      }
    }
  }
  await executeAs('Query.webhookDeliveries', 'owner', { webhookId });
});
afterAll(() => at.close());

describe('a typename with an id', () => {
  test('names one table, and no type is missing', () => {
    expect(identified.map(({ name }) => name).sort()).toEqual(Object.keys(TABLES).sort());
    expect(Object.values(TABLES).filter((table) => !tables.includes(table))).toEqual([]);
  });

  test('is that of the returned rows, wherever it is used', () => {
    const wrong = seen
      .filter(({ typename, id }) => getTable(id) !== TABLES[typename])
      .map(({ position, typename, id }) => `${position}: ${typename} of ${getTable(id) ?? 'no table'}`);
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('was seen at every place where one can be read', () => {
    const places = new Set(seen.map(({ position }) => position));
    expect(positions.filter((position) => !places.has(position))).toEqual([]);
  });
});
