import { expect, it } from '@jest/globals';
import { allowed, OWN_BUSINESS } from '../../testing/viewers.js';
import { canChange } from './catalogue.policy.js';

it('[security] only its owner and managers change a catalogue', () => {
  expect(allowed((viewer) => canChange(viewer, OWN_BUSINESS))).toEqual(['owner', 'manager']);
});
