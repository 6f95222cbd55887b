import { Migration } from '@mikro-orm/migrations';

/** Passkeys, and the challenges that they sign. */
export class Passkeys extends Migration {
  override up(): void {
    this.addSql(`
      create table passkeys (
        id serial primary key,
        user_id int not null,
        name varchar(100) not null,
        credential_id varchar(1400) not null,
        public_key text not null,
        counter bigint not null,
        transports varchar(200) not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        constraint passkeys_user_fkey foreign key (user_id) references users (id) on delete cascade,
        constraint passkeys_credential_unique unique (credential_id),
        constraint passkeys_counter_positive check (counter >= 0)
      )`);
    this.addSql('create index passkeys_user on passkeys (user_id)');
    this.addSql(`
      create table passkey_challenges (
        id serial primary key,
        user_id int,
        purpose varchar(20) not null,
        challenge_hash varchar(64) not null,
        expires_at timestamptz(3) not null,
        constraint passkey_challenges_user_fkey foreign key (user_id) references users (id) on delete cascade,
        constraint passkey_challenges_challenge_unique unique (challenge_hash),
        constraint passkey_challenges_purpose_known check (purpose in ('register', 'sign_in', 'reauthenticate')),
        constraint passkey_challenges_user_given check ((user_id is null) = (purpose = 'sign_in'))
      )`);
    this.addSql('create index passkey_challenges_user on passkey_challenges (user_id)');
    this.addSql('create index passkey_challenges_expiry on passkey_challenges (expires_at)');
  }

  override down(): void {
    for (const table of ['passkey_challenges', 'passkeys']) this.addSql(`drop table ${table}`);
  }
}
