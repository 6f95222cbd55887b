import { mixed, object } from 'yup';
import type { InferType } from 'yup';
import { BlogSort } from './blog-search.js';
import { optionalId } from './fields.js';
import { LIMITS } from './limits.js';
import { atMost, optionalText } from './text.js';

const limits = LIMITS.search;

/** The filter of the blog's lists, as it stands on the wire. */
export const blogFilterSchema = object({
  search: optionalText({ max: atMost('Search', limits.textMaxCharacters) }),
  categoryId: optionalId('Category is not known'),
  tag: optionalText({ max: atMost('Tag', LIMITS.blog.categorySlugMaxCharacters) }),
  sortBy: mixed<BlogSort>()
    .nullable()
    .optional()
    .oneOf(Object.values(BlogSort), 'Sort must be newest, oldest or popular'),
});
export type BlogFilterInput = InferType<typeof blogFilterSchema>;

/** The filter of the articles for staff, as it stands on the wire. */
export const blogEditorFilterSchema = object({
  search: optionalText({ max: atMost('Search', limits.textMaxCharacters) }),
  categoryId: optionalId('Category is not known'),
  status: mixed<string>().nullable().optional(),
});
