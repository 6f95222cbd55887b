/** The parts of JSON Schema 2020-12 that the document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  contentMediaType?: string;
  contentEncoding?: string;
}

/** The same schema, but nullable. */
export function toNullable(schema: JsonSchema): JsonSchema {
  const { description, ...rest } = schema;
  const about = description === undefined ? {} : { description };
  if (rest.$ref !== undefined || rest.anyOf) return { ...about, anyOf: [...(rest.anyOf ?? [rest]), { type: 'null' }] };
  const types = [rest.type ?? []].flat();
  return {
    ...about,
    ...rest,
    ...(types.length > 0 ? { type: [...types, 'null'] } : {}),
    ...(rest.enum ? { enum: [...rest.enum, null] } : {}),
  };
}

/** Adds a description to a schema, if there is one. */
export function withDescription(schema: JsonSchema, description: string | null | undefined): JsonSchema {
  return description ? { ...schema, description } : schema;
}
