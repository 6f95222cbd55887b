import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { cheapestShift, type PricedShift } from '../../domain/availability/shift-prices.js';
import { ServicePriceType } from '../../domain/catalogue/price-types.js';
import { givenHall, givenShift, openVenue } from '../../testing/scene.js';
import { checkReadModels } from './read-model.service.js';
import { HallScenes } from './testing/search.js';

let scene: HallScenes;

interface Card {
  id: number;
  sellsShifts: boolean;
  fromPrice: number;
  fromPriceType: string;
}

interface Shown {
  capacity: number;
  shifts: PricedShift[];
}

beforeAll(async () => {
  scene = await HallScenes.open();
  const business = await scene.business({ name: 'Shalimar Banquets' });
  const place = { latitude: 31.47, longitude: 74.41 };
  // Its own prices are the lowest, but nobody can book at them.
  await scene.hall('Shifts', business, { location: 'Lahore', capacity: 300, pricePerPerson: 100, ...place });
  await scene.hall('Flat', business, { location: 'Lahore', capacity: 200, pricePerPerson: 9000, ...place });
  await scene.hall('Free', business, { location: 'Lahore', capacity: 300, pricePerPerson: 2000, ...place });
  const { em } = scene.at.context();
  await givenShift(em, scene.id('Shifts'), { name: 'Lunch', startTime: '12:00', endTime: '16:00', price: 2500 });
  await givenShift(em, scene.id('Shifts'), { price: 3500 });
  await givenShift(em, scene.id('Flat'), { price: 300_000, priceType: ServicePriceType.FIXED });
});
afterAll(() => scene.close());

async function findCard(name: string): Promise<Card | undefined> {
  const { body } = await scene.at.visitor.rest<{ data: Card[] }>('GET', '/public/halls?location=lahore&limit=100');
  return body.data.find(({ id }) => id === scene.id(name));
}

describe('[decision 0025] halls of shifts by their cheapest shift', () => {
  it('are shown with it in lists', async () => {
    expect(await findCard('Shifts')).toMatchObject({ sellsShifts: true, fromPrice: 2500, fromPriceType: 'per_person' });
    expect(await findCard('Flat')).toMatchObject({ sellsShifts: true, fromPrice: 300_000, fromPriceType: 'fixed' });
    expect(await findCard('Free')).toMatchObject({ sellsShifts: false, fromPrice: 2000, fromPriceType: 'per_person' });
  });

  it.each([
    ['words', 'location=lahore'],
    ['words in a currency', 'location=lahore&currency=PKR'],
    ['a place on the map', 'near=31.47,74.41,5'],
  ])('are sorted and filtered by it for each guest of a full hall: %s', async (_how, where) => {
    expect(await scene.found(`${where}&order=price`)).toEqual(['Flat', 'Free', 'Shifts']);
    expect(await scene.found(`${where}&order=price_desc`)).toEqual(['Shifts', 'Free', 'Flat']);
    expect((await scene.found(`${where}&minPrice=1800`)).sort()).toEqual(['Free', 'Shifts']);
    expect((await scene.found(`${where}&maxPrice=2200`)).sort()).toEqual(['Flat', 'Free']);
    expect(await scene.found(`${where}&minPrice=2300&maxPrice=2700`)).toEqual(['Shifts']);
  });

  it('follow each change of their shifts and of the capacity, as the domain compares them', async () => {
    const { owner, hallId, shiftIds } = await openVenue(scene.at, {
      hall: { capacity: 100 },
      shifts: [
        { name: 'Lunch', startTime: '12:00', endTime: '15:30', price: 20_000, priceType: ServicePriceType.PER_HOUR },
        { name: 'Dinner', price: 90_000, priceType: ServicePriceType.FIXED },
      ],
    });
    const { em } = scene.at.context();
    const shown = async () => {
      const { data } = await scene.at.visitor.graphql<{ hallCards: Card[]; hall: Shown }>(
        `{ hallCards(ids: [${hallId}]) { sellsShifts fromPrice fromPriceType }
           hall(id: ${hallId}) { capacity shifts { price priceType startTime endTime } } }`,
      );
      const { shifts = [], capacity = null } = data?.hall ?? {};
      const least = cheapestShift(shifts, capacity);
      const [card] = data?.hallCards ?? [];
      if (least) expect(card).toMatchObject({ fromPrice: least.price, fromPriceType: least.priceType });
      return [card?.sellsShifts, card?.fromPrice];
    };
    const change = (id: number | undefined, price: number, priceType: string) =>
      owner.rest('PUT', `/business/shifts/${id}`, {
        ...{ name: 'Dinner', weekdays: [5], startTime: '19:00', endTime: '00:30' },
        ...{ price, priceType },
      });
    // 4 begun hours × 20,000 against 90,000.
    expect(await shown()).toEqual([true, 20_000]);
    expect((await change(shiftIds[1], 79_000, 'FIXED')).status).toBe(200);
    expect(await shown()).toEqual([true, 79_000]);
    await change(shiftIds[1], 5000, 'PER_PERSON');
    await em.execute('update halls set capacity = 10 where id = ?', [hallId]);
    expect(await shown()).toEqual([true, 5000]);
    for (const id of shiftIds) await owner.rest('DELETE', `/business/shifts/${id}`);
    expect(await shown()).toEqual([false, 1500]);
    expect((await checkReadModels(em)).filter(({ differences }) => differences > 0)).toEqual([]);
  });

  it('are listed and sorted so for their owner and for staff', async () => {
    const { owner, businessId, hallId } = await openVenue(scene.at, {
      hall: { pricePerHour: 100 },
      shifts: [{ name: 'Brunch', startTime: '09:00', endTime: '12:00', price: 4000 }, { price: 3000 }],
    });
    const free = await givenHall(scene.at.context().em, businessId, { pricePerHour: 2000 });
    const { data } = await owner.graphql(
      '{ viewerHalls(order: PRICE_PER_HOUR) { nodes { id cheapestShift { name price } } } }',
    );
    expect(data?.viewerHalls).toEqual({
      nodes: [
        { id: free, cheapestShift: null },
        { id: hallId, cheapestShift: { name: 'Dinner', price: 3000 } },
      ],
    });
    const admin = await scene.at.person(Role.ADMIN);
    const seen = await admin.graphql(`{ hallsOfBusiness(id: ${businessId}) { nodes { id cheapestShift { price } } } }`);
    expect(seen.data?.hallsOfBusiness).toMatchObject({
      nodes: expect.arrayContaining([{ id: hallId, cheapestShift: { price: 3000 } }]),
    });
  });
});
