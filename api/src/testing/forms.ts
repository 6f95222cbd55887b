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
): Promise<UploadAnswer> {
  const form = new FormData();
  form.set(field, new Blob([content]), name);
  const headers: Record<string, string> = person.token ? { authorization: `Bearer ${person.token}` } : {};
  const response = await fetch(`${app.url}/api${path}`, { method: 'POST', headers, body: form });
  const { status, headers: answered } = response;
  const body = (await response.json()) as UploadAnswer['body'];
  getContract().checkShape({ method: 'POST', path, status, headers: answered, body });
  return { status, body };
}
