import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { AcceptanceKind } from '../../domain/terms/acceptance.js';
import { User } from '../accounts/user.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { BusinessTerms } from './business-terms.entity.js';

/** That terms were accepted for a booking; only ever added (docs/decisions/0075-terms.md). */
@Entity({ tableName: 'terms_acceptances' })
export class TermsAcceptance {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Booking,
    ref: true,
    foreignKeyName: 'terms_acceptances_booking_fkey',
    deleteRule: 'restrict',
  })
  booking: Ref<Booking>;

  @ManyToOne({
    entity: () => BusinessTerms,
    ref: true,
    fieldName: 'terms_id',
    foreignKeyName: 'terms_acceptances_terms_fkey',
    deleteRule: 'restrict',
  })
  terms: Ref<BusinessTerms>;

  @Property({ type: EnumNameType, length: 10 })
  kind: AcceptanceKind;

  /** The customer's, as the booking had it; null where a member accepted a change. */
  @Property({ type: 'string', length: 100, nullable: true })
  name: string | null = null;

  /** Who accepted, or recorded what was signed on paper. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    fieldName: 'user_id',
    foreignKeyName: 'terms_acceptances_user_fkey',
    deleteRule: 'restrict',
  })
  user: Ref<User>;

  /** The hash of the accepted version. */
  @Property({ type: 'string', length: 64 })
  sha256: string;

  /** When a paper was signed. */
  @Property({ type: 'date', nullable: true })
  day: string | null = null;

  /** About a paper. */
  @Property({ type: 'string', length: 200, nullable: true })
  note: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
