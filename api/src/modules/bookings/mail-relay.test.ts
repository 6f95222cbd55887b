import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PER_ACCOUNT_LIMITS, PER_RECIPIENT_LIMITS } from '../../domain/accounts/limits.js';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person, type RestAnswer } from '../../testing/harness.js';
import { openVenue, bookingInput, type Venue } from '../../testing/scene.js';

const perAccount = PER_ACCOUNT_LIMITS;
const perRecipient = PER_RECIPIENT_LIMITS;
const BOOK = 'mutation Book($input: RequestBookingInput!) { requestBooking(input: $input) { id } }';

let at: Harness;
let admin: Person;

beforeAll(async () => {
  at = await startHarness({ ACCOUNT_LIMITS: 'on', WEBHOOKS_TO_LOCALHOST: 'on' });
  admin = await at.person(Role.ADMIN);
});
afterAll(() => at.close());

interface MailRow {
  kind: string;
  subject: string;
  text: string;
  html: string;
}

const mailsTo = (address: string) =>
  at
    .context()
    .em.execute<MailRow[]>('select kind, subject, text, html from outbox_mails where to_address = ? order by id', [
      address,
    ]);

/** A separate day for each request, so that none conflicts. */
let days = 0;
function nextBookingInput({ hallId }: Venue, overrides: Record<string, unknown> = {}): Record<string, unknown> {
  days += 1;
  const date = new Date(Date.UTC(2027, 2, 10 + (days % 60))).toISOString().slice(0, 10);
  return bookingInput(hallId, { startTime: `${date}T14:00:00Z`, endTime: `${date}T18:00:00Z`, ...overrides });
}

const STRANGE = {
  customerName: 'Win A Prize Now',
  specialRequests: 'Visit https://evil.example and claim your prize',
};
const HALL = 'Prize Palace';
const NOTE = 'Claim it at evil.example';

/** A request with content that its recipient should not get from us, by a customer to a venue with such content. */
async function strangeRequest(venue: Venue, customer: Person, customerEmail: string): Promise<number> {
  const { body } = await customer.rest<{ id: number }>(
    ...(['POST', '/user/bookings', nextBookingInput(venue, { ...STRANGE, customerEmail })] as const),
  );
  return body.id;
}

