import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLog } from '../http/request-log.js';
import { addJob } from '../jobs/queue.js';
import { runDueJobs } from '../jobs/runner.js';
import { notificationJobs, queueMail } from '../modules/notifications/outbox.service.js';
import { startHarness, type Harness } from '../testing/harness.js';
import { until } from '../testing/until.js';
import { openTracing } from './tracing.js';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number; message?: string };
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

const OWN = 'query OwnHealth { health { status database } }';
const HASH = createHash('sha256').update(OWN).digest('hex');
const SECRET = 'a-secret-name@mail.test';
/** As many as the SDK sends without waiting for more. */
const BATCH_SPANS = 512;
/** The trace that a client or proxy claims to have begun. */
const CLAIMED = '0af7651916cd43dd8448eb211c80319c';

/** A receiver of OTLP over HTTP. */
async function startReceiver() {
  const spans: SentSpan[] = [];
  const paths = new Set<string>();
  const http = createServer((request, response) => {
    paths.add(`${request.method ?? ''} ${request.url ?? ''}`);
    json(request).then(
      (body) => {
        const groups = (body as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
        spans.push(...groups.flatMap((group) => group.spans));
        response.setHeader('content-type', 'application/json');
        response.end('{}');
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const close = () => new Promise((resolve) => http.close(resolve));
  return { spans, paths, url, close };
}

const getAttributes = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

describe('[issue: traces] with a receiver', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  const lines: string[] = [];
  const answers: Record<string, Response> = {};
  let failure: { traceId?: string } | undefined;

  beforeAll(async () => {
    receiver = await startReceiver();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/`, SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'error' };
    const log = createLog({ logLevel: 'error' }, { write: (line) => void lines.push(line) });
    const at = await startHarness(env, { log, knownDocuments: new Map([[HASH, OWN]]) });
    const { em } = at.context();
    await queueMail(at.context(), em, {
      to: SECRET,
      kind: 'test',
      text: { subject: 'S', greeting: 'Hi', paragraphs: ['P'] },
    });
    await runDueJobs(at.app, at.server.pool, notificationJobs);
    const traceparent = `00-${CLAIMED}-b7ad6b7169203331-01`;
    answers.rest = await fetch(`${at.url}/api/public/halls?search=${SECRET}`, { headers: { traceparent } });
    await fetch(`${at.url}/${SECRET}`);
    await at.visitor.graphql(OWN);
    await at.visitor.graphql('mutation M($i: SignInInput!) { signIn(input: $i) { token } }', {
      i: { emailOrUsername: SECRET, password: 'not the password' },
    });
    failure = await fail(at);
    await at.close();
  });
  afterAll(() => receiver.close());

  /** Breaks a table, so that a read of it is an unexpected error. @returns what the caller learns of it */
  async function fail(at: Harness) {
    await at.context().em.execute('alter table blog_tags rename to no_blog_tags');
    const { errors } = await at.visitor.graphql('{ blogTags { id } }');
    expect(errors[0]?.extensions.code).toBe('INTERNAL');
    return errors[0]?.extensions.details as { traceId?: string } | undefined;
  }

  const named = (name: string) => receiver.spans.filter((span) => span.name === name);
  const listChildren = ({ spanId }: SentSpan) => receiver.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

  it('sends request, operation and statements as one trace', () => {
    expect([...receiver.paths]).toEqual(['POST /v1/traces']);
    const [operation] = named('query OwnHealth');
    const request = receiver.spans.find(({ spanId }) => spanId === operation?.parentSpanId);
    expect(request).toMatchObject({ name: 'POST OwnHealth', traceId: operation?.traceId });
    expect(request && getAttributes(request)).toMatchObject({
      'http.request.method': 'POST',
      'url.path': '/graphql',
      'http.response.status_code': 200,
      'mehfil.operation': 'OwnHealth',
    });
    const statements = operation ? listChildren(operation).filter(({ name }) => name === 'select') : [];
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.map((span) => getAttributes(span)['db.system.name'])).toContain('postgresql');
  });

  it('names requests by their operation, and by nothing that somebody entered', () => {
    const names = receiver.spans.filter((span) => 'http.request.method' in getAttributes(span)).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['GET /public/halls', 'POST OwnHealth', 'POST /graphql', 'GET']));
  });

  it('sends jobs and mails, with an error’s class but not its message', () => {
    const [job] = named('job deliver-mail');
    const [mail] = named('mail');
    expect(mail).toMatchObject({ traceId: job?.traceId, status: { code: 2 } });
    expect(mail && getAttributes(mail)).toMatchObject({ 'mehfil.mail': 'test', 'error.type': 'ESOCKET' });
    expect(mail?.status.message).toBeUndefined();
  });

  it('tells the trace in a header, in the log and in an unexpected error', () => {
    expect(answers.rest?.headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(failure?.traceId).toMatch(/^[0-9a-f]{32}$/);
    const logged = lines.find((line) => line.includes('unexpected error'));
    expect(JSON.parse(logged ?? '{}')).toMatchObject({ traceId: failure?.traceId });
  });

  it('takes no trace from a client, and sends nothing that somebody entered', () => {
    expect(receiver.spans.some(({ traceId }) => traceId === CLAIMED)).toBe(false);
    expect(JSON.stringify(receiver.spans)).not.toContain('secret-name');
  });
});

describe('[issue: traces] the other cases', () => {
  it('continues the trace of a trusted proxy', async () => {
    const receiver = await startReceiver();
    const at = await startHarness({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, TRUSTED_PROXIES: 'loopback' });
    const traceparent = `00-${CLAIMED}-b7ad6b7169203331-01`;
    const { headers } = await at.visitor.rest('GET', '/health', undefined, { traceparent });
    expect(headers.get('x-trace-id')).toBe(CLAIMED);
    await at.close();
    await receiver.close();
  });

  it('serves on when the receiver takes nothing', async () => {
    const refusing = createServer((_request, response) => response.writeHead(400).end());
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    const receiver = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
    const lines: string[] = [];
    const log = createLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
    const at = await startHarness({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver }, { log });
    expect((await at.visitor.rest('GET', '/health')).status).toBe(200);
    await at.close();
    expect(lines.join('')).toContain('traces could not be sent');
    await new Promise((resolve) => refusing.close(resolve));
  });

  it('tells once that the receiver is away, and once that it is back', async () => {
    let status = 400;
    let batches = 0;
    const receiver = createServer((request, response) => {
      batches += 1;
      request.resume().on('end', () => response.writeHead(status, { 'content-type': 'application/json' }).end('{}'));
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
    const tracing = await openTracing(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`, log);
    /** A full batch is sent at once. */
    const sendBatch = async () => {
      const before = batches;
      Array.from({ length: BATCH_SPANS }, (_each, index) => tracing.start(`span ${index}`)?.end());
      await until(() => batches > before);
    };
    const listMessages = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    for (let sent = 0; sent < 4; sent += 1) await sendBatch();
    status = 200;
    await sendBatch();
    await until(() => lines.length > 1);
    await sendBatch();
    status = 400;
    await sendBatch();
    await until(() => lines.length > 2);
    await tracing.close();
    expect(listMessages()).toEqual(['traces could not be sent', 'traces are sent again', 'traces could not be sent']);
    await new Promise((resolve) => receiver.close(resolve));
  });

  it('sends and tells nothing without one', async () => {
    const at = await startHarness();
    const { headers } = await at.visitor.rest('GET', '/health');
    expect(headers.get('x-trace-id')).toBeNull();
    await at.close();
  });
});

describe('[security: slow statements] the log of slow statements', () => {
  it('names shape, duration and request, never a value', async () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
    const at = await startHarness({ SLOW_STATEMENT_MS: '20' }, { log });
    const jobs = {
      slow: async ({ em }: { em: ReturnType<Harness['context']>['em'] }) => {
        await em.execute(`select pg_sleep(0.05), ? as a`, [SECRET]);
      },
    };
    await addJob(at.context().em, 'slow', {});
    await runDueJobs(at.app, at.server.pool, jobs);
    const slow = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const [line] = slow.filter(({ statement }) => String(statement).includes('pg_sleep'));
    expect(line).toMatchObject({ msg: 'a statement was slow', statement: 'select pg_sleep(?), ? as a' });
    expect(line?.requestId).toMatch(/^job-\d+$/);
    expect(Number(line?.milliseconds)).toBeGreaterThanOrEqual(50);
    expect(lines.join('')).not.toContain('secret-name');
    await at.close();
  });
});
