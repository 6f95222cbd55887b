import { describe, expect, it } from '@jest/globals';
import { publicOperations } from './graphql/guard.js';
import { buildProductSchema } from './schema.js';

describe('[security: never 2] operations without a sign-in', () => {
  it('are these and no others: a forgotten directive shows here', () => {
    expect(publicOperations(buildProductSchema()).sort()).toEqual([
      'Mutation.register',
      'Mutation.signIn',
      'Mutation.staffSignIn',
      'Query.blogCategories',
      'Query.blogComments',
      'Query.blogFigures',
      'Query.blogPost',
      'Query.blogPosts',
      'Query.blogTags',
      'Query.clientConfig',
      'Query.currencyRates',
      'Query.featuredBlogPosts',
      'Query.hall',
      'Query.hallAvailability',
      'Query.hallCards',
      'Query.hallContact',
      'Query.hallReviews',
      'Query.halls',
      'Query.health',
      'Query.maintenanceStatus',
    ]);
  });
});
