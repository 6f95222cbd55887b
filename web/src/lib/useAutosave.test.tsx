import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { SaveOutcome } from './autosaver';
import { setDraftOwner } from './draft-owner';
import { keepDraft, readDraft } from './form-drafts';
import { useAutosave } from './useAutosave';

const NAME = 'notes-41';
const kept = () => readDraft('1', NAME);

beforeEach(() => setDraftOwner(1));
afterEach(() => {
  sessionStorage.clear();
  setDraftOwner(null);
});

function open(outcome: () => Promise<SaveOutcome<string>>, stored = 'Paid') {
  const save = jest.fn<(...sent: [string, string, boolean]) => Promise<SaveOutcome<string>>>(outcome);
  const { result, unmount } = renderHook(() =>
    useAutosave<string>({ name: NAME, stored, isSame: (one, other) => one === other, save, onLost: jest.fn() }),
  );
  return { save, result, unmount };
}

const hide = () => act(() => Promise.resolve(window.dispatchEvent(new Event('pagehide'))));

describe('a value that is saved as it is typed', () => {
  it('is kept in this tab while it is saved as the page goes', async () => {
    const { save, result } = open(() => new Promise(() => undefined));
    act(() => result.current.change('Paid in cash'));
    act(() => result.current.flush());
    act(() => result.current.change('Paid in cash!'));
    await hide();
    expect(save).toHaveBeenCalledTimes(1);
    expect(kept()).toEqual({ value: 'Paid in cash!', previous: 'Paid' });
  });

  it('is kept in this tab until the answer is there where its field goes', async () => {
    let answer: (outcome: SaveOutcome<string>) => void = () => undefined;
    const { save, result, unmount } = open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    act(() => result.current.change('Paid in cash'));
    unmount();
    expect(save).toHaveBeenCalledWith('Paid in cash', 'Paid', false);
    expect(kept()).toEqual({ value: 'Paid in cash', previous: 'Paid' });
    await act(() => {
      answer({ kind: 'saved', value: 'Paid in cash' });
      return Promise.resolve();
    });
    expect(kept()).toBeUndefined();
  });

  it('is kept in a conflict that nobody has decided as the page goes', async () => {
    const { result } = open(() => Promise.resolve({ kind: 'conflict', theirs: 'Paid late' }));
    act(() => result.current.change('Paid in cash'));
    await act(() => {
      result.current.flush();
      return Promise.resolve();
    });
    expect(result.current.state).toBe('conflict');
    await hide();
    expect(kept()).toEqual({ value: 'Paid in cash', previous: 'Paid' });
    expect(open(() => new Promise(() => undefined)).result.current.value).toBe('Paid in cash');
  });

  it('is forgotten once it was saved as the page went', async () => {
    const { result } = open(() => Promise.resolve({ kind: 'saved', value: 'Paid in cash' }));
    act(() => result.current.change('Paid in cash'));
    await hide();
    expect(result.current.state).toBe('saved');
    expect(kept()).toBeUndefined();
  });

  it('isn’t sent again where the server has it by now', () => {
    keepDraft('1', NAME, { value: 'Paid in cash', previous: 'Paid' });
    const { save, result } = open(() => new Promise(() => undefined), 'Paid in cash');
    expect(result.current.state).toBe('idle');
    expect(kept()).toBeUndefined();
    act(() => result.current.flush());
    expect(save).not.toHaveBeenCalled();
  });
});