describe('[issue: mail] the content of mails', () => {
  it('registration sends no mail where there is no mail server, in both APIs', async () => {
    const person = (name: string) => ({
      ...{ email: `${name}@victim.test`, username: name, name: 'Ali', password: 'correct horse battery' },
    });
    await at.visitor.rest('POST', '/user/auth/register', person('victim_one'));
    const registered = await at.visitor.graphql(
      'mutation R($input: RegisterInput!) { register(input: $input) { token } }',
      { input: person('victim_two') },
    );
    expect(registered.errors).toEqual([]);
    for (const name of ['victim_one', 'victim_two']) expect(await mailsTo(`${name}@victim.test`)).toEqual([]);
  });

  it('to an address other than the account’s: no user content, whatever happens', async () => {
    const victim = 'victim@elsewhere.test';
    const venue = await openVenue(at, { hall: { hallName: HALL } });
    await at.context().em.execute(`update businesses set name = 'Prize Bureau' where id = ?`, [venue.businessId]);
    const customer = await at.person(Role.USER);
    const [declined, confirmed, waiting] = [
      await strangeRequest(venue, customer, victim),
      await strangeRequest(venue, customer, victim),
      await strangeRequest(venue, customer, victim),
    ];
    const answer = (id: number, status: string) =>
      venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status, reason: NOTE });
    await answer(declined, 'cancelled');
    await answer(confirmed, 'confirmed');
    const suspended = await admin.graphql(
      `mutation { suspendBusiness(id: ${venue.businessId}, input: { reason: "${NOTE}" }) { id } }`,
    );
    expect(suspended.errors).toEqual([]);
    await admin.graphql(`mutation { cancelConfirmedBooking(id: ${confirmed}, input: { reason: "${NOTE}" }) { id } }`);
    const mails = await mailsTo(victim);
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      ...['booking-business-suspended', 'booking-cancelled-by-staff', 'booking-confirmed', 'booking-declined'],
      ...['booking-received', 'booking-received', 'booking-received', 'booking-stays'],
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/prize|evil|claim/i);
    expect(JSON.stringify(mails)).toContain(`INV-${String(waiting).padStart(6, '0')}`);
  });

  it('to the account’s address: the hall, and the name given with the request', async () => {
    const venue = await openVenue(at, { hall: { hallName: HALL } });
    const customer = await at.person(Role.USER);
    await strangeRequest(venue, customer, customer.email.toUpperCase());
    const [mail] = await mailsTo(customer.email.toUpperCase());
    expect(mail).toMatchObject({ subject: `We received your booking request for ${HALL}` });
    expect(mail?.text).toContain(`Hello ${STRANGE.customerName},`);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('No payment until the hall confirms');
  });

  it('to an owner: nothing that a customer wrote', async () => {
    const venue = await openVenue(at, { hall: { hallName: 'Moti Mahal' } });
    const customer = await at.person(Role.USER);
    const first = await strangeRequest(venue, customer, customer.email);
    await customer.graphql(`mutation { withdrawBooking(id: ${first}) { id } }`);
    await at.context().em.execute('update businesses set instant_confirmation = true where id = ?', [venue.businessId]);
    await strangeRequest(venue, customer, customer.email);
    await admin.rest('DELETE', `/admin/users/${customer.id}`);
    const mails = await mailsTo(venue.owner.email);
    expect(mails.map(({ kind }) => kind)).toEqual([
      ...['booking-requested', 'booking-withdrawn', 'booking-confirmed', 'booking-stays'],
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/prize|evil/i);
    expect(JSON.stringify(mails)).not.toContain(customer.email);
  });

  it.each([
    ['a link', 'Win at evil.com'],
    ['a line break', 'Ali\r\nBcc: victim@mail.test'],
  ])('a name with %s is refused wherever mails would contain it, over REST and GraphQL', async (_what, name) => {
    const venue = await openVenue(at);
    const customer = await at.person(Role.USER);
    const refused = { status: 422, body: { code: 'INVALID_INPUT' } };
    const request = nextBookingInput(venue, { customerName: name });
    expect(await customer.rest('POST', '/user/bookings', request)).toMatchObject({
      ...refused,
      body: { field: 'customerName' },
    });
    const overGraphql = await customer.graphql(BOOK, { input: request });
    expect(overGraphql.errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'customerName' });
    expect(await customer.rest('PUT', '/user/settings', { name })).toMatchObject(refused);
    const profile = await customer.graphql(
      'mutation U($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
      { input: { name } },
    );
    expect(profile.errors[0]?.extensions.field).toBe('name');
    const account = { email: 'new@mail.test', username: 'brand_new', password: 'correct horse battery', name };
    expect(await at.visitor.rest('POST', '/user/auth/register', account)).toMatchObject(refused);
    const business = { name, phone: '+92 300 1234567', location: 'Lahore, Gulberg', description: 'Halls of all sizes' };
    const owner = await at.person(Role.BUSINESS);
    const applied = await owner.graphql(
      'mutation A($input: ApplyForBusinessInput!) { applyForBusiness(input: $input) { status } }',
      { input: { ...business, documents: [] } },
    );
    expect(applied.errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'name' });
  });
});

