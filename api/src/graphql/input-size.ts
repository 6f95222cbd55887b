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
import { operationOf, type Operation } from './guard.js';
import { rulesOf } from './inputs.js';

/** Names, white space and a GraphQL document around an input. */
const ENVELOPE_BYTES = 20 * 1024;
/** Numbers, enums and what else is short. */
const SCALAR_BYTES = 64;
const { bodyMaxBytes, argumentMaxCharacters, argumentMaxItems } = REQUEST_LIMITS;

/** The most bytes that a value of an argument takes as JSON; what has no rules of its own is limited by the guard. */
function argumentBytes(type: GraphQLInputType, seen: ReadonlySet<string> = new Set()): number {
  if (isNonNullType(type)) return argumentBytes(type.ofType, seen);
  const rules = isListType(type) ? undefined : rulesOf(type);
  if (rules) return maxJsonBytes(rules, type.toString());
  if (isListType(type)) return argumentMaxItems * argumentBytes(type.ofType, seen);
  if (!isInputObjectType(type)) return ['String', 'ID'].includes(type.name) ? argumentMaxCharacters * 6 : SCALAR_BYTES;
  if (seen.has(type.name)) throw new TypeError(`${type.name} holds itself: its size has no limit`);
  const inside = new Set([...seen, type.name]);
  return Object.values(type.getFields()).reduce((sum, field) => sum + argumentBytes(field.type, inside), 0);
}

/** The largest JSON body that an operation of the schema needs: the common limit, or more where its input's rules allow it. */
export function bodyBytesOf({ args }: { args: readonly GraphQLArgument[] }): number {
  const input = args.reduce((sum, { type }) => sum + argumentBytes(type), 0);
  return Math.max(bodyMaxBytes, input > bodyMaxBytes - ENVELOPE_BYTES ? input + ENVELOPE_BYTES : 0);
}

/** The largest JSON body that a document needs. */
export function bodyBytesOfDocument(schema: GraphQLSchema, operation: OperationDefinitionNode): number {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  return operation.selectionSet.selections.reduce((most, selection) => {
    const field = selection.kind === Kind.FIELD ? fields[selection.name.value] : undefined;
    return field ? Math.max(most, bodyBytesOf(field)) : most;
  }, bodyMaxBytes);
}

/** An operation whose input may be larger than the common limit. */
export interface LargeOperation {
  name: string;
  bytes: number;
  operation: Operation;
}

/** The operations that need larger bodies than the others. */
export function largeOperations(schema: GraphQLSchema): LargeOperation[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) => {
      const bytes = bodyBytesOf(field);
      if (bytes <= bodyMaxBytes) return [];
      const { args: _args, ...config } = field;
      return [{ name: field.name, bytes, operation: operationOf(schema, { ...config, args: {} }, root?.name ?? '') }];
    }),
  );
}
