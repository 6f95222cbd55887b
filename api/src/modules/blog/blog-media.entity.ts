import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BlogMediaType } from '../../domain/blog/inputs.js';
import { BlogPost } from './blog-post.entity.js';

/** A picture or a linked video in an article's gallery (docs/coverage.md: business §3). */
@Entity({ tableName: 'blog_media' })
export class BlogMedia {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => BlogPost, ref: true, foreignKeyName: 'blog_media_post_fkey', deleteRule: 'cascade' })
  post: Ref<BlogPost>;

  @Property({ type: 'string', length: 20, default: 'image' })
  mediaType: Opt<BlogMediaType> = BlogMediaType.IMAGE;

  @Property({ type: 'string', length: 500 })
  mediaUrl: string;

  @Property({ type: 'string', length: 255, nullable: true })
  caption: string | null = null;

  @Property({ type: 'integer', default: 0 })
  sortOrder: Opt<number> = 0;
}
