import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { MoneyType } from '../../database/types.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';
import { User } from '../accounts/user.entity.js';
import { Business } from '../businesses/business.entity.js';

/** The cash that was counted at the end of a day; only ever added (docs/decisions/0072-books.md). */
@Entity({ tableName: 'cash_closings' })
export class CashClosing {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'cash_closings_business_fkey',
    deleteRule: 'restrict',
  })
  business: Ref<Business>;

  /** Whose cash was counted, in the business's time zone. */
  @Property({ type: 'date' })
  day: string;

  @Property({ type: 'string', length: 3 })
  currency: CurrencyCode;

  /** Cash received without cash refunded, as recorded when it was counted; negative where more was refunded. */
  @Property({ type: MoneyType })
  expected: Hundredths;

  @Property({ type: MoneyType })
  counted: Hundredths;

  @Property({ type: 'string', length: 200, nullable: true })
  note: string | null = null;

  /** The count that this one corrects. */
  @Property({ type: 'integer', nullable: true })
  correctsId: number | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    fieldName: 'closed_by',
    foreignKeyName: 'cash_closings_closed_by_fkey',
    deleteRule: 'restrict',
  })
  closedBy: Ref<User>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
