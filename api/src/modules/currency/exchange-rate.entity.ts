import { DecimalType, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CurrencyCode } from '../../domain/currency/currencies.js';

/** An exchange rate of a day: units of `currency` per unit of `base`; for display only. */
@Entity({ tableName: 'exchange_rates' })
export class ExchangeRate {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @Property({ type: 'string', length: 3 })
  base: CurrencyCode;

  @Property({ type: 'string', length: 3 })
  currency: CurrencyCode;

  @Property({ type: new DecimalType('number'), precision: 20, scale: 10 })
  rate: number;

  /** YYYY-MM-DD */
  @Property({ type: 'date' })
  day: string;

  /** The source of the rate. */
  @Property({ type: 'string', length: 100 })
  source: string;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  fetchedAt: Date;
}
