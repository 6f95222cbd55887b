import { Migration } from '@mikro-orm/migrations';

/** Second factors: authenticator apps and recovery codes. */
export class SecondFactor extends Migration {
  override up(): void {
    this.addSql(`
      create table authenticator_apps (
        id serial primary key,
        user_id int not null,
        secret varchar(255) not null,
        created_at timestamptz(3) not null,
        confirmed_at timestamptz(3),
        last_step int,
        constraint authenticator_apps_user_fkey foreign key (user_id) references users (id) on delete cascade,
        constraint authenticator_apps_user_unique unique (user_id)
      )`);
    this.addSql(`
      create table recovery_codes (
        id serial primary key,
        user_id int not null,
        code_hash varchar(64) not null,
        created_at timestamptz(3) not null,
        used_at timestamptz(3),
        constraint recovery_codes_user_fkey foreign key (user_id) references users (id) on delete cascade,
        constraint recovery_codes_code_unique unique (user_id, code_hash)
      )`);
  }

  override down(): void {
    for (const table of ['recovery_codes', 'authenticator_apps']) this.addSql(`drop table ${table}`);
  }
}
