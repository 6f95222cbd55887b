import { Migration } from '@mikro-orm/migrations';
import { readStatement } from './read-statement.js';

const COLUMNS = [
  'rounds_capacity int check (rounds_capacity > 0)',
  'theater_capacity int check (theater_capacity > 0)',
  'standing_capacity int check (standing_capacity > 0)',
  'parking_spaces int check (parking_spaces >= 0)',
  'has_valet boolean',
  `generator varchar(20) check (generator in ('none', 'partial', 'full'))`,
  'has_bridal_room boolean',
  `outside_catering varchar(20) check (outside_catering in ('allowed', 'not_allowed', 'charged'))`,
  'outside_catering_charge numeric(14,2) check (outside_catering_charge > 0)',
  `outside_decor varchar(20) check (outside_decor in ('allowed', 'not_allowed', 'charged'))`,
  'outside_decor_charge numeric(14,2) check (outside_decor_charge > 0)',
  'floor_plan varchar(500)',
] as const;
const NAMES = COLUMNS.map((column) => column.slice(0, column.indexOf(' ')));

/** A charge goes with its policy, always. */
const CHARGES = ['outside_catering', 'outside_decor'].map(
  (policy) => `add constraint halls_${policy}_complete
    check ((${policy} is not distinct from 'charged') = (${policy}_charge is not null))`,
);

/** How a page of a hall has them, beside the rest. */
const PAGE = `'roundsCapacity', h.rounds_capacity, 'theaterCapacity', h.theater_capacity,
    'standingCapacity', h.standing_capacity, 'parkingSpaces', h.parking_spaces, 'hasValet', h.has_valet,
    'generator', upper(h.generator), 'hasBridalRoom', h.has_bridal_room, 'outsideCatering', upper(h.outside_catering),
    'outsideCateringCharge', (h.outside_catering_charge * 100)::int8, 'outsideDecor', upper(h.outside_decor),
    'outsideDecorCharge', (h.outside_decor_charge * 100)::int8, 'floorPlan', h.floor_plan`;

const VIEW = readStatement('create view hall_page_sources', 'where h.is_public;');
const TRIGGER = readStatement('create function halls_update_refreshes_pages', 'end $$;');

/** Facts of halls that people ask for (docs/decisions/0056-hall-facts.md), on their pages. */
export class HallFacts extends Migration {
  override up(): void {
    const columns = COLUMNS.map((column) => `add column ${column}`);
    this.addSql(`alter table halls ${[...columns, ...CHARGES].join(', ')}`);
    this.addSql(VIEW.replace(`'descriptionUrdu', h.description_urdu`, (last) => `${last}, ${PAGE}`));
    this.addSql(
      TRIGGER.replaceAll(/(after|before)\.description_urdu/g, (last, row: string) =>
        [last, ...NAMES.map((name) => `${row}.${name}`)].join(', '),
      ),
    );
    this.addSql(REFRESH);
  }

  override down(): void {
    this.addSql(VIEW);
    this.addSql(TRIGGER);
    this.addSql(`alter table halls ${NAMES.map((name) => `drop column ${name}`).join(', ')}`);
    this.addSql(REFRESH);
  }
}

const REFRESH = 'select refresh_hall_pages(array(select id from halls where is_public))';
