import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { givenBooking } from '../../testing/scene.js';
import type { Person } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { HallScenes, type HallList } from './testing/search.js';

let scene: HallScenes;
let customer: Person;

beforeAll(async () => {
  scene = await HallScenes.open();
  customer = await scene.at.person(Role.USER);
  const rupees = await scene.business({ name: 'Shalimar Banquets', instantConfirmation: true });
  const dollars = await scene.business({ name: 'Dollar Banquets', currency: 'USD' });
  await scene.hall('Pearl', rupees, {
    location: 'Plot 5, DHA Phase 5, Lahore',
    city: 'Lahore',
    capacity: 100,
    pricePerPerson: 2000,
    rating: 4.5,
    latitude: 31.47,
    longitude: 74.41,
    isFeatured: true,
  });
  await scene.hall('Noor', rupees, {
    location: 'Model Town, Lahore',
    city: 'Lahore',
    capacity: 300,
    pricePerHour: 1000,
    pricePerPerson: 3000,
    rating: 4.5,
    latitude: 31.48,
    longitude: 74.32,
  });
  await scene.hall('Clifton Court', dollars, {
    location: 'Clifton, Karachi',
    city: 'Karachi',
    capacity: 500,
    pricePerPerson: 20,
    rating: 4,
    latitude: 24.81,
    longitude: 67.03,
  });
  await scene.hall('Sahil', dollars, {
    location: 'DHA Phase 8, Karachi',
    capacity: 301,
    pricePerPerson: 10,
    rating: 5,
  });
  await scene.hall('Shaheen', rupees, { location: 'Sargodha', city: 'Sargodha', capacity: 50, pricePerPerson: 1000 });
  await scene.hall('Kala', rupees, { location: 'Kālā Shāh Kākū', capacity: 499, pricePerPerson: 1500, rating: 3 });
  await scene.service('Pearl', 'Valet Parking');
  await scene.service('Pearl', 'Stage Décor');
  await scene.service('Noor', 'Valet Parking');
});
afterAll(() => scene.close());

const EVERY_HALL = ['Sahil', 'Noor', 'Pearl', 'Clifton Court', 'Kala', 'Shaheen'];

describe('[customer §7 GET /api/public/halls] the list', () => {
  it('lists public halls by rating, highest first, ties by id, ten by default', async () => {
    expect(await scene.found('')).toEqual(EVERY_HALL);
    const { body } = await scene.at.visitor.rest<HallList>('GET', '/public/halls');
    expect(body.paging).toEqual({
      page: 1,
      limit: 10,
      total: 6,
      nextCursor: null,
      totalCountIsLowerBound: false,
      totalIsLeast: false,
    });
  });

  it('shows a hall as listed', async () => {
    const { body } = await scene.at.visitor.rest<HallList>('GET', '/public/halls?location=model');
    expect(body.data).toEqual([
      {
        id: scene.id('Noor'),
        hallName: 'Noor',
        hallNameUrdu: null,
        hallNumber: expect.any(String),
        title: 'Noor',
        profileImage: null,
        location: 'Model Town, Lahore',
        city: 'Lahore',
        latitude: 31.48,
        longitude: 74.32,
        capacity: 300,
        services: ['Valet Parking'],
        sellsShifts: false,
        fromPrice: 3000,
        fromPriceType: 'per_person',
        pricePerPerson: 3000,
        pricePerHour: 1000,
        businessName: 'Shalimar Banquets',
        businessCurrency: 'PKR',
        rating: 4.5,
        reviewCount: 3,
        isFeatured: false,
        isVerified: true,
        instantConfirmation: true,
        viewerHasSaved: false,
        distanceKm: null,
      },
    ]);
  });

  it('pages by cursor and by number without loss or repetition, in every order', async () => {
    for (const order of ['rating', 'recommended', 'reviews', 'price', 'price_desc', 'capacity', 'capacity_desc']) {
      const byCursor: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { body }: { body: HallList } = await scene.at.visitor.rest<HallList>(
          'GET',
          `/public/halls?limit=2&order=${order}&cursor=${cursor}`,
        );
        byCursor.push(...body.data.map(({ hallName }) => hallName));
        cursor = body.paging.nextCursor;
      }
      const byNumber: string[] = [];
      for (const page of [1, 2, 3]) {
        const { body } = await scene.at.visitor.rest<HallList>(
          'GET',
          `/public/halls?limit=2&order=${order}&page=${page}`,
        );
        byNumber.push(...body.data.map(({ hallName }) => hallName));
      }
      expect(byCursor).toEqual(byNumber);
      expect([...byCursor].sort()).toEqual([...EVERY_HALL].sort());
    }
  });

  it('refuses a limit above 100, a cursor of another order, and what is not a cursor', async () => {
    const { body } = await scene.at.visitor.rest<HallList>('GET', '/public/halls?limit=1');
    for (const [query, field] of [
      ['limit=101', 'limit'],
      ['limit=0', 'limit'],
      [`order=price&cursor=${body.paging.nextCursor}`, 'cursor'],
      ['cursor=nonsense', 'cursor'],
      [`cursor=${Buffer.from('["rating",1e300,1]').toString('base64url')}`, 'cursor'],
      ['page=1&cursor=x', 'page'],
      ['order=distance', 'order'],
    ]) {
      const refused = await scene.at.visitor.rest('GET', `/public/halls?${query}`);
      expect({ query, status: refused.status, field: refused.body.field }).toMatchObject({ query, status: 422, field });
    }
    expect((await scene.at.visitor.rest('GET', '/public/halls?limit=100')).status).toBe(200);
  });

  it('takes one statement for a page, and one more for the total of a longer list', async () => {
    await scene.found('');
    const page =
      'query Page($filter: HallFilter) { halls(filter: $filter, paging: { limit: 2 }) { nodes { id services viewerHasSaved } } }';
    const filter = { location: 'lahore karachi', services: ['parking'], minPrice: 1, currency: 'EUR' };
    const one = await recordStatements(scene.at.app.orm, () => scene.at.visitor.graphql(page, { filter }));
    expect(one.statements).toHaveLength(1);
    const total = 'query Page { halls(paging: { limit: 2 }) { nodes { id } totalCount } }';
    const two = await recordStatements(scene.at.app.orm, () => scene.at.visitor.graphql(total));
    expect(two.result.data).toMatchObject({ halls: { totalCount: 6 } });
    expect(two.statements).toHaveLength(2);
  });
});

