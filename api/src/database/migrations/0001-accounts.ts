import { Migration } from '@mikro-orm/migrations';

/** Extensions, the search form of a text, people, and the counters of their attempts. */
export class Accounts extends Migration {
  override up(): void {
    this.addSql('create extension if not exists btree_gist');
    this.addSql('create extension if not exists pg_trgm');
    this.addSql('create extension if not exists unaccent');

    // The form in which texts are compared in searches. PostgreSQL calls unaccent stable because dictionaries can be
    // swapped; ours is the shipped one, so the result may stand in generated columns and indexes.
    this.addSql(`
      create function search_form(value text) returns text
        language sql immutable strict parallel safe
        return lower(unaccent('unaccent'::regdictionary, normalize(value, NFKC)))`);

    this.addSql(`
      create table users (
        id serial primary key,
        email varchar(255) not null,
        email_key text not null,
        username varchar(100) not null,
        username_key text not null,
        password varchar(255) not null,
        name varchar(255) not null,
        phone varchar(32),
        role varchar(20) not null default 'user',
        token_version int not null default 0,
        created_at timestamptz(3) not null default current_timestamp,
        deleted_at timestamptz(3),
        constraint users_email_unique unique (email_key),
        constraint users_username_unique unique (username_key),
        constraint users_role_known check (role in ('user', 'business', 'admin', 'moderator'))
      )`);
    // One number belongs to one account ("This phone number is already taken"), however it is punctuated.
    this.addSql(`
      create unique index users_phone_unique on users (regexp_replace(phone, '[^0-9]', '', 'g'))
        where phone is not null and deleted_at is null`);
    this.addSql('create index users_listing on users (created_at desc, id desc) where deleted_at is null');
    this.addSql('create index users_role on users (role, id) where deleted_at is null');
    this.addSql(`
      create index users_search on users
        using gin (search_form(name || ' ' || username || ' ' || email) gin_trgm_ops) where deleted_at is null`);

    // Counted by rate-limiter-flexible, which names the columns. Unlogged: losing it in a crash costs nothing.
    this.addSql(`
      create unlogged table attempts (
        key varchar(255) primary key,
        points int not null default 0,
        expire bigint
      )`);
    this.addSql('create index attempts_expire on attempts (expire)');
  }

  override down(): void {
    this.addSql('drop table attempts');
    this.addSql('drop table users');
    this.addSql('drop function search_form(text)');
    // The extensions stay: others may use them by now, and a later start finds them there.
  }
}
