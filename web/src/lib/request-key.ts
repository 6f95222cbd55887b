/** A key of this client's own, under which the server does the same thing once, however often it is sent. */
export function newRequestKey(): string {
  // Unlike randomUUID this also works where the page came over plain HTTP.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
