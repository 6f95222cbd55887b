/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AUTOSAVE_PAUSE, Autosaver, type SaveOutcome, type Unsaved } from './autosaver';

interface Sent {
  value: string;
  previous: string;
  isLeaving: boolean;
  answer: (outcome: SaveOutcome<string>) => Promise<void>;
}

let sent: Sent[];
let left: (Unsaved<string> | null)[];

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  left = [];
});
afterEach(() => {
  jest.useRealTimers();
});

function start(unsaved?: Unsaved<string>, isHalfTyped?: (value: string, restored: Unsaved<string>) => boolean) {
  return new Autosaver<string>({
    stored: 'Call',
    isSame: (one, other) => one.trim() === other.trim(),
    save: (value, previous, isLeaving) =>
      new Promise((resolve) => {
        const answer = async (outcome: SaveOutcome<string>) => {
          resolve(outcome);
          await jest.advanceTimersByTimeAsync(0);
        };
        sent.push({ value, previous, isLeaving, answer });
      }),
    onLeft: (what) => left.push(what),
    unsaved,
    isHalfTyped,
  });
}

const pause = () => jest.advanceTimersByTime(AUTOSAVE_PAUSE);
const saved = (value: string): SaveOutcome<string> => ({ kind: 'saved', value });

describe('what is saved as it is typed', () => {
  it('waits for a pause, then says what it replaces', async () => {
    const saver = start();
    saver.change('Call A');
    jest.advanceTimersByTime(AUTOSAVE_PAUSE - 1);
    saver.change('Call Ali');
    jest.advanceTimersByTime(AUTOSAVE_PAUSE - 1);
    expect(sent).toEqual([]);
    expect(saver.read().state).toBe('waiting');
    pause();
    expect(sent).toMatchObject([{ value: 'Call Ali', previous: 'Call', isLeaving: false }]);
    expect(saver.read().state).toBe('saving');
    await sent[0]?.answer(saved('Call Ali'));
    expect(saver.read()).toMatchObject({ value: 'Call Ali', state: 'saved' });
  });

  it('waits for its field to be left where it is held', async () => {
    const saver = start();
    saver.change('Call A');
    saver.change('Call Al', true);
    jest.advanceTimersByTime(10 * AUTOSAVE_PAUSE);
    expect(sent).toEqual([]);
    saver.flush();
    expect(sent).toMatchObject([{ value: 'Call Al' }]);
    saver.change('Call Ali', true);
    await sent[0]?.answer(saved('Call Al'));
    jest.advanceTimersByTime(10 * AUTOSAVE_PAUSE);
    expect(sent).toHaveLength(1);
    saver.change('Call Ali now');
    pause();
    expect(sent).toMatchObject([{}, { value: 'Call Ali now' }]);
  });

  it('tells what has become of it once it has settled', async () => {
    const saver = start();
    await expect(saver.settle()).resolves.toMatchObject({ state: 'idle' });
    saver.change('Call Ali');
    saver.flush();
    saver.change('Call Ali now');
    const settled = saver.settle();
    await sent[0]?.answer(saved('Call Ali'));
    expect(sent[1]).toMatchObject({ value: 'Call Ali now', previous: 'Call Ali' });
    await sent[1]?.answer({ kind: 'failed', message: 'No' });
    await expect(settled).resolves.toMatchObject({ state: 'failed', message: 'No' });
  });

  it('is saved where the server has it by now, whoever brought it there', async () => {
    const saver = start();
    saver.change('Call Ali');
    saver.flush();
    await sent[0]?.answer({ kind: 'failed', message: 'No' });
    saver.receive('Call Sana');
    expect(saver.read()).toMatchObject({ value: 'Call Ali', state: 'failed' });
    saver.receive('Call Ali');
    expect(saver.read()).toMatchObject({ value: 'Call Ali', state: 'saved', message: '' });
    saver.flush();
    expect(sent).toHaveLength(1);
  });

  it('is saved one at a time: what was typed meanwhile replaces what was just saved', async () => {
    const saver = start();
    saver.change('Call Ali ');
    saver.flush();
    saver.change('Call Ali at 5');
    pause();
    expect(sent).toHaveLength(1);
    await sent[0]?.answer(saved('Call Ali'));
    pause();
    expect(sent[1]).toMatchObject({ value: 'Call Ali at 5', previous: 'Call Ali' });
    await sent[1]?.answer(saved('Call Ali at 5'));
    expect(saver.read().state).toBe('saved');
  });

  it('isn’t sent when nothing has changed', () => {
    const saver = start();
    saver.change('Call Ali');
    saver.change('Call ');
    pause();
    saver.leave();
    expect(sent).toEqual([]);
    expect(saver.read().state).toBe('idle');
  });

  it('stays where it can’t be saved, and is tried again', async () => {
    const saver = start();
    saver.change('Call Ali');
    pause();
    await sent[0]?.answer({ kind: 'failed', message: 'The server is busy' });
    expect(saver.read()).toMatchObject({ value: 'Call Ali', state: 'failed', message: 'The server is busy' });
    saver.flush();
    // Only the answer was lost: what somebody else is said to have saved is one's own.
    await sent[1]?.answer({ kind: 'conflict', theirs: 'Call Ali' });
    expect(saver.read().state).toBe('saved');
  });

  it('takes what was saved elsewhere, unless something is typed', () => {
    const saver = start();
    saver.receive('Call Bilal');
    expect(saver.read().value).toBe('Call Bilal');
    saver.change('Call Bilal at 5');
    saver.receive('Call Chand');
    expect(saver.read().value).toBe('Call Bilal at 5');
    pause();
    expect(sent[0]?.previous).toBe('Call Bilal');
  });

  it('never replaces what somebody else saved before that was seen', async () => {
    const saver = start();
    saver.change('Call Ali');
    pause();
    await sent[0]?.answer({ kind: 'conflict', theirs: 'Call Bilal' });
    expect(saver.read()).toMatchObject({ value: 'Call Ali', theirs: 'Call Bilal', state: 'conflict' });
    saver.change('Call Ali and Bilal');
    pause();
    saver.flush();
    expect(sent).toHaveLength(1);
    saver.keepMine();
    expect(sent[1]).toMatchObject({ value: 'Call Ali and Bilal', previous: 'Call Bilal' });
  });

  it('is given up for what somebody else saved', async () => {
    const saver = start();
    saver.change('Call Ali');
    pause();
    await sent[0]?.answer({ kind: 'conflict', theirs: 'Call Bilal' });
    saver.takeTheirs();
    expect(saver.read()).toMatchObject({ value: 'Call Bilal', theirs: null, state: 'idle' });
    saver.leave();
    expect(sent).toHaveLength(1);
  });
});

