import { Migration } from '@mikro-orm/migrations';
import { createCardTriggers, dropCardTriggers, refreshHallCards } from './0011-search.js';

/**
 * Finished pages of public halls (docs/decisions/0022-read-models.md): what belongs to the hall, and what belongs to its business.
 * The triggers of these tables refresh cards too, so that there is one mechanism.
 */
export class HallPages extends Migration {
  override up(): void {
    this.tables();
    this.addSql(businessPageSources());
    this.addSql(hallPageSources());
    this.refresh();
    for (const statement of SOURCES.flatMap(createPageTrigger)) this.addSql(statement);
    this.addSql('insert into business_pages select * from business_page_sources');
    this.addSql('insert into hall_pages select * from hall_page_sources');
    // Last, because dropping a trigger locks its table even against readers.
    for (const statement of dropCardTriggers()) this.addSql(statement);
    this.addSql(refreshHallCards(LOCK_BUSINESSES));
  }

  private tables(): void {
    this.addSql(`
      create table business_pages (
        business_id int primary key,
        page json not null,
        constraint business_pages_business_fkey foreign key (business_id) references businesses (id) on delete cascade
      )`);
    this.addSql(`
      create table hall_pages (
        hall_id int primary key,
        business_id int not null,
        page json not null,
        constraint hall_pages_hall_fkey foreign key (hall_id) references halls (id) on delete cascade,
        constraint hall_pages_business_fkey foreign key (business_id) references business_pages (business_id) on delete cascade
      )`);
    this.addSql('create index hall_pages_business on hall_pages (business_id)');
  }

  private refresh(): void {
    // The row stands for all that the halls of a business show: whoever writes second waits here, and reads what the first one wrote.
    this.addSql(`
      create function lock_business_pages(ids int[]) returns void language plpgsql as $$
      begin
        perform from business_pages where business_id = any(ids) order by business_id for no key update;
      end $$`);
    this.addSql(`
      create function refresh_business_pages(ids int[]) returns void language plpgsql as $$
      begin
        insert into business_pages (business_id, page) select business_id, page from business_page_sources
          where business_id = any(ids) on conflict do nothing;
        perform lock_business_pages(ids);
        update business_pages p set page = s.page from business_page_sources s
          where s.business_id = p.business_id and p.business_id = any(ids) and p.page::text <> s.page::text;
      end $$`);
    this.addSql(`
      create function refresh_hall_pages(ids int[]) returns void language plpgsql as $$
      begin
        perform lock_business_pages(array(select distinct business_id from halls where id = any(ids)));
        delete from hall_pages p
          where p.hall_id = any(ids) and not exists (select from halls h where h.id = p.hall_id and h.is_public);
        insert into hall_pages as p (hall_id, business_id, page)
          select hall_id, business_id, page from hall_page_sources where hall_id = any(ids)
          on conflict (hall_id) do update set business_id = excluded.business_id, page = excluded.page
            where (p.business_id, p.page::text) is distinct from (excluded.business_id, excluded.page::text);
      end $$`);
  }

  override down(): void {
    for (const statement of SOURCES.flatMap(dropPageTrigger)) this.addSql(statement);
    this.addSql(refreshHallCards('perform from halls where id = any(ids) order by id for no key update;'));
    for (const statement of createCardTriggers()) this.addSql(statement);
    for (const name of ['refresh_hall_pages', 'refresh_business_pages', 'lock_business_pages']) {
      this.addSql(`drop function ${name}(int[])`);
    }
    this.addSql('drop view hall_page_sources');
    this.addSql('drop view business_page_sources');
    this.addSql('drop table hall_pages');
    this.addSql('drop table business_pages');
  }
}

/** The first statement of what refreshes halls. */
export const LOCK_BUSINESSES =
  'perform lock_business_pages(array(select distinct business_id from halls where id = any(ids)));';

/**
 * What the long read of a hall's page selects of its business (modules/halls/hall-detail.queries.ts).
 * @param ofService further keys and values of its services, which later migrations add
 */
