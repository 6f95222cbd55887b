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
@InputType({ description: 'Which articles, and in which order.' })
export class BlogFilter {
  @Field(() => String, { nullable: true, description: 'Text in title or excerpt, without regard to case and accents.' })
  search?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only this category.' })
  categoryId?: number | null;

  @Field(() => String, { nullable: true, description: 'Only articles with this tag, by its slug.' })
  tag?: string | null;

  @Field(() => BlogSort, { nullable: true, description: 'The order; newest first unless said.' })
  sortBy?: BlogSort | null;
}

@Rules(blogEditorFilterSchema)
@InputType({ description: 'Which articles staff want to see.' })
export class BlogEditorFilter {
  @Field(() => String, { nullable: true, description: 'Text in title or excerpt, without regard to case and accents.' })
  search?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only this category.' })
  categoryId?: number | null;

  @Field(() => BlogPostStatus, { nullable: true, description: 'Only this status.' })
  status?: BlogPostStatus | null;
}

@InputType({ description: 'A picture or a linked video of an article’s gallery.' })
export class BlogPictureInput {
  @Field(() => BlogMediaType, { defaultValue: BlogMediaType.IMAGE, description: 'What it is.' })
  mediaType: BlogMediaType;

  @Field({ description: 'Address of an uploaded picture, or the https address of a video on another site.' })
  mediaUrl: string;

  @Field(() => String, { nullable: true, description: 'What it shows.' })
  caption?: string | null;
}

@Rules(blogPostSchema)
@InputType({ description: 'An article.' })
export class BlogPostInput {
  @Field({ description: 'Title, at least 5 characters.' })
  title: string;

  @Field({ description: 'Name for its address: lower-case letters, digits and hyphens, unique.' })
  slug: string;

  @Field({ description: 'HTML; sanitised when it is saved.' })
  content: string;

  @Field(() => String, { nullable: true, description: 'What it is about, in a sentence or two.' })
  excerpt?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its picture.' })
  featuredImage?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of its category.' })
  categoryId?: number | null;

  @Field(() => BlogPostStatus, { nullable: true, description: 'DRAFT unless said.' })
  status?: BlogPostStatus;

  @Field({ nullable: true, description: 'Whether it stands among the featured ones.' })
  isFeatured?: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'From when on a published article is public; now unless said.',
  })
  publishedAt?: Date | null;

  @Field(() => [Int], { nullable: true, description: 'Its tags; left out, they stay.' })
  tagIds?: number[];

  @Field(() => [BlogPictureInput], { nullable: true, description: 'Its gallery, in order; left out, it stays.' })
  media?: BlogPictureInput[];
}

@Rules(blogContentSchema)
@InputType({ description: 'HTML to be previewed.' })
export class BlogContentInput {
  @Field({ description: 'The HTML as it was written.' })
  content: string;
}

@Rules(blogCategorySchema)
@InputType({ description: 'A category of articles.' })
export class BlogCategoryInput {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'Name for addresses, unique.' })
  slug: string;

  @Field(() => String, { nullable: true, description: 'What it is about.' })
  description?: string | null;

  @Field({ nullable: true, description: 'Colour of its badge, #RRGGBB; #3B82F6 unless said.' })
  color?: string;
}

@Rules(blogTagSchema)
@InputType({ description: 'A tag of articles.' })
export class BlogTagInput {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'Name for addresses, unique.' })
  slug: string;
}

@Rules(blogCommentSchema)
@InputType({ description: 'A comment on an article.' })
export class BlogCommentInput {
  @Field(() => Int, { description: 'The article.' })
  postId: number;

  @Field({ description: 'At least 5 characters.' })
  content: string;

  @Field(() => Int, { nullable: true, description: 'The comment that it answers; answers have no answers.' })
  parentId?: number | null;
}
