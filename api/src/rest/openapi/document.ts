import { getNamedType, isInputObjectType, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { prepareOperation, type PreparedOperation } from '../../graphql/execute.js';
import { operationOf } from '../../graphql/guard.js';
import { type Role } from '../../domain/accounts/roles.js';
import { type ApiKeyScope } from '../../domain/integrations/inputs.js';
import { UPLOAD_RULES } from '../../domain/media/uploads.js';
import { API_BASE_PATH } from '../../domain/requests/limits.js';
import type { Route } from '../route.js';
import { Answers } from './answers.js';
import { readExamples, type Example } from './examples.js';
import type { JsonSchema } from './json-schema.js';
import { usedParts, type UsedPart } from './requests.js';
import {
  ERROR_SCHEMA,
  EVERYWHERE,
  headers,
  HEADERS,
  refusalResponses,
  refusalsOf,
  type Header,
  type MediaType,
  type Reference,
  type ResponseObject,
} from './responses.js';
import { Components } from './types.js';

/** A parameter of a path, of a query, or a header of a request. */
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  schema: JsonSchema;
  example?: unknown;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  deprecated?: boolean;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | Reference>;
}

/** As much of an OpenAPI 3.1 document as we write. */
export interface OpenApi {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, unknown>;
    headers: Record<string, Header>;
    responses: Record<string, ResponseObject>;
    schemas: Record<string, JsonSchema>;
  };
}

/** What the document is made of. */
export interface DocumentParts {
  schema: GraphQLSchema;
  rows: readonly Route[];
  /** What the rows' tags stand for, in the order of the document. */
  tags: Readonly<Record<string, string>>;
  /** By method and path, as in `GET /public/halls`; those of the last real run unless said. */
  examples?: Readonly<Record<string, Example>>;
  version: string;
}

const ABOUT = `Halls for weddings, corporate events and celebrations: search, prices, availability, bookings, and everything that
owners and staff do. Each call executes an operation of the GraphQL schema with the same rules.

Money is a number with at most two decimals, its currency on the same object. Instants are ISO 8601 in UTC. Fields that a call
does not know are ignored, never applied. \`docs/integrators.md\` leads from nothing to a booking in five minutes.`;

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  user: 'customers',
  business: 'venue owners',
  moderator: 'moderators',
  admin: 'admins',
};

/** Describes the rows as an OpenAPI 3.1 document: the same table that serves them, the schema's types, the rules' limits. */
export function openApiDocument({ schema, rows, tags, examples = readExamples(), version }: DocumentParts): OpenApi {
  const components = new Components();
  components.ref('Error', () => ERROR_SCHEMA);
  const responses: Record<string, ResponseObject> = {};
  const writer = new OperationWriter(schema, components, responses);
  const paths: OpenApi['paths'] = {};
  for (const row of rows) {
    const operation = writer.write(row, examples[`${row.method} ${row.path}`] ?? {});
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mehfil', version, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: API_BASE_PATH, description: 'This server.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that signing in answers, as `Authorization: Bearer …`. Cookies never decide.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key of a business, made in its settings, as `Authorization: Bearer mhf_…`. The named scope is the one it needs.',
        },
      },
      headers: HEADERS,
      responses: sorted(responses),
      schemas: sorted(components.schemas),
    },
  };
}

/** The documents of a row: one, or one for each value of the field that chooses. */
function documentsOf({ operation }: Route): string[] {
  return typeof operation === 'string' ? [operation] : Object.values(operation.documents);
}

/** What a call asks of whoever makes it. */
interface Door {
  /** Undefined where it is public. */
  roles: Role[] | undefined;
  /** What an API key needs for it; undefined where keys don't reach. */
  scope: ApiKeyScope | undefined;
  anyToken: boolean;
  inMaintenance: boolean;
}

const OPEN: Door = { roles: undefined, scope: undefined, anyToken: false, inMaintenance: false };

function securityOf({ roles, scope, anyToken }: Door): Operation['security'] {
  if (roles) return [{ token: [] }, ...(scope === undefined ? [] : [{ apiKey: [scope] }])];
  return anyToken ? [] : [{}, { token: [] }, { apiKey: [] }];
}

