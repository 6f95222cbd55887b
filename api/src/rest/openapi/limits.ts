import type { AnyObjectSchema, SchemaDescription, SchemaFieldDescription } from 'yup';
import { isPictureAddress } from '../../domain/halls/inputs.js';
import type { NumberRules } from '../../domain/input/fields.js';
import { isSlug } from '../../domain/text/slug.js';
import { isEmail, isFullPhone, isPhone, type TextRules } from '../../domain/text/text.js';
import { isDay, isTimeOfDay } from '../../domain/time/days.js';
import { isInstant } from '../../domain/time/zone.js';
import type { JsonSchema } from './json-schema.js';

/** Named checks of the rules as JSON Schema. */
const CHECKS = new Map<unknown, JsonSchema>([
  [isEmail, { format: 'email' }],
  [isPhone, { pattern: '^\\+?[\\d ()-]+$' }],
  [isFullPhone, { pattern: '^\\+?[\\d ()-]{10,20}$' }],
  [isDay, { format: 'date' }],
  [isTimeOfDay, { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }],
  [isInstant, { format: 'date-time' }],
  [isSlug, { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }],
  [isPictureAddress, { format: 'uri-reference' }],
]);

function textLimits(rules: TextRules, mayBeEmpty: boolean): JsonSchema {
  const least = rules.min?.[0] ?? (rules.required === undefined ? 0 : 1);
  const check = rules.matches?.[0];
  return {
    ...(least > 0 && !mayBeEmpty ? { minLength: least } : {}),
    maxLength: rules.max[0],
    ...(check instanceof RegExp ? { pattern: check.source } : CHECKS.get(check)),
  };
}

function numberLimits({ min, max }: NumberRules): JsonSchema {
  return { ...(min ? { minimum: min[0] } : {}), ...(max ? { maximum: max[0] } : {}) };
}

function listLimits({ tests }: SchemaDescription): JsonSchema {
  const most = tests.find(({ name }) => name === 'max')?.params?.max;
  const isUnique = tests.some(({ name }) => name === 'once');
  return { ...(typeof most === 'number' ? { maxItems: most } : {}), ...(isUnique ? { uniqueItems: true } : {}) };
}

/** The limits of a field as JSON Schema; empty where the rules have none that it can express. */
export function toLimits(field: SchemaFieldDescription | undefined): JsonSchema {
  if (!field || !('tests' in field)) return {};
  const { meta } = field;
  // References to other fields (a repeated password) and null are no options.
  const choice = field.oneOf.filter((value) => typeof value !== 'object');
  return {
    ...(choice.length > 0 ? { enum: choice } : {}),
    ...(meta?.text ? textLimits(meta.text, field.nullable) : {}),
    ...(meta?.number ? numberLimits(meta.number) : {}),
    ...(meta?.money ? (meta.money.positive ? { exclusiveMinimum: 0 } : { minimum: 0 }) : {}),
    ...(field.type === 'array' ? listLimits(field) : {}),
  };
}

/** The descriptions of an input's fields, by name. */
export function getFields(rules: AnyObjectSchema | undefined): Record<string, SchemaFieldDescription> {
  return rules ? rules.describe().fields : {};
}

/** The rules of a list's items, or of an object's fields. */
export function getInnerRules(field: SchemaFieldDescription | undefined): SchemaFieldDescription | undefined {
  if (!field || !('innerType' in field)) return undefined;
  return Array.isArray(field.innerType) ? field.innerType[0] : field.innerType;
}
