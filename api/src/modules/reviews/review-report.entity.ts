import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';
import { Review } from './review.entity.js';

/** A report of a review, for staff. */
@Entity({ tableName: 'review_reports' })
export class ReviewReport {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Review, ref: true, foreignKeyName: 'review_reports_review_fkey', deleteRule: 'cascade' })
  review: Ref<Review>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'review_reports_reporter_fkey', deleteRule: 'restrict' })
  reporter: Ref<User>;

  @Property({ type: 'text' })
  reason: string;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  resolvedAt: Date | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'resolved_by',
    foreignKeyName: 'review_reports_resolved_by_fkey',
    deleteRule: 'restrict',
  })
  resolvedBy: Ref<User> | null = null;
}
