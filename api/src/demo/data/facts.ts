import { GeneratorCover, OutsidePolicy } from '../../domain/halls/facts.js';
import { toHundredths, type Hundredths } from '../../domain/money/money.js';
import type { HallFields } from '../../modules/halls/hall-owner.inputs.js';
import type { HallKind } from '../looks.js';
import type { Random } from '../random.js';
import type { DemoHall } from './types.js';

/** What of a hall's capacity a layout seats: tables and a stage take room. */
const SHARES: Readonly<Record<HallKind, { rounds: number; theater: number; standing: number | null }>> = {
  marquee: { rounds: 0.8, theater: 1, standing: 1 },
  ballroom: { rounds: 0.75, theater: 1, standing: 1 },
  garden: { rounds: 0.7, theater: 0.9, standing: 1 },
  courtyard: { rounds: 0.65, theater: 0.85, standing: 1 },
  rooftop: { rounds: 0.7, theater: 0.8, standing: null },
};
const CARS_PER_GUEST = { min: 0.12, max: 0.3 };

function roundTo(step: number, amount: number): number {
  return Math.max(step, Math.round(amount / step) * step);
}

/** What outsiders are charged: some part of what the hall's own would earn. */
function charge({ plate, capacity }: DemoHall, share: number): Hundredths {
  const amount = plate * capacity * share;
  return toHundredths(amount >= 10_000 ? roundTo(5000, amount) : roundTo(50, amount));
}

/** The facts of a demo hall, the same each time; a few owners leave some out. */
export function planFacts(hall: DemoHall, random: Random): Partial<HallFields> {
  const { rounds, theater, standing } = SHARES[hall.kind];
  const seats = (share: number) => Math.floor((hall.capacity * share) / 10) * 10 || hall.capacity;
  const catering = random.pick([OutsidePolicy.NOT_ALLOWED, OutsidePolicy.CHARGED, OutsidePolicy.ALLOWED]);
  const decor = random.pick([OutsidePolicy.ALLOWED, OutsidePolicy.CHARGED, OutsidePolicy.ALLOWED]);
  const isLarge = hall.capacity >= 300;
  return {
    roundsCapacity: seats(rounds),
    theaterCapacity: random.chance(0.8) ? seats(theater) : null,
    standingCapacity: standing === null ? null : seats(standing),
    parkingSpaces:
      hall.kind === 'rooftop' ? 0 : roundTo(10, hall.capacity * random.range(CARS_PER_GUEST.min, CARS_PER_GUEST.max)),
    hasValet: random.chance(isLarge ? 0.7 : 0.3),
    generator: random.pick(
      isLarge ? [GeneratorCover.FULL, GeneratorCover.FULL, GeneratorCover.PARTIAL] : Object.values(GeneratorCover),
    ),
    hasBridalRoom: hall.occasion === 'Corporate' ? null : random.chance(0.8),
    outsideCatering: catering,
    outsideCateringCharge: catering === OutsidePolicy.CHARGED ? charge(hall, 0.05) : null,
    outsideDecor: decor,
    outsideDecorCharge: decor === OutsidePolicy.CHARGED ? charge(hall, 0.02) : null,
  };
}