class OperationWriter {
  private readonly answers: Answers;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly components: Components,
    private readonly responses: Record<string, ResponseObject>,
  ) {
    this.answers = new Answers(schema, components);
  }

  write(row: Route, example: Example): Operation {
    const prepared = documentsOf(row).map((text) => prepareOperation(this.schema, text));
    const parts = unique(prepared.flatMap((each) => usedParts(this.schema, row, each, this.components)));
    const doors = prepared.map(({ operation }) => this.door(operation));
    const [door = OPEN] = doors;
    const parameters = this.parameters(row, parts, example);
    const body = requestBody(row, parts, example);
    const codes = refusalsOf(row, {
      ...door,
      isMutation: prepared.some(({ operation }) => operation.operation === 'mutation'),
      takesVariables: parts.length > 0,
      namesSomething: row.path.includes('{') || namesSomething(prepared),
    });
    return {
      operationId: operationId(row, prepared),
      summary: row.summary,
      ...(door.roles ? { description: `For ${door.roles.map((role) => ROLE_WORDS[role]).join(', ')}.` } : {}),
      tags: [row.tag],
      ...(row.aliasOf === undefined ? {} : { deprecated: true }),
      security: securityOf(door),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(body ? { requestBody: body } : {}),
      responses: {
        ...this.success(row, prepared[0], example),
        ...refusalResponses(codes, this.responses),
      },
    };
  }

  private door({ operation: kind, selectionSet }: OperationDefinitionNode): Door {
    const root = this.schema.getRootType(kind);
    const doors = selectionSet.selections.flatMap((selection) => {
      const field = selection.kind === 'Field' ? root?.getFields()[selection.name.value] : undefined;
      return root && field ? [operationOf(this.schema, { ...field, args: {} }, root.name)] : [];
    });
    return {
      roles: doors.find(({ roles }) => roles !== undefined)?.roles,
      scope: doors.find(({ scope }) => scope !== undefined)?.scope,
      anyToken: doors.every(({ anyToken }) => anyToken),
      inMaintenance: doors.every(({ inMaintenance }) => inMaintenance),
    };
  }

  private parameters(row: Route, parts: readonly UsedPart[], example: Example): Parameter[] {
    const inPath = parts.filter(({ part }) => part === 'path').map((part) => parameter('path', part, example.params));
    const inQuery = parts
      .filter(({ part }) => part === 'query')
      .map((part) => parameter('query', { ...part, schema: declared(row, part) }, example.query));
    const inHeader = parts.filter(({ part }) => part === 'key').map(({ name }) => idempotencyKey(name));
    return [...inPath, ...inQuery, ...inHeader];
  }

  private success(
    row: Route,
    prepared: PreparedOperation | undefined,
    example: Example,
  ): Record<string, ResponseObject> {
    const status = row.status ?? 200;
    const isRead = row.method === 'GET';
    const names = [
      ...EVERYWHERE,
      ...(isRead ? ['ETag', 'Cache-Control'] : []),
      ...(row.aliasOf === undefined ? [] : ['Deprecation', 'Link']),
    ];
    if (row.file || row.render) return fileResponses(row, names);
    const unchanged: Record<string, ResponseObject> = isRead
      ? { 304: { description: 'The same answer as the one whose `ETag` was sent.', headers: headers(...names) } }
      : {};
    if (status === 204 || !prepared) return { 204: { description: 'Done.', headers: headers(...names) } };
    const content: MediaType = {
      schema: this.answers.of(row, prepared.operation),
      ...(example.answer === undefined ? {} : { example: example.answer }),
    };
    const description = status === 201 ? 'Made.' : 'The answer.';
    return {
      [status]: { description, headers: headers(...names), content: { 'application/json': content } },
      ...unchanged,
    };
  }
}

