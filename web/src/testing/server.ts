import type { ErrorCode, FieldError } from '@mehfil/api/domain/input/errors';

/** What a fake server was asked. */
export interface Asked {
  operation: string;
  variables: Record<string, unknown>;
  headers: Record<string, string>;
  /** The document's text; absent where its hash was sent alone. */
  query?: string;
  extensions: Record<string, unknown>;
}

/** Answers one operation: with data, or by throwing a `Refusal`. */
export type Answer = (asked: Asked) => unknown;

/** A refusal as the server words it. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extras: { field?: string; fields?: FieldError[]; status?: number; details?: Record<string, unknown> } = {},
  ) {
    super(message);
  }

  /** The body of the answer. */
  body(): unknown {
    const { field, fields, details = fields ? { fields } : undefined } = this.extras;
    return { data: null, errors: [{ message: this.message, extensions: { code: this.code, field, details } }] };
  }
}

/** A GraphQL server that answers by operation name, and remembers what it was asked. */
export interface FakeServer {
  fetch: typeof globalThis.fetch;
  asked: Asked[];
  /** How often an operation was asked for. */
  times: (operation: string) => number;
  /** Changes how an operation is answered. */
  answer: (operation: string, answer: Answer) => void;
}

/** A busy server's answer asks to come back at once: no test waits. */
function jsonResponse(body: unknown, status = 200): Response {
  const headers = { 'content-type': 'application/json', ...(status === 503 ? { 'retry-after': '0' } : {}) };
  return new Response(JSON.stringify(body), { status, headers });
}

/** What the frame around the screens asks, and few tests care about: not answered unless a test says how. */
const UNANSWERED = [
  'BudgetSteps',
  'ClientConfig',
  'Currency',
  'DemoSignIns',
  'HallPaymentPlan',
  'UnreadMessages',
  'UnreadNotificationCount',
];

/** Where the page renews its session, which isn't GraphQL; answered as `RenewSession`, or with 401. */
const RENEWAL_ADDRESS = '/api/user/auth/renew';
const NOTHING = { variables: {}, headers: {}, extensions: {} };

const never = (): Promise<never> => new Promise(() => undefined);

/** Makes a fake server. An operation without an answer is a mistake of the test and answered as INTERNAL. */
export function fakeServer(answers: Record<string, Answer> = {}): FakeServer {
  const asked: Asked[] = [];
  const known = new Map<string, Answer>([
    ...UNANSWERED.map((name) => [name, never] as const),
    ...Object.entries(answers),
  ]);
  const respond = async (init: RequestInit | undefined): Promise<Response> => {
    const { operationName, ...rest } = JSON.parse(init?.body as string) as { operationName: string } & Omit<
      Asked,
      'operation'
    >;
    const request = { ...rest, operation: operationName, headers: { ...(init?.headers as Record<string, string>) } };
    asked.push(request);
    try {
      const answer = known.get(operationName);
      if (!answer) throw new Refusal('INTERNAL', `The test has no answer to ${operationName}`);
      return jsonResponse({ data: await answer(request) });
    } catch (error) {
      if (error instanceof Refusal) return jsonResponse(error.body(), error.extras.status);
      throw error;
    }
  };
  const renew = async (): Promise<Response> => {
    const answer = known.get('RenewSession');
    return answer ? jsonResponse(await answer({ ...NOTHING, operation: 'RenewSession' })) : jsonResponse({}, 401);
  };
  return {
    fetch: (input, init) => (input === RENEWAL_ADDRESS ? renew() : respond(init)),
    asked,
    times: (operation) => asked.filter((request) => request.operation === operation).length,
    answer: (operation, answer) => known.set(operation, answer),
  };
}
