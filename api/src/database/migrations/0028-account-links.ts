import { Migration } from '@mikro-orm/migrations';

/** Links in mails: confirmation of an address, a new address, a new password. Accounts that exist count as confirmed. */
export class AccountLinks extends Migration {
  override up(): void {
    this.addSql('alter table users add column email_confirmed_at timestamptz(3)');
    // Nothing that the triggers maintain depends on it.
    this.addSql('alter table users disable trigger user');
    this.addSql('update users set email_confirmed_at = created_at where deleted_at is null');
    this.addSql('alter table users enable trigger user');
    this.addSql(`
      create table account_links (
        id serial primary key,
        user_id int not null,
        purpose varchar(20) not null,
        email varchar(255) not null,
        token_hash varchar(64) not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3),
        constraint account_links_user_fkey foreign key (user_id) references users (id) on delete cascade,
        constraint account_links_token_unique unique (token_hash),
        constraint account_links_purpose_known check (purpose in ('confirm_email', 'change_email', 'reset_password')),
        constraint account_links_period check (expires_at > created_at)
      )`);
    this.addSql('create unique index account_links_one_open on account_links (user_id, purpose) where used_at is null');
    this.addSql('create index account_links_user on account_links (user_id)');
    this.addSql('create index account_links_expiry on account_links (expires_at)');
  }

  override down(): void {
    this.addSql('drop table account_links');
    this.addSql('alter table users drop column email_confirmed_at');
  }
}
