import { BlogMediaType, wholeBlogPostSchema } from '@mehfil/api/domain/blog/inputs';
import { BlogPostStatus } from '@mehfil/api/domain/blog/transitions';
import { validate } from '@mehfil/api/domain/input/errors';
import { toEnumName } from '../../../graphql/enum-names';
import type { PanelPostFragment, WriteBlogPostMutationVariables } from '../../../graphql/generated/panel-post';

/** A picture or video of the gallery as the form holds it. */
export interface MediaPicture {
  mediaType: BlogMediaType;
  mediaUrl: string;
  caption: string;
}

/** The post form's values. */
export interface PostValues {
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  titleUrdu: string;
  excerptUrdu: string;
  contentUrdu: string;
  featuredImage: string | null;
  categoryId: number | null;
  status: BlogPostStatus;
  isFeatured: boolean;
  publishedAt: string | null;
  tagIds: number[];
  media: MediaPicture[];
}

/** The form of a post that isn't written yet. */
export function emptyPost(): PostValues {
  return {
    title: '',
    slug: '',
    content: '',
    excerpt: '',
    titleUrdu: '',
    excerptUrdu: '',
    contentUrdu: '',
    featuredImage: null,
    categoryId: null,
    status: BlogPostStatus.DRAFT,
    isFeatured: false,
    publishedAt: null,
    tagIds: [],
    media: [],
  };
}

/** The form of a post that is there. */
export function postValues(post: PanelPostFragment): PostValues {
  const { title, slug, content, featuredImage, categoryId, isFeatured, publishedAt } = post;
  return {
    title,
    slug,
    content,
    excerpt: post.excerpt ?? '',
    titleUrdu: post.titleUrdu ?? '',
    excerptUrdu: post.excerptUrdu ?? '',
    contentUrdu: post.contentUrdu ?? '',
    featuredImage,
    categoryId,
    status: BlogPostStatus[post.status],
    isFeatured,
    publishedAt,
    tagIds: post.tags.map(({ id }) => id),
    media: post.media.map(({ mediaType, mediaUrl, caption }) => ({
      mediaType: BlogMediaType[mediaType],
      mediaUrl,
      caption: caption ?? '',
    })),
  };
}

/** What is sent of a form that keeps the rules, as the status that its button stands for. */
export function postInput(values: PostValues, status: BlogPostStatus): WriteBlogPostMutationVariables['input'] {
  const { tagIds, media, ...rest } = validate(wholeBlogPostSchema, { ...values, status });
  return {
    ...rest,
    status: toEnumName(BlogPostStatus, status),
    tagIds: tagIds ?? [],
    media: (media ?? []).map(({ mediaType, mediaUrl, caption }) => ({
      mediaType: toEnumName(BlogMediaType, mediaType),
      mediaUrl,
      caption: caption ?? null,
    })),
  };
}
