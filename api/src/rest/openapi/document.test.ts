import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { ROUTES, TAGS } from '../../modules/routes.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import { ERROR_CODES, type ErrorCode } from '../../domain/input/errors.js';
import { SPECIFIED_CALLS, type SpecifiedCall } from '../../testing/call-table.js';
import { startHarness, type Harness } from '../../testing/harness.js';
import type { OpenApiDocument } from './document.js';
import type { JsonSchema } from './json-schema.js';

let app: Harness;
let document: OpenApiDocument;
beforeAll(async () => {
  app = await startHarness();
  document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as OpenApiDocument;
});
afterAll(() => app.close());

/** What other linters recommend (Spectral's `oas`), beyond the recommended rules of this one. */
const ALSO_ASKED = Object.fromEntries(
  [
    ...['info-contact', 'info-license', 'no-invalid-parameter-examples', 'no-invalid-schema-examples'],
    ...['no-unused-components', 'operation-description', 'operation-operationId-url-safe', 'operation-singular-tag'],
    ...['operation-tag-defined', 'parameter-description', 'tag-description'],
  ].map((rule) => [rule, 'error'] as const),
);

async function findProblems(of: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: ALSO_ASKED });
  const found = await lintFromString({ source: JSON.stringify(of), absoluteRef: '/openapi.json', config });
  return found.map(({ severity, ruleId, message, location }) =>
    [severity, ruleId, location[0]?.pointer, message].join(' '),
  );
}

