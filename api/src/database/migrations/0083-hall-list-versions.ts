import { Migration } from '@mikro-orm/migrations';

/**
 * Tells whether the list of a term has changed (docs/decisions/0022-read-models.md, Kept lists). Like `hall_counts`: statements
 * add a row per term without a lock, and now and then fold what they touched; here what is folded is the exclusive or.
 */
export class HallListVersions extends Migration {
  override up(): void {
    this.addSql(`
      create table hall_list_versions (
        id bigint generated always as identity primary key,
        term text collate "C" not null,
        version bigint not null
      )`);
    this.addSql('create index hall_list_versions_term on hall_list_versions (term) include (version)');
    this.addSql(`
      create function change_hall_lists(terms text[]) returns void language plpgsql as $$
      begin
        insert into hall_list_versions (term, version)
          select term, hashtextextended(gen_random_uuid()::text, 0) from unnest(terms) as t (term);
        if random() < 0.02 and pg_try_advisory_xact_lock(hashtext('hall_list_versions'), 0) then
          with gone as (delete from hall_list_versions where term = any(terms) returning term, version)
          insert into hall_list_versions (term, version) select term, bit_xor(version) from gone group by term;
        end if;
      end $$`);
    for (const { table, event, tables, terms } of TRIGGERS) {
      this.addSql(`
        create function ${table}_${event}_lists() returns trigger language plpgsql as $$
        declare
          changed text[] := array(${terms});
        begin
          if cardinality(changed) > 0 then perform change_hall_lists(changed); end if;
          return null;
        end $$`);
      this.addSql(`
        create trigger ${table}_${event}_listed after ${event} on ${table} referencing ${tables}
          for each statement execute function ${table}_${event}_lists()`);
    }
  }

  override down(): void {
    for (const { table, event } of TRIGGERS) {
      this.addSql(`drop trigger ${table}_${event}_listed on ${table}`);
      this.addSql(`drop function ${table}_${event}_lists()`);
    }
    this.addSql('drop function change_hall_lists(text[])');
    this.addSql('drop table hall_list_versions');
  }
}

/** What changes lists: terms of halls, and cards that are shown in the lists of all their terms. */
const TRIGGERS = [
  {
    table: 'hall_terms',
    event: 'insert',
    tables: 'new table as after',
    terms: 'select distinct term from after',
  },
  {
    table: 'hall_terms',
    event: 'update',
    tables: 'old table as before new table as after',
    terms: 'select term from before union select term from after',
  },
  {
    table: 'hall_terms',
    event: 'delete',
    tables: 'old table as before',
    terms: 'select distinct term from before',
  },
  {
    table: 'hall_cards',
    event: 'update',
    tables: 'new table as after',
    terms: 'select distinct term from hall_terms join after using (hall_id)',
  },
] as const;
