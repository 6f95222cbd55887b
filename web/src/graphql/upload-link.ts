import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';

const ACCEPT = 'application/graphql-response+json,application/json;q=0.9';

/** Progress of an upload, from 0 to 1; put into an operation's context as `onProgress`. */
export type UploadProgress = (share: number) => void;

interface Extracted {
  value: unknown;
  files: { path: string; file: Blob }[];
}

/** Takes the files out of variables and leaves nulls, as the multipart request specification asks. */
export function extractFiles(value: unknown, path = 'variables'): Extracted {
  if (value instanceof Blob) return { value: null, files: [{ path, file: value }] };
  if (Array.isArray(value)) {
    const parts = value.map((item, index) => extractFiles(item, `${path}.${index}`));
    return { value: parts.map((part) => part.value), files: parts.flatMap((part) => part.files) };
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => [key, extractFiles(item, `${path}.${key}`)] as const);
    return {
      value: Object.fromEntries(entries.map(([key, part]) => [key, part.value])),
      files: entries.flatMap(([, part]) => part.files),
    };
  }
  return { value, files: [] };
}

function formFor(operation: ApolloLink.Operation): FormData {
  const { value, files } = extractFiles(operation.variables);
  const form = new FormData();
  const { operationName, query, extensions } = operation;
  form.set('operations', JSON.stringify({ operationName, query: print(query), variables: value, extensions }));
  form.set('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  files.forEach(({ file }, index) => form.set(String(index), file));
  return form;
}

function isResult(value: unknown): value is ApolloLink.Result {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws ServerError when the answer isn't GraphQL's (a proxy's page, an empty body) */
function readResult({ status, responseText }: XMLHttpRequest): ApolloLink.Result {
  const value = parseJson(responseText);
  if (isResult(value)) return value;
  throw new ServerError(`Status ${status}`, { response: new Response(null, { status }), bodyText: responseText });
}

function send(request: XMLHttpRequest, uri: string, operation: ApolloLink.Operation): void {
  const { headers = {}, onProgress } = operation.getContext() as {
    headers?: Record<string, string>;
    onProgress?: UploadProgress;
  };
  request.open('POST', uri);
  // Tells the server that a script of ours sent this, which a foreign form could not (CSRF prevention).
  request.setRequestHeader('apollo-require-preflight', 'true');
  request.setRequestHeader('accept', ACCEPT);
  Object.entries(headers).forEach(([name, value]) => request.setRequestHeader(name, value));
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  request.send(formFor(operation));
}

/**
 * Sends operations with files in their variables (GraphQL multipart requests). Uses XMLHttpRequest, because fetch can't tell
 * how much has been sent. Loaded with the first upload only.
 */
export function createUploadLink(uri: string): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const request = new XMLHttpRequest();
        request.onload = () => {
          try {
            observer.next(readResult(request));
            observer.complete();
          } catch (error) {
            observer.error(error);
          }
        };
        request.onerror = () => observer.error(new TypeError('The upload did not reach the server'));
        send(request, uri, operation);
        return () => request.abort();
      }),
  );
}
