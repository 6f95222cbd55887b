import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { Role } from '../../domain/accounts/roles.js';
import { runDueJobs } from '../../jobs/runner.js';
import { startHarness, type Harness } from '../../testing/harness.js';
import { readMails } from '../../testing/mails.js';
import { openVenue } from '../../testing/scene.js';
import { ensureFirstAdmin } from '../accounts/first-admin.js';
import { mailPasswordReset } from '../accounts/password-reset.service.js';
import { JOBS } from '../jobs.js';

const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });

let at: Harness;

beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  at = await startHarness({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    ADMIN_EMAIL: 'first.admin@mail.test',
    ADMIN_PASSWORD: 'a password of the first admin',
  });
});
afterAll(async () => {
  await at.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const events = (kind: string) =>
  at
    .context()
    .em.execute<object[]>('select account_id, details from security_events where kind = ? order by id', [kind]);

describe('[issue: security log] events', () => {
  it('a new admin is recorded, once', async () => {
    expect(await ensureFirstAdmin(at.context())).toBe(true);
    expect(await ensureFirstAdmin(at.context())).toBe(false);
    const [admin] = await at.context().em.execute<{ id: number }[]>(`select id from users where role = 'admin'`);
    expect(await events('admin_added')).toEqual([{ account_id: admin?.id, details: null }]);
  });

  it('a new API key and its end are recorded, without the key', async () => {
    const { owner } = await openVenue(at);
    const { data } = await owner.graphql<{ issueApiKey: { key: string; apiKey: { id: number } } }>(
      'mutation { issueApiKey(input: { name: "Website", scopes: [READ] }) { key apiKey { id } } }',
    );
    const { key = '', apiKey } = data?.issueApiKey ?? {};
    await owner.graphql('mutation Revoke($id: Int!) { revokeApiKey(id: $id) { id } }', { id: apiKey?.id });
    const [created] = await events('key_created');
    expect(created).toMatchObject({ account_id: owner.id, details: { key: apiKey?.id } });
    expect(JSON.stringify(created)).not.toContain(key);
    expect(await events('key_revoked')).toMatchObject([{ account_id: owner.id, details: { key: apiKey?.id } }]);
  });

  it('a revealed secret is recorded by its name, without its value', async () => {
    const admin = await at.person(Role.ADMIN);
    await admin.rest('POST', '/admin/configuration/env', { key: 'SMTP_URL', value: 'smtp://user:pass@mail.test:25' });
    const reveal = 'mutation { revealVariable(key: "SMTP_URL") { key } }';
    await admin.graphql(reveal);
    const [revealed] = await events('secret_revealed');
    expect(revealed).toEqual({ account_id: admin.id, details: { variable: 'SMTP_URL' } });
  });
});

describe('[issue: password reset] a mail that was sent', () => {
  it('no longer holds the token of its link', async () => {
    const person = await at.person(Role.USER);
    await mailPasswordReset(at.context(), person.id);
    const token = /#([\w-]{43})$/m.exec((await readMails(at, person.email)).at(-1)?.text ?? '')?.[1] ?? '';
    expect(token).toHaveLength(43);
    await runDueJobs(at.app, at.server.pool, JOBS);
    const [sent] = await readMails(at, person.email);
    expect(sent).toMatchObject({ kind: 'password-reset', status: 'sent' });
    expect(`${sent?.text} ${sent?.html}`).not.toContain(token);
  });
});
