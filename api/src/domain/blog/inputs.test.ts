import { describe, expect, it } from '@jest/globals';
import {
  BLOG_POST_STATUS_LABELS,
  BlogPostAction,
  blogPostActionsFrom,
  BlogPostStatus,
  nextBlogPostStatus,
} from './transitions.js';
import { blogCategorySchema, blogCommentSchema, blogPostSchema, blogTagSchema, wholeBlogPostSchema } from './inputs.js';
import { DomainError, validate } from '../input/errors.js';
import { isSlug, slugFrom } from '../text/slug.js';
import { refusals } from '../testing.js';

const post = { title: 'Planning a winter wedding', slug: 'planning-a-winter-wedding', content: '<p>Begin early.</p>' };

describe('[business §5] blog posts', () => {
  const cases: Array<[Record<string, unknown>, Record<string, string>]> = [
    [{}, {}],
    [{ title: '' }, { title: 'Title is required' }],
    [{ title: 'Four' }, { title: 'Title must be at least 5 characters' }],
    [{ title: 'Five!' }, {}],
    [{ title: 'x'.repeat(256) }, { title: 'Title must be at most 255 characters' }],
    [{ slug: '' }, { slug: 'Slug is required' }],
    [{ slug: 'four' }, { slug: 'Slug must be at least 5 characters' }],
    [{ slug: 'x'.repeat(276) }, { slug: 'Slug must be at most 275 characters' }],
    [{ slug: 'Not A Slug' }, { slug: 'Slug can only contain lower-case letters, numbers and single hyphens' }],
    [{ content: 'too short' }, { content: 'Content must be at least 10 characters' }],
    [{ content: '' }, { content: 'Content is required' }],
    [{ titleUrdu: 'شادی ہال', contentUrdu: '<p>پہلے گنیے۔</p>', excerptUrdu: '' }, {}],
    [{ titleUrdu: '', contentUrdu: '', excerptUrdu: '' }, {}],
    [{ titleUrdu: 'ہال', contentUrdu: '<p>پہلے گنیے۔</p>' }, { titleUrdu: 'Urdu title must be at least 5 characters' }],
    [{ titleUrdu: 'شادی ہال' }, {}],
    [{ status: 'gone' }, { status: 'Status must be draft, published or archived' }],
    [{ categoryId: 'x' }, { categoryId: 'Category is not known' }],
    [{ featuredImage: 'ftp://x' }, { featuredImage: 'Must be the address of a picture' }],
    [{ publishedAt: 'soon' }, { publishedAt: 'Must be an instant such as 2027-01-31T14:00:00Z' }],
    [{ publishedAt: '2027-01-31T14:00:00Z', categoryId: null, excerpt: '' }, {}],
    [{ media: [{ mediaUrl: '/a.webp', caption: 'One' }] }, {}],
    [{ media: [{ caption: 'One' }] }, { 'media[0].mediaUrl': 'Picture is required' }],
  ];
  it.each(cases)('[business §5] %p', (changes, expected) => {
    expect(refusals(blogPostSchema, { ...post, ...changes })).toEqual(expected);
  });

  it.each([
    [{}, {}],
    [{ titleUrdu: 'شادی ہال', contentUrdu: '<p>پہلے گنیے۔</p>' }, {}],
    [{ titleUrdu: 'شادی ہال', contentUrdu: '' }, { contentUrdu: 'The Urdu version needs Urdu content' }],
    [{ contentUrdu: '<p>پہلے گنیے۔</p>' }, { titleUrdu: 'The Urdu version needs an Urdu title' }],
    [{ excerptUrdu: 'ہال' }, { titleUrdu: 'The Urdu version needs an Urdu title' }],
    [
      { title: '', titleUrdu: 'شادی ہال' },
      { title: 'Title is required', contentUrdu: 'The Urdu version needs Urdu content' },
    ],
  ])('[issue: Urdu] the form of a post with %p', (changes, expected) => {
    expect(refusals(wholeBlogPostSchema, { ...post, ...changes })).toEqual(expected);
  });

  it('[business §3] a post defaults to a draft that isn’t featured', () => {
    expect(validate(blogPostSchema, post)).toEqual({ ...post, status: 'draft', isFeatured: false });
  });
});

