import {
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { getVariableTypes } from '../rest/wire.js';
import type { FieldError } from '../domain/input/errors.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { getRules } from './inputs.js';

/** The parts of a yup schema description that limit list lengths. */
interface SchemaDescription {
  meta?(): { list?: { max: number } } | undefined;
  fields?: Record<string, unknown>;
  innerType?: unknown;
}

/** Variables whose lists are cut to one item above their limit. */
export interface BoundedVariables {
  variables: Record<string, unknown>;
  /** Message for the first list that exceeds its limit. */
  tooLong?: FieldError;
}

class ListBounder {
  tooLong: FieldError | undefined;

  value(value: unknown, type: GraphQLInputType, path: string, rules?: SchemaDescription): unknown {
    if (isNonNullType(type)) return this.value(value, type.ofType, path, rules);
    if (typeof value !== 'object' || value === null) return value;
    if (isListType(type)) return Array.isArray(value) ? this.list(value, type.ofType, path, rules) : value;
    if (!isInputObjectType(type) || Array.isArray(value)) return value;
    const inner: SchemaDescription | undefined = getRules(type) ?? rules;
    const fields = type.getFields();
    let bounded: Record<string, unknown> | undefined;
    for (const [name, item] of Object.entries(value)) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      // Only objects and lists can contain a list.
      if (!field || typeof item !== 'object' || item === null) continue;
      const at = path === '' ? name : `${path}.${name}`;
      const stored = this.value(item, field.type, at, inner?.fields?.[name] as SchemaDescription | undefined);
      if (stored !== item) bounded = { ...(bounded ?? value), [name]: stored };
    }
    return bounded ?? value;
  }

  private list(items: unknown[], type: GraphQLInputType, path: string, rules?: SchemaDescription): unknown[] {
    const most = rules?.meta?.()?.list?.max ?? REQUEST_LIMITS.argumentMaxItems;
    if (items.length > most) this.tooLong ??= { field: path, message: `${path} can be at most ${most}` };
    const few = items.length > most ? items.slice(0, most + 1) : items;
    let bounded: unknown[] | undefined;
    for (const [index, item] of few.entries()) {
      const stored = this.value(item, type, `${path}[${index}]`, rules?.innerType as SchemaDescription | undefined);
      if (stored !== item) (bounded ??= [...few])[index] = stored;
    }
    return bounded ?? few;
  }
}

/**
 * Truncates lists above their limit, so that validating the items stays cheap: each invalid item would cost an error with a stack
 * trace. The caller must refuse a truncated list.
 */
export function boundLists(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  sent: Record<string, unknown>,
): BoundedVariables {
  const bounding = new ListBounder();
  const variables = { ...sent };
  for (const [name, type] of Object.entries(getVariableTypes(schema, operation))) {
    if (!Object.hasOwn(sent, name)) continue;
    // Fields of an input with rules are named without the variable that carries them.
    variables[name] = bounding.value(sent[name], type, getRules(type) ? '' : name);
  }
  return { variables, tooLong: bounding.tooLong };
}
