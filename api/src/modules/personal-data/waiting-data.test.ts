import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { RETENTION } from '../../domain/personal-data/retention.js';
import { startHarness, type Harness } from '../../testing/harness.js';
import { bookingInput, openVenue } from '../../testing/scene.js';
import { join } from '../waiting-list/testing.js';
import { findPersonalRecords } from './export.queries.js';
import { personalDataJobs } from './retention.jobs.js';

let at: Harness;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());

const run = () => personalDataJobs['apply-retention']?.(at.context(), {}, new AbortController().signal);

describe('[issue 16] entries of waiting lists', () => {
  it('are in the download of their customer alone, and deleted after their period', async () => {
    const [holder, customer] = [await at.person(Role.USER), await at.person(Role.USER)];
    const { hallId } = await openVenue(at, { holdHours: 2 });
    await holder.rest('POST', '/user/bookings', bookingInput(hallId));
    const { body } = await join(customer, hallId);
    const download = async (id: number) => (await findPersonalRecords(at.context().em, id, at.app.env))['waiting-list'];
    expect(await download(customer.id)).toMatchObject([{ id: body.id, hall_id: hallId, state: 'waiting' }]);
    expect(await download(holder.id)).toEqual([]);
    const days = RETENTION.waitingEntries.days;
    at.clock.set(new Date(new Date('2027-03-20T18:00:00.000Z').getTime() + days * 86_400_000));
    await run();
    expect(await download(customer.id)).toHaveLength(1);
    at.clock.advanceMinutes(1);
    await run();
    expect(await download(customer.id)).toEqual([]);
  });
});
