const MEGABYTE = 1024 * 1024;

/** What one request may send, ask for and get, whatever it is about. */
export const REQUEST_LIMITS = {
  /** JSON bodies; more only where the rules of an operation's input allow more, and only from who may use it. */
  bodyMaxBytes: 100 * 1024,
  answerMaxBytes: 5 * MEGABYTE,
  /** Arguments that no rule of their own limits. */
  argumentMaxCharacters: 1000,
  argumentMaxItems: 100,
  /** Requests of one address that are worked on at once: less than half of what a server has of database connections. */
  inFlightPerAddress: 6,
  /** Those that wait for their turn behind them: the screens of many people behind one address. */
  waitingPerAddress: 240,
  /** A request that takes longer no longer keeps a turn. */
  inFlightMaxMs: 2000,
  /** A server whose event loop is as late answers 503 until it has caught up. */
  loopLagMaxMs: 1000,
} as const;

/** What one GraphQL document may hold. */
export const DOCUMENT_LIMITS = {
  tokensMax: 1000,
  depthMax: 12,
  aliasesMax: 30,
  directivesMax: 20,
  fragmentsMax: 20,
  /** Errors of one document that are reported. */
  errorsMax: 10,
  /**
   * Fields of an answer: a list counts its fields once for each item that it may have. Twice what the largest document of our own
   * costs (a hundred bookings over REST); one that costs as much keeps a server busy for about a tenth of a second.
   */
  costMax: 45_000,
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

/** Every call of the REST facade lies under this path. */
export const API_BASE_PATH = '/api';
