import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CommentStatus } from '../../domain/blog/transitions.js';
import { User } from '../accounts/user.entity.js';
import { BlogPost } from './blog-post.entity.js';

/** A reader's comment on an article, or a reply to one (docs/coverage.md: business §3). */
@Entity({ tableName: 'blog_comments' })
export class BlogComment {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => BlogPost, ref: true, foreignKeyName: 'blog_comments_post_fkey', deleteRule: 'cascade' })
  post: Ref<BlogPost>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'blog_comments_user_fkey', deleteRule: 'restrict' })
  user: Ref<User>;

  /** The comment that this replies to; replies have no replies. */
  @ManyToOne({
    entity: () => BlogComment,
    ref: true,
    nullable: true,
    foreignKeyName: 'blog_comments_parent_fkey',
    deleteRule: 'cascade',
  })
  parent: Ref<BlogComment> | null = null;

  @Property({ type: 'text' })
  content: string;

  @Property({ type: 'string', length: 20, default: 'approved' })
  status: Opt<CommentStatus>;

  @Property({ type: 'text', nullable: true })
  hiddenReason: string | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'hidden_by',
    foreignKeyName: 'blog_comments_hidden_by_fkey',
    deleteRule: 'restrict',
  })
  hiddenBy: Ref<User> | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