export const businessPageSources = (ofService = ''): string => `
  create or replace view business_page_sources as
  select b.id as business_id, json_build_object(
      'ownerId', b.owner_id, 'businessId', b.id, 'businessName', b.name, 'currency', b.currency, 'timeZone', b.time_zone,
      'isVerified', b.is_trading, 'instantConfirmation', b.instant_confirmation,
      'discountPercentage', (b.discount_percentage * 100)::int8, 'taxPercentage', (b.tax_percentage * 100)::int8,
      'settings', json_build_object(
        'timeZone', b.time_zone,
        'operatingHours', (
          select coalesce(json_agg(json_build_object('dayOfWeek', w.day_of_week, 'openingTime', w.opening_time,
              'closingTime', w.closing_time, 'isActive', w.is_active) order by w.day_of_week), '[]')
            from business_operating_hours w where w.business_id = b.id),
        'slots', (
          select json_build_object('slotDuration', t.slot_duration, 'bufferTime', t.buffer_time,
              'allowMultipleSlots', t.allow_multiple_slots, 'maxAdvanceBookingDays', t.max_advance_booking_days,
              'minAdvanceBookingHours', t.min_advance_booking_hours)
            from business_time_slots t where t.business_id = b.id)),
      'optionalServices', (
        select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'description', s.description,
            'price', (s.price * 100)::int8, 'priceType', upper(s.price_type), 'currency', b.currency${ofService}) order by s.name, s.id), '[]')
          from optional_services s where s.business_id = b.id)) as page
    from businesses b`;

const kind = (table: string, column: string) => `(
  select json_build_object('id', k.id, 'name', k.name, 'price', (k.price * 100)::int8, 'priceType', upper(k.price_type),
      'currency', b.currency)
    from ${table} k where k.id = h.${column})`;

/**
 * What it selects of the hall itself.
 * @param more further keys and values of the page, which later migrations add
 */
export const hallPageSources = (more = ''): string => `
  create or replace view hall_page_sources as
  select h.id as hall_id, h.business_id, json_build_object(
      'id', h.id, 'isPublic', h.is_public, 'hallNumber', h.hall_number, 'hallName', h.hall_name, 'description', h.description,
      'location', h.location, 'city', h.city, 'latitude', h.latitude, 'longitude', h.longitude, 'capacity', h.capacity,
      'pricePerHour', (h.price_per_hour * 100)::int8, 'pricePerPerson', (h.price_per_person * 100)::int8,
      'rating', h.rating::float8, 'reviewCount', h.review_count, 'profileImage', h.profile_image,
      'sliderImages', h.slider_images, 'isFeatured', h.is_featured,
      'category', ${kind('hall_categories', 'category_id')}, 'type', ${kind('hall_types', 'type_id')},
      'fixedServices', (
        select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'description', s.description,
            'price', (s.price * 100)::int8, 'priceType', upper(s.price_type), 'isIncluded', s.is_included,
            'currency', b.currency) order by s.name, s.id), '[]')
          from hall_fixed_services l join fixed_services s on s.id = l.service_id where l.hall_id = h.id),
      'amenities', (
        select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'description', a.description, 'icon', a.icon)
            order by a.name, a.id), '[]')
          from hall_amenities l join amenities a on a.id = l.amenity_id where l.hall_id = h.id)${more}) as page
    from halls h join businesses b on b.id = h.business_id
    where h.is_public`;

const COLUMNS = {
  halls:
    'is_public business_id category_id type_id hall_number hall_name description location city latitude longitude capacity price_per_hour ' +
    'price_per_person rating review_count profile_image slider_images is_featured',
  businesses: 'owner_id name currency time_zone is_trading instant_confirmation discount_percentage tax_percentage',
  hall_categories: 'name price price_type',
  hall_types: 'name price price_type',
  fixed_services: 'name description price price_type is_included',
  amenities: 'name description icon',
} as const;

/** Rows of an update that differ in what is shown. */
function changed(table: keyof typeof COLUMNS, more = ''): string {
  const row = (alias: string) =>
    `(${(COLUMNS[table] + more)
      .split(' ')
      .map((name) => `${alias}.${name}`)
      .join(', ')})`;
  return `after join before on before.id = after.id where ${row('after')} is distinct from ${row('before')}`;
}

/** A statement on a table that pages are made of. */
export interface Source {
  table: string;
  event: 'insert' | 'update' | 'delete';
  /** Ids of businesses, from the statement's rows `before` and `after`. */
  businesses: string;
  /** Ids of halls, once the businesses are locked. */
  halls?: string;
  /** Whether the business's own part changes. */
  isOfBusiness?: boolean;
}

