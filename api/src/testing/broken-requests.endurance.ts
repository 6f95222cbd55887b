import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bombard } from './broken-requests.js';
import { startLoadTest, type LoadTest } from './load/load-test.js';

let loadTest: LoadTest;

beforeAll(async () => {
  loadTest = await startLoadTest({ requests: 0, customers: 1, halls: 2, env: { UPLOADS_PER_HOUR: '0' } });
});
afterAll(() => loadTest.end());

describe('[security Keeps working] thousands of broken requests', () => {
  it('end no server', async () => {
    const [server] = loadTest.servers;
    const [before] = await loadTest.query<{ server: string }>('select max(started_at)::text as server from heartbeats');
    await bombard(server.url, loadTest.ownerToken, { forms: 6_000, frames: 6_000 });
    // A server that had died and been restarted would have a new heartbeat.
    const [after] = await loadTest.query<{ server: string }>('select max(started_at)::text as server from heartbeats');
    expect(after).toEqual(before);
  });
});
