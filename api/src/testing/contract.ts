import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { VERSION } from '../env.js';
import { ROUTES, TAGS } from '../modules/routes.js';
import { openApiDocument, type OpenApi } from '../rest/openapi/document.js';
import type { JsonSchema } from '../rest/openapi/json-schema.js';
import type { ResponseObject } from '../rest/openapi/responses.js';
import { ERROR_CODES, type ErrorCode } from '../domain/input/errors.js';
import { isEmail } from '../domain/text/text.js';
import { isDay } from '../domain/time/days.js';
import { isInstant } from '../domain/time/zone.js';
import { buildProductSchema } from '../schema.js';

/** An answer of the facade, as it came over the wire. */
export interface Answered {
  method: string;
  /** Below `/api`, with its query. */
  path: string;
  status: number;
  headers: Headers;
  /** Decoded JSON; null for none, undefined where it isn't JSON. */
  body: unknown;
}

let made: Contract | undefined;

/** The OpenAPI document as a contract that every answer is held to. */
export function contract(): Contract {
  made ??= new Contract(openApiDocument({ schema: buildProductSchema(), rows: ROUTES, tags: TAGS, version: VERSION }));
  return made;
}

/** Holds answers against an OpenAPI document: status, headers, body; nothing may be in an answer that it doesn't name. */
export class Contract {
  private readonly ajv: Ajv2020;
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly patterns: { path: string; pattern: RegExp }[];

  constructor(readonly document: OpenApi) {
    this.ajv = new Ajv2020({ strictSchema: false, allErrors: true });
    this.ajv.addFormat('date-time', isInstant);
    this.ajv.addFormat('date', isDay);
    this.ajv.addFormat('email', isEmail);
    this.ajv.addFormat('uri-reference', true);
    this.ajv.addSchema({ ...closed(document) }, 'openapi');
    this.patterns = Object.keys(document.paths)
      .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`) }))
      // A word in a path goes before a parameter.
      .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  }

  /** The row's path that an address belongs to. */
  pathOf(address: string): string | undefined {
    const [bare = ''] = address.split('?');
    return this.patterns.find(({ pattern }) => pattern.test(bare))?.path;
  }

  /**
   * For every answer of every test: what succeeds is as documented, what is refused has the one shape and its code's status.
   * @throws Error that says what is otherwise
   */
  checkShape(answer: Answered): void {
    const { status, body, path, method } = answer;
    if (status < 400) {
      if (this.pathOf(path) !== undefined) this.check(answer);
      return;
    }
    if (method === 'HEAD' || status === 416) return;
    const at = `${method} ${path} answered ${status}`;
    this.validate(at, '#/components/schemas/Error', body);
    const { code } = body as { code: ErrorCode };
    if (ERROR_CODES[code] !== status) throw new Error(`${at} with ${code}`);
  }

  /** @throws Error that says what in an answer the document doesn't promise, its refusals included */
  check({ method, path: address, status, headers, body }: Answered): void {
    const at = `${method} ${address} answered ${status}`;
    if (!headers.get('x-request-id')) throw new Error(`${at} without X-Request-Id`);
    if (method === 'HEAD' || (method === 'OPTIONS' && status === 204)) return;
    const path = this.pathOf(address);
    const documented = path === undefined ? undefined : this.document.paths[path]?.[method.toLowerCase()];
    if (path === undefined || !documented) {
      this.validate(at, '#/components/schemas/Error', body);
      return;
    }
    const response = documented.responses[status];
    if (!response) throw new Error(`${at}, which the document doesn't know: ${JSON.stringify(body)}`);
    const pointer =
      '$ref' in response ? response.$ref : `#/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`;
    const { content } = '$ref' in response ? this.component(response.$ref) : response;
    if (!content) {
      if (body !== null) throw new Error(`${at} with a body: ${JSON.stringify(body)}`);
      return;
    }
    if (content['application/json']) this.validate(at, `${pointer}/content/application~1json/schema`, body);
  }

  /** What in a request the document doesn't know, or knows otherwise. */
  problemsOfRequest(
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
      return this.problems(this.ajv.compile({ ...inDocument(schema) }), value).map(
        (problem) => `${where} parameter ${name} ${problem}`,
      );
    });
    const content = operation.requestBody?.content['application/json'];
    if (!content) return [...unknown, ...wrong, ...(body === undefined ? [] : ['takes no body'])];
    return [...unknown, ...wrong, ...this.problems(this.ajv.compile({ ...inDocument(content.schema) }), body)];
  }

  private problems(validator: ValidateFunction, value: unknown): string[] {
    if (validator(value)) return [];
    return (validator.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    );
  }

  private component(ref: string): ResponseObject {
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
    const problems = this.problems(validator, body);
    if (problems.length === 0) return;
    throw new Error(
      `${at}, not as documented:\n${problems.slice(0, 10).join('\n')}\n${JSON.stringify(body).slice(0, 2000)}`,
    );
  }
}

function escaped(path: string): string {
  return encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** The document with every object of its answers closed, so that a field that it doesn't name is found. */
function closed(document: OpenApi): OpenApi {
  const copy = structuredClone(document);
  for (const [name, schema] of Object.entries(copy.components.schemas)) {
    // What is sent may hold more: it is ignored.
    if (!name.endsWith('Input')) close(schema);
  }
  for (const operations of Object.values(copy.paths)) {
    for (const { responses } of Object.values(operations)) {
      for (const response of Object.values(responses)) {
        if ('content' in response) Object.values(response.content ?? {}).forEach(({ schema }) => close(schema));
      }
    }
  }
  return copy;
}

function close(schema: JsonSchema): void {
  if (schema.properties) {
    schema.additionalProperties ??= false;
    Object.values(schema.properties).forEach(close);
  }
  if (schema.items) close(schema.items);
  schema.anyOf?.forEach(close);
}

/** A schema of the document whose references lead into it. */
function inDocument(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as JsonSchema;
}