function operationId({ aliasOf }: Route, prepared: readonly PreparedOperation[]): string {
  const names = prepared.map(({ operation }) => (operation.name?.value ?? '').replace(/^Rest/, ''));
  const name = names.join('Or') + (aliasOf === undefined ? '' : 'Alias');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function unique(parts: readonly UsedPart[]): UsedPart[] {
  return [...new Map(parts.map((part) => [`${part.part} ${part.name}`, part])).values()];
}

/** Whether an id is sent along: of something that may not exist. */
function namesSomething(prepared: readonly PreparedOperation[]): boolean {
  return prepared.some(({ variableTypes }) =>
    Object.entries(variableTypes).some(([name, type]) => {
      const named = getNamedType(type);
      return [name, ...(isInputObjectType(named) ? Object.keys(named.getFields()) : [])].some((each) =>
        /(^id|Ids?)$/.test(each),
      );
    }),
  );
}

/** How a query parameter looks: as the row declares it, else as the input's field that takes it. */
function declared(row: Route, { name, schema }: UsedPart): JsonSchema {
  const own = row.query?.[name];
  if (!own) return schema;
  const { description, pattern, type = 'string' } = own;
  return { type, description, ...(pattern === undefined ? {} : { pattern }) };
}

function parameter(
  where: 'path' | 'query',
  { name, schema, isRequired }: UsedPart,
  examples: Readonly<Record<string, unknown>> = {},
): Parameter {
  const { description, ...rest } = schema;
  return {
    name,
    in: where,
    ...(where === 'path' || isRequired ? { required: true } : {}),
    ...(description === undefined ? {} : { description }),
    ...(rest.type === 'array' ? { style: 'form', explode: false } : {}),
    schema: rest,
    ...(examples[name] === undefined ? {} : { example: examples[name] }),
  };
}

function idempotencyKey(name: string): Parameter {
  return {
    name,
    in: 'header',
    description: 'A key of your own: sent twice with the same body, it is done once and answered alike.',
    schema: { type: 'string', minLength: 1, maxLength: 100 },
  };
}

function requestBody(row: Route, parts: readonly UsedPart[], example: Example): Operation['requestBody'] {
  if (row.upload) return formBody(row.upload);
  const inBody = parts.filter(({ part }) => part === 'body');
  const chosen = typeof row.operation === 'string' ? undefined : row.operation;
  if (inBody.length === 0 && !chosen) return undefined;
  const shown = example.body === undefined ? {} : { example: example.body };
  const whole = inBody.find(({ name }) => name === '');
  if (whole && !chosen) return { required: true, content: { 'application/json': { schema: whole.schema, ...shown } } };
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(inBody.filter(({ name }) => name !== '').map(({ name, schema: of }) => [name, of])),
    required: inBody.filter(({ name, isRequired }) => name !== '' && isRequired).map(({ name }) => name),
  };
  if (!chosen) return { required: true, content: { 'application/json': { schema, ...shown } } };
  const choice: JsonSchema = {
    type: 'object',
    properties: {
      [chosen.byBodyField]: { enum: Object.keys(chosen.documents), description: 'Which of the two is done.' },
    },
    required: [chosen.byBodyField],
  };
  const both = whole ? { allOf: [choice, whole.schema] } : choice;
  return { required: true, content: { 'application/json': { schema: both, ...shown } } };
}

function formBody({ field, kind }: NonNullable<Route['upload']>): Operation['requestBody'] {
  const { maxBytes, mimeTypes, wrongType } = UPLOAD_RULES[kind];
  const megabytes = maxBytes / (1024 * 1024);
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      [field]: {
        type: 'string',
        contentMediaType: 'application/octet-stream',
        description: `The file, at most ${megabytes} MB. ${wrongType}.`,
      },
    },
    required: [field],
  };
  const encoding = { [field]: { contentType: mimeTypes.join(', ') } };
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
}

function fileResponses(
  { mediaTypes = ['application/octet-stream'] }: Route,
  names: string[],
): Record<string, ResponseObject> {
  const content = Object.fromEntries(
    mediaTypes.map((type): [string, MediaType] => [type, { schema: { type: 'string', contentMediaType: type } }]),
  );
  const own = headers(...names, 'Content-Disposition', 'Accept-Ranges');
  return {
    200: { description: 'The file, as an attachment.', headers: own, content },
    206: { description: 'The asked part of the file.', headers: { ...own, ...headers('Content-Range') }, content },
    304: { description: 'The same file as the one whose `ETag` was sent.', headers: own },
    416: { description: 'The file has no such part.', headers: { ...own, ...headers('Content-Range') } },
  };
}

function sorted<T>(parts: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
