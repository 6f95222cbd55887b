import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { BlogMediaType } from '../../domain/blog/inputs.js';
import { BlogSort } from '../../domain/blog/search.js';
import { BlogPostStatus } from '../../domain/blog/transitions.js';

registerEnumType(BlogPostStatus, {
  name: 'BlogPostStatus',
  description: 'The status of an article.',
  valuesConfig: {
    DRAFT: { description: 'Visible to staff only.' },
    PUBLISHED: { description: 'Public from its publishing time on.' },
    ARCHIVED: { description: 'Hidden from readers, kept for staff.' },
  },
});

registerEnumType(BlogSort, {
  name: 'BlogSort',
  description: 'The order of articles.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    POPULAR: { description: 'Most read first.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A category of articles.' })
export class BlogCategoryView {
  @Field(() => Int, { description: 'The category’s id.' })
  id: number;

  @Field({ description: 'Its display name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its name in Urdu, if any.' })
  nameUrdu: string | null;

  @Field({ description: 'URL slug, unique.' })
  slug: string;

  @Field(() => String, { nullable: true, description: 'Its description.' })
  description: string | null;

  @Field({ description: 'Color of its badge, #RRGGBB.' })
  color: string;

  @Field(() => Int, { description: 'The number of its public articles.' })
  postCount: number;
}

@ObjectType({ simpleResolvers: true, description: 'A tag of articles.' })
export class BlogTagView {
  @Field(() => Int, { description: 'The tag’s id.' })
  id: number;

  @Field({ description: 'Its display name.' })
  name: string;

  @Field({ description: 'URL slug, unique.' })
  slug: string;
}

registerEnumType(BlogMediaType, {
  name: 'BlogMediaType',
  description: 'The type of a gallery item.',
  valuesConfig: {
    IMAGE: { description: 'An uploaded picture.' },
    VIDEO: { description: 'A video on another site, linked by its https URL.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A picture or linked video in an article’s gallery.' })
export class BlogPicture {
  @Field(() => BlogMediaType, { description: 'Its type.' })
  mediaType: BlogMediaType;

  @Field({ description: 'URL of the picture or video.' })
  mediaUrl: string;

  @Field(() => String, { nullable: true, description: 'Its caption.' })
  caption: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An article in lists.' })
export class BlogPostCard {
  @Field(() => Int, { description: 'The article’s id.' })
  id: number;

  @Field({ description: 'URL slug, unique.' })
  slug: string;

  @Field({ description: 'Title.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'A summary in a sentence or two.' })
  excerpt: string | null;

  @Field(() => String, { nullable: true, description: 'Title in Urdu; null without an Urdu version.' })
  titleUrdu: string | null;

  @Field(() => String, { nullable: true, description: 'A summary in Urdu, if any.' })
  excerptUrdu: string | null;

  @Field(() => String, { nullable: true, description: 'URL of its picture.' })
  featuredImage: string | null;

  @Field(() => Int, { nullable: true, description: 'Id of its category.' })
  categoryId: number | null;

  @Field(() => String, { nullable: true, description: 'Name of its category.' })
  categoryName: string | null;

  @Field(() => String, { nullable: true, description: 'Name of its category in Urdu, if any.' })
  categoryNameUrdu: string | null;

  @Field(() => String, { nullable: true, description: 'Color of its category, #RRGGBB.' })
  categoryColor: string | null;

  @Field({ description: 'Whether it is featured.' })
  isFeatured: boolean;

  @Field(() => Int, { description: 'Visits, once per visitor in 24 hours.' })
  viewCount: number;

  @Field(() => BlogPostStatus, { description: 'Its status; readers only see published articles.' })
  status: BlogPostStatus;

  @Field(() => DateTime, { nullable: true, description: 'When it became or becomes public.' })
  publishedAt: Date | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'An article with all content of its page.' })
export class BlogArticle extends BlogPostCard {
  @Field({ description: 'HTML, sanitized on saving.' })
  content: string;

  @Field(() => String, {
    nullable: true,
    description: 'HTML in Urdu, sanitized on saving; null without an Urdu version.',
  })
  contentUrdu: string | null;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt: Date;

  @Field({ description: 'Its author’s name.' })
  authorName: string;

  @Field(() => Int, { description: 'Reading time in minutes, at 200 words per minute.' })
  readingMinutes: number;

  @Field(() => Int, { nullable: true, description: 'Reading time of the Urdu version in minutes, if any.' })
  readingMinutesUrdu: number | null;

  @Field(() => [BlogTagView], { description: 'Its tags.' })
  tags: BlogTagView[];

  @Field(() => [BlogPicture], { description: 'Its gallery, in order.' })
  media: BlogPicture[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of articles.' })
export class BlogPostConnection extends createConnectionType(BlogPostCard, 'articles') {}

@ObjectType({ simpleResolvers: true, description: 'Statistics of the blog.' })
export class BlogFigures {
  @Field(() => Int, { description: 'Public articles.' })
  articleCount: number;

  @Field(() => Int, { description: 'Total visits of public articles.' })
  totalViews: number;
}

@ObjectType({ simpleResolvers: true, description: 'Statistics of the blog for staff.' })
export class BlogEditorFigures {
  @Field(() => Int, { description: 'Articles of every status.' })
  totalPosts: number;

  @Field(() => Int, { description: 'Published articles, including scheduled ones.' })
  published: number;

  @Field(() => Int, { description: 'Drafts.' })
  drafts: number;

  @Field(() => Int, { description: 'Categories.' })
  categories: number;
}

@ObjectType({ simpleResolvers: true, description: 'A reader’s comment on an article.' })
export class BlogCommentView {
  @Field(() => Int, { description: 'The comment’s id.' })
  id: number;

  @Field(() => Int, { nullable: true, description: 'The comment that it replies to; replies have no replies.' })
  parentId: number | null;

  @Field({ description: 'The comment’s text; empty for readers if staff hid it.' })
  content: string;

  @Field({ description: 'Its author’s name.' })
  authorName: string;

  @Field({ description: 'Whether the viewer wrote it.' })
  isOwn: boolean;

  @Field({ description: 'Whether staff hid it.' })
  isHidden: boolean;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of comments.' })
export class BlogCommentConnection extends createConnectionType(BlogCommentView, 'comments') {}
