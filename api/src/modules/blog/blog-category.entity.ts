import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A category of articles (docs/coverage.md: business §3). */
@Entity({ tableName: 'blog_categories' })
export class BlogCategory {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @Property({ type: 'string', length: 100 })
  name: string;

  /** The name that readers of Urdu see. */
  @Property({ type: 'string', length: 100, nullable: true })
  nameUrdu: string | null = null;

  @Property({ type: 'string', length: 120 })
  slug: string;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** #RRGGBB. */
  @Property({ type: 'string', length: 7, default: '#3B82F6' })
  color: Opt<string>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
