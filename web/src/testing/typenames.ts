import { readFileSync } from 'node:fs';
import { buildSchema, graphqlSync, type GraphQLSchema } from 'graphql';
import manifest from '../graphql/generated/operations.json' with { type: 'json' };
import type { Asked } from './server';

let known: GraphQLSchema | undefined;

/** The product's schema, as `schema.graphql` has it. */
function productSchema(): GraphQLSchema {
  known ??= buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  return known;
}

/** The text of an operation, which the page names by its hash. */
function readOperation(operation: string): string {
  const listed = manifest.find(({ name }) => name === operation);
  if (!listed) throw new Error(`The web app has no operation ${operation}`);
  return listed.query;
}

/**
 * What the product's server would answer to this request, were `data` what it knows: only what was asked, each object under its
 * real typename, so that the page's cache keeps and merges it as it would for a visitor.
 */
export function executed({ operation, variables }: Pick<Asked, 'operation' | 'variables'>, data: unknown): unknown {
  const { data: answer, errors } = graphqlSync({
    schema: productSchema(),
    source: readOperation(operation),
    rootValue: data,
    variableValues: variables,
  });
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return answer;
}