describe('[customer §5 Search panel] filters', () => {
  it.each([
    ['location=lahore', ['Noor', 'Pearl']],
    ['location=LAHORE', ['Noor', 'Pearl']],
    ['location=Lahor', ['Noor', 'Pearl']],
    ['location=Lahroe', ['Noor', 'Pearl']],
    ['location=Lahore, Pakistan', ['Noor', 'Pearl']],
    ['location=Pakistan', EVERY_HALL],
    ['location=Karachi DHA', ['Sahil']],
    ['location=DHA', ['Sahil', 'Pearl']],
    ['location=modeltown', ['Noor']],
    ['location=kala shah kaku', ['Kala']],
    ['location=Kālā Shāh', ['Kala']],
    ['location=Lahore Karachi', []],
    ['location=Atlantis', []],
    ['location=%25', []],
    ['location=_', []],
    ["location=' or 1=1 --", []],
    ['location=La\\hore" $1 ??', []],
    ['location=all', EVERY_HALL],
    ['capacity=50', ['Pearl', 'Shaheen']],
    ['capacity=100', ['Noor', 'Pearl']],
    ['capacity=300', ['Sahil', 'Noor', 'Clifton Court', 'Kala']],
    ['capacity=500', ['Clifton Court']],
    ['capacity=all', EVERY_HALL],
    ['minRating=4.5', ['Sahil', 'Noor', 'Pearl']],
    ['minRating=5', ['Sahil']],
    ['services=Valet Parking', ['Noor', 'Pearl']],
    ['services=valet parking,stage decor', ['Pearl']],
    ['services=parkng', ['Noor', 'Pearl']],
    ['services=fireworks', []],
    ['featured=true', ['Pearl']],
    ['featured=true&location=karachi', []],
  ])('finds by %s', async (query, expected) => {
    expect(await scene.found(query)).toEqual(expected);
  });

  it('finds by category and type', async () => {
    const rows = await scene.at
      .context()
      .em.execute<{ category_id: number; type_id: number }[]>('select category_id, type_id from halls where id = ?', [
        scene.id('Kala'),
      ]);
    expect(await scene.found(`categoryId=${rows[0]?.category_id}`)).toEqual(['Kala']);
    expect(await scene.found(`typeId=${rows[0]?.type_id}&location=kala`)).toEqual(['Kala']);
    expect(await scene.found(`typeId=${rows[0]?.type_id}&location=lahore`)).toEqual([]);
  });

  it('refuses what no filter takes', async () => {
    for (const [query, field] of [
      ['capacity=200', 'capacity'],
      ['minRating=5.1', 'minRating'],
      ['minPrice=-1', 'minPrice'],
      ['minPrice=10&maxPrice=9', 'maxPrice'],
      ['currency=XXX', 'currency'],
      ['date=2027-03-05&startTime=18:00', 'endTime'],
      ['date=2027-02-30&startTime=18:00&endTime=23:00', 'date'],
      ['near=100,74,5', 'near.latitude'],
      ['near=31,74,501', 'near.radiusKm'],
      ['near=here', 'near.latitude'],
      ['bounds=32,74,31,75', 'bounds.north'],
    ]) {
      const { status, body } = await scene.at.visitor.rest('GET', `/public/halls?${query}`);
      expect({ query, status, field: body.field }).toEqual({ query, status: 422, field });
    }
  });
});

