import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recordStatements } from '../../testing/statements.js';
import { HallScenes } from './testing/search.js';
import { addRate, addShift, block, type DatedList, type DatePrice } from './testing/search-dates.js';

let scene: HallScenes;

beforeAll(async () => {
  scene = await HallScenes.open();
});
afterAll(() => scene.close());

async function search(query: string): Promise<DatedList> {
  const { status, body } = await scene.at.visitor.rest<DatedList>('GET', `/public/halls?${query}`);
  if (status !== 200) throw new Error(`${query}: ${status} ${JSON.stringify(body)}`);
  return body;
}

async function names(query: string): Promise<string[]> {
  return (await search(query)).data.map(({ hallName }) => hallName);
}

describe('[product: Halls and search] search by date', () => {
  beforeAll(async () => {
    const business = await scene.business({ name: 'Gulshan Banquets' });
    const at = { location: 'Canal Road, Faisalabad', city: 'Faisalabad', capacity: 400 };
    await scene.hall('Gul', business, { ...at, pricePerPerson: 2000, rating: 5 });
    await scene.hall('Chaman', business, { ...at, pricePerPerson: 1500, rating: 4 });
    await scene.hall('Bagh', business, { ...at, capacity: 200, pricePerPerson: 1000, rating: 3 });
    await addShift(scene, 'Chaman', 'Lunch', '{0,1,2,3,4,5,6}', ['12:00', '16:00'], 1200);
    await addShift(scene, 'Chaman', 'Dinner', '{0,1,2,3,4,5,6}', ['19:00', '00:30'], 1600);
    await addRate(scene, 'Chaman', { weekdays: '{6}', shift_name: 'dinner', percentage: 20 });
    await addRate(scene, 'Gul', { weekdays: '{6}', percentage: 10 }, false);
    await addRate(scene, 'Gul', {
      first_day: '2027-03-20',
      last_day: '2027-03-20',
      weekdays: '{}',
      price: 500_000,
      price_type: 'fixed',
      name: 'Navroz',
    });
  });

  it('needs no hours: halls with anything free, at their price then and the reason', async () => {
    const { data, datePrices } = await search('location=faisalabad&date=2027-03-06');
    expect(data.map(({ hallName }) => hallName)).toEqual(['Gul', 'Chaman', 'Bagh']);
    expect(datePrices).toEqual([
      {
        hallId: scene.id('Gul'),
        date: '2027-03-06',
        startTime: null,
        endTime: null,
        shiftId: null,
        shiftName: null,
        price: 2200,
        priceType: 'per_person',
        isFrom: false,
        rateReason: 'Saturday +10%',
        freeDates: ['2027-03-06'],
      },
      expect.objectContaining({ shiftName: 'Lunch', price: 1320, isFrom: true, startTime: '2027-03-06T07:00:00.000Z' }),
      expect.objectContaining({ price: 1100 }),
    ]);
    expect((await search('location=faisalabad')).datePrices).toEqual([]);
  });

  it('by part of the day and by hours offers what begins then, or covers them', async () => {
    const price = async (query: string) =>
      (await search(`location=faisalabad&${query}`)).datePrices.map(({ shiftName, price: each, rateReason }) => [
        shiftName,
        each,
        rateReason,
      ]);
    expect((await price('date=2027-03-06&partOfDay=evening'))[1]).toEqual(['Dinner', 1920, 'Saturday dinner +20%']);
    expect((await price('date=2027-03-07&partOfDay=daytime'))[1]).toEqual(['Lunch', 1200, null]);
    expect((await price('date=2027-03-07&startTime=20:00&endTime=23:00'))[1]).toEqual(['Dinner', 1600, null]);
    expect((await price('date=2027-03-07&startTime=17:00&endTime=23:00')).map(([shift]) => shift)).toEqual([
      null,
      null,
    ]);
  });

  it('within a range or on weekdays of it, names the cheapest day and all that are free', async () => {
    const { datePrices } = await search('location=faisalabad&date=2027-03-01&lastDate=2027-03-31&weekdays=6');
    expect(datePrices.map(({ date, price, freeDates }) => [date, price, freeDates])).toEqual([
      ['2027-03-06', 2200, ['2027-03-06', '2027-03-13', '2027-03-20', '2027-03-27']],
      ['2027-03-06', 1320, ['2027-03-06', '2027-03-13', '2027-03-20', '2027-03-27']],
      ['2027-03-06', 1100, ['2027-03-06', '2027-03-13', '2027-03-20', '2027-03-27']],
    ]);
  });

  it('finds halls that are big enough, and compares budgets and orders by the price of the date', async () => {
    expect(await names('location=faisalabad&date=2027-03-06&guests=201')).toEqual(['Gul', 'Chaman']);
    expect(await names('location=faisalabad&guests=400')).toEqual(['Gul', 'Chaman']);
    expect(await names('location=faisalabad&date=2027-03-06&maxPrice=1319')).toEqual(['Bagh']);
    expect(await names('location=faisalabad&date=2027-03-05&maxPrice=1319')).toEqual(['Chaman', 'Bagh']);
    const dear = await search('location=faisalabad&date=2027-03-06&minPrice=1500&maxPrice=2000');
    expect(dear.datePrices.map(({ shiftName, price }) => [shiftName, price])).toEqual([['Dinner', 1920]]);
    // 500,000 for 400 guests are 1,250 each.
    expect(await names('location=faisalabad&date=2027-03-20&order=price')).toEqual(['Bagh', 'Gul', 'Chaman']);
    expect(await names('location=faisalabad&date=2027-03-20&order=price_desc&currency=USD')).toEqual([
      'Chaman',
      'Gul',
      'Bagh',
    ]);
  });

  it.each(['halls', 'free-dates', 'all-in-prices'])('of %s is refused for a day of a far year', async (list) => {
    const { status, body } = await scene.at.visitor.rest('GET', `/public/${list}?date=9999-12-31&hallIds=1&guests=100`);
    expect([status, body]).toEqual([422, expect.objectContaining({ code: 'INVALID_INPUT', field: 'date' })]);
  });

  it('leaves out what is taken, and says on which days something is free', async () => {
    await block(scene, 'Bagh', '2027-03-13 00:00', '2027-03-14 00:00');
    await block(scene, 'Gul', '2027-03-13 00:00', '2027-03-15 00:00');
    await block(scene, 'Chaman', '2027-03-13 12:00', '2027-03-13 13:00');
    const { data, datePrices } = await search('location=faisalabad&date=2027-03-13');
    expect(data.map(({ hallName }) => hallName)).toEqual(['Chaman']);
    expect(datePrices).toMatchObject([{ shiftName: 'Dinner', price: 1920, isFrom: false }]);
    const { body } = await scene.at.visitor.rest(
      'GET',
      '/public/free-dates?location=faisalabad&date=2027-03-12&lastDate=2027-03-15',
    );
    expect(body).toEqual([
      { date: '2027-03-12', hallCount: 3 },
      { date: '2027-03-13', hallCount: 1 },
      { date: '2027-03-14', hallCount: 2 },
      { date: '2027-03-15', hallCount: 3 },
    ]);
    const next = await scene.at.visitor.rest<DatePrice[]>(
      'GET',
      `/public/halls/${scene.id('Chaman')}/next-free-dates?partOfDay=evening`,
    );
    expect(next.body.map(({ date, shiftName, price }) => [date, shiftName, price])).toEqual([
      ['2027-03-01', 'Dinner', 1600],
      ['2027-03-02', 'Dinner', 1600],
      ['2027-03-03', 'Dinner', 1600],
      ['2027-03-04', 'Dinner', 1600],
      ['2027-03-05', 'Dinner', 1600],
    ]);
    const unknown = await scene.at.visitor.rest('GET', '/public/halls/999999/next-free-dates');
    expect(unknown.status).toBe(404);
    const month = await scene.at.visitor.rest<{ date: string }[]>('GET', '/public/free-dates?location=faisalabad');
    expect([month.body.length, month.body[0]?.date]).toEqual([31, '2027-03-01']);
  });

  it('pages by cursor and number in every order, and tells distances', async () => {
    for (const order of ['rating', 'price', 'price_desc', 'capacity', 'capacity_desc']) {
      const all = await names(`location=faisalabad&date=2027-03-06&order=${order}`);
      const byCursor: string[] = [];
      const byNumber: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const body: DatedList = await search(
          `location=faisalabad&date=2027-03-06&limit=1&order=${order}&cursor=${cursor}`,
        );
        byCursor.push(...body.data.map(({ hallName }) => hallName));
        cursor = body.paging.nextCursor;
      }
      for (const page of [1, 2, 3])
        byNumber.push(...(await names(`location=faisalabad&date=2027-03-06&limit=1&order=${order}&page=${page}`)));
      expect([order, byCursor, byNumber]).toEqual([order, all, all]);
    }
  });

  it('takes three statements for a page and one more for the total, whatever the number of halls', async () => {
    const filter = { location: 'faisalabad', date: '2027-03-06', lastDate: '2027-03-31' };
    const document = (total: string) =>
      `query ($filter: HallFilter) { halls(filter: $filter, paging: { limit: 2 }) { nodes { id } datePrices { price rateReason } ${total} } }`;
    await scene.at.visitor.graphql(document(''), { filter });
    const one = await recordStatements(scene.at.app.orm, () => scene.at.visitor.graphql(document(''), { filter }));
    expect(one.statements).toHaveLength(3);
    const two = await recordStatements(scene.at.app.orm, () =>
      scene.at.visitor.graphql(document('totalCount totalCountIsLowerBound'), { filter }),
    );
    expect(two.result.data).toMatchObject({ halls: { totalCount: 3, totalCountIsLowerBound: false } });
    expect(two.statements).toHaveLength(4);
  });

  it.each([
    ['lastDate=2027-03-05', 'lastDate'],
    ['date=2027-03-05&lastDate=2027-03-04', 'lastDate'],
    ['date=2027-03-05&lastDate=2027-04-05', 'lastDate'],
    ['date=2027-03-05&lastDate=2027-02-30', 'lastDate'],
    ['date=2027-03-05&weekdays=6', 'weekdays'],
    ['date=2027-03-05&lastDate=2027-03-15&weekdays=6,6', 'weekdays'],
    ['date=2027-03-05&lastDate=2027-03-15&weekdays=7', 'weekdays[0]'],
    ['partOfDay=evening', 'partOfDay'],
    ['date=2027-03-05&partOfDay=evening&startTime=18:00&endTime=23:00', 'partOfDay'],
    ['date=2027-03-05&startTime=18:00', 'endTime'],
    ['startTime=18:00&endTime=23:00', 'endTime'],
    ['guests=0', 'guests'],
    ['guests=2.5', 'guests'],
    ['guests=100001', 'guests'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await scene.at.visitor.rest('GET', `/public/halls?${query}`);
    expect({ status, field: body.field }).toEqual({ status: 422, field });
  });
});

