import {
  getNamedType,
  isCompositeType,
  isObjectType,
  isNonNullType,
  Kind,
  parse,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { FieldNode, ValueNode } from 'graphql';
import type { Route } from '../../rest/route.js';
import type { Harness, Person } from '../harness.js';
import type { Case, Outcome } from './actors.js';

/** An outcome with the whole response as text. */
export interface Answer {
  outcome: Outcome | `status ${number}`;
  text: string;
}

const MAX_DEPTH = 6;

/** A selection of all fields of a type that need no arguments. */
function selectEverything(type: GraphQLNamedType, seen: readonly string[] = []): string {
  if (!isCompositeType(type) || !isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((arg) => isNonNullType(arg.type))) return [];
    const named = getNamedType(field.type);
    if (!isCompositeType(named)) return [field.name];
    if (seen.includes(named.name) || seen.length >= MAX_DEPTH) return [];
    const below = selectEverything(named, [...seen, type.name]);
    return below === '' ? [] : [`${field.name} ${below}`];
  });
  return fields.length === 0 ? '' : `{ __typename ${fields.join(' ')} }`;
}

/** A document that calls an operation with these arguments and selects everything. */
export function documentFor(schema: GraphQLSchema, operation: string, args: Record<string, unknown>): string {
  const [root = '', name = ''] = operation.split('.');
  const type = schema.getType(root);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`There is no operation ${operation}`);
  const given = field.args.filter((arg) => arg.name in args);
  const declared = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const brackets = (text: string) => (text === '' ? '' : `(${text})`);
  const selection = selectEverything(getNamedType(field.type));
  return `${root.toLowerCase()} Everything${brackets(declared)} { ${name}${brackets(passed)} ${selection} }`;
}

function getAuthorization(person: Person): Record<string, string> {
  return person.token === undefined ? {} : { authorization: `Bearer ${person.token}` };
}

async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!(response.headers.get('content-type') ?? '').includes('json')) {
    return { outcome: response.ok ? 'answered' : `status ${response.status}`, text };
  }
  const body = JSON.parse(text) as { code?: Outcome; errors?: { extensions: { code: Outcome } }[] };
  const code = body.errors?.[0]?.extensions.code ?? (response.ok ? undefined : body.code);
  if (code) return { outcome: code, text };
  return { outcome: response.ok ? 'answered' : `status ${response.status}`, text };
}

/** Calls an operation over GraphQL, as a browser does. */
export async function callGraphql(
  at: Harness,
  person: Person,
  query: string,
  { args, file }: { args: Record<string, unknown>; file?: Case['file'] },
): Promise<Answer> {
  const headers = { ...getAuthorization(person), 'apollo-require-preflight': 'true' };
  if (!file) {
    const body = JSON.stringify({ query, variables: args });
    const json = { ...headers, 'content-type': 'application/json' };
    return toAnswer(await fetch(`${at.url}/graphql`, { method: 'POST', headers: json, body }));
  }
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { ...args, file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([file.content]), file.name);
  return toAnswer(await fetch(`${at.url}/graphql`, { method: 'POST', headers, body: form }));
}

/** The operations of a REST row, each with the body value that selects it, if any. */
export function getDocuments({ operation }: Route): { document: string; chosenBy?: Record<string, string> }[] {
  if (typeof operation === 'string') return [{ document: operation }];
  return Object.entries(operation.documents).map(([value, document]) => ({
    document,
    chosenBy: { [operation.byBodyField]: value },
  }));
}

/** The root fields of a document, as in `Query.hall`. */
export function getRoots(document: string): { name: string; field: FieldNode }[] {
  const [definition] = parse(document).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No operation in ${document}`);
  const root = definition.operation.charAt(0).toUpperCase() + definition.operation.slice(1);
  return definition.selectionSet.selections
    .filter((selection) => selection.kind === Kind.FIELD)
    .map((field) => ({ name: `${root}.${field.name.value}`, field }));
}

/** Maps the arguments to the variables of a REST row's document. */
export function findVariables(field: FieldNode, args: Record<string, unknown>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const take = (node: ValueNode, value: unknown): void => {
    if (node.kind === Kind.VARIABLE) found[node.name.value] = value;
    if (node.kind !== Kind.OBJECT) return;
    for (const each of node.fields) take(each.value, (value as Record<string, unknown> | undefined)?.[each.name.value]);
  };
  for (const { name, value } of field.arguments ?? []) take(value, args[name.value]);
  return found;
}

/** A part of a request whose values name their origin. */
function createMarks(part: string): Record<string, string> {
  return new Proxy({}, { get: (_target, key) => (typeof key === 'string' ? `@${part}.${key}` : undefined) });
}

/** The REST request that yields these arguments: runs the row's `variables` backwards. */
export function requestFor(
  row: Route,
  field: FieldNode,
  args: Record<string, unknown>,
): { path: string; body: Record<string, unknown> } {
  const parts = {
    params: {} as Record<string, unknown>,
    query: {} as Record<string, unknown>,
    body: {} as Record<string, unknown>,
  };
  const [params, query, body] = [createMarks('params'), createMarks('query'), createMarks('body')];
  const requested = findVariables(field, args);
  const asked = row.variables?.({ params, query, body, idempotencyKey: undefined, upload: undefined }) ?? {};
  const place = (mark: unknown, value: unknown): void => {
    if (value === undefined) return;
    if (mark === body) Object.assign(parts.body, value);
    else if (mark === query) Object.assign(parts.query, value);
    else if (typeof mark === 'string') {
      const [, part, key] = /^@(params|query|body)\.(\w+)$/.exec(mark) ?? [];
      if (part && key) parts[part as 'params'][key] = value;
    } else if (typeof mark === 'object' && mark !== null) {
      for (const [key, below] of Object.entries(mark)) place(below, (value as Record<string, unknown>)[key]);
    }
  };
  for (const [name, value] of Object.entries(requested)) place(asked[name], value);
  const path = row.path.replace(/\{(\w+)\}/g, (_whole, key: string) => encodeURIComponent(String(parts.params[key])));
  const search = new URLSearchParams(
    Object.entries(parts.query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return { path: search.size > 0 ? `${path}?${search.toString()}` : path, body: parts.body };
}

/** Calls a REST row. */
export async function callRest(
  at: Harness,
  person: Person,
  { method, path, body, file }: { method: string; path: string; body: Record<string, unknown>; file?: Case['file'] },
): Promise<Answer> {
  const url = `${at.url}/api${path}`;
  const headers = getAuthorization(person);
  if (file) {
    const form = new FormData();
    form.set(file.field, new Blob([file.content]), file.name);
    return toAnswer(await fetch(url, { method, headers, body: form }));
  }
  if (method === 'GET') return toAnswer(await fetch(url, { headers }));
  const json = { ...headers, 'content-type': 'application/json' };
  return toAnswer(await fetch(url, { method, headers: json, body: JSON.stringify(body) }));
}