describe('[customer §2 Landing and venue listings] prices in the visitor’s currency', () => {
  it('compares with each hall’s own figure when no currency is sent', async () => {
    expect(await scene.found('maxPrice=20')).toEqual(['Sahil', 'Clifton Court']);
    expect(await scene.found('minPrice=2000')).toEqual(['Noor', 'Pearl']);
  });

  it('compares what the visitor sees when one is sent: at, below and above', async () => {
    // 20 dollars are 5,571 rupees on the built-in day.
    expect(await scene.found('currency=PKR&minPrice=5571')).toEqual(['Clifton Court']);
    expect(await scene.found('currency=PKR&minPrice=5571.01')).toEqual([]);
    expect(await scene.found('currency=PKR&minPrice=3000&maxPrice=5570.99')).toEqual(['Noor']);
    // 2,000 rupees are 7.18 dollars.
    expect(await scene.found('currency=USD&minPrice=7.18&maxPrice=10')).toEqual(['Sahil', 'Pearl']);
    expect(await scene.found('currency=USD&minPrice=7.19&maxPrice=9.99')).toEqual([]);
  });

  it('orders by the converted price', async () => {
    expect(await scene.found('order=price&currency=PKR')).toEqual([
      'Shaheen',
      'Kala',
      'Pearl',
      'Sahil',
      'Noor',
      'Clifton Court',
    ]);
    expect(await scene.found('order=price')).toEqual(['Sahil', 'Clifton Court', 'Shaheen', 'Kala', 'Pearl', 'Noor']);
  });
});

describe('halls near me', () => {
  it('finds within a radius and returns the distance', async () => {
    const { body } = await scene.at.visitor.rest<HallList>('GET', '/public/halls?near=31.48,74.32,15&order=distance');
    expect(body.data.map(({ hallName }) => hallName)).toEqual(['Noor', 'Pearl']);
    expect(body.data[0]?.distanceKm).toBe(0);
    expect(body.data[1]?.distanceKm).toBeCloseTo(8.607, 1);
    expect(await scene.found('near=31.48,74.32,8')).toEqual(['Noor']);
    expect(await scene.found('near=31.48,74.32,15&location=dha')).toEqual(['Pearl']);
  });

  it('orders all halls by distance where no radius is given, those without a place last', async () => {
    const page = (rest: string) =>
      scene.at.visitor.rest<HallList>('GET', `/public/halls?near=24.8,67.0,any&order=distance${rest}`);
    const { body: first } = await page('&limit=2');
    const { body: rest } = await page(`&cursor=${first.paging.nextCursor}`);
    expect(first.data.map(({ hallName }) => hallName)).toEqual(['Clifton Court', 'Noor']);
    expect(rest.data.map(({ hallName }) => hallName)).toEqual(['Pearl', 'Sahil', 'Shaheen', 'Kala']);
    expect(rest.data.map(({ distanceKm }) => distanceKm)).toEqual([expect.any(Number), null, null, null]);
    expect(await scene.found('near=24.8,67.0,any&order=distance&location=lahore')).toEqual(['Noor', 'Pearl']);
    expect(await scene.found('near=24.8,67.0,any&order=distance&date=2027-04-10')).toHaveLength(6);
  });

  it('finds on a part of the map, also across the 180th meridian', async () => {
    expect(await scene.found('bounds=31,74,32,75')).toEqual(['Noor', 'Pearl']);
    expect(await scene.found('bounds=20,170,40,70')).toEqual(['Clifton Court']);
  });
});

