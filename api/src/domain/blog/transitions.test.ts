import { describe, expect, it } from '@jest/globals';
import {
  BLOG_POST_ACTIONS,
  BlogPostAction,
  BlogPostStatus,
  COMMENT_ACTIONS,
  isScheduled,
  nextBlogPostStatus,
} from './transitions.js';

const { DRAFT, PUBLISHED, ARCHIVED } = BlogPostStatus;
const NOW = new Date('2027-03-01T12:00:00Z');
const BEFORE = new Date('2027-03-01T11:59:59Z');
const AFTER = new Date('2027-03-01T12:00:01Z');

describe('[business §2 Blog tab] an article', () => {
  it.each([
    [PUBLISHED, BlogPostAction.PUBLISH, "A post that is published can't be published"],
    [DRAFT, BlogPostAction.UNPUBLISH, "A post that is draft can't be taken back to draft"],
    [ARCHIVED, BlogPostAction.ARCHIVE, "A post that is archived can't be archived"],
    [DRAFT, BlogPostAction.UNARCHIVE, "A post that is draft can't be unarchived"],
  ])('that is %s refuses to %s: %s', (status, action, message) => {
    expect(() => nextBlogPostStatus(status, action)).toThrow(
      expect.objectContaining({ code: 'CONFLICT', message, field: 'status' }),
    );
  });

  it.each([
    [PUBLISHED, BEFORE, false],
    [PUBLISHED, NOW, false],
    [PUBLISHED, AFTER, true],
    [PUBLISHED, null, false],
    [DRAFT, AFTER, false],
    [ARCHIVED, AFTER, false],
  ])('that is %s at %p is scheduled: %p', (status, publishedAt, scheduled) => {
    expect(isScheduled({ status, publishedAt }, NOW)).toBe(scheduled);
  });

  it('has buttons named as staff read them', () => {
    expect(Object.values(BLOG_POST_ACTIONS).map(({ label }) => label)).toEqual([
      'Publish',
      'Back to draft',
      'Archive',
      'Unarchive',
    ]);
  });

  it('has comments that are shown or hidden', () => {
    expect(COMMENT_ACTIONS).toEqual({ show: 'approved', hide: 'hidden' });
  });
});
