import type { IncomingHttpHeaders } from 'node:http';

/** Whether the request comes from a page of ours: of the public URL, or of the server that it was sent to. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const sent = new URL(origin);
  return sent.origin === new URL(publicUrl).origin || (sent.host !== '' && sent.host === host);
}
