import { getNamedType, isInputObjectType, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { prepareOperation, type PreparedOperation } from '../../graphql/execute.js';
import { getAccessRules } from '../../graphql/guard.js';
import type { Role } from '../../domain/accounts/roles.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { UPLOAD_RULES } from '../../domain/media/uploads.js';
import { API_BASE_PATH } from '../../domain/requests/limits.js';
import type { Route } from '../route.js';
import { ResponseSchemas } from './answers.js';
import { readExamples, type Example } from './examples.js';
import type { JsonSchema } from './json-schema.js';
import { describeParameters, type Parameter } from './parameters.js';
import { findUsedParts, type UsedPart } from './requests.js';
import {
  ERROR_SCHEMA,
  COMMON_HEADERS,
  headerRefs,
  HEADERS,
  describeErrors,
  listErrorCodes,
  type Header,
  type MediaType,
  type Reference,
  type ResponseObject,
} from './responses.js';
import { Components } from './types.js';

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  deprecated?: boolean;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | Reference>;
}

/** The parts of an OpenAPI 3.1 document that we write. */
export interface OpenApiDocument {
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

/** What the document is generated from. */
export interface DocumentParts {
  schema: GraphQLSchema;
  rows: readonly Route[];
  /** Descriptions of the tags, in the document's order. */
  tags: Readonly<Record<string, string>>;
  /** By method and path, as in `GET /public/halls`; defaults to those recorded from real requests. */
  examples?: Readonly<Record<string, Example>>;
  version: string;
  /** Where people who use the API write to. */
  supportEmail: string;
}

const DESCRIPTION = `Halls for weddings, corporate events and celebrations: search, prices, availability, bookings, and everything that
owners and staff do. Each call executes an operation of the GraphQL schema with the same rules.

Money is a number with at most two decimals, its currency on the same object. Instants are ISO 8601 in UTC. Fields that a call
does not know are ignored, never applied. \`docs/integrators.md\` leads from nothing to a booking in five minutes.`;

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  user: 'customers',
  business: 'venue owners',
  moderator: 'moderators',
  admin: 'admins',
};

/**
 * Describes the rows as an OpenAPI 3.1 document: from the table that serves them, the schema's types and the limits of the rules.
 */
export function createOpenApiDocument({
  schema,
  rows,
  tags,
  examples = readExamples(),
  version,
  supportEmail,
}: DocumentParts): OpenApiDocument {
  const components = new Components();
  components.ref('Error', () => ERROR_SCHEMA);
  const responses: Record<string, ResponseObject> = {};
  const writer = new OperationWriter(schema, components, responses);
  const paths: OpenApiDocument['paths'] = {};
  for (const row of rows) {
    const operation = writer.write(row, examples[`${row.method} ${row.path}`] ?? {});
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mehfil',
      version,
      description: DESCRIPTION,
      contact: { name: 'Support', email: supportEmail },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_BASE_PATH, description: 'This server.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The session token from sign-in, as `Authorization: Bearer …`. Cookies are never used.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of a business, created in its settings, as `Authorization: Bearer mhf_…`.',
        },
        ...Object.fromEntries(
          Object.values(ApiKeyScope).map((scope) => [
            toSchemeName(scope),
            { type: 'http', scheme: 'bearer', description: `An API key with the scope \`${scope}\`.` },
          ]),
        ),
      },
      headers: HEADERS,
      responses: sortKeys(responses),
      schemas: sortKeys(components.schemas),
    },
  };
}

/** The documents of a row: one, or one for each value of its discriminating field. */
function getDocuments({ operation }: Route): string[] {
  return typeof operation === 'string' ? [operation] : Object.values(operation.documents);
}

/** The access requirements of a call. */
interface Access {
  /** Undefined when public. */
  roles: Role[] | undefined;
  /** The scope that an API key needs; undefined when API keys are refused. */
  scope: ApiKeyScope | undefined;
  anyToken: boolean;
  inMaintenance: boolean;
  recentSignIn: boolean;
}

