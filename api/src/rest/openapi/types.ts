import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import type { SchemaFieldDescription } from 'yup';
import { getRules } from '../../graphql/inputs.js';
import { toRestSpelling } from '../enum-spelling.js';
import { withDescription, toNullable, type JsonSchema } from './json-schema.js';
import { getFields, getInnerRules, toLimits } from './limits.js';

/** The scalars' wire formats. */
const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Money: { type: 'number' },
  Percentage: { type: 'number' },
  Boolean: { type: 'boolean' },
  String: { type: 'string' },
  ID: { type: 'string' },
  DateTime: { type: 'string', format: 'date-time' },
  Date: { type: 'string', format: 'date' },
  TimeOfDay: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
  JSONObject: { type: 'object', additionalProperties: true },
  // A file in a form.
  Upload: { type: 'string', contentMediaType: 'application/octet-stream' },
};

/** The components of the document, collected while its paths are written. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};

  /** A reference to a component; `build` describes it the first time. */
  ref(name: string, build: () => JsonSchema): JsonSchema {
    if (!Object.hasOwn(this.schemas, name)) {
      this.schemas[name] = {};
      this.schemas[name] = build();
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** An enum by its REST spellings, each with its description. */
  describeEnum(type: GraphQLEnumType): JsonSchema {
    return this.ref(type.name, () => {
      const values = type.getValues();
      const meanings = values
        .filter(({ description }) => description)
        .map(({ name, description }) => `- \`${toRestSpelling(type, name)}\`: ${description}`);
      const about = [type.description, meanings.join('\n')].filter(Boolean).join('\n\n');
      return withDescription({ type: 'string', enum: values.map(({ name }) => toRestSpelling(type, name)) }, about);
    });
  }

  /** The schema of a scalar or enum. */
  describeLeaf(type: GraphQLNamedType): JsonSchema {
    if (isEnumType(type)) return this.describeEnum(type);
    const known = SCALARS[type.name];
    if (!known) throw new Error(`${type.name} has no wire format`);
    return { ...known };
  }

  /** The schema of a variable or an input field, with the limits of its rules. */
  input(type: GraphQLInputType, rules?: SchemaFieldDescription): JsonSchema {
    if (!isNonNullType(type)) return toNullable(this.toInputSchema(type, rules));
    return this.toInputSchema(type.ofType, rules);
  }

  private toInputSchema(type: GraphQLInputType, rules: SchemaFieldDescription | undefined): JsonSchema {
    if (isListType(type)) {
      return { type: 'array', items: this.input(type.ofType, getInnerRules(rules)), ...toLimits(rules) };
    }
    if (isInputObjectType(type)) return this.inputObject(type, rules);
    if (isNonNullType(type)) return this.input(type, rules);
    const leaf = this.describeLeaf(type);
    if (leaf.$ref !== undefined) return leaf;
    return { ...leaf, ...toLimits(rules) };
  }

  /** The schema of an input type: its fields, with the limits of its rules (its own, or those of the input that holds it). */
  inputObject(type: GraphQLInputObjectType, held?: SchemaFieldDescription): JsonSchema {
    return this.ref(type.name, () => {
      const own = getRules(type);
      const rules = own ? getFields(own) : held && 'fields' in held ? held.fields : {};
      const fields = Object.values(type.getFields());
      const properties = fields.map((field): [string, JsonSchema] => {
        const schema = withDescription(this.input(field.type, rules[field.name]), field.description);
        return [field.name, withDefault(schema, field.type, field.defaultValue)];
      });
      const required = fields.filter(({ type: t, defaultValue }) => isNonNullType(t) && defaultValue === undefined);
      return withDescription(
        {
          type: 'object',
          properties: Object.fromEntries(properties),
          ...(required.length > 0 ? { required: required.map(({ name }) => name) } : {}),
        },
        type.description,
      );
    });
  }
}

function withDefault(schema: JsonSchema, type: GraphQLInputType, value: unknown): JsonSchema {
  if (value === undefined || value === null) return schema;
  const named = getNamedType(type);
  return { ...schema, default: isEnumType(named) && typeof value === 'string' ? toRestSpelling(named, value) : value };
}
