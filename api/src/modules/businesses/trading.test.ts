import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageRouter } from '../../http/pages.js';
import { PROJECT_ROOT } from '../../env.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import type { Person } from '../../testing/harness.js';
import { openVenue, bookingInput, type Venue } from '../../testing/scene.js';
import { WebhookScene } from '../integrations/testing/webhook-scene.js';
import { PAGES } from '../pages.js';

const HTML = '<!doctype html><html><head><title>Mehfil</title></head><body><div id="root"></div></body></html>';

let scene: WebhookScene;
let admin: Person;
let pages: Server;

beforeAll(async () => {
  scene = await WebhookScene.open();
  admin = await scene.at.person(Role.ADMIN);
  const app = express().use(
    pageRouter(scene.at.app, { html: HTML, manifest: {}, firstViews: {}, screens: {}, addresses: [] }, PAGES),
  );
  pages = createServer(app).listen(0, '127.0.0.1');
  await once(pages, 'listening');
});
afterAll(async () => {
  pages.close();
  await scene.close();
});

/** What the test needs: a venue, an existing customer, and what its owner has enabled. */
interface TradingScene {
  venue: Venue;
  customer: Person;
  key: string;
  feed: string;
  confirmed: number;
}

/** A trading business with everything that an owner can enable. */
async function openScene(): Promise<TradingScene> {
  await scene.reset();
  const venue = await openVenue(scene.at, { instantConfirmation: true });
  scene.venue = venue;
  const customer = await scene.at.person(Role.USER);
  const { body: made } = await venue.owner.rest<{ key: string }>('POST', '/business/api-keys', {
    name: 'Till',
    scopes: ['read'],
  });
  const { body: feed } = await venue.owner.rest<{ url: string }>('POST', '/business/calendar-feeds', {});
  const request = bookingInput(venue.hallId, { startTime: '2027-04-01T14:00:00Z', endTime: '2027-04-01T18:00:00Z' });
  const { body: booking } = await customer.rest<{ id: number }>('POST', '/user/bookings', request);
  await customer.rest('POST', `/user/saved-halls/${venue.hallId}`);
  await scene.addWebhook(venue.owner);
  return { venue, customer, key: made.key, feed: new URL(feed.url).pathname, confirmed: booking.id };
}

const REASON = 'Complaints';
const set = (assignment: string) => (trading: TradingScene) =>
  scene.at.context().em.execute(`update businesses set ${assignment} where id = ?`, [trading.venue.businessId]);

/** How a business reaches each status, starting with a trading one. */
const STANDINGS: Record<string, { trades: boolean; bring: (trading: TradingScene) => Promise<unknown> }> = {
  approved: { trades: true, bring: () => Promise.resolve() },
  'not applied': { trades: false, bring: set(`status = 'not_applied', approved_at = null`) },
  pending: { trades: false, bring: set(`status = 'pending', approved_at = null`) },
  rejected: {
    trades: false,
    bring: set(`status = 'rejected', rejection_reason = '${REASON}'`),
  },
  suspended: {
    trades: false,
    bring: ({ venue }) =>
      admin.graphql(`mutation { suspendBusiness(id: ${venue.businessId}, input: { reason: "${REASON}" }) { id } }`),
  },
  'its owner’s account suspended': {
    trades: false,
    bring: ({ venue }) => admin.rest('PUT', `/admin/users/${venue.owner.id}/suspend`, { reason: REASON }),
  },
  'its owner’s account deleted': {
    trades: false,
    bring: ({ venue }) => admin.rest('DELETE', `/admin/users/${venue.owner.id}`),
  },
};

const halls = (body: unknown) => (body as { data: { id: number }[] }).data.map(({ id }) => id);
const day = (date: string, venue: Venue) =>
  bookingInput(venue.hallId, { startTime: `${date}T14:00:00Z`, endTime: `${date}T18:00:00Z` });

