import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { BlogPost } from './blog-post.entity.js';
import { BlogTag } from './blog-tag.entity.js';

/** A tag on an article (docs/coverage.md: business §3). */
@Entity({ tableName: 'blog_post_tags' })
export class BlogPostTag {
  [PrimaryKeyProp]?: ['post', 'tag'];

  @ManyToOne({
    entity: () => BlogPost,
    ref: true,
    primary: true,
    foreignKeyName: 'blog_post_tags_post_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  post: Ref<BlogPost>;

  @ManyToOne({
    entity: () => BlogTag,
    ref: true,
    primary: true,
    foreignKeyName: 'blog_post_tags_tag_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  tag: Ref<BlogTag>;
}
