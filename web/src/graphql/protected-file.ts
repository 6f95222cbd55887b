import { fetchAsViewer } from './fetch-as-viewer';

/** A file that only some people may open. */
export interface ProtectedFile {
  content: Blob;
  /** As its owner called it. */
  name: string;
}

/** The server doesn't hand a file out. */
export class FileRefusal extends Error {
  constructor(
    status: number,
    /** The code of the refusal, such as `REAUTHENTICATION_REQUIRED`. */
    readonly code: string | null,
  ) {
    super(`The file was refused with ${status}`);
  }
}

async function readRefusal(response: Response): Promise<FileRefusal> {
  const body = (await response.json().catch(() => ({}))) as { code?: string };
  return new FileRefusal(response.status, body.code ?? null);
}

const EXTENDED_NAME = /filename\*=UTF-8''([^;]+)/i;
const PLAIN_NAME = /filename="?([^";]+)"?/i;

function nameIn(disposition: string | null, otherwise: string): string {
  const extended = EXTENDED_NAME.exec(disposition ?? '')?.[1];
  return extended ? decodeURIComponent(extended) : (PLAIN_NAME.exec(disposition ?? '')?.[1] ?? otherwise);
}

/**
 * Reads a document as the signed-in person: a plain link would not carry who is asking.
 *
 * @param filename the server's name of it
 * @throws Error where the server doesn't hand it out, or can't be reached
 */
export async function readDocument(
  filename: string,
  fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call),
): Promise<ProtectedFile> {
  return readProtected(`/api/upload/document/${encodeURIComponent(filename)}`, filename, fetch);
}

/**
 * Reads any file of the REST API as the signed-in person.
 *
 * @param address its path on this site
 * @param otherwise its name where the server gives none
 * @throws FileRefusal where the server doesn't hand it out; Error where it can't be reached
 */
export async function readProtected(
  address: string,
  otherwise: string,
  fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call),
): Promise<ProtectedFile> {
  const response = await fetchAsViewer(address, {}, fetch);
  if (!response.ok) throw await readRefusal(response);
  return { content: await response.blob(), name: nameIn(response.headers.get('content-disposition'), otherwise) };
}
