import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { VERSION } from '../env.js';
import { ROUTES, TAGS } from '../modules/routes.js';
import { createOpenApiDocument, type OpenApiDocument } from '../rest/openapi/document.js';
import type { JsonSchema } from '../rest/openapi/json-schema.js';
import type { ResponseObject } from '../rest/openapi/responses.js';
import { ERROR_CODES, type ErrorCode } from '../domain/input/errors.js';
import { isEmail } from '../domain/text/text.js';
import { isDay } from '../domain/time/days.js';
import { isInstant } from '../domain/time/zone.js';
import { getProductSchema } from '../schema.js';

/** A response of the REST API, as received. */
export interface RestResponse {
  method: string;
  /** Below `/api`, with its query. */
  path: string;
  status: number;
  headers: Headers;
  /** Decoded JSON; null without a body, undefined when it isn't JSON. */
  body: unknown;
}

let cache: Contract | undefined;

/** The OpenAPI document as a contract for every response. */
export function getContract(): Contract {
  cache ??= new Contract(
    createOpenApiDocument({
      schema: getProductSchema(),
      rows: ROUTES,
      tags: TAGS,
      version: VERSION,
      supportEmail: 'support@mehfil.example',
    }),
  );
  return cache;
}

/** Checks responses against an OpenAPI document: status, headers, body; undocumented fields are errors. */
export class Contract {
  private readonly ajv: Ajv2020;
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly patterns: { path: string; pattern: RegExp }[];

  constructor(readonly document: OpenApiDocument) {
    this.ajv = new Ajv2020({ strictSchema: false, allErrors: true });
    this.ajv.addFormat('date-time', isInstant);
    this.ajv.addFormat('date', isDay);
    this.ajv.addFormat('email', isEmail);
    this.ajv.addFormat('uri-reference', true);
    this.ajv.addSchema({ ...toClosedDocument(document) }, 'openapi');
    this.patterns = Object.keys(document.paths)
      .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`) }))
      // Literal segments take precedence over parameters.
      .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  }

  /** The path pattern that a URL matches. */
  matchPath(address: string): string | undefined {
    const [bare = ''] = address.split('?');
    return this.patterns.find(({ pattern }) => pattern.test(bare))?.path;
  }

  /**
   * Checks every response in every test: successes as documented, errors in the common format with the status of their code.
   * @throws Error with the difference
   */
  checkShape(answer: RestResponse): void {
    const { status, body, path, method } = answer;
    if (status < 400) {
      if (this.matchPath(path) !== undefined) this.check(answer);
      return;
    }
    if (method === 'HEAD' || status === 416) return;
    const at = `${method} ${path} answered ${status}`;
    this.validate(at, '#/components/schemas/Error', body);
    const { code } = body as { code: ErrorCode };
    if (ERROR_CODES[code] !== status) throw new Error(`${at} with ${code}`);
  }

  /** @throws Error with what the document doesn't promise, including error responses */
  check({ method, path: address, status, headers, body }: RestResponse): void {
    const at = `${method} ${address} answered ${status}`;
    if (!headers.get('x-request-id')) throw new Error(`${at} without X-Request-Id`);
    if (method === 'HEAD' || (method === 'OPTIONS' && status === 204)) return;
    const path = this.matchPath(address);
    const documented = path === undefined ? undefined : this.document.paths[path]?.[method.toLowerCase()];
    if (path === undefined || !documented) {
      this.validate(at, '#/components/schemas/Error', body);
      return;
    }
    const response = documented.responses[status];
    if (!response) throw new Error(`${at}, which the document doesn't know: ${JSON.stringify(body)}`);
    const pointer =
      '$ref' in response ? response.$ref : `#/paths/${escapePointer(path)}/${method.toLowerCase()}/responses/${status}`;
    const { content } = '$ref' in response ? this.resolveComponent(response.$ref) : response;
    if (!content) {
      if (body !== null) throw new Error(`${at} with a body: ${JSON.stringify(body)}`);
      return;
    }
    if (content['application/json']) this.validate(at, `${pointer}/content/application~1json/schema`, body);
  }

  /** Differences of a request from the document. */
  findRequestProblems(
    method: string,
    path: string,
    { params = {}, query = {}, body }: { params?: object | undefined; query?: object | undefined; body?: unknown },
  ): string[] {
    const operation = this.document.paths[path]?.[method.toLowerCase()];
    if (!operation) return ['is not documented'];
    const sent = { path: params, query };
    const unknown = Object.entries(sent).flatMap(([where, values]) =>
      Object.keys(values)
        .filter((name) => !operation.parameters?.some((each) => each.in === where && each.name === name))
        .map((name) => `${where} parameter ${name} is not documented`),
    );
    const wrong = (operation.parameters ?? []).flatMap(({ name, in: where, required, schema }) => {
      const value = where === 'header' ? undefined : (sent[where] as Record<string, unknown>)[name];
      if (value === undefined) return required ? [`${where} parameter ${name} is missing`] : [];
      return this.listProblems(this.ajv.compile({ ...resolveIn(schema) }), value).map(
        (problem) => `${where} parameter ${name} ${problem}`,
      );
    });
    const content = operation.requestBody?.content['application/json'];
    if (!content) return [...unknown, ...wrong, ...(body === undefined ? [] : ['takes no body'])];
    return [...unknown, ...wrong, ...this.listProblems(this.ajv.compile({ ...resolveIn(content.schema) }), body)];
  }

  private listProblems(validator: ValidateFunction, value: unknown): string[] {
    if (validator(value)) return [];
    return (validator.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    );
  }

  private resolveComponent(ref: string): ResponseObject {
    const response = this.document.components.responses[ref.split('/').at(-1) ?? ''];
    if (!response) throw new Error(`${ref} is not in the document`);
    return response;
  }

  private validate(at: string, pointer: string, body: unknown): void {
    let validator = this.validators.get(pointer);
    if (!validator) {
      validator = this.ajv.compile({ $ref: `openapi${pointer}` });
      this.validators.set(pointer, validator);
    }
    const problems = this.listProblems(validator, body);
    if (problems.length === 0) return;
    throw new Error(
      `${at}, not as documented:\n${problems.slice(0, 10).join('\n')}\n${JSON.stringify(body).slice(0, 2000)}`,
    );
  }
}

function escapePointer(path: string): string {
  return encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** The document with closed response objects, so that undocumented fields are found. */
function toClosedDocument(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const [name, schema] of Object.entries(copy.components.schemas)) {
    // Requests may contain additional fields, which are ignored.
    if (!name.endsWith('Input')) closeSchema(schema);
  }
  for (const operations of Object.values(copy.paths)) {
    for (const { responses } of Object.values(operations)) {
      for (const response of Object.values(responses)) {
        if ('content' in response) Object.values(response.content ?? {}).forEach(({ schema }) => closeSchema(schema));
      }
    }
  }
  return copy;
}

function closeSchema(schema: JsonSchema): void {
  if (schema.properties) {
    schema.additionalProperties ??= false;
    Object.values(schema.properties).forEach(closeSchema);
  }
  if (schema.items) closeSchema(schema.items);
  schema.anyOf?.forEach(closeSchema);
}

/** A schema whose references are resolved in the document. */
function resolveIn(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as JsonSchema;
}
