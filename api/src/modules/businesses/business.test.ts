import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BUSINESS_LIMITS } from '../../domain/businesses/limits.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { givenBusiness } from '../../testing/scene.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';

let at: Harness;
let moderator: Person;
let admin: Person;

beforeAll(async () => {
  at = await startHarness();
  [moderator, admin] = [await at.person(Role.MODERATOR), await at.person(Role.ADMIN)];
});
afterAll(() => at.close());

const APPLICATION = {
  name: '  Shalimar Banquets ',
  location: 'Main Boulevard, Gulberg, Lahore',
  phone: '+92 42 35761234',
  description: 'Three halls for weddings and corporate events.',
};

async function applicant(): Promise<{ owner: Person; id: number }> {
  const owner = await at.person(Role.BUSINESS);
  const { body } = await owner.rest<{ id: number }>('POST', '/business-application', APPLICATION);
  return { owner, id: body.id };
}

describe('[business §4 Business application] the steps of an application', () => {
  it('starts as not_applied, is pending when sent, and both paths return it', async () => {
    const owner = await at.person(Role.BUSINESS);
    expect((await owner.rest('GET', '/business-application/status')).body).toMatchObject({
      status: 'not_applied',
      id: null,
      currency: 'PKR',
    });
    const sent = await owner.rest('POST', '/business-application', APPLICATION);
    expect(sent).toMatchObject({ status: 201, body: { status: 'pending', name: 'Shalimar Banquets', documents: [] } });
    expect((await owner.rest('GET', '/business/application/status')).body).toEqual(sent.body);
  });

  it('is approved once, by staff, and its owner gets a mail', async () => {
    const { owner, id } = await applicant();
    const approved = await moderator.rest('PUT', `/moderator/businesses/${id}/approve`);
    expect(approved).toMatchObject({ status: 200, body: { id, status: 'approved', ownerEmail: owner.email } });
    expect((await owner.rest('GET', '/business-application/status')).body).toMatchObject({ status: 'approved' });
    const [row] = await at.context().em.execute('select approved_at, approved_by from businesses where id = ?', [id]);
    expect(row).toEqual({ approved_at: expect.anything(), approved_by: moderator.id });
    const again = await admin.rest('PUT', `/moderator/businesses/${id}/approve`);
    expect(again).toMatchObject({ status: 409, body: { code: 'CONFLICT', field: 'status' } });
    const mails: { kind: string; status: string }[] = await at
      .context()
      .em.execute('select kind, status from outbox_mails where to_address = ?', [owner.email]);
    expect(mails).toEqual([{ kind: 'application-approved', status: 'kept' }]);
  });

  it('is rejected with a reason that the owner reads, reset, and sent again', async () => {
    const { owner, id } = await applicant();
    const reason = 'The address can’t be found <b>here</b>';
    expect((await admin.rest('PUT', `/moderator/businesses/${id}/reject`, { reason })).status).toBe(200);
    expect((await owner.rest('GET', '/business-application/status')).body).toMatchObject({
      status: 'rejected',
      rejectionReason: reason,
    });
    expect((await owner.rest('DELETE', '/business-application/reapply')).body).toMatchObject({
      status: 'not_applied',
      id: null,
    });
    expect((await owner.rest('POST', '/business-application', APPLICATION)).body).toMatchObject({
      status: 'pending',
      rejectionReason: null,
    });
    const { data } = await admin.graphql<{ businessHistory: { verdict: string }[] }>(
      'query History($id: Int!) { businessHistory(id: $id) { verdict reason decidedByName decidedAt } }',
      { id },
    );
    expect(data?.businessHistory.map(({ verdict }) => verdict)).toEqual(['applied', 'reset', 'rejected', 'applied']);
  });

  it('has its number read by the zone of the device, whether it is sent for the first time or again', async () => {
    const { owner, id } = await applicant();
    await admin.rest('PUT', `/moderator/businesses/${id}/reject`, { reason: 'No documents' });
    await owner.rest('DELETE', '/business-application/reapply');
    const again = { ...APPLICATION, phone: '050 765 4321' };
    const { status } = await owner.rest('POST', '/business-application', again, { 'x-time-zone': 'Asia/Dubai' });
    expect(status).toBe(201);
    const [business] = await at
      .context()
      .em.execute<{ number: string }[]>('select phone_e164 as number from businesses where id = ?', [id]);
    expect(business?.number).toBe('+971507654321');
  });

  it('of two concurrent decisions by moderators, one is accepted', async () => {
    const { id } = await applicant();
    const answers = await Promise.all([
      moderator.rest('PUT', `/moderator/businesses/${id}/approve`),
      admin.rest('PUT', `/moderator/businesses/${id}/reject`, { reason: 'No.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('can’t be sent twice nor reset while pending', async () => {
    const { owner } = await applicant();
    expect(await owner.rest('POST', '/business-application', APPLICATION)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(await owner.rest('DELETE', '/business-application/reapply')).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  });
});

describe('[business §5 Business application] limits of an application', () => {
  const { nameMaxCharacters, descriptionMaxCharacters } = BUSINESS_LIMITS;
  it.each([
    ['name', { name: 'A' }],
    ['name', { name: 'x'.repeat(nameMaxCharacters + 1) }],
    ['location', { location: 'Four' }],
    ['phone', { phone: '+92 42 123' }],
    ['phone', { phone: '+92 42 12345a' }],
    ['description', { description: 'Too short' }],
    ['description', { description: 'x'.repeat(descriptionMaxCharacters + 1) }],
    ['documents', { documents: ['somebody-elses.pdf'] }],
  ])('refuses a %s beyond its limit and creates nothing', async (field, change) => {
    const owner = await at.person(Role.BUSINESS);
    const answer = await owner.rest('POST', '/business-application', { ...APPLICATION, ...change });
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
    expect((await owner.rest('GET', '/business-application/status')).body).toMatchObject({ status: 'not_applied' });
  });

  it('ignores unknown fields: no client sets a status or an approval', async () => {
    const owner = await at.person(Role.BUSINESS);
    const { body } = await owner.rest('POST', '/business-application', {
      ...APPLICATION,
      status: 'approved',
      approvedAt: '2027-01-01',
      id: 1,
    });
    expect(body).toMatchObject({ status: 'pending' });
  });

  it.each(['', '   ', undefined])('refuses a rejection without a reason (%p)', async (reason) => {
    const { id } = await applicant();
    expect(await admin.rest('PUT', `/moderator/businesses/${id}/reject`, { reason })).toMatchObject({
      status: 422,
      body: { field: 'reason' },
    });
  });
});

describe('[business §2 Business setup] general settings', () => {
  const SETTINGS = { currency: 'USD', discountPercentage: 12.5, taxPercentage: 5 };

  it('have defaults and can be changed', async () => {
    const { owner } = await applicant();
    expect((await owner.rest('GET', '/business/settings')).body).toMatchObject({
      currency: 'PKR',
      discountPercentage: 0,
      taxPercentage: 0,
      timeZone: 'Asia/Karachi',
      timeSlots: {
        slotDuration: 60,
        bufferTime: 0,
        allowMultipleSlots: true,
        maxAdvanceBookingDays: 90,
        minAdvanceBookingHours: 2,
      },
      operatingHours: [],
    });
    expect((await owner.rest('PUT', '/business/settings', SETTINGS)).body).toMatchObject({
      ...SETTINGS,
      timeZone: 'Asia/Karachi',
    });
    const week = [{ dayOfWeek: 5, openingTime: '17:00', closingTime: '01:00' }];
    const { body } = await owner.rest('PUT', '/business/settings', {
      timeSlots: { bufferTime: 30 },
      operatingHours: week,
    });
    expect(body).toMatchObject({
      ...SETTINGS,
      timeSlots: { bufferTime: 30, slotDuration: 60 },
      operatingHours: [{ ...week[0], isActive: true }],
    });
    expect((await owner.rest('PUT', '/business/settings', { operatingHours: [] })).body).toMatchObject({
      operatingHours: [],
      timeSlots: { bufferTime: 30 },
    });
  });

  it.each([
    ['currency', { currency: 'XXX' }],
    ['discountPercentage', { discountPercentage: 100.01 }],
    ['discountPercentage', { discountPercentage: -0.01 }],
    ['taxPercentage', { taxPercentage: 0.001 }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['timeSlots.slotDuration', { timeSlots: { slotDuration: 1 } }],
    [
      'operatingHours[0].openingTime',
      { operatingHours: [{ dayOfWeek: 0, openingTime: '25:00', closingTime: '10:00' }] },
    ],
    ['operatingHours[0]', { operatingHours: [null] }],
  ])('refuse an invalid %s', async (field, change) => {
    const { owner } = await applicant();
    expect(await owner.rest('PUT', '/business/settings', change)).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', field },
    });
  });
});

describe('[business §7 PUT /api/business/update] the business itself', () => {
  it('updates the given fields, and keeps the rest', async () => {
    const { owner } = await applicant();
    const before = (await owner.rest<object>('GET', '/business-application/status')).body;
    const changed = await owner.rest('PUT', '/business/update', { name: ' Shalimar Gardens ', phone: '042-123' });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Shalimar Gardens', phone: '042-123' } });
    const after = (await owner.rest('GET', '/business-application/status')).body;
    expect(after).toEqual({ ...before, name: 'Shalimar Gardens', phone: '042-123' });
  });

  it.each([BusinessStatus.APPROVED, BusinessStatus.SUSPENDED])(
    'keeps the name that staff approved, in both APIs: %s',
    async (status) => {
      const owner = await at.person(Role.BUSINESS);
      const { em } = at.context();
      const id = await givenBusiness(em, owner.id, { name: 'Reviewed Banquets' });
      if (status === BusinessStatus.SUSPENDED) {
        const suspended = 'status = ?, suspended_at = approved_at, suspension_reason = ?';
        await em.execute(`update businesses set ${suspended} where id = ?`, [status, 'A complaint', id]);
      }
      const path = '/business-application/status';
      const renamed = await owner.rest('PUT', '/business/update', { name: 'Somebody Else', phone: '042-1234567' });
      expect(renamed).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field: 'name' } });
      const mutation = 'mutation Rename($input: UpdateBusinessInput!) { updateBusiness(input: $input) { name phone } }';
      const { errors } = await owner.graphql(mutation, { input: { name: 'Somebody Else' } });
      expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'name' });
      expect((await owner.rest('GET', path)).body).toMatchObject({ name: 'Reviewed Banquets', phone: '0300 1234567' });
      const same = await owner.rest('PUT', '/business/update', { name: 'Reviewed Banquets ', phone: '042-1234567' });
      expect(same).toMatchObject({ status: 200, body: { name: 'Reviewed Banquets', phone: '042-1234567' } });
    },
  );

  it.each([
    ['name', { name: 'A' }],
    ['location', { location: 'Four' }],
    ['phone', { phone: 'call me' }],
    ['description', { description: 'x'.repeat(BUSINESS_LIMITS.descriptionMaxCharacters + 1) }],
  ])('refuses an invalid %s and changes nothing', async (field, change) => {
    const { owner } = await applicant();
    const before = (await owner.rest('GET', '/business-application/status')).body;
    expect(await owner.rest('PUT', '/business/update', { location: 'Elsewhere', ...change })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', field },
    });
    expect((await owner.rest('GET', '/business-application/status')).body).toEqual(before);
  });
});

