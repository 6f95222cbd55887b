/** @jest-environment node */
import { hallSchema } from '@mehfil/api/domain/halls/inputs';
import { describe, expect, it } from '@jest/globals';
import {
  findAdvice,
  findStepOf,
  HALL_STEPS,
  isHalfTyped,
  isSameStep,
  isStepRight,
  pickStep,
  STEP_FIELDS,
} from './hall-steps';
import { EMPTY_HALL, type HallValues } from './hall-values';

const HALL: HallValues = {
  ...EMPTY_HALL,
  ...{ hallNumber: 'A', categoryId: 1, typeId: 2, capacity: 300, pricePerHour: 500, pricePerPerson: 20 },
  location: 'Canal Road, Lahore',
};

describe('the steps of a hall’s form', () => {
  it('have every field of a hall once', () => {
    const fields = HALL_STEPS.flatMap((step) => [...STEP_FIELDS[step]]);
    expect(fields.toSorted()).toEqual(Object.keys(EMPTY_HALL).toSorted());
    expect(fields.toSorted()).toEqual(Object.keys(hallSchema.fields).toSorted());
  });

  it.each([
    [{}, true],
    [{ description: 'White' }, true],
    [{ capacity: 400 }, true],
    [{ pricePerHour: 50_000 }, false],
    [{ pricePerHour: 500 }, false],
    [{ pricePerHour: null }, false],
  ])('are half-typed until the figure is touched: %j', (change, isHalf) => {
    const restored = { ...HALL, pricePerHour: 5, hallName: 'Rose Hall' };
    expect(isHalfTyped({ ...restored, ...change }, { value: restored, previous: HALL })).toBe(isHalf);
  });

  it.each([
    ['hall', { categoryId: null }],
    ['place', { latitude: 31.5 }],
    ['prices', { roundsCapacity: 301 }],
    ['services', { outsideCatering: 'CHARGED' }],
    ['pictures', { floorPlan: 'javascript:alert(1)' }],
  ] as const)('%s alone is wrong by its own rules', (wrong, change) => {
    const values = { ...HALL, ...change } as HallValues;
    expect(HALL_STEPS.filter((step) => !isStepRight(step, values))).toEqual([wrong]);
    // By itself, too: it is saved without the others.
    expect(isStepRight(wrong, pickStep(wrong, values))).toBe(false);
  });

  it.each([
    [['pricePerHour', 'location'], 'place'],
    [['amenityIds'], 'services'],
    [['clientMutationId'], undefined],
  ] as const)('%j are found first in %s', (fields, step) => {
    expect(findStepOf(fields)).toBe(step);
  });

  it.each([
    [{ hallName: 'Rose ' }, { hallName: 'Rose' }, true],
    [{ sliderImages: ['/a', '/b'] }, { sliderImages: ['/a', '/b'] }, true],
    [{ sliderImages: ['/a', '/b'] }, { sliderImages: ['/b', '/a'] }, false],
    [{ capacity: 300 }, { capacity: null }, false],
    // As they are kept, whatever order they were ticked in and wherever they were pasted from.
    [{ amenityIds: [4, 5], fixedServiceIds: [3, 1] }, { amenityIds: [5, 4], fixedServiceIds: [1, 3] }, true],
    [{ amenityIds: [4, 5] }, { amenityIds: [4, 6] }, false],
    [{ amenityIds: [4, 5] }, { amenityIds: [4] }, false],
    [{ hallName: 'Rose\u00a0Cafe\u0301\u200b' }, { hallName: 'Rose Caf\u00e9' }, true],
    [{ description: ' White.\r\nLarge. ' }, { description: 'White.\nLarge.' }, true],
    [{ description: 'White.\nLarge.' }, { description: 'White. Large.' }, false],
    [{ city: '  ' }, { city: '' }, true],
    [{ hallName: 'Rose' }, { hallName: 'rose' }, false],
    [{ capacity: '4x' as never }, { capacity: '40x' as never }, false],
    [{ capacity: '4x' as never }, { capacity: '4x' as never }, true],
  ])('%j and %j are the same: %s', (one, other, same) => {
    expect(isSameStep(one, other)).toBe(same);
  });

  it('say what guests look for in vain where it belongs', () => {
    const lacking = Object.entries(findAdvice(HALL)).map(([step, advice]) => [step, advice.length]);
    expect(lacking).toEqual([
      ['pictures', 2],
      ['hall', 1],
      ['place', 1],
    ]);
    const complete = {
      ...HALL,
      ...{ description: 'A white hall. '.repeat(12), latitude: 31.5, longitude: 74.3 },
      ...{ profileImage: '/p', sliderImages: ['/a', '/b', '/c'] },
    };
    expect(findAdvice(complete)).toEqual({});
  });
});
