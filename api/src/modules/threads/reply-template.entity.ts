import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TEMPLATE_LIMITS } from '../../domain/threads/reply-templates.js';
import { Business } from '../businesses/business.entity.js';

/** An answer that a business gives again and again (docs/decisions/0078-reply-templates.md). */
@Entity({ tableName: 'reply_templates' })
export class ReplyTemplate {
  /** Texts may have names and numbers. */
  static readonly PERSONAL_COLUMNS = ['english', 'urdu'] as const;

  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'reply_templates_business_fkey',
    deleteRule: 'cascade',
  })
  business: Ref<Business>;

  @Property({ type: 'string', length: TEMPLATE_LIMITS.nameMaxCharacters })
  name: string;

  /** With placeholders; there is a text in at least one language. */
  @Property({ type: 'string', length: TEMPLATE_LIMITS.textMaxCharacters, nullable: true })
  english: string | null = null;

  @Property({ type: 'string', length: TEMPLATE_LIMITS.textMaxCharacters, nullable: true })
  urdu: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
