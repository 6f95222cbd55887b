import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { BlogPostStatus } from '../../domain/blog/transitions.js';
import { User } from '../accounts/user.entity.js';
import { BlogCategory } from './blog-category.entity.js';

/** An article (docs/coverage.md: business §3). */
@Entity({ tableName: 'blog_posts' })
export class BlogPost {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @Property({ type: 'string', length: 255 })
  title: string;

  @Property({ type: 'string', length: 275 })
  slug: string;

  /** HTML, sanitized on saving. */
  @Property({ type: 'text' })
  content: string;

  @Property({ type: 'text', nullable: true })
  excerpt: string | null = null;

  /** The Urdu version, which readers of Urdu see; without a title there is none. */
  @Property({ type: 'string', length: 255, nullable: true })
  titleUrdu: string | null = null;

  @Property({ type: 'text', nullable: true })
  excerptUrdu: string | null = null;

  /** HTML, sanitized on saving. */
  @Property({ type: 'text', nullable: true })
  contentUrdu: string | null = null;

  @Property({ type: 'string', length: 500, nullable: true })
  featuredImage: string | null = null;

  @ManyToOne({
    entity: () => BlogCategory,
    ref: true,
    nullable: true,
    foreignKeyName: 'blog_posts_category_fkey',
    deleteRule: 'restrict',
  })
  category: Ref<BlogCategory> | null = null;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'blog_posts_author_fkey', deleteRule: 'restrict' })
  author: Ref<User>;

  @Property({ type: 'string', length: 20, default: 'draft' })
  status: Opt<BlogPostStatus>;

  @Property({ type: 'boolean', default: false })
  isFeatured: Opt<boolean> = false;

  /** Visits, once per visitor in 24 hours, without staff. */
  @Property({ type: 'integer', default: 0 })
  viewCount: Opt<number> = 0;

  /** When a published article becomes public; a future time schedules it. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  publishedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  updatedAt: Date;
}