describe('many halls', () => {
  it('are asked some at a time: a page may be shorter while more follow', async () => {
    const business = await scene.business({ name: 'Crowded' });
    const count = 130;
    for (let hall = 0; hall < count; hall += 1) {
      await scene.hall(`Crowd ${hall}`, business, { location: 'Jhang', city: 'Jhang', rating: 4 });
    }
    await block(scene, 'Crowd 100', '2027-03-06 00:00', '2027-03-20 00:00');
    for (let hall = 10; hall < count; hall += 1)
      await block(scene, `Crowd ${hall}`, '2027-03-06 00:00', '2027-03-20 00:00');
    const query = 'location=jhang&date=2027-03-06&lastDate=2027-03-15&limit=4';
    const found: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { data, paging }: DatedList = await search(`${query}&cursor=${cursor}`);
      found.push(...data.map(({ hallName }) => hallName));
      sizes.push(data.length);
      cursor = paging.nextCursor;
    }
    expect(found).toEqual(Array.from({ length: 10 }, (_, hall) => `Crowd ${9 - hall}`));
    expect(sizes).toEqual([...Array.from({ length: 10 }, () => 0), 4, 4, 2]);
    const { paging } = await search(query);
    expect(paging).toMatchObject({ total: 0, totalCountIsLowerBound: true });
  });
});
