/** @jest-environment node */
import { BlogSort } from '@mehfil/api/domain/blog/search';
import { describe, expect, it } from '@jest/globals';
import { BLOG_ADDRESS, BLOG_SORT_LABELS } from './blog-address';

describe('[customer §2 Blog list] a search in the address', () => {
  it.each([
    ['', { sortBy: BlogSort.NEWEST }],
    ['search=%20wedding%20&category=3&sort=popular', { search: 'wedding', categoryId: 3, sortBy: BlogSort.POPULAR }],
    ['tag=mehndi-night', { tag: 'mehndi-night', sortBy: BlogSort.NEWEST }],
    ['category=all&tag=No%20Slug&sort=odd', { sortBy: BlogSort.NEWEST }],
  ])('[customer §2] the blog’s %p is read as %p', (query, expected) => {
    const search = BLOG_ADDRESS.read(new URLSearchParams(query));
    expect(search).toEqual(expected);
    expect(BLOG_ADDRESS.read(BLOG_ADDRESS.write(search))).toEqual(search);
  });

  it('[customer §2] articles are sorted in three ways', () => {
    expect(Object.values(BlogSort).map((sort) => BLOG_SORT_LABELS[sort])).toEqual([
      'Newest First',
      'Oldest First',
      'Most Popular',
    ]);
  });
});
