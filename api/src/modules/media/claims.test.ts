import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { systemContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { Role } from '../../domain/accounts/roles.js';
import { UPLOAD_LIMITS } from '../../domain/media/limits.js';
import { UPLOAD_MESSAGES } from '../../domain/media/uploads.js';
import { sendForm } from '../../testing/forms.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { openVenue } from '../../testing/scene.js';
import { claimPictures } from './claims.js';
import { mediaJobs } from './media.jobs.js';

interface Pictured {
  profileImage: string | null;
  sliderImages: string[];
}

let app: Harness;
let owner: Person;
let other: Person;
let admin: Person;
let photo: Buffer<ArrayBuffer>;

beforeAll(async () => {
  app = await startHarness({ UPLOADS_PER_HOUR: '0' });
  [owner, other, admin] = [
    await app.person(Role.BUSINESS),
    await app.person(Role.BUSINESS),
    await app.person(Role.ADMIN),
  ];
  photo = Buffer.from(
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0e6b56' } })
      .jpeg()
      .toBuffer(),
  );
});
afterAll(() => app.close());

const sendImage = (person: Person) =>
  sendForm(app, person, { path: '/upload/image', field: 'image', content: photo, name: 'hall.jpg' });

describe('claims and removal', () => {
  const claim = (person: Person, pictures: string[], by: `hall:${number}`) => {
    const ctx = systemContext(app.app, {
      viewer: { id: person.id, role: Role.BUSINESS, name: '', signedInAt: new Date(0) },
    });
    return inTransaction(ctx.em, (em) =>
      claimPictures(ctx, em, { pictures, claim: by, getField: () => 'sliderImages' }),
    );
  };

  it('nobody claims another account’s picture, or one in use elsewhere', async () => {
    const url = (await sendImage(owner)).body.url ?? '';
    await expect(claim(other, [url], 'hall:1')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: UPLOAD_MESSAGES.notYours,
    });
    await claim(owner, [url, 'https://example.org/a.jpg', '/files/scenes/garden-rose-day-front-1.webp'], 'hall:1');
    await claim(owner, [url], 'hall:1');
    await expect(claim(owner, [url], 'hall:2')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(claim(owner, ['/etc/passwd'], 'hall:2')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('[business §7 DELETE /api/upload/image] deletes an unused picture of the viewer with all its sizes', async () => {
    const url = (await sendImage(owner)).body.url ?? '';
    await fetch(`${app.url}${url}?size=320`);
    expect((await other.rest('DELETE', '/upload/image', { url })).status).toBe(404);
    await claim(owner, [url], 'hall:7');
    expect((await owner.rest('DELETE', '/upload/image', { url })).status).toBe(409);
    await claim(owner, [], 'hall:7');
    expect((await owner.rest('DELETE', '/upload/image', { url })).body).toEqual({ url });
    expect((await fetch(`${app.url}${url}`)).status).toBe(404);
    expect((await fetch(`${app.url}${url}?size=320`)).status).toBe(404);
    expect((await owner.rest('DELETE', '/upload/image', { url })).status).toBe(404);
    expect((await owner.rest('DELETE', '/upload/image', {})).status).toBe(422);
  });

  it('[business §2 My Halls] a copied hall has its own pictures: either hall can release them', async () => {
    const { owner: venueOwner, hallId } = await openVenue(app);
    const [profile, gallery] = [
      (await sendImage(venueOwner)).body.url ?? '',
      (await sendImage(venueOwner)).body.url ?? '',
    ];
    const foreign = 'https://example.org/hall.jpg';
    const read = async (id: number) => (await venueOwner.rest<Pictured>('GET', `/business/halls/${id}`)).body;
    const hall = await read(hallId);
    const saved = { ...hall, profileImage: profile, sliderImages: [gallery, foreign] };
    expect((await venueOwner.rest('PUT', `/business/halls/${hallId}`, saved)).status).toBe(200);
    const { data } = await venueOwner.graphql<{ duplicateHall: { id: number } }>(
      `mutation Copy($id: Int!) { duplicateHall(id: $id) { id } }`,
      { id: hallId },
    );
    const copy = await read(data?.duplicateHall.id ?? 0);
    expect(copy.sliderImages).toHaveLength(2);
    expect(copy.sliderImages[1]).toBe(foreign);
    const own = [copy.profileImage ?? '', copy.sliderImages[0] ?? ''];
    for (const picture of own) expect([profile, gallery]).not.toContain(picture);
    await venueOwner.rest('PUT', `/business/halls/${hallId}`, { ...saved, profileImage: null, sliderImages: [] });
    for (const url of [profile, gallery])
      expect((await venueOwner.rest('DELETE', '/upload/image', { url })).status).toBe(200);
    for (const picture of own) expect((await fetch(`${app.url}${picture}`)).status).toBe(200);
    expect((await venueOwner.rest('DELETE', '/upload/image', { url: own[0] })).status).toBe(409);
  });

  it('articles claim the pictures that they show, in their texts too, and release them when deleted', async () => {
    const send = async () => (await sendImage(admin)).body.url ?? '';
    const [title, inText, inUrdu] = [await send(), await send(), await send()];
    const foreign = (await sendImage(owner)).body.url ?? '';
    const post = {
      title: 'How to choose',
      slug: 'how-to-choose',
      content: `<p>Look:</p><img src="${inText}" alt="">`,
      titleUrdu: 'انتخاب کیسے کریں',
      contentUrdu: `<p>دیکھیے:</p><img src="${inUrdu}" alt="">`,
    };
    const path = '/admin/configuration/blog/posts';
    expect(await admin.rest('POST', path, { ...post, featuredImage: foreign })).toMatchObject({ status: 422 });
    const { status, body } = await admin.rest<{ id: number }>('POST', path, { ...post, featuredImage: title });
    expect(status).toBe(201);
    const discard = async (url: string) => (await admin.rest('DELETE', '/upload/image', { url })).status;
    expect([await discard(title), await discard(inText), await discard(inUrdu)]).toEqual([409, 409, 409]);
    await admin.rest('DELETE', `${path}/${body.id}`);
    expect([await discard(title), await discard(inText), await discard(inUrdu)]).toEqual([200, 200, 200]);
  });

  it('sweeps what nothing has claimed for a day, and nothing else', async () => {
    const orphan = (await sendImage(owner)).body.url ?? '';
    const used = (await sendImage(owner)).body.url ?? '';
    await claim(owner, [used], 'hall:8');
    app.clock.advanceMinutes((UPLOAD_LIMITS.orphanHours - 1) * 60);
    // The owner's token has ended by now.
    const young = (await sendImage(await app.person(Role.BUSINESS))).body.url ?? '';
    app.clock.advanceMinutes(120);
    await mediaJobs['sweep-files']?.(app.context(), {});
    await mediaJobs['sweep-files']?.(app.context(), {});
    const statuses = await Promise.all(
      [orphan, used, young].map(async (url) => (await fetch(`${app.url}${url}`)).status),
    );
    expect(young).not.toBe('');
    expect(statuses).toEqual([404, 200, 200]);
  });
});
