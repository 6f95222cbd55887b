import { readFileSync } from 'node:fs';
import { buildSchema, graphqlSync, type GraphQLSchema } from 'graphql';
import type { Asked } from './server';

let known: GraphQLSchema | undefined;

/** The product's schema, as `schema.graphql` has it. */
function productSchema(): GraphQLSchema {
  known ??= buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  return known;
}

/**
 * What the product's server would answer to this request, were `data` what it knows: only what was asked, each object under its
 * real typename, so that the page's cache keeps and merges it as it would for a visitor.
 */
export function executed({ query, variables }: Pick<Asked, 'query' | 'variables'>, data: unknown): unknown {
  const { data: answer, errors } = graphqlSync({
    schema: productSchema(),
    source: query,
    rootValue: data,
    variableValues: variables,
  });
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return answer;
}
