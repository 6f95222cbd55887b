import type { ServerOptions } from 'node:http';

/** Limits per connection; a client that sends its headers slowly is disconnected within 17 s. */
export const CONNECTION_LIMITS = {
  /** From the first byte of a request to its last. */
  requestTimeout: 60_000,
  headersTimeout: 15_000,
  /** How often timeouts are checked; adds to the times above. */
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1024,
} as const satisfies ServerOptions;

/** Requests after which a connection is closed and has to be reopened. */
export const MAX_REQUESTS_PER_SOCKET = 1_000;