const ROWS = {
  insert: 'after',
  update: '(table before union all table after)',
  delete: 'before',
} as const;
const EVENTS = ['insert', 'update', 'delete'] as const;

/** Links of halls, which are only ever few. */
export function links(table: string): Source[] {
  return EVENTS.map((event) => ({
    table,
    event,
    businesses: `select distinct h.business_id from ${ROWS[event]} r join halls h on h.id = r.hall_id`,
    halls: `select distinct r.hall_id from ${ROWS[event]} r`,
  }));
}

/** What a business has, whatever its halls. */
function ofBusiness(table: string): Source[] {
  return EVENTS.map((event) => ({
    table,
    event,
    businesses: `select distinct r.business_id from ${ROWS[event]} r`,
    isOfBusiness: true,
  }));
}

/** Rows that halls refer to: a new one is not shown yet, and one that is shown can't be deleted. */
function shown(table: keyof typeof COLUMNS, condition: string): Source {
  return {
    table,
    event: 'update',
    businesses: `select distinct after.business_id from ${changed(table)}`,
    halls: `select h.id from halls h where h.is_public and ${condition.replace('CHANGED', `select after.id from ${changed(table)}`)}`,
  };
}

/** Updates of halls. @param more further columns that are shown, which later migrations add */
export function hallUpdates(more = ''): Source {
  return {
    table: 'halls',
    event: 'update',
    businesses: `
      select distinct unnest(array[after.business_id, before.business_id]) from ${changed('halls', more)}
        and (after.is_public or before.is_public)`,
    halls: `select after.id from ${changed('halls', more)}`,
  };
}

/** The trigger of a statement. The halls are looked for once the lock is held: a link that somebody else has just written is among them. */
export function createPageTrigger({ table, event, businesses, halls, isOfBusiness }: Source): string[] {
  const before = event === 'insert' ? '' : 'old table as before';
  const after = event === 'delete' ? '' : 'new table as after';
  return [
    `create function ${table}_${event}_refreshes_pages() returns trigger language plpgsql as $$
      declare
        changed int[] := array(${businesses});
        shown int[];
      begin
        if cardinality(changed) = 0 then return null; end if;
        perform lock_business_pages(changed);
        ${isOfBusiness ? 'perform refresh_business_pages(changed);' : ''}
        ${halls === undefined ? '' : `shown := array(${halls}); perform refresh_hall_cards(shown); perform refresh_hall_pages(shown);`}
        return null;
      end $$`,
    `create trigger ${table}_${event}_pages after ${event} on ${table} referencing ${before} ${after}
        for each statement execute function ${table}_${event}_refreshes_pages()`,
  ];
}

/** Drops it again. */
export function dropPageTrigger({ table, event }: Pick<Source, 'table' | 'event'>): string[] {
  return [`drop trigger ${table}_${event}_pages on ${table}`, `drop function ${table}_${event}_refreshes_pages()`];
}

const SOURCES: readonly Source[] = [
  {
    table: 'halls',
    event: 'insert',
    businesses: 'select distinct business_id from after where is_public',
    halls: 'select id from after where is_public',
  },
  hallUpdates(),
  { table: 'businesses', event: 'insert', businesses: 'select id from after', isOfBusiness: true },
  {
    table: 'businesses',
    event: 'update',
    businesses: `select after.id from ${changed('businesses')}`,
    halls: `
      select h.id from after join before on before.id = after.id join halls h on h.business_id = after.id
        where h.is_public and (after.name, after.currency, after.instant_confirmation)
          is distinct from (before.name, before.currency, before.instant_confirmation)`,
    isOfBusiness: true,
  },
  ...links('hall_fixed_services'),
  ...links('hall_amenities'),
  ...ofBusiness('business_operating_hours'),
  ...ofBusiness('business_time_slots'),
  ...ofBusiness('optional_services'),
  shown('hall_categories', 'h.category_id in (CHANGED)'),
  shown('hall_types', 'h.type_id in (CHANGED)'),
  shown('fixed_services', 'h.id in (select l.hall_id from hall_fixed_services l where l.service_id in (CHANGED))'),
  shown('amenities', 'h.id in (select l.hall_id from hall_amenities l where l.amenity_id in (CHANGED))'),
];
