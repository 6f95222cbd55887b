import { DomainError } from '../input/errors.js';

/** Where an article stands. */
export enum BlogPostStatus {
  /** Only staff see it. */
  DRAFT = 'draft',
  /** Everybody sees it from its publishing time on; with a time to come it is scheduled. */
  PUBLISHED = 'published',
  /** Taken from the public side, kept for staff. */
  ARCHIVED = 'archived',
}

/** What staff do with an article. */
export enum BlogPostAction {
  PUBLISH = 'publish',
  UNPUBLISH = 'unpublish',
  ARCHIVE = 'archive',
  UNARCHIVE = 'unarchive',
}

/** The one table of an article's transitions. What comes back from the archive is a draft: nothing goes public unread. */
export const BLOG_POST_ACTIONS: Readonly<
  Record<BlogPostAction, { from: readonly BlogPostStatus[]; to: BlogPostStatus; label: string }>
> = {
  [BlogPostAction.PUBLISH]: { from: [BlogPostStatus.DRAFT], to: BlogPostStatus.PUBLISHED, label: 'Publish' },
  [BlogPostAction.UNPUBLISH]: { from: [BlogPostStatus.PUBLISHED], to: BlogPostStatus.DRAFT, label: 'Back to draft' },
  [BlogPostAction.ARCHIVE]: {
    from: [BlogPostStatus.DRAFT, BlogPostStatus.PUBLISHED],
    to: BlogPostStatus.ARCHIVED,
    label: 'Archive',
  },
  [BlogPostAction.UNARCHIVE]: { from: [BlogPostStatus.ARCHIVED], to: BlogPostStatus.DRAFT, label: 'Unarchive' },
};

export const BLOG_POST_STATUS_LABELS: Readonly<Record<BlogPostStatus, string>> = {
  [BlogPostStatus.DRAFT]: 'Draft',
  [BlogPostStatus.PUBLISHED]: 'Published',
  [BlogPostStatus.ARCHIVED]: 'Archived',
};

/** The actions that an article's status allows, in the order in which they are offered. */
export function blogPostActionsFrom(status: BlogPostStatus): BlogPostAction[] {
  return Object.values(BlogPostAction).filter((action) => BLOG_POST_ACTIONS[action].from.includes(status));
}

/**
 * The status that an action leads to.
 *
 * @throws DomainError `CONFLICT` when the status doesn't allow it
 */
export function nextBlogPostStatus(status: BlogPostStatus, action: BlogPostAction): BlogPostStatus {
  const row = BLOG_POST_ACTIONS[action];
  if (row.from.includes(status)) return row.to;
  throw new DomainError('CONFLICT', `A post that is ${status} can't be ${PARTICIPLES[action]}`, { field: 'status' });
}

const PARTICIPLES: Readonly<Record<BlogPostAction, string>> = {
  [BlogPostAction.PUBLISH]: 'published',
  [BlogPostAction.UNPUBLISH]: 'taken back to draft',
  [BlogPostAction.ARCHIVE]: 'archived',
  [BlogPostAction.UNARCHIVE]: 'unarchived',
};

/** The status of an article that is written without one. */
export const NEW_BLOG_POST = BlogPostStatus.DRAFT;

/** Whether an article is published, now or at a time to come. */
export function isPublished(status: BlogPostStatus): boolean {
  return status === BlogPostStatus.PUBLISHED;
}

/** What decides whether an article is public. */
export interface PublishingState {
  status: BlogPostStatus;
  publishedAt: Date | null;
}

/** Whether an article is on the public side at `now`. */
export function isPublic(post: PublishingState, now: Date): boolean {
  return isPublished(post.status) && post.publishedAt !== null && post.publishedAt <= now;
}

/** Whether an article is published, but at a time still to come. */
export function isScheduled(post: PublishingState, now: Date): boolean {
  return isPublished(post.status) && post.publishedAt !== null && post.publishedAt > now;
}

/** Whether a comment's words are shown. */
export type CommentStatus = 'approved' | 'hidden';

/** What staff do with a comment, and the status that it leads to. Every comment is shown at first. */
export const COMMENT_ACTIONS: Readonly<Record<'show' | 'hide', CommentStatus>> = { show: 'approved', hide: 'hidden' };
