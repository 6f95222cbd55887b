import { describe, expect, it } from '@jest/globals';
import { chooseReplica, isInUse, LAG_MAX_MS, Positions, type Demand, type ReplicaState } from './replica-choice.js';

/** Samples by time in milliseconds. */
function toPositions(samples: Record<number, number>): Positions {
  const positions = new Positions();
  for (const [at, position] of Object.entries(samples)) positions.add(Number(at), position);
  return positions;
}

const standby = (replayed: number): ReplicaState => ({ isStandby: true, replayed });
const gone = (replayed: number): ReplicaState => ({ isStandby: false, replayed });

describe('the lag of a replica', () => {
  const growing = { 1000: 10, 2000: 20, 3000: 30, 4000: 40 };
  const late = { 0: 5, 1: 10, [LAG_MAX_MS + 1]: 20 };
  it.each([
    ['replayed all', growing, 40, 0],
    ['replayed more than the latest sample knows', growing, 45, 0],
    ['lacks the latest sample alone', growing, 30, 0],
    ['lacks what was there two seconds before', growing, 19, 2000],
    ['lacks everything', growing, 0, 3000],
    ['nothing was written since', { 1000: 10, 2000: 10, 9000: 10 }, 10, 0],
    ['nothing was written, but it lacks something', { 1000: 10, 2000: 10, 9000: 10 }, 9, 8000],
    ['nothing is known of the primary', {}, 0, 0],
    ['the primary begins anew with less', { 1000: 90, 2000: 10 }, 10, 0],
    ['samples end a minute back', { 0: 1, 30_000: 2, 90_000: 3 }, 0, 60_000],
  ])('%s', (_what, samples, replayed, lag) => {
    expect(toPositions(samples).lag(replayed)).toBe(lag);
  });

  it.each([
    ['at the bound', standby(5), late, true],
    ['beyond it', standby(5), { ...late, [LAG_MAX_MS + 2]: 20 }, false],
    ['beyond it, but it has replayed', standby(20), { ...late, [LAG_MAX_MS + 2]: 20 }, true],
    ['not yet where the primary was at the start of the server', standby(4), late, false],
    ['nothing is known of the primary yet', standby(20), {}, false],
    ['not answering, or promoted', gone(20), late, false],
  ])('decides whether it is in use: %s', (_what, state, samples, isUsed) => {
    expect(isInUse(state, toPositions(samples))).toBe(isUsed);
  });
});

describe('the choice of a replica', () => {
  const [a, b, c] = [standby(100), standby(200), gone(300)];
  const demand: Demand = { written: 0, delivered: 0, isPrimaryAway: false, turn: 0 };
  const samples = { 1000: 50, 1100: 250 };
  it.each<[string, ReplicaState[], Partial<Demand>, ReplicaState | undefined]>([
    ['the first', [a, b], {}, a],
    ['in turns: the second', [a, b], { turn: 1 }, b],
    ['in turns: the first again', [a, b], { turn: 2 }, a],
    ['none without replicas', [], {}, undefined],
    ['one that is left out takes no turn', [c, b], { turn: 1 }, b],
    ['none when all are left out', [c], {}, undefined],
    ['one that has what the caller wrote', [a, b], { written: 150 }, b],
    ['exactly up to there', [a, b], { written: 100, turn: 2 }, a],
    ['none when nobody has it', [a, b], { written: 201 }, undefined],
    ['one that has what the server was told', [a, b], { delivered: 101 }, b],
    ['none that lacks what the server was told', [a, b], { delivered: 250 }, undefined],
    ['any, with the primary away', [a, b], { delivered: 250, isPrimaryAway: true }, a],
    ['none that lacks what the caller wrote, even then', [a, b], { written: 250, isPrimaryAway: true }, undefined],
  ])('%s', (_what, replicas, given, chosen) => {
    expect(chooseReplica(replicas, toPositions(samples), { ...demand, ...given })).toBe(chosen);
  });
});
