import { describe, expect, it } from '@jest/globals';
import { resolvePage, pagingSchema } from './paging.js';
import { refusals } from '../testing.js';

describe('[business §9] paging', () => {
  it.each([
    [{}, {}],
    [{ limit: 1 }, {}],
    [{ limit: 100, page: 3 }, {}],
    [{ limit: 0 }, { limit: 'Limit must be between 1 and 100' }],
    [{ limit: 101 }, { limit: 'Limit must be between 1 and 100' }],
    [{ limit: 1.5 }, { limit: 'Limit must be between 1 and 100' }],
    [{ limit: 'many' }, { limit: 'Limit must be between 1 and 100' }],
    [{ page: 0 }, { page: 'Page must be 1 or more' }],
    [{ page: 1_000_001 }, { page: 'Page must be at most 1000000' }],
    [{ page: 1, after: 'abc' }, { page: 'Give either a cursor or a page' }],
    [{ after: 'x'.repeat(501) }, { after: 'Cursor must be at most 500 characters' }],
    [{ limit: null, after: null, page: null }, {}],
  ])('[business §9] %p', (input, expected) => {
    expect(refusals(pagingSchema, input)).toEqual(expected);
  });

  it.each([
    [null, 10, { limit: 10, page: 1, offset: 0, after: null }],
    [{ page: 3 }, 10, { limit: 10, page: 3, offset: 20, after: null }],
    [{ limit: 50, after: 'abc' }, undefined, { limit: 50, page: 1, offset: 0, after: 'abc' }],
    [{}, undefined, { limit: 100, page: 1, offset: 0, after: null }],
  ])('[business §9] %p by default %p', (paging, defaultLimit, expected) => {
    expect(resolvePage(paging, defaultLimit)).toEqual(expected);
  });
});