describe('[business §6] permissions', () => {
  it.each([
    ['GET', '/business-application/status'],
    ['POST', '/business-application'],
    ['DELETE', '/business-application/reapply'],
    ['GET', '/business/settings'],
    ['PUT', '/business/settings'],
    ['PUT', '/business/update'],
  ])('%s %s: only owners', async (method, path) => {
    const body = method === 'GET' ? undefined : APPLICATION;
    expect((await at.visitor.rest(method, path, body)).status).toBe(401);
    for (const other of [await at.person(Role.USER), moderator, admin])
      expect((await other.rest(method, path, body)).status).toBe(403);
  });

  it.each([
    ['GET', '/moderator/businesses'],
    ['GET', '/moderator/businesses/pending'],
    ['PUT', '/moderator/businesses/1/approve'],
    ['PUT', '/moderator/businesses/1/reject'],
  ])('%s %s: only staff', async (method, path) => {
    const body = method === 'GET' ? undefined : { reason: 'Because.' };
    expect((await at.visitor.rest(method, path, body)).status).toBe(401);
    for (const role of [Role.USER, Role.BUSINESS])
      expect((await (await at.person(role)).rest(method, path, body)).status).toBe(403);
  });

  it('an unknown business is not found', async () => {
    expect(await admin.rest('PUT', '/moderator/businesses/999999/approve')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await admin.rest('PUT', '/moderator/businesses/x/approve')).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', field: 'id' },
    });
  });
});

