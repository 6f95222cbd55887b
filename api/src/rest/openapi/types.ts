import {
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
import { rulesOf } from '../../graphql/inputs.js';
import { described, orNull, type JsonSchema } from './json-schema.js';
import { fieldsOf, innerOf, limitsOf } from './limits.js';

/** How the scalars stand on the wire. */
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
  // A file of a form.
  Upload: { type: 'string', contentMediaType: 'application/octet-stream' },
};

/** Every named part of the document, collected while its paths are written. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};

  /** A reference to a part, which `build` describes when it is met for the first time. */
  ref(name: string, build: () => JsonSchema): JsonSchema {
    if (!Object.hasOwn(this.schemas, name)) {
      this.schemas[name] = {};
      this.schemas[name] = build();
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** An enum by the values that REST writes, with what each means. */
  enumeration(type: GraphQLEnumType): JsonSchema {
    return this.ref(type.name, () => {
      const values = type.getValues();
      const meanings = values
        .filter(({ description }) => description)
        .map(({ value, description }) => `- \`${String(value)}\`: ${description}`);
      const about = [type.description, meanings.join('\n')].filter(Boolean).join('\n\n');
      return described({ type: 'string', enum: values.map(({ value }) => value as unknown) }, about);
    });
  }

  /** A leaf of the schema. */
  leaf(type: GraphQLNamedType): JsonSchema {
    if (isEnumType(type)) return this.enumeration(type);
    const known = SCALARS[type.name];
    if (!known) throw new Error(`How ${type.name} stands on the wire is not said`);
    return { ...known };
  }

  /** What may be sent for a variable or a field of an input, with the limits of its rules. */
  input(type: GraphQLInputType, rules?: SchemaFieldDescription): JsonSchema {
    if (!isNonNullType(type)) return orNull(this.input1(type, rules));
    return this.input1(type.ofType, rules);
  }

  private input1(type: GraphQLInputType, rules: SchemaFieldDescription | undefined): JsonSchema {
    if (isListType(type)) {
      return { type: 'array', items: this.input(type.ofType, innerOf(rules)), ...limitsOf(rules) };
    }
    if (isInputObjectType(type)) return this.inputObject(type, rules);
    if (isNonNullType(type)) return this.input(type, rules);
    const leaf = this.leaf(type);
    if (leaf.$ref !== undefined) return leaf;
    return { ...leaf, ...limitsOf(rules) };
  }

  /** An input type: its fields, with the limits of its rules (its own, or those of the input that holds it). */
  inputObject(type: GraphQLInputObjectType, held?: SchemaFieldDescription): JsonSchema {
    return this.ref(type.name, () => {
      const own = rulesOf(type);
      const rules = own ? fieldsOf(own) : held && 'fields' in held ? held.fields : {};
      const fields = Object.values(type.getFields());
      const properties = fields.map((field): [string, JsonSchema] => {
        const schema = described(this.input(field.type, rules[field.name]), field.description);
        return [field.name, withDefault(schema, field.defaultValue)];
      });
      const required = fields.filter(({ type: t, defaultValue }) => isNonNullType(t) && defaultValue === undefined);
      return described(
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

function withDefault(schema: JsonSchema, value: unknown): JsonSchema {
  return value === undefined || value === null ? schema : { ...schema, default: value };
}
