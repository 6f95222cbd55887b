import { describe, expect, it } from '@jest/globals';
import { refusals } from '../testing.js';
import { findLayoutsAboveCapacity } from './facts.js';
import { hallSchema } from './inputs.js';

const hall = {
  hallNumber: 'A1',
  categoryId: 1,
  typeId: 2,
  capacity: 300,
  pricePerHour: 10_000,
  pricePerPerson: 1500.5,
  location: 'DHA, Karachi',
};

describe('facts of a hall', () => {
  const ABOVE = 'A layout can’t seat more guests than the capacity';
  const UNASKED = 'A charge needs the choice At a charge';
  it.each<[object, object]>([
    [{ roundsCapacity: 240, theaterCapacity: 300, standingCapacity: null, parkingSpaces: 0 }, {}],
    [
      { roundsCapacity: 301, standingCapacity: '400' },
      { roundsCapacity: ABOVE, standingCapacity: ABOVE },
    ],
    [{ theaterCapacity: 0 }, { theaterCapacity: 'Seats in rows must be between 1 and 100,000' }],
    [{ parkingSpaces: 10_001 }, { parkingSpaces: 'Parking must be between 0 and 10,000' }],
    [{ parkingSpaces: 1.5 }, { parkingSpaces: 'Parking must be between 0 and 10,000' }],
    [{ hasValet: true, hasBridalRoom: null, generator: 'PARTIAL' }, {}],
    [{ hasValet: 'yes' }, { hasValet: 'Valet parking must be yes or no' }],
    [{ generator: 'HALF' }, { generator: 'Generator must be none, partial or full' }],
    [{ outsideCatering: 'CHARGED', outsideCateringCharge: 25_000.5, outsideDecor: 'NOT_ALLOWED' }, {}],
    [{ outsideCatering: 'CHARGED' }, { outsideCateringCharge: 'Say what the charge is' }],
    [{ outsideDecor: 'CHARGED', outsideDecorCharge: 0 }, { outsideDecorCharge: 'Say what the charge is' }],
    [{ outsideDecor: 'ALLOWED', outsideDecorCharge: 500 }, { outsideDecorCharge: UNASKED }],
    [{ outsideDecorCharge: 500 }, { outsideDecorCharge: UNASKED }],
    [{ outsideCatering: 'SOMETIMES' }, { outsideCatering: 'Choose allowed, not allowed or charged' }],
    [{ floorPlan: 'javascript:alert(1)' }, { floorPlan: 'Must be the address of a picture' }],
  ])('%p: %p', (facts, expected) => {
    expect(refusals(hallSchema, { ...hall, ...facts })).toEqual(expected);
  });

  it('a hall of unknown capacity has no layout above it', () => {
    expect(findLayoutsAboveCapacity({ capacity: null, roundsCapacity: 500 })).toEqual([]);
  });
});
