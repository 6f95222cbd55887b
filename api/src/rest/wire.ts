import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { toLatinDigits } from '../domain/text/normalize.js';
import { fromRestSpelling, toRestSpelling } from './enum-spelling.js';

/** Plain decimal numbers: no other bases, no exponents, no sign but a minus. */
const WHOLE = /^(?:0|-?[1-9]\d{0,19})$/;
const DECIMAL = /^-?\d{1,20}(?:\.\d{1,20})?$/;

function textToLeaf(text: string, typeName: string): unknown {
  if (text === '') return undefined;
  // Only canonical whole numbers, so that a resource has one URL: `07`, `٧` and `24.00` are not found.
  if (typeName === 'Int') return WHOLE.test(text) ? Number(text) : text;
  const figures = toLatinDigits(text);
  if (['Float', 'Money', 'Percentage'].includes(typeName)) return DECIMAL.test(figures) ? Number(figures) : text;
  if (typeName === 'Boolean')
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
  return text;
}

/**
 * Converts a REST value to a variable's type: drops unknown input fields, maps enums to their names and, for values from a path
 * or query (`fromText`), parses numbers, booleans and comma-separated lists.
 */
export function fitVariable(value: unknown, type: GraphQLInputType, fromText: boolean): unknown {
  if (isNonNullType(type)) return fitVariable(value, type.ofType, fromText);
  if (value === null || value === undefined) return value;
  if (isListType(type)) {
    const items = typeof value === 'string' && fromText ? value.split(',').filter((item) => item.trim() !== '') : value;
    return Array.isArray(items) ? items.map((item) => fitVariable(item, type.ofType, fromText)) : items;
  }
  if (isInputObjectType(type)) {
    if (typeof value !== 'object' || Array.isArray(value)) return value;
    const sent = value as Record<string, unknown>;
    const fitted: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(type.getFields())) {
      if (!Object.hasOwn(sent, name)) continue;
      const inner = fitVariable(sent[name], field.type, fromText);
      if (inner !== undefined) fitted[name] = inner;
    }
    return fitted;
  }
  if (isEnumType(type)) return fromRestSpelling(type, value);
  if (fromText && typeof value === 'string' && isScalarType(type)) return textToLeaf(value, type.name);
  return value;
}

/** The declared type of each variable of an operation. */
export function getVariableTypes(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): Record<string, GraphQLInputType> {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).map((definition) => [
      definition.variable.name.value,
      typeFromAST(schema, definition.type as never) as GraphQLInputType,
    ]),
  );
}

/** Paths of the enums in an operation's data, as dotted response keys, with each enum's type. */
export function findEnumPaths(schema: GraphQLSchema, document: DocumentNode): Map<string, GraphQLEnumType> {
  const found = new Map<string, GraphQLEnumType>();
  const keys: string[] = [];
  const info = new TypeInfo(schema);
  const isOperation = (kind: string) => kind === Kind.OPERATION_DEFINITION;
  if (document.definitions.some((definition) => !isOperation(definition.kind))) {
    throw new Error('REST documents are written without fragments');
  }
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter(node) {
          keys.push((node.alias ?? node.name).value);
          const type = info.getType();
          const named = type ? getNamedType(type) : undefined;
          if (named && isLeafType(named) && isEnumType(named)) found.set(keys.join('.'), named);
        },
        leave() {
          keys.pop();
        },
      },
    }),
  );
  return found;
}

/** Replaces enum names in an operation's data by their REST spelling, in place. */
export function spellEnums(data: unknown, enums: Map<string, GraphQLEnumType>): void {
  for (const [path, type] of enums) translate(data, path.split('.'), type);
}

function translate(node: unknown, [key = '', ...below]: string[], type: GraphQLEnumType): void {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const item of node) translate(item, [key, ...below], type);
    return;
  }
  const holder = node as Record<string, unknown>;
  if (below.length > 0) {
    translate(holder[key], below, type);
    return;
  }
  const value = holder[key];
  const spell = (name: unknown) => (typeof name === 'string' ? toRestSpelling(type, name) : name);
  holder[key] = Array.isArray(value) ? value.map(spell) : spell(value);
}
