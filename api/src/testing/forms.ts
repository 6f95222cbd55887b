import { getContract } from './contract.js';
import type { Harness, Person } from './harness.js';

/** A file to send in a form. */
export interface FormFile {
  /** Below `/api`. */
  path: string;
  /** The form field that carries it. */
  field: string;
  content: Uint8Array<ArrayBuffer>;
  name: string;
}

/** The response to an upload. */
export interface UploadAnswer {
  status: number;
  body: Record<string, unknown> & { code?: string; url?: string; filename?: string };
}

/** Sends a file over REST, as a browser's form does. */
export async function sendForm(
  app: Harness,
  person: Person,
  { path, field, content, name }: FormFile,
  more: Record<string, string> = {},
): Promise<UploadAnswer> {
  const form = new FormData();
  form.set(field, new Blob([content]), name);
  const headers = { ...(person.token ? { authorization: `Bearer ${person.token}` } : {}), ...more };
  const response = await fetch(`${app.url}/api${path}`, { method: 'POST', headers, body: form });
  const { status, headers: answered } = response;
  const body = (await response.json()) as UploadAnswer['body'];
  getContract().checkShape({ method: 'POST', path, status, headers: answered, body });
  return { status, body };
}

/** The response to an upload over GraphQL. */
export interface Multipart {
  status: number;
  body: {
    data?: Record<string, Record<string, unknown>> | null;
    errors?: { message: string; extensions: { code: string; field?: string } }[];
  };
}

/** A GraphQL multipart request with one file. */
export function multipartForm(mutation: string, content: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set(
    'operations',
    JSON.stringify({ query: `mutation ($file: Upload!) { ${mutation} }`, variables: { file: null } }),
  );
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([content]), 'hall.png');
  return form;
}

/** Sends a file over GraphQL, for the variable `$file` of a mutation. */
export async function sendMultipart(
  app: Harness,
  person: Person,
  mutation: string,
  content: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Multipart> {
  const authorization: Record<string, string> = person.token ? { authorization: `Bearer ${person.token}` } : {};
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'true', ...authorization, ...headers },
    body: multipartForm(mutation, content),
  });
  return { status: response.status, body: (await response.json()) as Multipart['body'] };
}
