import { Migration } from '@mikro-orm/migrations';

const addUnit = (name: string): string => `
  create or replace function halls_add_unit() returns trigger language plpgsql as $$
  begin
    with unit as (
      insert into hall_units (business_id, name) values (new.business_id, ${name}) returning id)
    insert into hall_unit_links (hall_id, unit_id) select new.id, id from unit;
    return null;
  end $$`;

const TITLE = `coalesce(new.hall_name, 'Hall ' || new.hall_number)`;

/** The name itself, or the first of `name (2)`, `name (3)`, ... that no space of the business has; those of deleted halls don't count. */
const FREE_NAME = `
  create function free_unit_name(of_business int, wanted text) returns text language sql stable as $$
    select candidate
      from (
        select n, case n when 1 then wanted else left(wanted, 245) || ' (' || n || ')' end as candidate
          from generate_series(1, 1000) as n) names
      where not exists (
        select from hall_units u
          where u.business_id = of_business and u.name = candidate
            and (not exists (select from hall_unit_links l where l.unit_id = u.id) or exists (
              select from hall_unit_links l join halls h on h.id = l.hall_id where l.unit_id = u.id and h.deleted_at is null)))
      order by n
      limit 1
  $$`;

/** A new hall's space has a name of its own, also where two halls are called the same (docs/decisions/0028-shared-space.md). */
export class SpaceNames extends Migration {
  override up(): void {
    this.addSql(FREE_NAME);
    this.addSql(addUnit(`coalesce(free_unit_name(new.business_id, ${TITLE}), ${TITLE})`));
  }

  override down(): void {
    this.addSql(addUnit(TITLE));
    this.addSql('drop function free_unit_name(int, text)');
  }
}
