import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAlive } from './lib/lock.mjs';
import { waitForExit } from './lib/processes.mjs';
import { makeCheckout, until } from './testing/checkout.mjs';

/** A program that records every signal, ends a moment later, and may have a child of its own. */
const PROGRAM = `
  import { spawn } from 'node:child_process';
  import { appendFileSync, readFileSync } from 'node:fs';
  const note = (text) => appendFileSync(process.env.NOTES, text + '\\n');
  const stay = setInterval(() => {}, 1000);
  if (process.env.CHILD) spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }).unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      note(signal);
      setTimeout(() => { clearInterval(stay); process.exitCode = 7; if (process.env.CHILD) process.exit(); }, 200);
    });
  }
  if (!process.env.ENDS) note('started ' + process.pid);
  // Ends once the other one has started: signaled earlier, that one would leave no trace.
  else setInterval(() => {
    if (readFileSync(process.env.NOTES, 'utf8').includes('started')) process.exit(Number(process.env.ENDS));
  }, 10);
`;
const WRAPPER = `
  import { startNode, supervise } from './scripts/lib/processes.mjs';
  const children = process.argv.slice(2).map((env) =>
    startNode(['program.mjs'], { cwd: import.meta.dirname, env: { ...process.env, ...JSON.parse(env) } }));
  const { code, leftOver } = await supervise(children);
  console.log(JSON.stringify({ code, leftOver }));
  process.exitCode = code;
`;

/** Exits as soon as it is ready, and is restarted. */
const KEEPER = `
  import { keepRunning, startNode } from './scripts/lib/processes.mjs';
  const program = "process.send('ready', () => process.exit(3))";
  process.exitCode = await keepRunning(() => startNode(['-e', program]));
`;

/** @type {ReturnType<typeof makeCheckout>} */
let checkout;
beforeEach(() => {
  checkout = makeCheckout({ 'program.mjs': PROGRAM, 'wrapper.mjs': WRAPPER, 'keeper.mjs': KEEPER, 'notes.txt': '' });
});
afterEach(() => checkout.remove());

const notes = () => readFileSync(checkout.path('notes.txt'), 'utf8').trim().split('\n');

/** @param {Record<string, string>[]} programs the environment of each */
async function start(...programs) {
  const env = { ...process.env, NOTES: checkout.path('notes.txt') };
  const args = [checkout.path('wrapper.mjs'), ...programs.map((own) => JSON.stringify(own))];
  const wrapper = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  wrapper.stdout.on('data', (chunk) => (out += String(chunk)));
  const expected = programs.filter((own) => !own.ENDS).length;
  const pids = await until(() => {
    const started = notes().flatMap((line) => (line.startsWith('started ') ? [Number(line.slice(8))] : []));
    return started.length === expected && started;
  }, 'the programs');
  return { wrapper, pids, result: () => JSON.parse(out) };
}

test('a signal reaches the program exactly once, however often it is sent, and its exit code is passed on', async () => {
  const { wrapper, pids } = await start({});
  wrapper.kill('SIGINT');
  await until(() => notes().includes('SIGINT'), 'the signal');
  wrapper.kill('SIGINT');
  wrapper.kill('SIGTERM');
  expect(await waitForExit(wrapper)).toBe(7);
  expect(notes().slice(1)).toEqual(['SIGINT']);
  expect(pids.some(isAlive)).toBe(false);
});

test('a closed terminal asks the program to end', async () => {
  const { wrapper } = await start({});
  wrapper.kill('SIGHUP');
  expect(await waitForExit(wrapper)).toBe(7);
  expect(notes().slice(1)).toEqual(['SIGTERM']);
});

test('when one of two ends, the other one is asked to end', async () => {
  const { wrapper, pids, result } = await start({}, { ENDS: '3' });
  expect(await waitForExit(wrapper)).toBe(3);
  expect(result()).toEqual({ code: 3, leftOver: false });
  expect(notes().slice(1)).toEqual(['SIGTERM']);
  expect(pids.some(isAlive)).toBe(false);
});

test('a killed wrapper ends its programs', async () => {
  const { wrapper, pids } = await start({});
  wrapper.kill('SIGKILL');
  await until(() => !pids.some(isAlive), 'the end of the program');
  expect(notes().slice(1)).toEqual(['SIGTERM']);
});

test('processes that a program leaves behind are killed and reported', async () => {
  const { wrapper, pids, result } = await start({ CHILD: '1' });
  wrapper.kill('SIGTERM');
  await waitForExit(wrapper);
  expect(result()).toEqual({ code: 7, leftOver: true });
  await until(() => !pids.some((pid) => isAlive(-pid)), 'the end of the group');
});

test('a signal while a program waits to be restarted ends it', async () => {
  const keeper = spawn(process.execPath, [checkout.path('keeper.mjs')], { stdio: ['ignore', 'inherit', 'pipe'] });
  let err = '';
  keeper.stderr.on('data', (chunk) => (err += String(chunk)));
  await until(() => err.includes('in 5 s'), 'the long pause');
  keeper.kill('SIGTERM');
  expect(await waitForExit(keeper)).toBe(3);
});
