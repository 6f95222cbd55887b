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
  create function free_unit_name(of_business int, wanted text) returns text language plpgsql stable as $$
  declare
    candidate text := wanted;
  begin
    for n in 2 .. 1000 loop
      if not exists (
        select from hall_units u
          where u.business_id = of_business and u.name = candidate
            and (not exists (select from hall_unit_links l where l.unit_id = u.id) or exists (
              select from hall_unit_links l join halls h on h.id = l.hall_id where l.unit_id = u.id and h.deleted_at is null)))
      then
        return candidate;
      end if;
      candidate := left(wanted, 245) || ' (' || n || ')';
    end loop;
    return wanted;
  end $$`;

/** A new hall's space has a name of its own, also where two halls are called the same (docs/decisions/0006-ledger.md). */
export class SpaceNames extends Migration {
  override up(): void {
    // A business with very many halls is imported at once.
    this.addSql('create index hall_units_name on hall_units (business_id, name)');
    this.addSql(FREE_NAME);
    this.addSql(addUnit(`free_unit_name(new.business_id, ${TITLE})`));
  }

  override down(): void {
    this.addSql(addUnit(TITLE));
    this.addSql('drop function free_unit_name(int, text)');
    this.addSql('drop index hall_units_name');
  }
}
