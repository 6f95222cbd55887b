import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';
import { Business } from './business.entity.js';

/** The decision. `applied` and `reset` are the owner's own steps. */
export type BusinessVerdict = 'applied' | 'reset' | 'approved' | 'rejected' | 'suspended' | 'reinstated';

/** A step in the history of an application: who decided what, when and why. */
@Entity({ tableName: 'business_decisions' })
export class BusinessDecision {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'business_decisions_business_fkey',
    deleteRule: 'restrict',
  })
  business: Ref<Business>;

  @Property({ type: 'string', length: 20 })
  verdict: BusinessVerdict;

  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    fieldName: 'decided_by',
    foreignKeyName: 'business_decisions_decided_by_fkey',
    deleteRule: 'restrict',
  })
  decidedBy: Ref<User>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  decidedAt: Date;
}