describe('[issue: mail] what one account can cause', () => {
  function expectLimited(answer: RestAnswer<Record<string, unknown>>, what: string): void {
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      error: expect.stringContaining(`Too many ${what}`),
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const countRequests = async ({ id }: Person) =>
    (await at.context().em.execute<{ id: number }[]>('select id from bookings where user_id = ?', [id])).length;

  it('booking requests, counted over REST and GraphQL together; other accounts aren’t affected', async () => {
    const venue = await openVenue(at);
    const customer = await at.person(Role.USER);
    const own = { customerEmail: customer.email };
    // Requests refused for another reason, and repeated ones, don't count.
    const wrong = await customer.rest(
      'POST',
      '/user/bookings',
      nextBookingInput(venue, { ...own, guestCount: 100_000 }),
    );
    expect(wrong.status).toBe(422);
    for (let count = 0; count < perAccount.bookingRequestsPerHour; count += 1) {
      const request = nextBookingInput(venue, own);
      const key = { 'idempotency-key': `key-${count}` };
      expect((await customer.rest('POST', '/user/bookings', request, key)).status).toBe(201);
      if (count === 0) expect((await customer.rest('POST', '/user/bookings', request, key)).status).toBe(201);
    }
    expectLimited(await customer.rest('POST', '/user/bookings', nextBookingInput(venue, own)), 'booking requests');
    const overGraphql = await customer.graphql(BOOK, { input: nextBookingInput(venue, own) });
    expect(overGraphql.errors[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    expect(await countRequests(customer)).toBe(perAccount.bookingRequestsPerHour);
    const other = await at.person(Role.USER);
    const theirs = nextBookingInput(venue, { customerEmail: other.email });
    expect((await other.rest('POST', '/user/bookings', theirs)).status).toBe(201);
  });

  it('requests with someone else’s e-mail address, by account and by address', async () => {
    const venue = await openVenue(at);
    const [first, second] = [await at.person(Role.USER), await at.person(Role.USER)];
    const ask = (person: Person, customerEmail: string) =>
      person.rest('POST', '/user/bookings', nextBookingInput(venue, { customerEmail }));
    const half = perRecipient.bookingRequestsPerDay / 2;
    for (let count = 0; count < half; count += 1) {
      expect((await ask(first, 'Target@elsewhere.test')).status).toBe(201);
      expect((await ask(second, 'target@ELSEWHERE.test')).status).toBe(201);
    }
    expectLimited(await ask(second, 'target@elsewhere.test'), 'booking requests for this e-mail address');
    for (let count = half; count < perAccount.requestsForOthersPerDay; count += 1)
      expect((await ask(first, `friend-${count}@elsewhere.test`)).status).toBe(201);
    expectLimited(await ask(first, 'another@elsewhere.test'), 'booking requests for other e-mail addresses');
    // Requests with the account's own address still work.
    expect((await ask(first, first.email)).status).toBe(201);
  });

  it('changes of the e-mail address', async () => {
    const person = await at.person(Role.USER);
    const change = (email: string) => person.rest('PUT', '/user/settings', { email, currentPassword: TEST_PASSWORD });
    for (let count = 0; count < perAccount.emailChangesPerDay; count += 1)
      expect((await change(`moved-${count}-${person.id}@mail.test`)).status).toBe(200);
    expectLimited(await change(`moved-again-${person.id}@mail.test`), 'changes of the e-mail address');
    expect((await person.rest('PUT', '/user/settings', { name: 'Still Myself' })).status).toBe(200);
  });

  it('tests of webhooks', async () => {
    const { owner } = await openVenue(at);
    const { body } = await owner.rest<{ webhook: { id: number } }>('POST', '/business/webhooks', {
      ...{ url: 'http://127.0.0.1:9/hook', events: ['booking.requested'] },
    });
    const ping = () => owner.rest('POST', `/business/webhooks/${body.webhook.id}/ping`);
    for (let count = 0; count < perAccount.webhookTestsPerHour; count += 1) expect((await ping()).status).toBe(200);
    expectLimited(await ping(), 'webhook tests');
    const overGraphql = await owner.graphql(`mutation { pingWebhook(id: ${body.webhook.id}) { id } }`);
    expect(overGraphql.errors[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  });

  it('bytes of uploads', async () => {
    const { owner } = await openVenue(at);
    await at.app.limits.uploadKilobytesByAccount.take(String(owner.id), perAccount.uploadKilobytesPerDay - 4);
    const upload = async (path: string) => {
      const form = new FormData();
      form.set('document', new Blob([Buffer.alloc(5_000, '%PDF-1.4 ')]), 'deed.pdf');
      const response = await fetch(`${at.url}/api${path}`, {
        ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${owner.token}` } },
      });
      return {
        status: response.status,
        body: (await response.json()) as Record<string, unknown>,
        headers: response.headers,
      };
    };
    expectLimited(await upload('/upload/document'), 'uploads');
  });
});
