import { mixed, object } from 'yup';
import { BLOG_LIMITS } from './limits.js';
import { BlogSort } from './search.js';
import { SEARCH_LIMITS } from '../halls/limits.js';
import { optionalId } from '../input/fields.js';

import { atMost, optionalText } from '../text/text.js';

const limits = SEARCH_LIMITS;

/** The filter of the blog's lists in its wire format. */
export const blogFilterSchema = object({
  search: optionalText({ max: atMost('Search', limits.textMaxCharacters) }),
  categoryId: optionalId('Category is not known'),
  tag: optionalText({ max: atMost('Tag', BLOG_LIMITS.categorySlugMaxCharacters) }),
  sortBy: mixed<BlogSort>()
    .nullable()
    .optional()
    .oneOf(Object.values(BlogSort), 'Sort must be newest, oldest or popular'),
});

/** The filter of the articles for staff in its wire format. */
export const blogEditorFilterSchema = object({
  search: optionalText({ max: atMost('Search', limits.textMaxCharacters) }),
  categoryId: optionalId('Category is not known'),
  status: mixed<string>().nullable().optional(),
});
