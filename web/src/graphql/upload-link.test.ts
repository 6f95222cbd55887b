import { afterEach, expect, it, jest } from '@jest/globals';
import type { TypedDocumentNode } from '@apollo/client';
import { gql } from '@apollo/client';
import { fakeServer } from '../testing/server';
import { createApolloClient } from './client';
import { readError } from './errors';
import { createTokenStore } from './token';
import { extractFiles } from './upload-link';

const UPLOAD = gql`
  mutation UploadPicture($input: UploadInput!) {
    upload(input: $input)
  }
` as TypedDocumentNode<{ upload: string }, { input: { files: File[]; note: string } }>;

class Sent {
  static last: Sent;
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 200;
  responseText = '{"data":{"upload":"done"}}';
  form = new FormData();
  aborted = false;
  constructor() {
    Sent.last = this;
  }
  open(): void {
    this.headers = {};
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(form: FormData): void {
    this.form = form;
  }
  abort(): void {
    this.aborted = true;
  }
}

const RealRequest = window.XMLHttpRequest;
afterEach(() => {
  window.XMLHttpRequest = RealRequest;
});

async function startUpload(onProgress = jest.fn()) {
  window.XMLHttpRequest = Sent as unknown as typeof XMLHttpRequest;
  const server = fakeServer();
  const token = createTokenStore();
  token.set('abc');
  const client = createApolloClient({ token, onMaintenance: () => undefined, fetch: server.fetch });
  const files = [new File(['a'], 'a.png'), new File(['b'], 'b.png')];
  const result = client.mutate({
    mutation: UPLOAD,
    variables: { input: { files, note: 'both' } },
    context: { onProgress },
  });
  result.catch(() => undefined);
  // The code of uploads loads with the first one.
  await import('./upload-link');
  await new Promise((resolve) => setTimeout(resolve));
  return { result, sent: Sent.last, server, onProgress };
}

it('sends files as a multipart request of GraphQL, past the forgery check, with the token', async () => {
  const { result, sent, server } = await startUpload();
  const operations = JSON.parse(sent.form.get('operations') as string) as Record<string, unknown>;
  expect(operations).toMatchObject({
    operationName: 'UploadPicture',
    variables: { input: { files: [null, null], note: 'both' } },
  });
  expect(JSON.parse(sent.form.get('map') as string)).toEqual({
    0: ['variables.input.files.0'],
    1: ['variables.input.files.1'],
  });
  expect(sent.form.get('1')).toHaveProperty('name', 'b.png');
  expect(sent.headers).toMatchObject({ 'apollo-require-preflight': 'true', authorization: 'Bearer abc' });
  sent.onload?.();
  expect((await result).data).toEqual({ upload: 'done' });
  expect(server.asked).toEqual([]);
});

it('tells how much has been sent', async () => {
  const { sent, onProgress } = await startUpload();
  sent.upload.onprogress?.({ loaded: 25, total: 100 });
  expect(onProgress).toHaveBeenCalledWith(0.25);
});

it('reads a refusal, whatever its status', async () => {
  const { result, sent } = await startUpload();
  sent.status = 413;
  sent.responseText = '{"errors":[{"message":"Too large","extensions":{"code":"PAYLOAD_TOO_LARGE"}}]}';
  sent.onload?.();
  expect(readError(await result.catch((error: unknown) => error))).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

it('fails where the server isn’t reached', async () => {
  const { result, sent } = await startUpload();
  sent.onerror?.();
  expect(readError(await result.catch((error: unknown) => error))).toMatchObject({ code: 'NETWORK' });
});

it('finds files wherever they are', () => {
  const file = new Blob(['x']);
  expect(extractFiles({ a: { b: [file, 1, null] }, c: 'd' })).toEqual({
    value: { a: { b: [null, 1, null] }, c: 'd' },
    files: [{ path: 'variables.a.b.0', file }],
  });
});
