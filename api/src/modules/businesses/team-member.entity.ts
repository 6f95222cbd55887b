import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { MemberRole } from '../../domain/businesses/team.js';
import { User } from '../accounts/user.entity.js';
import { Business } from './business.entity.js';

/** A manager or clerk of a business; an account is one of at most one business. The owner has no row. */
@Entity({ tableName: 'business_members' })
export class TeamMember {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'business_members_business_fkey',
    deleteRule: 'cascade',
  })
  business: Ref<Business>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'business_members_user_fkey', deleteRule: 'cascade' })
  user: Ref<User>;

  @Property({ type: EnumNameType, length: 20 })
  role: MemberRole;

  @Property({ type: 'datetime', length: 3 })
  joinedAt: Date;

  @ManyToOne({
    entity: () => User,
    ref: true,
    fieldName: 'invited_by',
    nullable: true,
    foreignKeyName: 'business_members_invited_by_fkey',
    deleteRule: 'set null',
  })
  invitedBy: Ref<User> | null = null;

  /** Whether new booking requests are mailed to the member. */
  @Property({ type: 'boolean', default: true })
  requestMails: Opt<boolean> = true;

  /** How much less than the quoted price the member may agree on, in percent; null for what the role may by default. */
  @Property({ type: 'integer', nullable: true })
  maxDiscountPercent: number | null = null;
}
