import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PlanRule } from '../../domain/payments/plan.js';
import { Business } from '../businesses/business.entity.js';
import { Hall } from '../halls/hall.entity.js';

/** How a business has its bookings paid; each booking keeps a copy (docs/decisions/0059-payments.md). */
@Entity({ tableName: 'payment_plans' })
export class PaymentPlan {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'payment_plans_business_fkey',
    deleteRule: 'cascade',
  })
  business: Ref<Business>;

  /** The hall whose own plan it is; null for the business's default. */
  @ManyToOne({
    entity: () => Hall,
    ref: true,
    nullable: true,
    foreignKeyName: 'payment_plans_hall_fkey',
    deleteRule: 'cascade',
  })
  hall: Ref<Hall> | null = null;

  @Property({ type: 'json' })
  rules: PlanRule[];

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  updatedAt: Date;
}