/** Every way in which a visitor, a customer or a program can reach a business; true if it works. */
const DOORS: Record<string, (trading: TradingScene) => Promise<boolean>> = {
  'GraphQL search': async ({ venue }) => {
    const { data } = await scene.at.visitor.graphql<{ halls: { nodes: { id: number }[] } }>(
      '{ halls(paging: { limit: 100 }) { nodes { id } } }',
    );
    return data?.halls.nodes.some(({ id }) => id === venue.hallId) ?? false;
  },
  'REST search': async ({ venue }) =>
    halls((await scene.at.visitor.rest('GET', '/public/halls?limit=100')).body).includes(venue.hallId),
  'GraphQL cards': async ({ venue }) => {
    const { data } = await scene.at.visitor.graphql<{ hallCards: unknown[] }>(
      `{ hallCards(ids: [${venue.hallId}]) { id } }`,
    );
    return data?.hallCards.length === 1;
  },
  'GraphQL detail': async ({ venue }) => answers(scene.at.visitor, `{ hall(id: ${venue.hallId}) { id } }`),
  'REST detail': async ({ venue }) => found(scene.at.visitor, `/public/halls/${venue.hallId}/complete-info`),
  'REST services': async ({ venue }) => found(scene.at.visitor, `/public/halls/${venue.hallId}/optional-services`),
  'REST amenities': async ({ venue }) => found(scene.at.visitor, `/public/halls/${venue.hallId}/amenities`),
  'GraphQL contact': async ({ venue }) =>
    answers(scene.at.visitor, `{ hallContact(hallId: ${venue.hallId}) { businessName } }`),
  'REST contact': async ({ venue }) => found(scene.at.visitor, `/public/halls/${venue.hallId}/business-contact`),
  'GraphQL payment plan': async ({ venue }) =>
    answers(scene.at.visitor, `{ hallPaymentPlan(hallId: ${venue.hallId}) { hallId } }`),
  'REST payment plan': async ({ venue }) => found(scene.at.visitor, `/public/halls/${venue.hallId}/payment-plan`),
  'GraphQL reviews': async ({ venue }) =>
    answers(scene.at.visitor, `{ hallReviews(hallId: ${venue.hallId}) { totalCount } }`),
  'REST reviews': async ({ venue }) => found(scene.at.visitor, `/public/halls/${venue.hallId}/reviews`),
  'GraphQL availability': async ({ venue }) =>
    answers(scene.at.visitor, `{ hallAvailability(hallId: ${venue.hallId}) { timeZone } }`),
  'REST availability': async ({ venue }) => found(scene.at.visitor, `/public/halls/${venue.hallId}/availability`),
  'GraphQL price': async ({ venue, customer }) =>
    answers(customer, 'query Price($input: CalculatePriceInput!) { calculatePrice(input: $input) { totalPrice } }', {
      input: {
        hallId: venue.hallId,
        startTime: '2027-04-10T14:00:00Z',
        endTime: '2027-04-10T18:00:00Z',
        guestCount: 100,
      },
    }),
  'REST price': async ({ venue, customer }) =>
    (await customer.rest('POST', '/user/bookings/calculate-price', day('2027-04-10', venue))).status === 200,
  'GraphQL booking': async ({ venue, customer }) =>
    answers(customer, 'mutation Book($input: RequestBookingInput!) { requestBooking(input: $input) { id } }', {
      input: day('2027-04-11', venue),
    }),
  'REST booking': async ({ venue, customer }) =>
    (await customer.rest('POST', '/user/bookings', day('2027-04-12', venue))).status === 201,
  'GraphQL saving': async ({ venue }) =>
    answers(await scene.at.person(Role.USER), `mutation { saveHall(hallId: ${venue.hallId}) { hallId } }`),
  'REST saving': async ({ venue }) =>
    (await (await scene.at.person(Role.USER)).rest('POST', `/user/saved-halls/${venue.hallId}`)).status < 300,
  'REST saved halls': async ({ venue, customer }) =>
    JSON.stringify((await customer.rest('GET', '/user/saved-halls')).body).includes(`"id":${venue.hallId}`),
  'GraphQL reviewing': async ({ venue }) =>
    answers(
      await scene.at.person(Role.USER),
      `mutation { writeReview(input: { hallId: ${venue.hallId}, rating: 5 }) { id } }`,
    ),
  'REST reviewing': async ({ venue }) =>
    (await (await scene.at.person(Role.USER)).rest('POST', '/user/reviews', { hallId: venue.hallId, rating: 5 }))
      .status === 201,
  'the hall’s page': async ({ venue }) => (await page(`/hall/${venue.hallId}`)).status === 200,
  'the sitemap': async ({ venue }) =>
    (await page('/sitemaps/halls-1.xml').then((answer) => answer.text())).includes(`/hall/${venue.hallId}`),
  'the calendar feed': async ({ feed }) => (await fetch(`${scene.at.url}${feed}`)).status === 200,
  'GraphQL calendar feed': async ({ feed }) =>
    answers(scene.at.visitor, `{ calendarFeed(token: "${/\/([\w-]+)\.ics$/.exec(feed)?.[1]}") { title } }`),
  'an API key': async ({ key }) => (await scene.at.withToken(key).rest('GET', '/business/halls')).status === 200,
  'the owner’s halls': async ({ venue }) => (await venue.owner.rest('GET', '/business/halls')).status === 200,
  'the owner’s bookings': async ({ venue }) => (await venue.owner.rest('GET', '/business/bookings')).status === 200,
  'the owner’s dashboard': async ({ venue }) => answers(venue.owner, '{ businessDashboard { currency } }'),
  'the owner’s export': async ({ venue }) => answers(venue.owner, '{ exportBookings { filename } }'),
};

