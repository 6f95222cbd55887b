import { unwrapResolverError } from '@apollo/server/errors';
import { Kind, OperationTypeNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { readingFrom, type RequestContext } from '../context.js';
import type { ReadSource } from '../database/replicas.js';
import { DomainError } from '../domain/input/errors.js';
import type { CompiledResult } from './compile.js';
import { getAccessRules } from './guard.js';

/** Whether an operation only reads what needs no sign-in. */
export function isOpenRead(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): boolean {
  const root = schema.getQueryType();
  if (operation !== OperationTypeNode.QUERY || !root) return false;
  return selectionSet.selections.every((selection) => {
    const field = selection.kind === Kind.FIELD ? root.getFields()[selection.name.value] : undefined;
    return field !== undefined && getAccessRules(schema, { ...field, args: {} }, root.name).isOpenRead;
  });
}

/**
 * The position that a replica must have replayed to serve a caller; undefined for who reads from the primary: API keys, and who
 * is signed in and sends no mark, who may keep no cookies.
 */
function getWritten({ viewer, writeMark }: RequestContext): number | undefined {
  if (!writeMark || viewer?.key) return undefined;
  return writeMark.read() ?? (viewer ? undefined : 0);
}

/** An error that the caller would see as ours. */
function findFailure({ errors }: CompiledResult): unknown {
  return errors?.map((error) => unwrapResolverError(error)).find((error) => !(error instanceof DomainError));
}

/**
 * Runs an operation; an open read on a replica, where there is one for the caller (docs/decisions/0045-replicas.md).
 * @param isOpen see {@link isOpenRead}
 */
export async function runOperation(
  ctx: RequestContext,
  isOpen: boolean,
  run: (ctx: RequestContext) => Promise<CompiledResult>,
): Promise<CompiledResult> {
  const { replicas } = ctx.app;
  const written = replicas && isOpen ? getWritten(ctx) : undefined;
  if (!replicas || written === undefined) return run(ctx);
  const onReplica = async (source: ReadSource): Promise<CompiledResult> => {
    const result = await run(readingFrom(ctx, source));
    const failure = findFailure(result);
    if (failure !== undefined) throw failure as Error;
    return result;
  };
  return replicas.read(written, onReplica, () => run(ctx));
}
