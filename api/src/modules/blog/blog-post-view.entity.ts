import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BlogPost } from './blog-post.entity.js';

/** A visitor's last counted visit to an article. The next one counts after 24 hours. */
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

  /** Keyed hash of address and browser, which identifies nobody. */
  @PrimaryKey({ type: 'string', length: 64 })
  visitorHash: string;

  @Property({ type: 'datetime', length: 3 })
  viewedAt: Date;
}