const PUBLIC_ACCESS: Access = {
  roles: undefined,
  scope: undefined,
  anyToken: false,
  inMaintenance: false,
  recentSignIn: false,
};

/** Who may use a call. */
function describeAccess({ roles, scope }: Access): string {
  if (!roles) return 'For everyone.';
  const accounts = `For ${roles.map((role) => ROLE_NAMES[role]).join(', ')}.`;
  return scope === undefined ? accounts : `${accounts} An API key needs the scope \`${scope}\`.`;
}

/** The security scheme of API keys with a scope: only those of OAuth 2 list scopes. */
function toSchemeName(scope: ApiKeyScope): string {
  return `apiKeyWith${scope.charAt(0).toUpperCase()}${scope.slice(1)}`;
}

function toSecurity({ roles, scope, anyToken }: Access): Operation['security'] {
  if (roles) return [{ token: [] }, ...(scope === undefined ? [] : [{ [toSchemeName(scope)]: [] }])];
  return anyToken ? [] : [{}, { token: [] }, { apiKey: [] }];
}

class OperationWriter {
  private readonly answers: ResponseSchemas;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly components: Components,
    private readonly responses: Record<string, ResponseObject>,
  ) {
    this.answers = new ResponseSchemas(schema, components);
  }

  write(row: Route, example: Example): Operation {
    const prepared = getDocuments(row).map((text) => prepareOperation(this.schema, text));
    const parts = uniqueParts(prepared.flatMap((each) => findUsedParts(this.schema, row, each, this.components)));
    const accesses = prepared.map(({ operation }) => this.getAccess(operation));
    const [access = PUBLIC_ACCESS] = accesses;
    const parameters = describeParameters(row, parts, example);
    const body = describeRequestBody(row, parts, example);
    const codes = listErrorCodes(row, {
      ...access,
      isMutation: prepared.some(({ operation }) => operation.operation === 'mutation'),
      takesVariables: parts.length > 0,
      hasId: row.path.includes('{') || hasIdVariable(prepared),
    });
    return {
      operationId: toOperationId(row, prepared),
      summary: row.summary,
      description: describeAccess(access),
      tags: [row.tag],
      ...(row.aliasOf === undefined ? {} : { deprecated: true }),
      security: toSecurity(access),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(body ? { requestBody: body } : {}),
      responses: {
        ...this.describeSuccess(row, prepared[0], { example, isRepeatable: parts.some(({ part }) => part === 'key') }),
        ...describeErrors(codes, this.responses),
      },
    };
  }

  private getAccess({ operation: kind, selectionSet }: OperationDefinitionNode): Access {
    const root = this.schema.getRootType(kind);
    const accesses = selectionSet.selections.flatMap((selection) => {
      const field = selection.kind === 'Field' ? root?.getFields()[selection.name.value] : undefined;
      return root && field ? [getAccessRules(this.schema, { ...field, args: {} }, root.name)] : [];
    });
    return {
      roles: accesses.find(({ roles }) => roles !== undefined)?.roles,
      scope: accesses.find(({ scope }) => scope !== undefined)?.scope,
      anyToken: accesses.every(({ anyToken }) => anyToken),
      inMaintenance: accesses.every(({ inMaintenance }) => inMaintenance),
      recentSignIn: accesses.some(({ recentSignIn }) => recentSignIn),
    };
  }

  private describeSuccess(
    row: Route,
    prepared: PreparedOperation | undefined,
    { example, isRepeatable }: { example: Example; isRepeatable: boolean },
  ): Record<string, ResponseObject> {
    const status = row.status ?? 200;
    const isRead = row.method === 'GET';
    const names = [
      ...COMMON_HEADERS,
      ...(isRead ? ['ETag', 'Cache-Control'] : []),
      ...(isRepeatable ? ['Idempotent-Replayed'] : []),
      ...(row.aliasOf === undefined ? [] : ['Deprecation', 'Link']),
    ];
    if (row.stream) return describeStream(row, names);
    if (row.file || row.render) return describeFile(row, names);
    const unchanged: Record<string, ResponseObject> = isRead
      ? {
          304: { description: 'Not modified since the response with the given `ETag`.', headers: headerRefs(...names) },
        }
      : {};
    if (status === 204 || !prepared) return { 204: { description: 'Done.', headers: headerRefs(...names) } };
    const content: MediaType = {
      schema: this.answers.describe(row, prepared.operation),
      ...(example.answer === undefined ? {} : { example: example.answer }),
    };
    const description = status === 201 ? 'Made.' : 'The response.';
    return {
      [status]: { description, headers: headerRefs(...names), content: { 'application/json': content } },
      ...unchanged,
    };
  }
}

