import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A tag of articles (docs/coverage.md: business §3). */
@Entity({ tableName: 'blog_tags' })
export class BlogTag {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @Property({ type: 'string', length: 100 })
  name: string;

  @Property({ type: 'string', length: 120 })
  slug: string;
}