/** A schema with its reference resolved, and without null. */
function followed(schema: JsonSchema | undefined): JsonSchema {
  if (schema?.$ref !== undefined) return followed(document.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  if (schema?.anyOf) return followed(schema.anyOf[0]);
  if (schema?.allOf) {
    const all = schema.allOf.map(followed);
    return { properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Record<string, JsonSchema> };
  }
  return schema ?? {};
}

/** The schema at a path such as `data[].category.name`. */
function at(schema: JsonSchema | undefined, path: string): JsonSchema | undefined {
  const steps = path.split('.').filter((step) => step !== '');
  return steps.reduce<JsonSchema | undefined>((here, step) => {
    const name = step.replace('[]', '');
    const inner = name === '' ? here : followed(here).properties?.[name];
    return inner && step.endsWith('[]') ? followed(inner).items : inner;
  }, schema);
}

const findOperation = ({ method, path }: Pick<SpecifiedCall, 'method' | 'path'>) =>
  document.paths[path]?.[method.toLowerCase()];

function getResponseSchema(call: SpecifiedCall): JsonSchema | undefined {
  const responses = findOperation(call)?.responses;
  const response = responses?.['200'] ?? responses?.['201'];
  return response && 'content' in response ? response.content?.['application/json']?.schema : undefined;
}

function getBodySchema(call: SpecifiedCall): JsonSchema | undefined {
  const content = findOperation(call)?.requestBody?.content ?? {};
  return (content['application/json'] ?? content['multipart/form-data'])?.schema;
}

describe('the OpenAPI document', () => {
  test('the recommended rules of a linter find nothing in it, and would if there were something', async () => {
    expect(await findProblems(document)).toEqual([]);
    const broken = structuredClone(document);
    delete broken.paths['/health']?.get?.responses['200'];
    expect(await findProblems(broken)).not.toEqual([]);
  });

  test('has what other linters ask for: a contact, descriptions, scopes that their scheme has', () => {
    expect(document.info.contact).toEqual({ name: 'Support', email: expect.stringContaining('@') });
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
    );
    expect(operations.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
    // Bearer schemes have no scopes.
    const listing = operations.filter(({ security }) => security.some((each) => Object.values(each).flat().length > 0));
    expect(listing.map(({ name }) => name)).toEqual([]);
    const schemes = new Set(operations.flatMap(({ security }) => security.flatMap((each) => Object.keys(each))));
    expect(Object.keys(document.components.securitySchemes).sort()).toEqual([...schemes].sort());
  });

  test('says of what an API key with its scope can call', () => {
    const { description, security } = document.paths['/business/bookings/{id}/status']?.put ?? {};
    expect(description).toContain('An API key needs the scope `bookings`.');
    expect(security).toEqual([{ token: [] }, { apiKeyWithBookings: [] }]);
  });

  test('tells of calls that can be repeated how a repetition is answered', () => {
    const repeatable = ROUTES.filter(({ method, path }) => {
      const responses = document.paths[path]?.[method.toLowerCase()]?.responses['201'];
      return responses && 'headers' in responses && responses.headers?.['Idempotent-Replayed'];
    });
    expect(repeatable.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'POST /business/bookings',
      'POST /business/bookings/{id}/changes',
      'POST /business/bookings/{id}/expenses',
      'POST /business/bookings/{id}/messages',
      'POST /business/bookings/{id}/offers',
      'POST /business/bookings/{id}/payments',
      'POST /business/bookings/{id}/signatures',
      'POST /business/bookings/{id}/tasks',
      'POST /business/bookings/{id}/visits',
      'POST /business/cash-book/counts',
      'POST /business/enquiries',
      'POST /business/enquiries/{id}/messages',
      'POST /business/enquiries/{id}/offers',
      'POST /business/enquiries/{id}/visits',
      'POST /business/expenses/{id}/correction',
      'POST /business/halls',
      'POST /business/menus',
      'POST /business/payments/{id}/correction',
      'POST /user/booking-groups',
      'POST /user/bookings',
      'POST /user/bookings/{id}/changes',
      'POST /user/bookings/{id}/messages',
      'POST /user/bookings/{id}/proofs',
      'POST /user/bookings/{id}/visits',
      'POST /user/enquiries/{id}/messages',
      'POST /user/enquiries/{id}/visits',
      'POST /user/halls/{id}/enquiries',
    ]);
  });

  test('[customer §7, business §7] describes every row of the table, and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test('[customer §7, business §7] names every field that the specifications send, every query parameter', () => {
    const missing = SPECIFIED_CALLS.flatMap((call) => [
      ...(call.body ?? [])
        .filter((field) => !at(getBodySchema(call), field))
        .map((field) => `${call.method} ${call.path} body ${field}`),
      ...(call.query ?? [])
        .filter((name) => !findOperation(call)?.parameters?.some((each) => each.in === 'query' && each.name === name))
        .map((name) => `${call.method} ${call.path} query ${name}`),
    ]);
    expect(missing).toEqual([]);
  });

  test('[customer §7, business §7] promises every field that the specifications read', () => {
    const missing = SPECIFIED_CALLS.flatMap((call) => {
      const answer = getResponseSchema(call);
      return (call.answers ?? [])
        .filter((field) => !at(field.startsWith('[]') ? answer?.items : answer, field.replace(/^\[\]\.?/, '')))
        .map((field) => `${call.method} ${call.path} ${field}`);
    });
    expect(missing).toEqual([]);
  });

  test('[business §5] holds the limits of the forms: lengths, patterns, choices, ranges', () => {
    const schemas = document.components.schemas;
    expect(schemas.RegisterInput?.properties).toMatchObject({
      username: { minLength: 4, maxLength: 100, pattern: '^[A-Za-z0-9_]+$' },
      email: { format: 'email' },
      password: { minLength: 8 },
      name: { minLength: 2 },
      role: { $ref: '#/components/schemas/Role' },
    });
    expect(schemas.WriteReviewInput?.properties).toMatchObject({
      rating: { minimum: 1, maximum: 5 },
      comment: { maxLength: 500 },
    });
    expect(schemas.ApplyForBusinessInput?.properties).toMatchObject({
      name: { minLength: 2, maxLength: 100 },
      location: { minLength: 5, maxLength: 200 },
      description: { minLength: 10, maxLength: 1000 },
    });
    expect(schemas.BusinessSettingsInput?.properties).toMatchObject({
      discountPercentage: { minimum: 0, maximum: 100 },
      taxPercentage: { minimum: 0, maximum: 100 },
    });
    expect(schemas.PriceType?.enum).toEqual(['fixed', 'per_hour', 'per_person', 'percentage']);
    const limit = document.paths['/public/halls']?.get?.parameters?.find(({ name }) => name === 'limit');
    expect(limit?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
    const key = document.paths['/user/bookings']?.post?.parameters?.find(({ name }) => name === 'Idempotency-Key');
    expect(key?.schema).toMatchObject({ maxLength: BOOKING_LIMITS.idempotencyKeyMaxCharacters });
  });

  test('everything in it is described: operations, parameters, fields, tags', () => {
    const bare: string[] = [];
    const look = (name: string, schema: JsonSchema) => {
      for (const [field, inner] of Object.entries(schema.properties ?? {})) {
        if (!inner.description) bare.push(`${name}.${field}`);
      }
    };
    Object.entries(document.components.schemas).forEach(([name, schema]) => look(name, schema));
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { summary, parameters = [], tags }] of Object.entries(operations)) {
        if (!summary || !tags.every((tag) => TAGS[tag])) bare.push(`${method} ${path}`);
        parameters
          .filter(({ description }) => !description)
          .forEach(({ name }) => bare.push(`${method} ${path} ${name}`));
      }
    }
    expect(bare).toEqual([]);
  });

  test('[customer §8, business §8] lists every code of a refusal with its one status', () => {
    expect(document.components.schemas.Error?.properties?.code?.enum).toEqual(Object.keys(ERROR_CODES));
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { responses }] of Object.entries(operations)) {
        for (const [status, response] of Object.entries(responses)) {
          if (!('$ref' in response)) continue;
          const named = document.components.responses[response.$ref.split('/').at(-1) ?? ''];
          const schema = named?.content?.['application/json']?.schema.allOf?.[1]?.properties?.code;
          const codes = (schema?.enum ?? []) as ErrorCode[];
          expect([method, path, codes.map((code) => String(ERROR_CODES[code]))]).toEqual([
            method,
            path,
            codes.map(() => status),
          ]);
        }
      }
    }
  });

  test('is served with an ETag, answers 304 to it, and refuses other methods like every address', async () => {
    const first = await fetch(`${app.url}/api/openapi.json`);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toMatch(/^application\/json/);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${app.url}/api/openapi.json`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const { status, headers, body } = await app.visitor.rest('POST', '/openapi.json', {});
    expect({ status, allow: headers.get('allow'), code: body.code }).toEqual({
      status: 405,
      allow: 'GET, HEAD, OPTIONS',
      code: 'METHOD_NOT_ALLOWED',
    });
  });
});
