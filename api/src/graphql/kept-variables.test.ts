import { describe, expect, it } from '@jest/globals';
import { share } from './finished.js';
import { deriveOnce, KeptVariables } from './kept-variables.js';

describe('kept variables', () => {
  it('are the same object for the same text, and can’t be changed', () => {
    const kept = new KeptVariables();
    const variables = kept.keep('a', { filter: { services: ['Stage'] } });
    expect(kept.find('a')).toBe(variables);
    expect(() => (variables.filter as { services: string[] }).services.push('Band')).toThrow(TypeError);
    expect(kept.find('b')).toBeUndefined();
  });

  it.each([
    ['what a scalar has made', 'text', { at: new Date(0) }],
    ['a promise of a file', 'text', { files: [Promise.resolve()] }],
    ['a long text', 'x'.repeat(1_001), { id: 1 }],
  ])('are not kept of %s', (_what, text, variables) => {
    const kept = new KeptVariables();
    expect(kept.keep(text, variables)).toBe(variables);
    expect(kept.find(text)).toBeUndefined();
    expect(Object.isFrozen(variables)).toBe(false);
  });

  it('are forgotten when a thousand others were asked for', () => {
    const kept = new KeptVariables();
    for (let id = 0; id <= 1_000; id += 1) kept.keep(String(id), { id });
    expect(kept.find('0')).toBeUndefined();
    expect(kept.find('1000')).toEqual({ id: 1_000 });
  });
});

describe('what is derived of shared values', () => {
  it('is derived once, and each time of others', () => {
    let times = 0;
    const derive = deriveOnce(({ id }: { id: number }) => ({ id, times: (times += 1) }));
    const shared = share({ id: 1 });
    expect([derive(shared), derive(shared)]).toEqual(Array(2).fill({ id: 1, times: 1 }));
    expect([derive({ id: 1 }), derive({ id: 1 })].map((each) => each.times)).toEqual([2, 3]);
  });

  it('is derived again after a refusal', () => {
    let times = 0;
    const derive = deriveOnce((_source: object): object => {
      times += 1;
      throw new Error('refused');
    });
    const shared = share({});
    expect(() => derive(shared)).toThrow('refused');
    expect(() => derive(shared)).toThrow('refused');
    expect(times).toBe(2);
  });
});
