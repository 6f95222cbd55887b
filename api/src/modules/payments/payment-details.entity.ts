import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Business } from '../businesses/business.entity.js';

/** How a business is paid; without a row it hasn't said so (docs/decisions/0068-payment-details.md). */
@Entity({ tableName: 'payment_details' })
export class PaymentDetails {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'payment_details_business_fkey',
    deleteRule: 'cascade',
  })
  business: Ref<Business>;

  @Property({ type: 'string', length: 100, nullable: true })
  bankName: string | null = null;

  @Property({ type: 'string', length: 100, nullable: true })
  accountTitle: string | null = null;

  /** Without spaces, in capitals. */
  @Property({ type: 'string', length: 34, nullable: true })
  iban: string | null = null;

  /** As E.164, as the two after it. */
  @Property({ type: 'string', length: 16, nullable: true })
  jazzcash: string | null = null;

  @Property({ type: 'string', length: 16, nullable: true })
  easypaisa: string | null = null;

  @Property({ type: 'string', length: 16, nullable: true })
  raast: string | null = null;

  @Property({ type: 'string', length: 500, nullable: true })
  note: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  changedAt: Date;
}