async function answers(person: Person, query: string, variables: Record<string, unknown> = {}): Promise<boolean> {
  const { data, errors } = await person.graphql(query, variables);
  const malformed = errors.find(({ extensions }) => extensions.code === 'MALFORMED');
  if (malformed) throw new Error(malformed.message);
  return data !== null && errors.length === 0;
}

async function found(person: Person, path: string): Promise<boolean> {
  const { status } = await person.rest('GET', path);
  return status === 200;
}

function page(path: string): Promise<Response> {
  const { port } = pages.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
}

describe('[issue: trading] whether a business is trading', () => {
  it.each(Object.entries(STANDINGS))('%s: all access paths agree', async (_standing, { trades, bring }) => {
    const trading = await openScene();
    await bring(trading);
    const opened: Record<string, boolean> = {};
    for (const [door, knock] of Object.entries(DOORS)) opened[door] = await knock(trading);
    expect(opened).toEqual(Object.fromEntries(Object.keys(DOORS).map((door) => [door, trades])));
  });

  it.each(Object.entries(STANDINGS))(
    '%s: webhooks receive events, and waiting ones are sent, only while it trades',
    async (_standing, { trades, bring }) => {
      const trading = await openScene();
      // Waits in the queue when the status changes.
      await trading.customer.rest('POST', '/user/bookings', day('2027-04-20', trading.venue));
      await bring(trading);
      const cancelled = await admin.graphql(
        `mutation { cancelConfirmedBooking(id: ${trading.confirmed}, input: { reason: "Test" }) { id } }`,
      );
      expect(cancelled.errors).toEqual([]);
      await scene.deliverDue();
      const reported = scene.receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type).sort();
      expect(reported).toEqual(trades ? ['booking.cancelled', 'booking.confirmed'] : []);
    },
  );

  it('deleting an account cancels pending bookings and notifies customers; confirmed ones stay', async () => {
    const trading = await openScene();
    const { venue, customer } = trading;
    const { em } = scene.at.context();
    await em.execute('update businesses set instant_confirmation = false where id = ?', [venue.businessId]);
    const { body: waiting } = await customer.rest<{ id: number }>('POST', '/user/bookings', day('2027-04-21', venue));
    await admin.rest('DELETE', `/admin/users/${venue.owner.id}`);
    const loadState = async (id: number) =>
      (await em.execute('select status, cancellation_reason as reason from bookings where id = ?', [id]))[0] as object;
    expect(await loadState(waiting.id)).toEqual({ status: 'cancelled', reason: 'account_deleted' });
    expect(await loadState(trading.confirmed)).toEqual({ status: 'confirmed', reason: null });
    const mails = await em.execute<{ kind: string; to_address: string }[]>(
      `select kind, to_address from outbox_mails where dedupe_key in (?, ?) order by kind`,
      [`booking-account-deleted:${waiting.id}:customer`, `booking-stays:${trading.confirmed}:customer`],
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['booking-account-deleted', 'booking-stays']);

    // Nothing is sent to the address of a deleted account.
    await admin.graphql(
      `mutation { cancelConfirmedBooking(id: ${trading.confirmed}, input: { reason: "Test" }) { id } }`,
    );
    const toNobody = await em.execute(`select 1 from outbox_mails where to_address like '%.invalid'`);
    expect(toNobody).toEqual([]);
  });

  it.each([
    ['deleted', 'DELETE', ''],
    ['suspended', 'PUT', '/suspend'],
  ] as const)(
    'an application whose owner’s account is %s can’t be approved, nor such a business reinstated',
    async (_state, method, action) => {
      const waiting = await openVenue(scene.at, { status: BusinessStatus.PENDING });
      const suspended = await openVenue(scene.at, { status: BusinessStatus.SUSPENDED });
      for (const { owner } of [waiting, suspended])
        await admin.rest(method, `/admin/users/${owner.id}${action}`, action ? { reason: REASON } : undefined);
      expect(await admin.rest('PUT', `/moderator/businesses/${waiting.businessId}/approve`)).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT' },
      });
      const reinstated = await admin.graphql(`mutation { reinstateBusiness(id: ${suspended.businessId}) { id } }`);
      expect(reinstated.errors[0]?.extensions.code).toBe('CONFLICT');
    },
  );

  it('no query or service decides by the status itself', () => {
    // Only staff's decisions, the owner's application and export, and the transitions read the status; accounts have their own.
    const allowed =
      /\/(moderation|demo)\/|testing|export\.queries\.ts$|business\.(service|access|entity)\.ts$|\.test\.ts$/;
    const byHand =
      /BusinessStatus\.(APPROVED|SUSPENDED)|(?<!\bu(?:sers)?\.)suspended_at|(?:businesses|\b[bv])\.status\s*=\s*'(approved|suspended)'/;
    const folder = join(PROJECT_ROOT, 'api/src/modules');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !allowed.test(`/${file}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => byHand.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });
});
