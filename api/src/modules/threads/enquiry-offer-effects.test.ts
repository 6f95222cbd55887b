import { describe, expect, it } from '@jest/globals';
import { OFFER_MESSAGES } from '../../domain/bookings/offers.js';
import { ENQUIRY_MESSAGES } from '../../domain/threads/enquiries.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { TEST_NOW, TEST_PASSWORD, type Person } from '../../testing/harness.js';
import { givenMember } from '../../testing/scene.js';
import { onDay, read, request, scene, useChangeScene } from '../booking-changes/testing.js';
import { findWaitingWork } from '../waiting-work/waiting-work.queries.js';
import {
  VALID_UNTIL,
  STAY,
  ask,
  offer,
  change,
  accept,
  refuse,
  look,
  enquiry,
  stageOf,
  messages,
  mailed,
  clerk,
  type EnquiryBody,
} from './testing.js';

useChangeScene();

describe('[issue 39] the conversation about an offer', () => {
  it('goes on in the enquiry until it is accepted', async () => {
    const { owner } = scene.venue;
    const id = await ask();
    const made = await offer(id);
    const write = (by: Person, door: string, about: string) =>
      by.rest('POST', `/${door}/${about}/messages`, { text: 'A question' });
    for (const [by, door] of [
      [scene.customer, 'user'],
      [owner, 'business'],
    ] as const) {
      expect((await write(by, door, `enquiries/${id}`)).status).toBe(201);
      expect(await write(by, door, `bookings/${made.body.id}`)).toMatchObject({
        ...{ status: 409, body: { message: OFFER_MESSAGES.enquiryThread } },
      });
    }
    expect((await messages(made.body.id, 'bookings')).body).toMatchObject({ data: [], viewerCanWrite: false });
    await refuse(made);
    expect((await write(scene.customer, 'user', `bookings/${made.body.id}`)).status).toBe(409);
    expect((await messages(id, 'enquiries')).body).toMatchObject({ viewerCanWrite: true });
  });

  it('goes to what the customer requests instead, and the offer stays', async () => {
    const id = await ask();
    const made = await offer(id);
    const requested = await request(scene.customer, onDay(24));
    expect((await enquiry(id)).status).toBe(404);
    expect((await messages(requested.body.id, 'bookings')).body.data).toHaveLength(1);
    expect((await accept(made)).body).toMatchObject({ status: 'confirmed', enquiryId: null });
    expect((await messages(made.body.id, 'bookings')).body).toMatchObject({ data: [], viewerCanWrite: true });
  });

  it('gets no offer once somebody has ended it, or given the enquiry up', async () => {
    const id = await ask();
    await scene.customer.rest('PUT', `/user/enquiries/${id}/messages/block`);
    expect((await offer(id)).body).toMatchObject({ code: 'CONFLICT', message: THREAD_MESSAGES.blocked });
    const lost = await ask(scene.other);
    await scene.venue.owner.rest('PUT', `/business/enquiries/${lost}/lost`, { reason: 'price' });
    expect((await offer(lost)).body).toMatchObject({ code: 'CONFLICT', message: ENQUIRY_MESSAGES.lost });
    await scene.venue.owner.rest('DELETE', `/business/enquiries/${lost}/lost`);
    expect((await offer(lost)).status).toBe(201);
  });
});

