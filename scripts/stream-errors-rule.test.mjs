import { ESLint } from 'eslint';
import { inRoot, root } from './lib/paths.mjs';

/** Source code with violations; each violating line is marked. */
const CODE = `
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { createServer, connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import pg from 'pg';

const client = new pg.Client(); // missing
const heardClient = new pg.Client();
heardClient.on('error', () => undefined);
spawn('true'); // missing
spawn('true').on('error', () => undefined);
const server = createServer((socket) => void socket.end()); // missing
const make = () => connect(1); // missing
const parser = busboy({ headers: {} });
parser.on('error', () => undefined);
parser.on('file', (name, file) => { // missing
  file.resume();
});
parser.on('file', (name, heardFile) => {
  heardFile.on('error', () => undefined);
});
export async function copy(): Promise<void> {
  await pipeline(createReadStream('a'), createWriteStream('b'));
  for await (const chunk of createReadStream('a')) console.log(chunk);
  createReadStream('a').pipe(createWriteStream('b')); // missing, missing
}
export const all = [client, server, make];
`;

test('the rule finds what has no listener for its errors, and nothing else', async () => {
  const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'mehfil/stream-errors' });
  const [result] = await eslint.lintText(CODE, { filePath: inRoot('api/src/http/uploads.ts') });
  const found = result?.messages.map(({ line }) => line);
  const expected = CODE.split('\n').flatMap((text, index) => Array(text.split('missing').length - 1).fill(index + 1));
  expect(found).toEqual(expected);
}, 120_000);
