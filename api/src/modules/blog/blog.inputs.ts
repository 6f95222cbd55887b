import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime } from '../../graphql/scalars.js';
import { blogEditorFilterSchema, blogFilterSchema } from '../../domain/blog/filter.js';
import {
  blogCategorySchema,
  blogCommentSchema,
  blogContentSchema,
  BlogMediaType,
  blogPostSchema,
  blogTagSchema,
} from '../../domain/blog/inputs.js';
import { BlogSort } from '../../domain/blog/search.js';
import { BlogPostStatus } from '../../domain/blog/transitions.js';

@Rules(blogFilterSchema)
@InputType({ description: 'Filters and sorts articles.' })
export class BlogFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Text in title or excerpt, in English or Urdu, ignoring case and accents.',
  })
  search?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only this category.' })
  categoryId?: number | null;

  @Field(() => String, { nullable: true, description: 'Only articles with this tag, by its slug.' })
  tag?: string | null;

  @Field(() => BlogSort, { nullable: true, description: 'The order; defaults to newest first.' })
  sortBy?: BlogSort | null;
}

@Rules(blogEditorFilterSchema)
@InputType({ description: 'Filters articles for staff.' })
export class BlogEditorFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Text in title or excerpt, in English or Urdu, ignoring case and accents.',
  })
  search?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only this category.' })
  categoryId?: number | null;

  @Field(() => BlogPostStatus, { nullable: true, description: 'Only this status.' })
  status?: BlogPostStatus | null;
}

@InputType({ description: 'A picture or linked video in an article’s gallery.' })
export class BlogPictureInput {
  @Field(() => BlogMediaType, { defaultValue: BlogMediaType.IMAGE, description: 'Its type.' })
  mediaType: BlogMediaType;

  @Field({ description: 'URL of an uploaded picture, or the https URL of a video on another site.' })
  mediaUrl: string;

  @Field(() => String, { nullable: true, description: 'Its caption.' })
  caption?: string | null;
}

@Rules(blogPostSchema)
@InputType({ description: 'An article.' })
export class BlogPostInput {
  @Field({ description: 'Title, at least 5 characters.' })
  title: string;

  @Field({ description: 'URL slug: lower-case letters, digits and hyphens, unique.' })
  slug: string;

  @Field({ description: 'HTML; sanitized on saving.' })
  content: string;

  @Field(() => String, { nullable: true, description: 'A summary in a sentence or two.' })
  excerpt?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title in Urdu; the Urdu version needs title and content. Unchanged if omitted.',
  })
  titleUrdu?: string | null;

  @Field(() => String, { nullable: true, description: 'A summary in Urdu; unchanged if omitted.' })
  excerptUrdu?: string | null;

  @Field(() => String, { nullable: true, description: 'HTML in Urdu; sanitized on saving. Unchanged if omitted.' })
  contentUrdu?: string | null;

  @Field(() => String, { nullable: true, description: 'URL of its picture.' })
  featuredImage?: string | null;

  @Field(() => Int, { nullable: true, description: 'Id of its category.' })
  categoryId?: number | null;

  @Field(() => BlogPostStatus, { nullable: true, description: 'Defaults to DRAFT.' })
  status?: BlogPostStatus;

  @Field({ nullable: true, description: 'Whether it is featured.' })
  isFeatured?: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When a published article becomes public; defaults to now.',
  })
  publishedAt?: Date | null;

  @Field(() => [Int], { nullable: true, description: 'Its tags; unchanged if omitted.' })
  tagIds?: number[];

  @Field(() => [BlogPictureInput], { nullable: true, description: 'Its gallery, in order; unchanged if omitted.' })
  media?: BlogPictureInput[];

  @Field(() => DateTime, {
    nullable: true,
    description:
      'The updatedAt of the article that this changes: if it was changed since, it is refused with `CONFLICT`. If omitted, any is changed.',
  })
  basedOn?: Date | null;
}

@Rules(blogContentSchema)
@InputType({ description: 'HTML to preview.' })
export class BlogContentInput {
  @Field({ description: 'The unsanitized HTML.' })
  content: string;
}

@Rules(blogCategorySchema)
@InputType({ description: 'A category of articles.' })
export class BlogCategoryInput {
  @Field({ description: 'Name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Name in Urdu; unchanged if omitted.' })
  nameUrdu?: string | null;

  @Field({ description: 'URL slug, unique.' })
  slug: string;

  @Field(() => String, { nullable: true, description: 'Its description.' })
  description?: string | null;

  @Field({ nullable: true, description: 'Color of its badge, #RRGGBB; defaults to #3B82F6.' })
  color?: string;
}

@Rules(blogTagSchema)
@InputType({ description: 'A tag of articles.' })
export class BlogTagInput {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'URL slug, unique.' })
  slug: string;
}

@Rules(blogCommentSchema)
@InputType({ description: 'A comment on an article.' })
export class BlogCommentInput {
  @Field(() => Int, { description: 'The article.' })
  postId: number;

  @Field({ description: 'At least 5 characters.' })
  content: string;

  @Field(() => Int, { nullable: true, description: 'The comment that it replies to; replies have no replies.' })
  parentId?: number | null;
}