describe('[customer §5 Search panel] date and time', () => {
  it('finds only halls that are free then, buffers and opening hours included', async () => {
    const when = 'date=2027-03-10&startTime=18:00&endTime=23:00';
    const { em } = scene.at.context();
    await givenBooking(
      em,
      { userId: customer.id, hallId: scene.id('Noor') },
      {
        startTime: new Date('2027-03-10T16:00:00Z'),
        endTime: new Date('2027-03-10T20:00:00Z'),
        status: BookingStatus.CONFIRMED,
      },
    );
    expect(await scene.found(`${when}&location=lahore`)).toEqual(['Pearl']);
    expect(await scene.found('date=2027-03-10&startTime=12:00&endTime=21:00&location=lahore')).toEqual([
      'Noor',
      'Pearl',
    ]);
    await em.execute(
      `insert into business_time_slots (business_id, buffer_time) select business_id, 60 from halls where id = ?`,
      [scene.id('Noor')],
    );
    expect(await scene.found('date=2027-03-10&startTime=12:00&endTime=20:30&location=lahore')).toEqual(['Pearl']);
    await em.execute(
      `insert into business_operating_hours (business_id, day_of_week, opening_time, closing_time)
       select business_id, d, '10:00', case d when 3 then '00:00' else '20:00' end from halls, generate_series(0, 6) d where id = ?`,
      [scene.id('Pearl')],
    );
    expect(await scene.found('date=2027-03-10&startTime=20:00&endTime=00:00&location=dha phase 5')).toEqual(['Pearl']);
    expect(await scene.found('date=2027-03-10&startTime=20:00&endTime=01:00&location=dha phase 5')).toEqual([]);
    expect(await scene.found('date=2027-03-11&startTime=18:00&endTime=23:00&location=dha phase 5')).toEqual([]);
    await em.execute('delete from business_operating_hours');
    await em.execute('delete from business_time_slots');
  });

  it('finds none before the notice and beyond the latest advance', async () => {
    // Noon in Lahore, two hours' notice, ninety days.
    expect(await scene.found('date=2027-03-01&startTime=14:00&endTime=18:00&location=sargodha')).toEqual(['Shaheen']);
    expect(await scene.found('date=2027-03-01&startTime=13:59&endTime=18:00&location=sargodha')).toEqual([]);
    expect(await scene.found('date=2027-05-30&startTime=14:00&endTime=18:00&location=sargodha')).toEqual(['Shaheen']);
    expect(await scene.found('date=2027-05-31&startTime=14:00&endTime=18:00&location=sargodha')).toEqual([]);
  });
});

describe('[customer §6] what a viewer has saved', () => {
  it('is returned to the customer only', async () => {
    const { em } = scene.at.context();
    await em.execute('insert into saved_halls (user_id, hall_id) values (?, ?)', [customer.id, scene.id('Pearl')]);
    const saved = async (person: Person) => {
      const { body } = await person.rest<HallList>('GET', '/public/halls?location=dha');
      return body.data.map(({ viewerHasSaved }) => viewerHasSaved);
    };
    expect(await saved(customer)).toEqual([false, true]);
    expect(await saved(scene.at.visitor)).toEqual([false, false]);
    expect(await saved(await scene.at.person(Role.USER))).toEqual([false, false]);
    expect(await saved(await scene.at.person(Role.BUSINESS))).toEqual([false, false]);
  });
});

describe('halls by their numbers, for comparing and what was viewed', () => {
  const CARDS = 'query Cards($ids: [Int!]!) { hallCards(ids: $ids) { id } }';

  it('come in the requested order, each once, public ones only, in one statement', async () => {
    const ids = [scene.id('Kala'), scene.id('Pearl'), scene.id('Kala'), 999_999];
    const { result, statements } = await recordStatements(scene.at.app.orm, () =>
      scene.at.visitor.graphql(CARDS, { ids }),
    );
    expect(result.data).toEqual({ hallCards: [{ id: scene.id('Kala') }, { id: scene.id('Pearl') }] });
    expect(statements).toHaveLength(1);
  });

  it('are twenty at most', async () => {
    const many = (count: number) => ({ ids: Array.from({ length: count }, (_, index) => index + 1) });
    expect((await scene.at.visitor.graphql(CARDS, many(20))).errors).toEqual([]);
    const refused = await scene.at.visitor.graphql(CARDS, many(21));
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'ids' });
  });
});