describe('a field that is left', () => {
  it('saves at once what waits', async () => {
    const saver = start();
    saver.change('Call Ali');
    saver.leave();
    // The page stays: only as that goes, nothing is waited for.
    expect(sent).toMatchObject([{ value: 'Call Ali', isLeaving: false }]);
    await sent[0]?.answer(saved('Call Ali'));
    expect(left).toEqual([null]);
  });

  it('saves what was typed while it was saving', async () => {
    const saver = start();
    saver.change('Call A');
    pause();
    saver.change('Call Ali');
    saver.leave();
    await sent[0]?.answer(saved('Call A'));
    expect(sent[1]).toMatchObject({ value: 'Call Ali', previous: 'Call A', isLeaving: false });
    expect(left).toEqual([]);
    await sent[1]?.answer(saved('Call Ali'));
    expect(left).toEqual([null]);
  });

  it('is kept, not sent, while it is half-typed, and waits for somebody when it is there again', async () => {
    const saver = start();
    saver.change('Call A', true);
    saver.leavePage();
    saver.leave();
    expect(sent).toEqual([]);
    expect(left).toEqual([{ value: 'Call A', previous: 'Call', isHeld: true }]);
    const again = start({ value: 'Call A', previous: 'Call', isHeld: true });
    again.enter();
    jest.advanceTimersByTime(10 * AUTOSAVE_PAUSE);
    again.leavePage();
    expect(again.read()).toMatchObject({ value: 'Call A', state: 'restored' });
    expect(sent).toEqual([]);
    again.change('Call Ali');
    pause();
    expect(sent).toMatchObject([{ value: 'Call Ali', previous: 'Call' }]);
    await sent[0]?.answer(saved('Call Ali'));
    expect(again.read().state).toBe('saved');
  });

  it('stays half-typed where it is changed elsewhere, or is to be settled, until it is touched', async () => {
    const unsaved = { value: '5 for 300', previous: '500 for 300', isHeld: true } as const;
    const saver = start(unsaved, (value, { value: restored }) => value.split(' ')[0] === restored.split(' ')[0]);
    saver.enter();
    saver.change('5 for 400');
    jest.advanceTimersByTime(10 * AUTOSAVE_PAUSE);
    saver.leavePage();
    await expect(saver.settle()).resolves.toMatchObject({ value: '5 for 400', state: 'restored' });
    saver.leave();
    expect(sent).toEqual([]);
    expect(left).toEqual([{ ...unsaved, value: '5 for 400' }]);
    saver.enter();
    saver.change('50000 for 400', true);
    saver.flush();
    expect(sent).toMatchObject([{ value: '50000 for 400', previous: '500 for 300' }]);
  });

  it('keeps what is half-typed while it was saving, too', async () => {
    const saver = start();
    saver.change('Call A');
    saver.flush();
    saver.change('Call Al', true);
    saver.leave();
    await sent[0]?.answer(saved('Call A'));
    expect(sent).toHaveLength(1);
    expect(left).toEqual([{ value: 'Call Al', previous: 'Call A', isHeld: true }]);
  });

  it('is saved in its turn where it was left while it was saving', async () => {
    const saver = start();
    saver.change('Call A');
    saver.flush();
    saver.change('Call Al', true);
    saver.flush();
    await sent[0]?.answer(saved('Call A'));
    pause();
    expect(sent).toMatchObject([{}, { value: 'Call Al' }]);
  });

  it.each<[string, SaveOutcome<string>]>([
    ['could not be saved', { kind: 'failed', message: '' }],
    ['somebody else has replaced', { kind: 'conflict', theirs: 'Call Bilal' }],
  ])('keeps what %s, which begins again from what it was to replace', async (_name, outcome) => {
    const saver = start();
    saver.change('Call Ali');
    saver.leave();
    await sent[0]?.answer(outcome);
    expect(left).toEqual([{ value: 'Call Ali', previous: 'Call' }]);
    const again = start({ value: 'Call Ali', previous: 'Call' });
    again.enter();
    expect(again.read().value).toBe('Call Ali');
    pause();
    expect(sent[1]).toMatchObject({ value: 'Call Ali', previous: 'Call' });
  });
});
