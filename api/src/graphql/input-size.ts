import {
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type GraphQLArgument,
  type GraphQLInputType,
} from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { maxJsonBytes } from '../domain/input/sizes.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { getAccessRules, type AccessRules } from './guard.js';
import { getRules } from './inputs.js';

/** Room for names, white space and the GraphQL document around an input. */
const ENVELOPE_BYTES = 20 * 1024;
/** Numbers, enums and other short values. */
const SCALAR_BYTES = 64;
const { bodyMaxBytes, argumentMaxCharacters, argumentMaxItems } = REQUEST_LIMITS;

/** The most bytes that an argument takes as JSON; the guard limits arguments without rules. */
function getMaxArgumentBytes(type: GraphQLInputType, seen: ReadonlySet<string> = new Set()): number {
  if (isNonNullType(type)) return getMaxArgumentBytes(type.ofType, seen);
  const rules = isListType(type) ? undefined : getRules(type);
  if (rules) return maxJsonBytes(rules, type.toString());
  if (isListType(type)) return argumentMaxItems * getMaxArgumentBytes(type.ofType, seen);
  if (!isInputObjectType(type)) return ['String', 'ID'].includes(type.name) ? argumentMaxCharacters * 6 : SCALAR_BYTES;
  if (seen.has(type.name)) throw new TypeError(`${type.name} holds itself: its size has no limit`);
  const inside = new Set([...seen, type.name]);
  return Object.values(type.getFields()).reduce((sum, field) => sum + getMaxArgumentBytes(field.type, inside), 0);
}

/** The largest JSON body that an operation needs: the common limit, or more where its input rules allow it. */
export function getMaxBodyBytes({ args }: { args: readonly GraphQLArgument[] }): number {
  const input = args.reduce((sum, { type }) => sum + getMaxArgumentBytes(type), 0);
  return Math.max(bodyMaxBytes, input > bodyMaxBytes - ENVELOPE_BYTES ? input + ENVELOPE_BYTES : 0);
}

/** The largest JSON body that a document needs. */
export function getMaxDocumentBytes(schema: GraphQLSchema, operation: OperationDefinitionNode): number {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  return operation.selectionSet.selections.reduce((most, selection) => {
    const field = selection.kind === Kind.FIELD ? fields[selection.name.value] : undefined;
    return field ? Math.max(most, getMaxBodyBytes(field)) : most;
  }, bodyMaxBytes);
}

/** An operation whose input may exceed the common body limit. */
export interface LargeOperation {
  name: string;
  bytes: number;
  operation: AccessRules;
}

/** The operations that need a larger body than the common limit. */
export function findLargeOperations(schema: GraphQLSchema): LargeOperation[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) => {
      const bytes = getMaxBodyBytes(field);
      if (bytes <= bodyMaxBytes) return [];
      const { args: _args, ...config } = field;
      return [
        { name: field.name, bytes, operation: getAccessRules(schema, { ...config, args: {} }, root?.name ?? '') },
      ];
    }),
  );
}
