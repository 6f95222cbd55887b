import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../domain/accounts/roles.js';
import { buildProductSchema } from '../schema.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../testing/harness.js';
import { openVenue } from '../testing/scene.js';
import { getAccessRules } from './guard.js';

let at: Harness;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());

/** Every marked operation, as it is called. */
const MARKED: readonly [name: string, role: Role, document: string][] = [
  [
    'addPasskey',
    Role.USER,
    'addPasskey(input: { name: "A", credentialId: "a", clientData: "a", attestation: "a", transports: [] }) { recoveryCodes }',
  ],
  ['addWebhook', Role.BUSINESS, 'addWebhook(input: { url: "https://a.test/", events: [] }) { secret }'],
  ['assignModerator', Role.ADMIN, 'assignModerator(id: 1) { id }'],
  ['changeMemberRole', Role.BUSINESS, 'changeMemberRole(id: 1, input: { role: CLERK }) { __typename }'],
  ['confirmAuthenticator', Role.USER, 'confirmAuthenticator(input: { code: "000000" }) { codes }'],
  ['deleteUser', Role.ADMIN, 'deleteUser(id: 1)'],
  ['inviteMember', Role.BUSINESS, 'inviteMember(input: { email: "a@b.test", role: CLERK }) { __typename }'],
  ['issueApiKey', Role.BUSINESS, 'issueApiKey(input: { name: "Till", scopes: [READ] }) { key }'],
  ['removeAuthenticator', Role.USER, 'removeAuthenticator'],
  ['removeModerator', Role.ADMIN, 'removeModerator(id: 1) { id }'],
  ['removePasskey', Role.USER, 'removePasskey(id: 1)'],
  ['removeSecondFactors', Role.ADMIN, 'removeSecondFactors(id: 1)'],
  ['renamePasskey', Role.USER, 'renamePasskey(id: 1, input: { name: "A" }) { id }'],
  ['renewCalendarFeed', Role.BUSINESS, 'renewCalendarFeed(input: {}) { url }'],
  ['renewRecoveryCodes', Role.USER, 'renewRecoveryCodes { codes }'],
  ['resendInvitation', Role.BUSINESS, 'resendInvitation(id: 1) { __typename }'],
  ['rotateWebhookSecret', Role.BUSINESS, 'rotateWebhookSecret(id: 1) { secret }'],
  ['setMemberDiscount', Role.BUSINESS, 'setMemberDiscount(id: 1, input: { maxDiscountPercent: 5 }) { __typename }'],
  ['setPaymentDetails', Role.BUSINESS, 'setPaymentDetails(input: {}) { __typename }'],
  ['startAuthenticator', Role.USER, 'startAuthenticator { uri }'],
  ['startPasskey', Role.USER, 'startPasskey { options }'],
];

async function reauthenticate(person: Person): Promise<Person> {
  const { data } = await person.graphql<{ reauthenticate: { token: string } }>(
    'mutation Again($input: ReauthenticateInput!) { reauthenticate(input: $input) { token } }',
    { input: { password: TEST_PASSWORD } },
  );
  return at.withToken(data?.reauthenticate.token);
}

const REFUSED = { errors: [{ extensions: { code: 'REAUTHENTICATION_REQUIRED' } }] };

describe('[issue: second factor] operations that ask for a recent sign-in', () => {
  it('are these and no others', () => {
    const schema = buildProductSchema();
    const marked = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.entries(type?.getFields() ?? {})
        .filter(([, { args: _args, ...field }]) => getAccessRules(schema, { ...field, args: {} }, '').recentSignIn)
        .map(([name]) => name),
    );
    expect(marked.sort()).toEqual(MARKED.map(([name]) => name));
  });

  it.each(MARKED)('%s is refused after 15 minutes, and answered after the password', async (_name, role, document) => {
    const person = await at.person(role);
    const mutation = `mutation { ${document} }`;
    at.clock.advanceMinutes(16);
    expect(await person.graphql(mutation)).toMatchObject(REFUSED);
    const { errors } = await (await reauthenticate(person)).graphql(mutation);
    expect(errors[0]?.extensions.code).not.toBe('REAUTHENTICATION_REQUIRED');
  });

  it('refuse over REST too', async () => {
    const admin = await at.person(Role.ADMIN);
    const victim = await at.person(Role.USER);
    at.clock.advanceMinutes(16);
    expect(await admin.rest('DELETE', `/admin/users/${victim.id}`)).toMatchObject({
      status: 403,
      body: { code: 'REAUTHENTICATION_REQUIRED' },
    });
    expect((await victim.rest('GET', '/user/profile')).status).toBe(200);
  });
});

describe('[issue: second factor] whom invoices are from', () => {
  it('is changed with a recent sign-in alone, other settings without', async () => {
    const { owner } = await openVenue(at);
    const set = (settings: object) => owner.rest('PUT', '/business/settings', settings);
    expect((await set({ taxNumber: '1234567-8' })).status).toBe(200);
    at.clock.advanceMinutes(16);
    const refused = { status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } };
    for (const taxNumber of ['7654321-0', null]) expect(await set({ taxNumber })).toMatchObject(refused);
    expect(await set({ taxNumber: '1234567-8', instantConfirmation: true })).toMatchObject({
      status: 200,
      body: { taxNumber: '1234567-8' },
    });
  });
});

describe('[issue: second factor] links in the outbox', () => {
  const OUTBOX = 'query Outbox { outbox(filter: { kind: "password-reset" }) { nodes { text asksSignIn } } }';
  const TOKEN = 'a'.repeat(43);

  it('are read by admins with a recent sign-in alone; others aren’t asked for one', async () => {
    const admin = await at.person(Role.ADMIN);
    const moderator = await at.person(Role.MODERATOR);
    await at.context().em.execute(
      `insert into outbox_mails (to_address, subject, text, html, kind, status)
       values ('a@mail.test', 'Reset', ?, '', 'password-reset', 'kept')`,
      [`Open https://mehfil.test/reset-password#${TOKEN}`],
    );
    const read = async (person: Person) => {
      const { data } = await person.graphql<{ outbox: { nodes: { text: string; asksSignIn: boolean }[] } }>(OUTBOX);
      return data?.outbox.nodes.map(({ text, asksSignIn }) => ({ isShown: text.includes(TOKEN), asksSignIn }));
    };
    expect(await read(admin)).toEqual([{ isShown: true, asksSignIn: false }]);
    at.clock.advanceMinutes(16);
    expect(await read(admin)).toEqual([{ isShown: false, asksSignIn: true }]);
    expect(await read(moderator)).toEqual([{ isShown: false, asksSignIn: false }]);
    expect(await read(await reauthenticate(admin))).toEqual([{ isShown: true, asksSignIn: false }]);
  });
});
