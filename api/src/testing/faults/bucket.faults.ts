import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Role } from '../../domain/accounts/roles.js';
import { sendForm } from '../forms.js';
import { startHarness, type Harness, type Person } from '../harness.js';
import { bookingInput, openVenue, type Venue } from '../scene.js';
import { startBucket, type Bucket } from './bucket.js';

let bucket: Bucket;
let at: Harness;
let venue: Venue;
let customer: Person;
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  bucket = await startBucket();
  at = await startHarness({
    ...{ STORAGE: 's3', S3_BUCKET: 'files', S3_ENDPOINT: bucket.url, S3_REGION: 'us-east-1' },
    ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'a secret' },
  });
  venue = await openVenue(at, { instantConfirmation: true });
  customer = await at.person(Role.USER);
  const color = { width: 640, height: 480, channels: 3 as const, background: '#0e6b56' };
  picture = new Uint8Array(await sharp({ create: color }).png().toBuffer());
});
afterAll(async () => {
  await at.close();
  await bucket.stop();
});

const upload = () =>
  sendForm(at, venue.owner, { path: '/upload/image', field: 'image', content: picture, name: 'hall.png' });
const stored = async () => (await at.context().em.execute('select id from stored_files')).length;

describe('[security Keeps working] a bucket', () => {
  it('that is away: uploads are refused and leave nothing, bookings go on, and all works once it is back', async () => {
    const first = await upload();
    expect(first.status).toBe(201);
    const address = `${at.url}${String(first.body.url)}`;
    const before = { rows: await stored(), keys: [...bucket.contents.keys()] };
    await bucket.stop();
    expect(await upload()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect({ rows: await stored(), keys: [...bucket.contents.keys()] }).toEqual(before);
    const seen = await fetch(address);
    await seen.arrayBuffer();
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(seen.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    const request = bookingInput(venue.hallId, { startTime: '2027-04-01T14:00:00Z', endTime: '2027-04-01T18:00:00Z' });
    expect((await customer.rest('POST', '/user/bookings', request)).status).toBe(201);
    expect((await at.visitor.rest('GET', '/health')).status).toBe(200);
    await bucket.resume();
    expect((await upload()).status).toBe(201);
    const again = await fetch(address);
    expect([again.status, again.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await again.arrayBuffer();
  });
});
