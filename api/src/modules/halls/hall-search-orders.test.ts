import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { addJob } from '../../jobs/queue.js';
import { runDueJobs } from '../../jobs/runner.js';
import { givenBooking } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { JOBS } from '../jobs.js';
import { HallScenes, type HallList } from './testing/search.js';
import { checkReadModels } from './read-model.service.js';

let scene: HallScenes;

/** Everything that a listing can have. */
const COMPLETE = {
  description: 'x'.repeat(200),
  profileImage: '/files/a.jpg',
  sliderImages: ['1', '2', '3', '4', '5', '6'],
  latitude: 31.5,
  longitude: 74.3,
};

beforeAll(async () => {
  scene = await HallScenes.open();
  const business = await scene.business({ name: 'Slow' });
  const quick = await scene.business({ name: 'Quick' });
  await scene.hall('One guest', business, { rating: 5, reviewCount: 1 });
  await scene.hall('Many guests', business, { rating: 4.5, reviewCount: 90 });
  await scene.hall('Few guests', business, { rating: 4.5, reviewCount: 4 });
  await scene.hall('Unhappy guests', business, { rating: 2, reviewCount: 200 });
  await scene.hall('Some guests', quick, { rating: 4.5, reviewCount: 40 });
  await scene.hall('New', business);
  await scene.hall('New and complete', business, COMPLETE);
});
afterAll(() => scene.close());

async function measure(): Promise<void> {
  await addJob(scene.at.context().em, 'score-halls', {});
  await runDueJobs(scene.at.app, scene.at.server.pool, JOBS);
}

const first = async (query: string) => (await scene.found(query)).slice(0, 3);

describe('[product: Halls and search] the orders of a search', () => {
  it('lists equal ratings by their number of reviews', async () => {
    const byRating = [
      'One guest',
      'Many guests',
      'Some guests',
      'Few guests',
      'Unhappy guests',
      'New and complete',
      'New',
    ];
    expect(await scene.found('')).toEqual(byRating);
    expect(await scene.found('minRating=4.5')).toEqual(byRating.slice(0, 4));
    // With a date and on a part of the map, halls are found in other ways.
    expect(await scene.found('date=2027-04-10')).toEqual(byRating);
    const { em } = scene.at.context();
    await em.execute('update halls set latitude = 31.5, longitude = 74.3 where rating = 4.5');
    expect(await scene.found('bounds=31,74,32,75')).toEqual([
      'Many guests',
      'Some guests',
      'Few guests',
      'New and complete',
    ]);
  });

  it('lists by number of reviews', async () => {
    expect(await first('order=reviews')).toEqual(['Unhappy guests', 'Many guests', 'Some guests']);
    expect(await first('order=reviews&date=2027-04-10')).toEqual(['Unhappy guests', 'Many guests', 'Some guests']);
  });

  it('recommends by the rating as far as guests agree on it, and complete listings', async () => {
    expect(new Set(await scene.found('order=recommended')).size).toBe(7);
    await measure();
    expect(await scene.found('order=recommended')).toEqual([
      'Many guests',
      'Some guests',
      'Few guests',
      'One guest',
      'New and complete',
      'New',
      'Unhappy guests',
    ]);
    expect(await first('order=recommended&date=2027-04-10')).toEqual(['Many guests', 'Some guests', 'Few guests']);
    expect(await first('order=recommended&bounds=31,74,32,75')).toEqual(['Many guests', 'Some guests', 'Few guests']);
  });

  it('recommends businesses that answer quickly', async () => {
    const customer = await scene.at.person(Role.USER);
    const { em } = scene.at.context();
    for (let day = 1; day <= 3; day += 1) {
      const startTime = new Date(`2027-04-0${day}T10:00:00Z`);
      const id = await givenBooking(
        em,
        { userId: customer.id, hallId: scene.id('Some guests') },
        { startTime, status: BookingStatus.CONFIRMED },
      );
      await em.execute(
        `update bookings set created_at = '2027-02-20', confirmed_at = timestamptz '2027-02-20' + ? * interval '1 hour', confirmed_by = ? where id = ?`,
        [day, customer.id, id],
      );
    }
    await measure();
    expect(await first('order=recommended')).toEqual(['Some guests', 'Many guests', 'Few guests']);
    expect((await checkReadModels(em)).filter(({ differences }) => differences > 0)).toEqual([]);
  });

  it('takes one statement, for a page behind a cursor, too', async () => {
    for (const order of ['rating', 'recommended', 'reviews']) {
      const { body } = await scene.at.visitor.rest<HallList>('GET', `/public/halls?limit=1&order=${order}`);
      const { statements } = await recordStatements(scene.at.app.orm, () =>
        scene.at.visitor.rest('GET', `/public/halls?limit=2&order=${order}&cursor=${body.paging.nextCursor}`),
      );
      expect(statements.filter((text) => text.includes('hall_cards'))).toHaveLength(1);
    }
  });
});
