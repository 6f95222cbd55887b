import { DomainError } from '../input/errors.js';

/** The status of an article. */
export enum BlogPostStatus {
  /** Visible to staff only. */
  DRAFT = 'draft',
  /** Public from its publishing time on; scheduled until then. */
  PUBLISHED = 'published',
  /** No longer public; visible to staff. */
  ARCHIVED = 'archived',
}

/** What staff can do with an article. */
export enum BlogPostAction {
  PUBLISH = 'publish',
  UNPUBLISH = 'unpublish',
  ARCHIVE = 'archive',
  UNARCHIVE = 'unarchive',
}

/** The transitions of an article. An archived article is restored as a draft, so that it isn't published unread. */
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

/** The actions that an article's status allows, in display order. */
export function blogPostActionsFrom(status: BlogPostStatus): BlogPostAction[] {
  return Object.values(BlogPostAction).filter((action) => BLOG_POST_ACTIONS[action].from.includes(status));
}

/**
 * The status after an action.
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

/** The status of an article that is created without one. */
export const NEW_BLOG_POST = BlogPostStatus.DRAFT;

/** Whether an article is published or scheduled. */
export function isPublished(status: BlogPostStatus): boolean {
  return status === BlogPostStatus.PUBLISHED;
}

/** What decides whether an article is public (`isPublic` in the module's queries), or will be. */
export interface PublishingState {
  status: BlogPostStatus;
  publishedAt: Date | null;
}

/** Whether an article is going to be published after `now`. */
export function isScheduled(post: PublishingState, now: Date): boolean {
  return isPublished(post.status) && post.publishedAt !== null && post.publishedAt > now;
}

/** The status of a comment: shown or hidden. */
export type CommentStatus = 'approved' | 'hidden';

/** What staff can do with a comment, and the status after it. Comments are shown until hidden. */
export const COMMENT_ACTIONS: Readonly<Record<'show' | 'hide', CommentStatus>> = { show: 'approved', hide: 'hidden' };
