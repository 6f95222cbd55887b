const MEGABYTE = 1024 * 1024;

/** Limits of every request. */
export const REQUEST_LIMITS = {
  /** JSON bodies; larger ones only if an operation's input allows more, for those who may use it. */
  bodyMaxBytes: 100 * 1024,
  answerMaxBytes: 5 * MEGABYTE,
  /** Arguments without a limit of their own. */
  argumentMaxCharacters: 1000,
  argumentMaxItems: 100,
  /** Concurrent requests of one address on a busy server: less than half of its database connections. */
  inFlightPerAddress: 6,
  /** Concurrent requests of all addresses, below which one may run more than its own: leaves connections for others. */
  inFlightShared: 12,
  /** Concurrent requests of all addresses: what more would only wait for the processor and the database connections. */
  inFlightTotal: 48,
  /** How long a request waits for a full server, before it is told to come back later. */
  waitingMaxMs: 1500,
  /** Queued requests of one address, which many people may share. */
  waitingPerAddress: 240,
  /** A request that waits for its client, for the rest of its body for example, counts for so long as one that the server works on. */
  networkCheckedMs: 250,
  /** After this time a request no longer counts as concurrent. */
  inFlightMaxMs: 2000,
  /** From the headers of a request to the end of its response: twice the time that its body may take. */
  deadlineMs: 120_000,
  /** How long the refusal at the deadline may take to reach its client. */
  deadlineGraceMs: 2000,
  /** With more event loop lag, a server responds with 503 until it has caught up. */
  loopLagMaxMs: 1000,
} as const;

/** Limits of a GraphQL document. */
export const DOCUMENT_LIMITS = {
  tokensMax: 1000,
  depthMax: 12,
  aliasesMax: 30,
  directivesMax: 20,
  fragmentsMax: 20,
  /** Errors of one document that are reported. */
  errorsMax: 10,
  /**
   * Fields of a response, with those of a list counted for every possible item. Twice the cost of our largest document (a
   * hundred bookings over REST), which takes a server about a tenth of a second.
   */
  costMax: 50_000,
} as const;

/** Live connections (WebSocket). */
export const LIVE_LIMITS = {
  messageMaxBytes: 64 * 1024,
  /** Many people may share an address (carriers, offices). */
  connectionsPerAddress: 500,
  subscriptionsPerConnection: 10,
  subscriptionsPerAccount: 50,
  messagesPerMinute: 300,
  initTimeoutMs: 5000,
  retryAfterSeconds: 10,
} as const;

/** The base path of the REST API. */
export const API_BASE_PATH = '/api';
