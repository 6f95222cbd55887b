import { expect, it } from '@jest/globals';
import { allowed } from '../../testing/viewers.js';
import { canChange } from './catalogue.policy.js';

it('[security] only its owner changes a catalogue', () => {
  expect(allowed((viewer) => canChange(viewer, { ownerId: 3 }))).toEqual(['owner']);
});