function toOperationId({ aliasOf }: Route, prepared: readonly PreparedOperation[]): string {
  const names = prepared.map(({ operation }) => (operation.name?.value ?? '').replace(/^Rest/, ''));
  const name = names.join('Or') + (aliasOf === undefined ? '' : 'Alias');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Each once; the documents of one call may take different bodies as a whole. */
function uniqueParts(parts: readonly UsedPart[]): UsedPart[] {
  const toKey = ({ part, name, schema }: UsedPart) => [part, name, name === '' ? JSON.stringify(schema) : ''].join(' ');
  return [...new Map(parts.map((part) => [toKey(part), part])).values()];
}

/** Whether the request carries an id, which may not exist. */
function hasIdVariable(prepared: readonly PreparedOperation[]): boolean {
  return prepared.some(({ variableTypes }) =>
    Object.entries(variableTypes).some(([name, type]) => {
      const named = getNamedType(type);
      return [name, ...(isInputObjectType(named) ? Object.keys(named.getFields()) : [])].some((each) =>
        /(^id|Ids?)$/.test(each),
      );
    }),
  );
}

function describeRequestBody(row: Route, parts: readonly UsedPart[], example: Example): Operation['requestBody'] {
  if (row.upload) return describeForm(row.upload);
  const inBody = parts.filter(({ part }) => part === 'body');
  const chosen = typeof row.operation === 'string' ? undefined : row.operation;
  if (inBody.length === 0 && !chosen) return undefined;
  const shown = example.body === undefined ? {} : { example: example.body };
  const wholes = inBody.filter(({ name }) => name === '');
  const [whole] = wholes;
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
      [chosen.byBodyField]: { enum: Object.keys(chosen.documents), description: 'Selects the action.' },
    },
    required: [chosen.byBodyField],
  };
  const both = whole ? { allOf: [choice, ...wholes.map((each) => each.schema)] } : choice;
  return { required: true, content: { 'application/json': { schema: both, ...shown } } };
}

function describeForm({ field, kind }: NonNullable<Route['upload']>): Operation['requestBody'] {
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

/** A file that is written while it is sent: without ranges and `ETag`. */
function describeStream({ mediaTypes = [] }: Route, names: readonly string[]): Record<string, ResponseObject> {
  const content = Object.fromEntries(
    mediaTypes.map((type): [string, MediaType] => [type, { schema: { type: 'string', contentMediaType: type } }]),
  );
  const headers = headerRefs(...names.filter((name) => name !== 'ETag'), 'Content-Disposition');
  return { 200: { description: 'The file, as an attachment.', headers, content } };
}

function describeFile(
  { mediaTypes = ['application/octet-stream'] }: Route,
  names: string[],
): Record<string, ResponseObject> {
  const content = Object.fromEntries(
    mediaTypes.map((type): [string, MediaType] => [type, { schema: { type: 'string', contentMediaType: type } }]),
  );
  const own = headerRefs(...names, 'Content-Disposition', 'Accept-Ranges');
  return {
    200: { description: 'The file, as an attachment.', headers: own, content },
    206: {
      description: 'The requested range of the file.',
      headers: { ...own, ...headerRefs('Content-Range') },
      content,
    },
    304: { description: 'Not modified since the response with the given `ETag`.', headers: own },
    416: { description: 'The range is outside the file.', headers: { ...own, ...headerRefs('Content-Range') } },
  };
}

function sortKeys<T>(parts: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
