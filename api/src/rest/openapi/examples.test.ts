import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROUTES } from '../../modules/routes.js';
import { getContract } from '../../testing/contract.js';
import { recordExamples, type RecordedExamples } from '../../testing/rest-examples.js';
import { startHarness, type Harness } from '../../testing/harness.js';
import { EXAMPLES_FILE, readExamples } from './examples.js';

/** `WRITE_EXAMPLES=yes npm test -- openapi/examples` records the current responses. */
const WRITE = process.env.WRITE_EXAMPLES === 'yes';

let app: Harness;
let played: RecordedExamples;
beforeAll(async () => {
  app = await startHarness({ UPLOADS_PER_HOUR: '0', WEBHOOKS_TO_LOCALHOST: 'on' });
  played = await recordExamples(app);
  if (WRITE) writeFileSync(EXAMPLES_FILE, `${JSON.stringify(played.examples, null, 2)}\n`);
  // Every call of the API, one after the other.
}, 120_000);
afterAll(() => app.close());

describe('the examples of the OpenAPI document', () => {
  test('[customer §7, business §7] every call of the table has one, and it succeeds', () => {
    const missing = ROUTES.map(({ method, path }) => `${method} ${path}`).filter((name) => !played.examples[name]);
    expect(missing).toEqual([]);
    expect(played.failed).toEqual([]);
  });

  test('[customer §7, business §7] each is what a server really answers to what is really sent', () => {
    expect(played.examples).toEqual(readExamples());
  });

  test('[customer §7, business §7] every example that is sent fits the body and the parameters that are documented', () => {
    const problems = Object.entries(played.examples).flatMap(([name, { params, query, body }]) => {
      const [method = '', path = ''] = name.split(' ');
      return getContract()
        .findRequestProblems(method, path, { params, query, body })
        .map((problem) => `${name} ${problem}`);
    });
    expect(problems).toEqual([]);
  });
});
