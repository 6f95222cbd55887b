import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHarness, type Harness } from '../testing/harness.js';
import { until } from '../testing/until.js';
import { createLog } from './request-log.js';

interface Line {
  level: number;
  msg: string;
  req: { id: string; method: string; path: string };
  res: { status: number };
  responseTime: number;
}

let at: Harness;
const lines: Line[] = [];

beforeAll(async () => {
  const log = createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(JSON.parse(line) as Line) });
  at = await startHarness({}, { log });
});
afterAll(() => at.close());

async function findLine(id: string): Promise<Line> {
  const find = () => lines.find(({ req }) => (req as Line['req'] | undefined)?.id === id);
  await until(() => find() !== undefined);
  return find() as Line;
}

describe('the log line of a request', () => {
  it('names it by the id that the client gave, without query and credentials', async () => {
    const headers = { 'x-request-id': 'mine-1', authorization: 'Bearer secret-token' };
    const response = await fetch(`${at.url}/api/public/halls?location=secret`, { headers });
    expect(response.headers.get('x-request-id')).toBe('mine-1');
    const line = await findLine('mine-1');
    expect(line).toMatchObject({ level: 20, msg: 'request completed', res: { status: 401 } });
    expect(line.req).toEqual({ id: 'mine-1', method: 'GET', path: '/api/public/halls' });
    expect(line.responseTime).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('has an id of ours in place of one that isn’t a plain word', async () => {
    const response = await fetch(`${at.url}/api/health`, { headers: { 'x-request-id': 'a b{}' } });
    const id = response.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect((await findLine(id)).res.status).toBe(200);
  });

  it('is an error where the failure is ours', async () => {
    const { em } = at.context();
    await em.execute('alter table blog_categories rename to no_blog_categories');
    await fetch(`${at.url}/api/public/blog/categories`, { headers: { 'x-request-id': 'ours-1' } });
    await em.execute('alter table no_blog_categories rename to blog_categories');
    expect(await findLine('ours-1')).toMatchObject({ level: 50, msg: 'request errored', res: { status: 500 } });
  });

  it('says that the client has gone', async () => {
    await at.context().em.transactional(async (em) => {
      await em.execute('lock table hall_pages');
      const sent = httpRequest(`${at.url}/api/public/halls/1/complete-info`, { headers: { 'x-request-id': 'gone-1' } });
      sent.on('error', () => undefined).end();
      await until(async () => (await em.execute('select from pg_locks where not granted')).length > 0);
      sent.destroy();
      expect(await findLine('gone-1')).toMatchObject({ msg: 'request aborted' });
    });
  });
});