describe('[business §2 Businesses tab] the list of businesses', () => {
  it('pages, filters by status, and finds text literally', async () => {
    const { body } = await admin.rest<{ data: { status: string }[]; paging: object }>(
      'GET',
      '/moderator/businesses/pending?limit=2',
    );
    expect(body.data).toHaveLength(2);
    expect(body.data.every(({ status }) => status === 'pending')).toBe(true);
    expect(body.paging).toMatchObject({ page: 1, limit: 2, total: expect.any(Number), nextCursor: expect.any(String) });
    const none = await admin.rest<{ data: object[] }>('GET', '/moderator/businesses?search=%25');
    expect(none.body.data).toEqual([]);
    const some = await admin.rest<{ data: object[] }>('GET', '/moderator/businesses?search=SHALIMAR');
    expect(some.body.data.length).toBeGreaterThan(0);
  });

  it('begins with whoever waits longest where applications wait, else with the newest', async () => {
    const dates = async (path: string) => {
      const { body } = await admin.rest<{ data: { createdAt: string }[] }>('GET', path);
      return body.data.map(({ createdAt }) => createdAt);
    };
    const earlier = `update businesses set applied_at = applied_at - interval '2 days' where id = ?`;
    await at.context().em.execute(earlier, [(await applicant()).id]);
    await applicant();
    const waiting = await dates('/moderator/businesses/pending?limit=100');
    expect(new Set(waiting).size).toBeGreaterThan(1);
    expect(waiting).toEqual(waiting.toSorted());
    expect(await dates('/moderator/businesses?status=pending&limit=100')).toEqual(waiting);
    const all = await dates('/moderator/businesses?limit=100');
    expect(all).toEqual(all.toSorted().toReversed());
  });

  it('refuses a limit above 100 instead of clamping it', async () => {
    expect(await admin.rest('GET', '/moderator/businesses?limit=101')).toMatchObject({
      status: 422,
      body: { field: 'limit' },
    });
    expect((await admin.rest('GET', '/moderator/businesses?limit=100')).status).toBe(200);
  });
});
