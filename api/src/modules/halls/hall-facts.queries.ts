import type { GeneratorCover, OutsidePolicy } from '../../domain/halls/facts.js';
import type { Hundredths } from '../../domain/money/money.js';
import { enumName, hundredths } from '../../database/tables.js';

/** The columns of a hall (`h`) with its facts. */
export const FACT_COLUMNS = [
  'h.rounds_capacity as roundsCapacity',
  'h.theater_capacity as theaterCapacity',
  'h.standing_capacity as standingCapacity',
  'h.parking_spaces as parkingSpaces',
  'h.has_valet as hasValet',
  'h.has_bridal_room as hasBridalRoom',
  'h.floor_plan as floorPlan',
] as const;

/** Those that are read as names and amounts. */
export const FACT_VALUES = [
  enumName<GeneratorCover | null>('h.generator').as('generator'),
  enumName<OutsidePolicy | null>('h.outside_catering').as('outsideCatering'),
  hundredths<Hundredths | null>('h.outside_catering_charge').as('outsideCateringCharge'),
  enumName<OutsidePolicy | null>('h.outside_decor').as('outsideDecor'),
  hundredths<Hundredths | null>('h.outside_decor_charge').as('outsideDecorCharge'),
] as const;
