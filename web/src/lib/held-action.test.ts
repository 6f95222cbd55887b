import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { holdAction, sendHeldAction, undoHeldAction, UNDO_FOR } from './held-action';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function hold(title: string) {
  const send = jest.fn((isLast: () => boolean) => Promise.resolve(isLast()));
  const onUndo = jest.fn();
  holdAction({ toast: { title }, undoLabel: 'Undo', onUndo, send });
  return { send, onUndo };
}

it('is sent once its time to be undone is over', () => {
  const { send } = hold('First');
  jest.advanceTimersByTime(UNDO_FOR - 1);
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledTimes(1);
});

it('is never sent once it is undone', () => {
  const { send, onUndo } = hold('First');
  undoHeldAction();
  jest.advanceTimersByTime(UNDO_FOR);
  void sendHeldAction();
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});

it('is sent by the next one, whose toast stays', async () => {
  const first = hold('First');
  const second = hold('Second');
  expect(first.send).toHaveBeenCalledTimes(1);
  const [isLast] = first.send.mock.calls[0] ?? [];
  expect(isLast?.()).toBe(false);
  await sendHeldAction();
  expect(await second.send.mock.results[0]?.value).toBe(true);
});

it('is sent when the page is left', () => {
  const { send } = hold('First');
  window.dispatchEvent(new Event('pagehide'));
  expect(send).toHaveBeenCalledTimes(1);
});
