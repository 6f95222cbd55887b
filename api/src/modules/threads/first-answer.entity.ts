import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TEMPLATE_LIMITS } from '../../domain/threads/reply-templates.js';
import { Business } from '../businesses/business.entity.js';

/** The answer of a business that is sent by itself; without a row there is none (docs/decisions/0080-enquiries-as-work.md). */
@Entity({ tableName: 'first_answers' })
export class FirstAnswer {
  /** Texts may have names and numbers. */
  static readonly PERSONAL_COLUMNS = ['english', 'urdu'] as const;

  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'first_answers_business_fkey',
    deleteRule: 'cascade',
  })
  business: Ref<Business>;

  @Property({ type: 'boolean' })
  isOn: boolean;

  /** With placeholders; there is a text in at least one language while it is on. */
  @Property({ type: 'string', length: TEMPLATE_LIMITS.textMaxCharacters, nullable: true })
  english: string | null = null;

  @Property({ type: 'string', length: TEMPLATE_LIMITS.textMaxCharacters, nullable: true })
  urdu: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  updatedAt: Date;
}
