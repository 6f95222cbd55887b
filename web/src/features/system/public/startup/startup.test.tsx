import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { askHealth, RETRY_WAITS, ROUND_WAIT, waitUntilHealthy } from './health';
import { StartupGate } from './StartupGate';
import { READINESS_EVERY, useReadiness } from './useReadiness';

/** Answers in order, then the last one for ever; waits are noted, not waited. */
function source(...answers: boolean[]) {
  const waits: number[] = [];
  let asked = 0;
  return {
    waits,
    ask: () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)] ?? false),
    wait: (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    times: () => asked,
  };
}

const stays = () => new AbortController().signal;

describe('the start-up gate (sections 4, 7 and 9)', () => {
  it('waits 1 s, doubling to 10 s, for ten retries', () => {
    expect(RETRY_WAITS).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000]);
  });

  it('takes the answer that the head of the page has asked for', async () => {
    const server = source(false);
    expect(await waitUntilHealthy({ ...server, first: Promise.resolve(true), signal: stays() })).toBe(true);
    expect(server.times()).toBe(0);
  });

  it('begins another round a second after ten retries have failed', async () => {
    const server = source(...Array<boolean>(11).fill(false), false, true);
    await waitUntilHealthy({ ...server, signal: stays() });
    expect(server.waits).toEqual([...RETRY_WAITS, ROUND_WAIT, 1000]);
  });

  it('ends when the page is left', async () => {
    const leaving = new AbortController();
    const server = source(false);
    const wait = () => {
      leaving.abort();
      return Promise.resolve();
    };
    expect(await waitUntilHealthy({ ...server, wait, signal: leaving.signal })).toBe(false);
    expect(server.times()).toBe(1);
  });

  it('shows a centred spinner and nothing else until the server is ready', async () => {
    const open: { gate?: () => void } = {};
    const wait = () => new Promise<void>((resolve) => (open.gate = resolve));
    const { ask } = source(true);
    const { container } = render(
      <StartupGate first={Promise.resolve(false)} ask={ask} wait={wait}>
        <h1>Mehfil</h1>
      </StartupGate>,
    );
    await act(() => Promise.resolve());
    expect(container).toHaveTextContent(/^Loading\.\.\.$/);
    await act(() => {
      open.gate?.();
      return Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: 'Mehfil' })).toBeInTheDocument();
  });
});

describe('asking for health', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    [200, true],
    [503, false],
  ])('takes status %i for %p', async (status, ready) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status }));
    expect(await askHealth()).toBe(ready);
  });

  it('takes no answer for not ready', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    expect(await askHealth()).toBe(false);
  });
});

describe('readiness, asked again and again', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is believed at first, and follows the server', async () => {
    let up = false;
    const ask = () => Promise.resolve(up);
    function Indicator() {
      return <p>{useReadiness(ask) ? 'ready' : 'not ready'}</p>;
    }
    render(<Indicator />);
    expect(screen.getByText('ready')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(READINESS_EVERY));
    expect(screen.getByText('not ready')).toBeInTheDocument();
    up = true;
    await act(() => jest.advanceTimersByTimeAsync(READINESS_EVERY));
    expect(screen.getByText('ready')).toBeInTheDocument();
  });
});
