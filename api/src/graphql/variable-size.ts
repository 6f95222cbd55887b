import {
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { FieldError } from '../domain/input/errors.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { getRules } from './inputs.js';

/** The parts of a yup schema description that limit list lengths. */
interface SchemaDescription {
  meta?(): { list?: { max: number } } | undefined;
  fields?: Record<string, unknown>;
  innerType?: unknown;
}

/** The declared variables, cut to what a refusal needs. */
export interface BoundedVariables {
  variables: Record<string, unknown>;
  /** Message for the first list that exceeds its limit. */
  tooLong?: FieldError;
}

class VariableBounder {
  tooLong: FieldError | undefined;

  value(value: unknown, type: GraphQLInputType, path: string, rules?: SchemaDescription): unknown {
    if (isNonNullType(type)) return this.value(value, type.ofType, path, rules);
    if (typeof value !== 'object' || value === null) return value;
    const isList = Array.isArray(value);
    if (isListType(type) && isList) return this.list(value, type.ofType, path, rules);
    // A value that stands for a list of one.
    if (isListType(type))
      return this.value(value, type.ofType, path, rules?.innerType as SchemaDescription | undefined);
    return isInputObjectType(type) && !isList ? this.fields(value, type, path, rules) : cutContent(value);
  }

  /** The fields that the type has, and the first that it doesn't have, for which the object is refused. */
  private fields(value: object, type: GraphQLInputObjectType, path: string, rules?: SchemaDescription): object {
    const inner: SchemaDescription | undefined = getRules(type) ?? rules;
    const fields = type.getFields();
    const bounded: [string, unknown][] = [];
    let unknown: string | undefined;
    for (const name of Object.keys(value)) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) {
        unknown ??= name;
        continue;
      }
      const of = inner?.fields?.[name] as SchemaDescription | undefined;
      const item = (value as Record<string, unknown>)[name];
      bounded.push([name, this.value(item, field.type, path === '' ? name : `${path}.${name}`, of)]);
    }
    if (unknown !== undefined) bounded.push([unknown, null]);
    return Object.fromEntries(bounded);
  }

  private list(items: unknown[], type: GraphQLInputType, path: string, rules?: SchemaDescription): unknown[] {
    const most = rules?.meta?.()?.list?.max ?? REQUEST_LIMITS.argumentMaxItems;
    if (items.length > most) this.tooLong ??= { field: path, message: `${path} can be at most ${most}` };
    return items
      .slice(0, most + 1)
      .map((item, index) =>
        this.value(item, type, `${path}[${index}]`, rules?.innerType as SchemaDescription | undefined),
      );
  }
}

/** An empty list or object in place of one where neither belongs; files stay. */
function cutContent(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? {} : value;
}

/**
 * Cuts what is refused anyway, so that refusing it stays cheap: lists above their limit, unknown fields, and the content of lists
 * and objects in the place of scalars. Each invalid item would cost an error with a stack trace, and each error prints the value
 * around it. The caller must refuse a list that is too long.
 */
export function boundVariables(
  types: Readonly<Record<string, GraphQLInputType>>,
  sent: Record<string, unknown>,
): BoundedVariables {
  const bounding = new VariableBounder();
  const variables = Object.entries(types).flatMap(([name, type]) => {
    // Fields of an input with rules are named without the variable that carries them.
    const path = getRules(type) ? '' : name;
    return Object.hasOwn(sent, name) ? [[name, bounding.value(sent[name], type, path)] as const] : [];
  });
  return { variables: Object.fromEntries(variables), tooLong: bounding.tooLong };
}
