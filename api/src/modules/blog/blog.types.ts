import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionOf } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { BlogMediaType } from '../../domain/blog/inputs.js';
import { BlogSort } from '../../domain/blog/search.js';
import { BlogPostStatus } from '../../domain/blog/transitions.js';

registerEnumType(BlogPostStatus, {
  name: 'BlogPostStatus',
  description: 'Where an article stands.',
  valuesConfig: {
    DRAFT: { description: 'Only staff see it.' },
    PUBLISHED: { description: 'Everybody sees it from its publishing time on.' },
    ARCHIVED: { description: 'Taken from the public side, kept for staff.' },
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

@ObjectType({ description: 'A category of articles.' })
export class BlogCategoryView {
  @Field(() => Int, { description: 'The category’s number.' })
  id: number;

  @Field({ description: 'Name, as shown to people.' })
  name: string;

  @Field({ description: 'Name for addresses, unique.' })
  slug: string;

  @Field(() => String, { nullable: true, description: 'What it is about.' })
  description: string | null;

  @Field({ description: 'Colour of its badge, #RRGGBB.' })
  color: string;

  @Field(() => Int, { description: 'How many articles of it are public.' })
  postCount: number;
}

@ObjectType({ description: 'A tag of articles.' })
export class BlogTagView {
  @Field(() => Int, { description: 'The tag’s number.' })
  id: number;

  @Field({ description: 'Name, as shown to people.' })
  name: string;

  @Field({ description: 'Name for addresses, unique.' })
  slug: string;
}

registerEnumType(BlogMediaType, {
  name: 'BlogMediaType',
  description: 'What stands in an article’s gallery.',
  valuesConfig: {
    IMAGE: { description: 'An uploaded picture.' },
    VIDEO: { description: 'A video on another site, linked by its https address.' },
  },
});

@ObjectType({ description: 'A picture or a linked video in an article’s gallery.' })
export class BlogPicture {
  @Field(() => BlogMediaType, { description: 'What it is.' })
  mediaType: BlogMediaType;

  @Field({ description: 'Address of the picture or the video.' })
  mediaUrl: string;

  @Field(() => String, { nullable: true, description: 'What it shows.' })
  caption: string | null;
}

@ObjectType({ description: 'An article as a card shows it.' })
export class BlogPostCard {
  @Field(() => Int, { description: 'The article’s number.' })
  id: number;

  @Field({ description: 'Name for its address, unique.' })
  slug: string;

  @Field({ description: 'Title.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'What it is about, in a sentence or two.' })
  excerpt: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its picture.' })
  featuredImage: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of its category.' })
  categoryId: number | null;

  @Field(() => String, { nullable: true, description: 'Name of its category.' })
  categoryName: string | null;

  @Field(() => String, { nullable: true, description: 'Colour of its category, #RRGGBB.' })
  categoryColor: string | null;

  @Field({ description: 'Whether it stands among the featured ones.' })
  isFeatured: boolean;

  @Field(() => Int, { description: 'Visits, each visitor once in 24 hours.' })
  viewCount: number;

  @Field(() => BlogPostStatus, { description: 'Where it stands; readers only ever see published ones.' })
  status: BlogPostStatus;

  @Field(() => DateTime, { nullable: true, description: 'Since when, or from when on, it is public.' })
  publishedAt: Date | null;

  @Field(() => DateTime, { description: 'When it was begun.' })
  createdAt: Date;
}

@ObjectType({ description: 'An article with everything that its page shows.' })
export class BlogArticle extends BlogPostCard {
  @Field({ description: 'HTML, sanitised when it was saved.' })
  content: string;

  @Field({ description: 'Who wrote it.' })
  authorName: string;

  @Field(() => Int, { description: 'Minutes it takes to read, at 200 words a minute.' })
  readingMinutes: number;

  @Field(() => [BlogTagView], { description: 'Its tags.' })
  tags: BlogTagView[];

  @Field(() => [BlogPicture], { description: 'Its gallery, in order.' })
  media: BlogPicture[];
}

@ObjectType({ description: 'A page of articles.' })
export class BlogPostConnection extends ConnectionOf(BlogPostCard, 'articles') {}

@ObjectType({ description: 'Figures of the blog.' })
export class BlogFigures {
  @Field(() => Int, { description: 'Public articles.' })
  articleCount: number;

  @Field(() => Int, { description: 'Visits of all public articles.' })
  totalViews: number;
}

@ObjectType({ description: 'Figures of the blog for staff.' })
export class BlogEditorFigures {
  @Field(() => Int, { description: 'Articles of every status.' })
  totalPosts: number;

  @Field(() => Int, { description: 'Published articles, scheduled ones among them.' })
  published: number;

  @Field(() => Int, { description: 'Drafts.' })
  drafts: number;

  @Field(() => Int, { description: 'Categories.' })
  categories: number;
}

@ObjectType({ description: 'A reader’s comment on an article.' })
export class BlogCommentView {
  @Field(() => Int, { description: 'The comment’s number.' })
  id: number;

  @Field(() => Int, { nullable: true, description: 'The comment that it answers; answers have no answers.' })
  parentId: number | null;

  @Field({ description: 'The comment’s words; empty for readers when staff hid it.' })
  content: string;

  @Field({ description: 'Who wrote it.' })
  authorName: string;

  @Field({ description: 'Whether the viewer wrote it.' })
  isOwn: boolean;

  @Field({ description: 'Whether staff hid it.' })
  isHidden: boolean;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of comments.' })
export class BlogCommentConnection extends ConnectionOf(BlogCommentView, 'comments') {}