describe('[issue 39] another offer in the place of one', () => {
  it('is none once somebody has ended the conversation', async () => {
    const id = await ask();
    const made = await offer(id);
    const block = `/user/enquiries/${id}/messages/block`;
    await scene.customer.rest('PUT', block);
    expect((await change(made.body.id, { guestCount: 90 })).body).toMatchObject({
      ...{ code: 'CONFLICT', message: THREAD_MESSAGES.blocked },
    });
    expect((await look(made.body.id)).body).toMatchObject({ guestCount: 100, openChange: made.body.openChange });
    await scene.customer.rest('DELETE', block);
    expect((await change(made.body.id, { guestCount: 90 })).body).toMatchObject({ guestCount: 90 });
  });

  it('is made once the enquiry has ended, unless somebody has ended the conversation about it', async () => {
    const made = await offer(await ask());
    await request(scene.customer, onDay(24));
    expect((await change(made.body.id, { guestCount: 90 })).body).toMatchObject({ guestCount: 90 });
    await scene.customer.rest('PUT', `/user/bookings/${made.body.id}/messages/block`);
    expect((await change(made.body.id, { guestCount: 80 })).body).toMatchObject({ message: THREAD_MESSAGES.blocked });
  });

  it('needs the scope of messages from a program, as the first one does', async () => {
    const made = await offer(await ask());
    const requested = await request(scene.other, onDay(24));
    const scopes = ['read', 'bookings'];
    const { body } = await scene.venue.owner.rest<{ key: string }>('POST', '/business/api-keys', {
      name: 'CRM',
      scopes,
    });
    const call = async (id: number, more = '') =>
      (
        await fetch(`${scene.at.url}/api/business/bookings/${id}/offers${more}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${body.key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ guestCount: 90, validUntil: VALID_UNTIL }),
        })
      ).status;
    expect([await call(made.body.id), await call(made.body.id, '/calculate-price')]).toEqual([403, 403]);
    expect(await call(requested.body.id)).toBe(201);
  });
});

describe('[issue 39] an offer as an answer', () => {
  it('answers what was asked before it, and its customer’s next question waits', async () => {
    const id = await ask();
    await offer(id);
    const { businessId, owner } = scene.venue;
    const waiting = async () => {
      scene.at.clock.advanceMinutes(1);
      const now = scene.at.clock.now();
      return (await findWaitingWork(scene.at.context().em, [{ businessId, userId: owner.id, cameInBy: now }], now)).map(
        ({ kind, count }) => `${kind} ${count}`,
      );
    };
    expect(await waiting()).toEqual([]);
    await scene.customer.rest('POST', `/user/enquiries/${id}/messages`, { text: 'With the new stage?' });
    expect(await waiting()).toEqual(['MESSAGES 1']);
  });

  it('takes as long as the first of several took', async () => {
    const id = await ask();
    const first = await offer(id);
    await refuse(first);
    scene.at.clock.advanceMinutes(60);
    const second = await offer(id);
    const minutes = async () =>
      (await scene.venue.owner.rest('GET', '/business/enquiry-summary')).body as unknown as {
        total: { medianAnswerMinutes: number };
      };
    expect((await minutes()).total).toMatchObject({ medianAnswerMinutes: 1 });
    await accept(second);
    expect((await minutes()).total).toMatchObject({ medianAnswerMinutes: 1 });
  });
});

describe('[issue 39] who can’t make an offer to an enquiry', () => {
  it('is who asked, whoever has no account on the other side, and who gives more discount than they may', async () => {
    const member = await clerk();
    const own = await ask(scene.customer);
    await givenMember(scene.at.context().em, scene.venue.businessId, scene.customer.id, 'MANAGER');
    expect((await offer(own, STAY, scene.customer)).status).toBe(404);
    const entered = await scene.venue.owner.rest<EnquiryBody>('POST', '/business/enquiries', {
      ...{ hallId: scene.venue.hallId, source: 'phone', customerName: 'Nadia' },
    });
    expect((await offer(entered.body.id)).body).toMatchObject({ message: OFFER_MESSAGES.enquiryEntered });
    const id = await ask(scene.other);
    const cheap = { ...STAY, agreedPrice: 50_000, priceReason: 'Winter' };
    expect(await offer(id, cheap, member)).toMatchObject({ status: 422, body: { field: 'agreedPrice' } });
    const made = await offer(id, STAY, member);
    expect(made.status).toBe(201);
    const again = await member.rest('POST', `/business/bookings/${made.body.id}/offers`, cheap);
    expect(again).toMatchObject({ status: 422, body: { field: 'agreedPrice' } });
  });

  it('refuses what is over, too late or too large, and changes nothing', async () => {
    const id = await ask();
    const past = { startTime: '2027-02-01T14:00:00.000Z', endTime: '2027-02-01T18:00:00.000Z' };
    for (const [input, field] of [
      [{ ...STAY, ...past }, 'date'],
      [{ ...STAY, validUntil: onDay(21).startTime }, 'validUntil'],
      [{ ...STAY, validUntil: TEST_NOW.toISOString() }, 'validUntil'],
      [{ ...STAY, guestCount: 301 }, 'guestCount'],
      [{ ...STAY, agreedPrice: 10 }, 'priceReason'],
    ] as const) {
      expect(await offer(id, input)).toMatchObject({ status: 422, body: { field } });
    }
    expect(await read('select id from bookings where business_id = ?', [scene.venue.businessId])).toEqual([]);
    expect(await stageOf(id)).toBe('new');
  });
});

describe('[issue 39] accounts and businesses that leave', () => {
  it('end their offers, without a word to who left', async () => {
    const { venue, customer } = scene;
    const made = await offer(await ask());
    expect((await customer.rest('DELETE', '/user/account', { password: TEST_PASSWORD })).status).toBe(204);
    expect((await look(made.body.id, venue.owner, 'business')).body).toMatchObject({
      ...{ status: 'cancelled', cancellationReason: 'account_deleted' },
    });
    const about = await mailed(made.body.id);
    expect(about).toContain('booking-account-deleted owner');
    expect(about).not.toContain('booking-account-deleted customer');
  });
});
