import {
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { variableTypes } from '../rest/wire.js';
import type { FieldError } from '../domain/input/errors.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { rulesOf } from './inputs.js';

/** The parts of a yup schema that tell how long the lists in it may be. */
interface Described {
  meta?(): { list?: { max: number } } | undefined;
  fields?: Record<string, unknown>;
  innerType?: unknown;
}

/** Variables in which no list is longer than one item more than it may have. */
export interface BoundedVariables {
  variables: Record<string, unknown>;
  /** The first list that was longer. */
  tooLong?: FieldError;
}

class Bounding {
  tooLong: FieldError | undefined;

  value(value: unknown, type: GraphQLInputType, path: string, rules?: Described): unknown {
    if (isNonNullType(type)) return this.value(value, type.ofType, path, rules);
    if (typeof value !== 'object' || value === null) return value;
    if (isListType(type)) return Array.isArray(value) ? this.list(value, type.ofType, path, rules) : value;
    if (!isInputObjectType(type) || Array.isArray(value)) return value;
    const inner: Described | undefined = rulesOf(type) ?? rules;
    const fields = type.getFields();
    let bounded: Record<string, unknown> | undefined;
    for (const [name, item] of Object.entries(value)) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      // Only what holds something can hold a list.
      if (!field || typeof item !== 'object' || item === null) continue;
      const at = path === '' ? name : `${path}.${name}`;
      const kept = this.value(item, field.type, at, inner?.fields?.[name] as Described | undefined);
      if (kept !== item) bounded = { ...(bounded ?? value), [name]: kept };
    }
    return bounded ?? value;
  }

  private list(items: unknown[], type: GraphQLInputType, path: string, rules?: Described): unknown[] {
    const most = rules?.meta?.()?.list?.max ?? REQUEST_LIMITS.argumentMaxItems;
    if (items.length > most) this.tooLong ??= { field: path, message: `${path} can be at most ${most}` };
    const few = items.length > most ? items.slice(0, most + 1) : items;
    let bounded: unknown[] | undefined;
    for (const [index, item] of few.entries()) {
      const kept = this.value(item, type, `${path}[${index}]`, rules?.innerType as Described | undefined);
      if (kept !== item) (bounded ??= [...few])[index] = kept;
    }
    return bounded ?? few;
  }
}

/**
 * Cuts lists that are longer than they may be, so that nothing that is done with the items can take long: each item of the wrong
 * kind would cost an error with its stack. What was cut has to be refused.
 */
export function boundLists(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  sent: Record<string, unknown>,
): BoundedVariables {
  const bounding = new Bounding();
  const variables = { ...sent };
  for (const [name, type] of Object.entries(variableTypes(schema, operation))) {
    if (!Object.hasOwn(sent, name)) continue;
    // Fields of an input with rules are named without the variable that it came in.
    variables[name] = bounding.value(sent[name], type, rulesOf(type) ? '' : name);
  }
  return { variables, tooLong: bounding.tooLong };
}
