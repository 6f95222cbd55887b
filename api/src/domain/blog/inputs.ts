import { mixed, object } from 'yup';
import type { InferType } from 'yup';
import { BLOG_LIMITS } from './limits.js';
import { BlogPostStatus } from './transitions.js';
import { SEARCH_LIMITS } from '../halls/limits.js';
import { choice, flag, id, idList, list, optionalId, optionalInstant } from '../input/fields.js';
import { optionalPicture, picture } from '../halls/inputs.js';

import { isSlug } from '../text/slug.js';
import { atLeast, atMost, optionalText, text } from '../text/text.js';

const limits = BLOG_LIMITS;

const SLUG_INVALID = 'Slug can only contain lower-case letters, numbers and single hyphens';

function slug(minCharacters: number, maxCharacters: number) {
  return text({
    required: 'Slug is required',
    min: atLeast('Slug', minCharacters),
    max: atMost('Slug', maxCharacters),
    matches: [isSlug, SLUG_INVALID],
  });
}

/** Said to an editor whose article was changed by somebody else meanwhile. */
export const POST_CHANGED =
  'This article was changed meanwhile. Copy what you wrote, open the article again and add it there.';

/** The types of media in an article's gallery. */
export enum BlogMediaType {
  /** An uploaded picture. */
  IMAGE = 'image',
  /** A video on another site, linked with its https URL. */
  VIDEO = 'video',
}

/** Whether a URL can be a video's: it opens on another site, in a new tab. */
export function isVideoAddress(value: string): boolean {
  if (!value.startsWith('https://') || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** A picture or video of an article's gallery, in the order of the list. */
export const blogMediaSchema = object({
  mediaType: choice(Object.values(BlogMediaType), 'Media type must be image or video').default(BlogMediaType.IMAGE),
  mediaUrl: picture.test(
    'video',
    'A video is linked by an address that begins with https://',
    (value, { parent }) =>
      (parent as { mediaType?: unknown }).mediaType !== BlogMediaType.VIDEO || isVideoAddress(value),
  ),
  caption: optionalText({ max: atMost('Caption', limits.captionMaxCharacters) }),
});
export type BlogMediaInput = InferType<typeof blogMediaSchema>;

/** The parts of an article's Urdu version; null is none, undefined unchanged. */
interface UrduVersion {
  titleUrdu?: string | null;
  excerptUrdu?: string | null;
  contentUrdu?: string | null;
}

/** What an Urdu version lacks: it has a title and content, or nothing at all. Null if it is complete or not to be had. */
export function findUrduProblem(version: UrduVersion): { field: string; message: string } | null {
  const { titleUrdu, excerptUrdu, contentUrdu } = version;
  if (!titleUrdu && !excerptUrdu && !contentUrdu) return null;
  if (!titleUrdu) return { field: 'titleUrdu', message: 'The Urdu version needs an Urdu title' };
  return contentUrdu ? null : { field: 'contentUrdu', message: 'The Urdu version needs Urdu content' };
}

/** An article. `content` is HTML, sanitized by the server; a future `publishedAt` schedules it. */
export const blogPostSchema = object({
  title: text({
    required: 'Title is required',
    min: atLeast('Title', limits.titleMinCharacters),
    max: atMost('Title', limits.titleMaxCharacters),
  }),
  slug: slug(limits.slugMinCharacters, limits.slugMaxCharacters),
  content: text({
    required: 'Content is required',
    min: atLeast('Content', limits.contentMinCharacters),
    max: atMost('Content', limits.contentMaxCharacters),
    multiline: true,
  }),
  excerpt: optionalText({ max: atMost('Excerpt', limits.excerptMaxCharacters), multiline: true }),
  titleUrdu: optionalText({
    min: atLeast('Urdu title', limits.titleMinCharacters),
    max: atMost('Urdu title', limits.titleMaxCharacters),
  }),
  excerptUrdu: optionalText({ max: atMost('Urdu excerpt', limits.excerptMaxCharacters), multiline: true }),
  contentUrdu: optionalText({
    min: atLeast('Urdu content', limits.contentMinCharacters),
    max: atMost('Urdu content', limits.contentMaxCharacters),
    multiline: true,
  }),
  featuredImage: optionalPicture,
  categoryId: optionalId('Category is not known'),
  status: choice(Object.values(BlogPostStatus), 'Status must be draft, published or archived').default(
    BlogPostStatus.DRAFT,
  ),
  isFeatured: flag('Featured').default(false),
  publishedAt: optionalInstant(),
  /** If absent, the tags are unchanged. */
  tagIds: idList('Tags', limits.tagsMax).default(undefined).optional(),
  /** If absent, the gallery is unchanged. */
  media: list(blogMediaSchema, 'Pictures', limits.mediaMax).default(undefined).optional(),
  basedOn: optionalInstant(),
});
export type BlogPostInput = InferType<typeof blogPostSchema>;

/** An article as a form has it: nothing is omitted, so it is known whether its Urdu version is complete. */
export const wholeBlogPostSchema = blogPostSchema.test('urdu', (post, context) => {
  const problem = findUrduProblem(post);
  return problem === null || context.createError({ path: problem.field, message: problem.message });
});

/** An article's HTML for a preview; it may still be too short for an article. */
export const blogContentSchema = object({
  content: text({
    required: 'Content is required',
    max: atMost('Content', limits.contentMaxCharacters),
    multiline: true,
  }),
});

/** A category of articles. */
export const blogCategorySchema = object({
  name: text({ required: 'Name is required', max: atMost('Name', limits.categoryNameMaxCharacters) }),
  nameUrdu: optionalText({ max: atMost('Urdu name', limits.categoryNameMaxCharacters) }),
  slug: slug(1, limits.categorySlugMaxCharacters),
  description: optionalText({ max: atMost('Description', limits.categoryDescriptionMaxCharacters), multiline: true }),
  color: text({
    required: 'Color is required',
    max: [7, 'Color must look like #3B82F6'],
    matches: [/^#[0-9A-Fa-f]{6}$/, 'Color must look like #3B82F6'],
  }).default(limits.categoryDefaultColor),
});
export type BlogCategoryInput = InferType<typeof blogCategorySchema>;

/** A tag of articles. */
export const blogTagSchema = object({
  name: text({ required: 'Name is required', max: atMost('Name', limits.tagNameMaxCharacters) }),
  slug: slug(1, limits.categorySlugMaxCharacters),
});
export type BlogTagInput = InferType<typeof blogTagSchema>;

/** A reader's comment; with `parentId`, a reply to one. */
export const blogCommentSchema = object({
  postId: id('Post is required'),
  content: text({
    required: 'Comment is required',
    min: atLeast('Comment', limits.commentMinCharacters),
    max: atMost('Comment', limits.commentMaxCharacters),
    multiline: true,
  }),
  parentId: optionalId('Comment is not known'),
});
export type BlogCommentInput = InferType<typeof blogCommentSchema>;

/** The comment filter for staff. */
export const commentFilterSchema = object({
  text: optionalText({ max: atMost('Search', SEARCH_LIMITS.textMaxCharacters) }),
  state: mixed<string>().nullable().optional(),
  postId: optionalId('Post is not known'),
});
