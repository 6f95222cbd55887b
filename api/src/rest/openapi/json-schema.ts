/** As much of JSON Schema 2020-12 as the document uses. */
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

/** The same schema where null is allowed too. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { description, ...rest } = schema;
  const told = description === undefined ? {} : { description };
  if (rest.$ref !== undefined || rest.anyOf) return { ...told, anyOf: [...(rest.anyOf ?? [rest]), { type: 'null' }] };
  const types = [rest.type ?? []].flat();
  return {
    ...told,
    ...rest,
    ...(types.length > 0 ? { type: [...types, 'null'] } : {}),
    ...(rest.enum ? { enum: [...rest.enum, null] } : {}),
  };
}

/** A description in front of a schema; nothing where there is none. */
export function described(schema: JsonSchema, description: string | null | undefined): JsonSchema {
  return description ? { ...schema, description } : schema;
}
