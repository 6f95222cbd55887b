import { describe, expect, it } from '@jest/globals';
import { validate } from '../input/errors.js';
import { parsedEndTime } from './end-time.js';
import { maintenanceSchema } from './inputs.js';
import {
  DEFAULT_MAINTENANCE_MESSAGE,
  MAINTENANCE_INDICATORS,
  maintenanceCards,
  maintenanceState,
} from './maintenance.js';
import { refusals } from '../testing.js';

const NOW = new Date('2026-03-02T12:00:00Z');
const BEFORE = new Date(NOW.getTime() - 1);
const AFTER = new Date(NOW.getTime() + 1);

describe('[business §4] maintenance state', () => {
  const cases: Array<[boolean, Date | null, Date | null, string]> = [
    [true, null, null, 'active'],
    [true, BEFORE, null, 'active'],
    [true, NOW, null, 'active'],
    [true, AFTER, null, 'scheduled'],
    [true, null, AFTER, 'active'],
    [true, null, NOW, 'operational'],
    [true, null, BEFORE, 'operational'],
    [true, BEFORE, AFTER, 'active'],
    [true, AFTER, BEFORE, 'operational'],
    [false, BEFORE, AFTER, 'operational'],
    [false, AFTER, null, 'operational'],
  ];
  it.each(cases)('[business §4] enabled %p from %p to %p: %s', (isEnabled, startTime, endTime, expected) => {
    expect(maintenanceState({ isEnabled, startTime, endTime }, NOW)).toBe(expected);
  });

  it('[business §4] no window at all is operational', () => {
    expect(maintenanceState(null, NOW)).toBe('operational');
    expect(maintenanceState(undefined, NOW)).toBe('operational');
  });

  it.each([
    ['active', 'Under Maintenance', 'Under Maintenance', 'None', 'Restricted Access'],
    ['scheduled', 'Scheduled', 'Operational', 'Pending', 'Full Access'],
    ['operational', 'Normal Operation', 'Operational', 'None', 'Full Access'],
  ] as const)('[business §2] %s reads %s', (state, indicator, system, scheduled, impact) => {
    expect(MAINTENANCE_INDICATORS[state]).toBe(indicator);
    expect(maintenanceCards(state)).toEqual({ system, scheduled, impact });
  });

  it('[business §9] has a default message', () => {
    expect(DEFAULT_MAINTENANCE_MESSAGE).toBe('System is under maintenance. Please check back later.');
  });

  it.each([
    ['2026-03-02T12:00:00Z', '2026-03-02T12:00:00.000Z'],
    ['someday', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('[customer §4] the end %p is read as %p', (value, expected) => {
    expect(parsedEndTime(value)?.toISOString() ?? null).toBe(expected);
  });
});

describe('[business §5] maintenance form', () => {
  it.each([
    [{}, { message: 'Message is required' }],
    [{ message: 'Back soon', isEnabled: true }, {}],
    [{ message: 'Back soon', startTime: '', endTime: null }, {}],
    [{ message: 'Back soon', startTime: 'now' }, { startTime: 'Must be an instant such as 2027-01-31T14:00:00Z' }],
    [
      { message: 'Back soon', startTime: '2026-03-02T12:00:00Z', endTime: '2026-03-02T12:00:00Z' },
      { endTime: 'End must be after start' },
    ],
    [{ message: 'Back soon', startTime: '2026-03-02T12:00:00Z', endTime: '2026-03-02T13:00:00Z' }, {}],
    [{ message: 'x'.repeat(1001) }, { message: 'Message must be at most 1000 characters' }],
  ])('[business §5] %p', (input, expected) => {
    expect(refusals(maintenanceSchema, input)).toEqual(expected);
  });

  it('[business §3] defaults to off', () => {
    expect(validate(maintenanceSchema, { message: 'Soon' })).toEqual({ isEnabled: false, message: 'Soon' });
  });
});
