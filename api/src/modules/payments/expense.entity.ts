import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType, MoneyType } from '../../database/types.js';
import type { Hundredths } from '../../domain/money/money.js';
import type { ExpenseCategory } from '../../domain/payments/expenses.js';
import { User } from '../accounts/user.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { Business } from '../businesses/business.entity.js';

/** What a function cost its business, or what takes such an expense back; only ever added (docs/decisions/0077-expenses.md). */
@Entity({ tableName: 'booking_expenses' })
export class BookingExpense {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Booking,
    ref: true,
    foreignKeyName: 'booking_expenses_booking_fkey',
    deleteRule: 'restrict',
  })
  booking: Ref<Booking>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'booking_expenses_business_fkey',
    deleteRule: 'restrict',
  })
  business: Ref<Business>;

  @Property({ type: EnumNameType, length: 20 })
  category: ExpenseCategory;

  /** In the booking's currency. */
  @Property({ type: MoneyType })
  amount: Hundredths;

  /** When it was spent, in the hall's time zone. */
  @Property({ type: 'date' })
  day: string;

  /** What it was, or why an expense is taken back. */
  @Property({ type: 'string', length: 200, nullable: true })
  note: string | null = null;

  /** The expense that this one takes back. */
  @Property({ type: 'integer', nullable: true })
  correctsId: number | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    fieldName: 'recorded_by',
    foreignKeyName: 'booking_expenses_recorded_by_fkey',
    deleteRule: 'restrict',
  })
  recordedBy: Ref<User>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
