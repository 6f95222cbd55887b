import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { runDueJobs } from '../../jobs/runner.js';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { JOBS } from '../jobs.js';
import { SEND_DEADLINE_MS, queueMail, type Mail } from './outbox.service.js';

const OUTBOX =
  'query Outbox($filter: OutboxFilter) { outbox(filter: $filter) { nodes { id to status attempts lastError } totalCount } }';
const RETRY = 'mutation Retry($id: Int!) { retryMail(id: $id) }';

const mail = (to: string, dedupeKey?: string): Mail => ({
  to,
  kind: 'test',
  dedupeKey,
  text: {
    subject: 'News <b>',
    greeting: 'Dear Ayesha,',
    paragraphs: ['A & B <script>'],
    action: { label: 'Open', path: '/home' },
  },
});

/** A real mail server on a free port, which can refuse mails. */
async function startSmtp() {
  const received: string[] = [];
  const state = { refuse: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(state.refuse ? new Error('mailbox away') : null),
    onData(stream, _session, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    state,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let at: Harness;
let admin: Person;

beforeAll(async () => {
  smtp = await startSmtp();
  at = await startHarness({ SMTP_URL: smtp.url });
  admin = await at.person(Role.ADMIN);
});
afterAll(async () => {
  await at.close();
  await smtp.close();
});

const write = (each: Mail) => {
  const ctx = at.context();
  return ctx.em.transactional((em) => queueMail(ctx, em, each));
};
const deliver = () => runDueJobs(at.app, at.server.pool, JOBS);
const find = async (to: string) => {
  const { data } = await admin.graphql<{
    outbox: { nodes: { id: number; status: string; attempts: number; lastError: string | null }[] };
  }>(OUTBOX, {
    filter: { text: to },
  });
  return data?.outbox.nodes ?? [];
};

describe('[product: mail and news] the outbox', () => {
  it('sends a mail once, with user content escaped', async () => {
    await write(mail('ayesha@mail.test', 'the-news'));
    await write(mail('ayesha@mail.test', 'the-news'));
    await deliver();
    await deliver();
    expect(smtp.received).toHaveLength(1);
    // Long lines are broken by quoted-printable, at places that depend on what stands before them.
    expect(smtp.received[0]?.replaceAll('=\r\n', '')).toContain('A &amp; B &lt;script&gt;');
    expect(await find('ayesha@mail.test')).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });

  it('loses nothing while the mail server refuses, and sends on a retry', async () => {
    smtp.state.refuse = true;
    await write(mail('later@mail.test'));
    await deliver();
    const [failed] = await find('later@mail.test');
    expect(failed).toMatchObject({ status: 'failed', attempts: 1, lastError: expect.stringContaining('mailbox away') });
    smtp.state.refuse = false;
    expect((await admin.graphql(RETRY, { id: failed?.id })).errors).toEqual([]);
    await deliver();
    expect(await find('later@mail.test')).toMatchObject([{ status: 'sent', lastError: null }]);
    expect((await admin.graphql(RETRY, { id: failed?.id })).errors[0]?.extensions.code).toBe('CONFLICT');
  });

  it('a line break in a subject starts no header, and an address is a single recipient', async () => {
    const { text } = mail('');
    await write({
      ...mail('one@mail.test'),
      text: { ...text, subject: 'News\r\nBcc: victim@mail.test\u2028Cc: x@mail.test' },
    });
    await deliver();
    const [headers = ''] = (smtp.received.at(-1) ?? '').split('\r\n\r\n');
    expect(headers).toContain('Subject: News Bcc: victim@mail.test Cc: x@mail.test');
    expect(headers).not.toMatch(/^(bcc|cc):/im);
  });

  it.each([
    ['says nothing', () => undefined],
    ['drips a greeting that never ends', (socket: Socket) => setInterval(() => socket.write('220-wait\r\n'), 5)],
  ])('times out on a mail server that %s, and on one while it is stopped', async (_what, behave) => {
    const timers: unknown[] = [];
    let met: () => void = () => undefined;
    const open = new Set<Socket>();
    const silent = createServer((socket) => {
      open.add(socket.on('error', () => undefined).on('close', () => open.delete(socket)));
      timers.push(behave(socket));
      met();
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const there = await startHarness({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const ctx = there.context();
    await ctx.em.transactional((em) => queueMail(ctx, em, mail('slow@mail.test')));
    const [row] = await ctx.em.execute<{ id: number }[]>('select id from outbox_mails');
    const send = (signal?: AbortSignal) => {
      const connected = new Promise<void>((resolve) => (met = resolve));
      return { connected, sent: JOBS['deliver-mail']?.(there.context(), { id: row?.id ?? 0 }, signal) };
    };

    const stop = new AbortController();
    const stopped = send(stop.signal);
    const refused = expect(stopped.sent).rejects.toThrow('The server was stopped');
    await stopped.connected;
    stop.abort();
    await refused;

    // Only this clock advances; the receiver and the database keep theirs.
    const late: (() => void)[] = [];
    const clock = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
      if (ms === SEND_DEADLINE_MS) late.push(work);
      return setImmediate(() => undefined);
    }) as unknown as typeof setTimeout);
    const slow = send();
    const gaveUp = expect(slow.sent).rejects.toThrow('did not take the mail in time');
    await slow.connected;
    clock.mockRestore();
    for (const work of late) work();
    await gaveUp;
    expect(await ctx.em.execute('select status, attempts from outbox_mails')).toEqual([
      { status: 'failed', attempts: 2 },
    ]);
    timers.forEach((timer) => clearInterval(timer as NodeJS.Timeout));
    for (const socket of open) socket.destroy();
    silent.close();
    await there.close();
  });

  it('writes nothing when the change is rolled back', async () => {
    const ctx = at.context();
    const failing = ctx.em.transactional(async (em) => {
      await queueMail(ctx, em, mail('never@mail.test'));
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await find('never@mail.test')).toEqual([]);
  });

  it('never sends to demo accounts', async () => {
    const before = smtp.received.length;
    await write(mail('customer@demo.mehfil.example'));
    await deliver();
    expect(smtp.received).toHaveLength(before);
    expect(await find('customer@demo')).toMatchObject([{ status: 'demo' }]);
  });

  it('stores mails without a mail server', async () => {
    const without = await startHarness();
    const ctx = without.context();
    await ctx.em.transactional((em) => queueMail(ctx, em, mail('kept@mail.test')));
    const rows: { status: string }[] = await without.context().em.execute('select status from outbox_mails');
    expect(rows).toEqual([{ status: 'kept' }]);
    await without.close();
  });
});

describe('[product: control panel] outbox and audit log', () => {
  it.each([
    ['the outbox', 'staff', OUTBOX],
    ['the audit log', 'admins', 'query Log { auditLog { nodes { action actorName before after at } } }'],
  ])('%s is for %s only', async (_what, who, query) => {
    expect((await at.visitor.graphql(query)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const moderator = who === 'staff' ? undefined : 'FORBIDDEN';
    for (const [role, code] of [
      [Role.USER, 'FORBIDDEN'],
      [Role.BUSINESS, 'FORBIDDEN'],
      [Role.MODERATOR, moderator],
    ] as const) {
      expect((await (await at.person(role)).graphql(query)).errors[0]?.extensions.code).toBe(code);
    }
    expect((await admin.graphql(query)).errors).toEqual([]);
  });

  it('a retry is in the audit log, which filters by action', async () => {
    const { data } = await admin.graphql(
      'query Log { auditLog(filter: { action: "mail." }) { nodes { action before after } totalCount } }',
    );
    expect(data).toEqual({
      auditLog: {
        nodes: [
          {
            action: 'mail.retried',
            before: { kind: 'test', status: 'failed' },
            after: { kind: 'test', status: 'waiting' },
          },
        ],
        totalCount: 1,
      },
    });
  });

  it('the audit log filters by the name of who did it, literally', async () => {
    const named = await at.person(Role.ADMIN, { name: 'Zara 100%' });
    await write(mail('again@mail.test'));
    smtp.state.refuse = true;
    await deliver();
    smtp.state.refuse = false;
    const [failed] = await find('again@mail.test');
    await named.graphql(RETRY, { id: failed?.id });
    const log = async (actor: string) =>
      (
        await admin.graphql<{ auditLog: { nodes: { actorName: string }[] } }>(
          'query Log($actor: String) { auditLog(filter: { action: "mail.", actor: $actor }) { nodes { actorName } } }',
          { actor },
        )
      ).data?.auditLog.nodes;
    expect(await log('zara')).toEqual([{ actorName: 'Zara 100%' }]);
    expect(await log('100%')).toEqual([{ actorName: 'Zara 100%' }]);
  });
});