describe('[business §5] categories, tags and comments', () => {
  it.each([
    [{ name: 'Tips', slug: 'tips' }, {}],
    [{}, { name: 'Name is required', slug: 'Slug is required' }],
    [{ name: 'Tips', slug: 'tips', color: 'blue' }, { color: 'Color must look like #3B82F6' }],
    [{ name: 'Tips', slug: 'tips', color: '#12345678' }, { color: 'Color must look like #3B82F6' }],
  ])('[business §5] category %p', (input, expected) => {
    expect(refusals(blogCategorySchema, input)).toEqual(expected);
  });

  it('[business §9] the color of a category defaults to #3B82F6', () => {
    expect(validate(blogCategorySchema, { name: 'Tips', slug: 'tips' }).color).toBe('#3B82F6');
    expect(refusals(blogTagSchema, { name: 'Tips' })).toEqual({ slug: 'Slug is required' });
  });

  it.each([
    [{ postId: 1, content: 'four' }, { content: 'Comment must be at least 5 characters' }],
    [{ postId: 1, content: 'five5' }, {}],
    [{ postId: 1, content: '     ' }, { content: 'Comment is required' }],
    [
      { content: 'five5', parentId: -1 },
      { postId: 'Post is required', parentId: 'Comment is not known' },
    ],
  ])('[business §5] comment %p', (input, expected) => {
    expect(refusals(blogCommentSchema, input)).toEqual(expected);
  });
});

describe('[business §5] slugs', () => {
  it.each([
    ['Planning a Winter Wedding', 'planning-a-winter-wedding'],
    ['  Ten  tips -- for 2026! ', 'ten-tips-for-2026'],
    ["Don't panic", 'dont-panic'],
    ['Café & crème', 'cafe-creme'],
    ['شادی', ''],
    ['---', ''],
  ])('[business §5] %p becomes %p', (title, expected) => {
    expect(slugFrom(title)).toBe(expected);
    if (expected) expect(isSlug(expected)).toBe(true);
  });

  it('[business §3] a slug is cut to its column', () => {
    expect(slugFrom('abcd efgh', 5)).toBe('abcd');
    expect(slugFrom('x'.repeat(5000))).toHaveLength(275);
  });

  it.each([['a--b'], ['-a'], ['a-'], ['A'], ['a b'], ['']])('[business §5] %p isn’t a slug', (value) => {
    expect(isSlug(value)).toBe(false);
  });
});

describe('[business §4] status of a post', () => {
  const { DRAFT, PUBLISHED, ARCHIVED } = BlogPostStatus;

  it.each([
    [DRAFT, ['publish', 'archive']],
    [PUBLISHED, ['unpublish', 'archive']],
    [ARCHIVED, ['unarchive']],
  ])('[business §4] %s takes %p', (status, actions) => {
    expect(blogPostActionsFrom(status)).toEqual(actions);
  });

  it('[business §4] allows the transitions of the table only', () => {
    expect(nextBlogPostStatus(DRAFT, BlogPostAction.PUBLISH)).toBe(PUBLISHED);
    expect(nextBlogPostStatus(PUBLISHED, BlogPostAction.ARCHIVE)).toBe(ARCHIVED);
    expect(nextBlogPostStatus(ARCHIVED, BlogPostAction.UNARCHIVE)).toBe(DRAFT);
    expect(() => nextBlogPostStatus(ARCHIVED, BlogPostAction.PUBLISH)).toThrow(
      new DomainError('CONFLICT', "A post that is archived can't be published"),
    );
    expect(Object.values(BLOG_POST_STATUS_LABELS)).toEqual(['Draft', 'Published', 'Archived']);
  });
});
