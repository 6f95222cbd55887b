import type { HallList, HallScenes } from './search.js';

/** What a hall costs on the dates of a search, over REST. */
export interface DatePrice {
  hallId: number;
  date: string;
  startTime: string | null;
  endTime: string | null;
  shiftId: number | null;
  shiftName: string | null;
  price: number;
  priceType: string;
  isFrom: boolean;
  rateReason: string | null;
  freeDates: string[];
}

/** The list of halls with them. */
export type DatedList = HallList & { datePrices: DatePrice[] };

/** Runs a statement. */
export async function run(
  scene: HallScenes,
  statement: string,
  values: readonly unknown[] = [],
): Promise<{ id: number }[]> {
  return scene.at.context().em.execute<{ id: number }[]>(statement, [...values]);
}

/** Lets a hall sell a shift. Returns its id. */
export async function addShift(
  scene: HallScenes,
  hall: string,
  name: string,
  weekdays: string,
  hours: [string, string],
  price: number,
  type = 'per_person',
) {
  const rows = await run(
    scene,
    `insert into hall_shifts (hall_id, name, weekdays, start_time, end_time, price, price_type) values (?, ?, ?, ?, ?, ?, ?) returning id`,
    [scene.id(hall), name, weekdays, ...hours, price, type],
  );
  return rows[0]?.id ?? 0;
}

/** Adds a rate of a hall, or of all halls of its business. */
export async function addRate(
  scene: HallScenes,
  hall: string,
  columns: Record<string, unknown>,
  isOfHall = true,
): Promise<void> {
  const names = Object.keys(columns);
  await run(
    scene,
    `insert into hall_rates (business_id, hall_id${names.map((name) => `, ${name}`).join('')})
     select business_id, ${isOfHall ? 'id' : 'null'}${names.map(() => ', ?').join('')} from halls where id = ?`,
    [...Object.values(columns), scene.id(hall)],
  );
}

/** Takes a time of a hall, in Karachi. */
export async function block(scene: HallScenes, hall: string, from: string, to: string): Promise<void> {
  await run(
    scene,
    `insert into occupancies (unit_id, kind, block_id, period)
     select unit_id, 'block', nextval('blocks_id'), tstzrange(?::timestamp at time zone 'Asia/Karachi', ?::timestamp at time zone 'Asia/Karachi')
       from hall_unit_links where hall_id = ?`,
    [from, to, scene.id(hall)],
  );
}
