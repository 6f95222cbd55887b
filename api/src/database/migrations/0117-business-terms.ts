import { Migration } from '@mikro-orm/migrations';

/** What the foreign keys name, in the order in which requests join it. */
const LOCK = 'lock table bookings, businesses, users in access exclusive mode';

/** Versions of the terms of businesses, and their acceptances (docs/decisions/0075-terms.md). */
export class BusinessTerms extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addVersions();
    this.addAcceptances();
  }

  private addVersions(): void {
    this.addSql(`
      create table business_terms (
        id serial primary key,
        business_id int not null,
        version int not null,
        text text,
        text_urdu text,
        sha256 varchar(64),
        saved_by int not null,
        created_at timestamptz(3) not null default current_timestamp,
        constraint business_terms_english check (text is not null or text_urdu is null),
        constraint business_terms_hashed check ((sha256 is null) = (text is null)),
        constraint business_terms_business_fkey foreign key (business_id) references businesses(id) on delete restrict,
        constraint business_terms_saved_by_fkey foreign key (saved_by) references users(id) on delete restrict,
        constraint business_terms_once unique (business_id, version)
      )`);
    this.addSql('create index business_terms_saved_by on business_terms (saved_by)');
    this.addSql(`
      create function business_terms_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'versions of terms are only ever added'
          using errcode = 'check_violation', constraint = 'business_terms_append_only', table = 'business_terms';
      end $$`);
    this.addSql(`
      create trigger business_terms_append_only before delete or update on business_terms
        for each row execute function business_terms_refuse_change()`);
  }

  private addAcceptances(): void {
    this.addSql(`
      create table terms_acceptances (
        id serial primary key,
        booking_id int not null,
        terms_id int not null,
        kind varchar(10) not null,
        name varchar(100),
        user_id int not null,
        sha256 varchar(64) not null,
        day date,
        note varchar(200),
        created_at timestamptz(3) not null default current_timestamp,
        constraint terms_acceptances_kind_known check (kind in ('request', 'change', 'paper')),
        constraint terms_acceptances_named check (name is not null or kind = 'change'),
        constraint terms_acceptances_signed check ((day is not null) = (kind = 'paper')),
        constraint terms_acceptances_noted check (note is null or kind = 'paper'),
        constraint terms_acceptances_booking_fkey foreign key (booking_id) references bookings(id) on delete restrict,
        constraint terms_acceptances_terms_fkey foreign key (terms_id) references business_terms(id) on delete restrict,
        constraint terms_acceptances_user_fkey foreign key (user_id) references users(id) on delete restrict
      )`);
    this.addSql('create index terms_acceptances_booking on terms_acceptances (booking_id)');
    this.addSql('create index terms_acceptances_terms on terms_acceptances (terms_id)');
    this.addSql('create index terms_acceptances_user on terms_acceptances (user_id)');
    this.addSql(
      `create unique index terms_acceptances_requested on terms_acceptances (booking_id) where kind = 'request'`,
    );
    // Names and notes are erased with the contact of their booking; the rest proves what was agreed.
    this.addSql(`
      create function terms_acceptances_refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.note is null
          and (new.id, new.booking_id, new.terms_id, new.kind, new.user_id, new.sha256, new.day, new.created_at)
            is not distinct from
            (old.id, old.booking_id, old.terms_id, old.kind, old.user_id, old.sha256, old.day, old.created_at)
          and new.name = 'Contact removed' and old.name is not null
        then
          return new;
        end if;
        raise exception 'acceptances of terms are only ever added'
          using errcode = 'check_violation', constraint = 'terms_acceptances_append_only', table = 'terms_acceptances';
      end $$`);
    this.addSql(`
      create trigger terms_acceptances_append_only before delete or update on terms_acceptances
        for each row execute function terms_acceptances_refuse_change()`);
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('drop table terms_acceptances');
    this.addSql('drop function terms_acceptances_refuse_change()');
    this.addSql('drop table business_terms');
    this.addSql('drop function business_terms_refuse_change()');
  }
}
