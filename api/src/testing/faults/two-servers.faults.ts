import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { Role } from '../../domain/accounts/roles.js';
import { runDueJobs } from '../../jobs/runner.js';
import { JOBS } from '../../modules/jobs.js';
import { queueMail } from '../../modules/notifications/outbox.service.js';
import type { Harness } from '../harness.js';
import { startTwoServers, type TwoServers } from '../two-servers.js';

const MAILS = 30;

const received: string[] = [];
let smtp: SMTPServer;
let at: Harness;
let servers: TwoServers;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      received.push(address);
      callback();
    },
    onData(stream, _session, callback) {
      stream.resume().on('end', () => callback());
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  servers = await startTwoServers({ SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` });
  ({ at } = servers);
});
afterAll(async () => {
  await servers.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

async function ask(url: string, path: string, { token, body }: { token?: string; body?: unknown }): Promise<number> {
  const response = await fetch(`${url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}

describe('[security Keeps working] two servers on one database', () => {
  it('share revocation: a session that ends on one is dead on the other', async () => {
    const { token = '' } = await at.person(Role.USER);
    expect(await ask(servers.urls[1], '/user/profile', { token })).toBe(200);
    expect(await ask(servers.urls[0], '/user/auth/logout', { token, body: {} })).toBe(204);
    expect(await ask(servers.urls[1], '/user/profile', { token })).toBe(401);
  });

  it('share limits: guesses at both count together', async () => {
    const { email } = await at.person(Role.USER);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const body = { emailOrUsername: email, password: `wrong guess ${guess}` };
      statuses.push(await ask(servers.urls[guess % 2 === 0 ? 0 : 1], '/user/auth/login', { body }));
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('share the outbox: each mail is sent by one of them', async () => {
    const ctx = at.context();
    const text = { subject: 'News', greeting: 'Dear Ayesha,', paragraphs: ['Hello.'] };
    await ctx.em.transactional(async (em) => {
      for (let n = 0; n < MAILS; n += 1) await queueMail(ctx, em, { to: `p${n}@mail.test`, kind: 'test', text });
    });
    await Promise.all([
      runDueJobs(at.app, at.server.pool, JOBS),
      runDueJobs(servers.second.app, servers.second.pool, JOBS),
    ]);
    expect([...received].sort()).toEqual(Array.from({ length: MAILS }, (_, n) => `p${n}@mail.test`).sort());
  });
});
