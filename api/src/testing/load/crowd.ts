import type { Acknowledged } from './acknowledged.js';
import type { LoadHall } from './scene.js';
import type { ServerProcess } from './servers.js';

/** What all customers of a run share. */
export interface Crowd {
  servers: readonly ServerProcess[];
  halls: readonly LoadHall[];
  /** Halls of a business that requires a payment before it confirms. */
  payingHalls: readonly LoadHall[];
  /** Start of the first day that can be booked, in milliseconds. */
  firstDay: number;
  /** For how many days bookings are requested: the fewer, the more customers want the same. */
  days: number;
  acknowledged: Acknowledged;
  /** Asks the database, which may be away. */
  query: <Row extends object>(sql: string) => Promise<Row[]>;
}
