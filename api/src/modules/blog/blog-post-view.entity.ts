import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BlogPost } from './blog-post.entity.js';

/** The last visit of somebody to an article that was counted. Another one counts 24 hours later. */
@Entity({ tableName: 'blog_post_views' })
export class BlogPostView {
  [PrimaryKeyProp]?: ['post', 'visitorHash'];

  @ManyToOne({
    entity: () => BlogPost,
    ref: true,
    primary: true,
    foreignKeyName: 'blog_post_views_post_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  post: Ref<BlogPost>;

  /** Keyed hash of address and browser; nobody can be told from it. */
  @PrimaryKey({ type: 'string', length: 64 })
  visitorHash: string;

  @Property({ type: 'datetime', length: 3 })
  viewedAt: Date;
}
