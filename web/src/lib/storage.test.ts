import { afterEach, expect, it, jest } from '@jest/globals';
import { localStore } from './storage';

afterEach(() => {
  jest.restoreAllMocks();
});

it('remembers, and forgets', () => {
  localStore.write('a', '1');
  expect(localStore.read('a')).toBe('1');
  localStore.remove('a');
  expect(localStore.read('a')).toBeNull();
});

it('works without memory where the browser refuses it', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  localStore.write('a', '1');
  localStore.remove('a');
  expect(localStore.read('a')).toBeNull();
});
