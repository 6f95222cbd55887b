/** @jest-environment node */
import { expect, it, jest } from '@jest/globals';
import { announceSavedHall, onHallSaved } from './saved-signal';

it('a hall that was saved before anybody listened is told once', () => {
  announceSavedHall(7);
  const first = jest.fn();
  const end = onHallSaved(first);
  expect(first.mock.calls).toEqual([[7]]);
  announceSavedHall(8);
  expect(first.mock.calls).toEqual([[7], [8]]);
  end();
  const second = jest.fn();
  onHallSaved(second);
  expect(second).not.toHaveBeenCalled();
});
