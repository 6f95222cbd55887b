import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook request as received. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A real HTTP server that receives webhooks. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Sets how it answers from now on. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Starts a receiver on a free local port; answers 200 by default. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      receiver.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (response) => response.end('thank you'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

/** Verifies the signature as docs/integrators.md tells receivers to. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const parts = new Map(
    String(headers['mehfil-signature'])
      .split(',')
      .map((part) => part.split('=', 2) as [string, string]),
  );
  return (
    createHmac('sha256', secret)
      .update(`${parts.get('t')}.${body}`)
      .digest('hex') === parts.get('v1')
  );
}
