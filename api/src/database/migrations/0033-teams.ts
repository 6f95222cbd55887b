import { Migration } from '@mikro-orm/migrations';

/** Managers and clerks of businesses, invitations to them, and for which business an audit entry was made. */
export class Teams extends Migration {
  override up(): void {
    this.addSql(`
      create table business_members (
        id serial primary key,
        business_id int not null,
        user_id int not null,
        role varchar(20) not null,
        joined_at timestamptz(3) not null,
        invited_by int,
        request_mails boolean not null default true,
        constraint business_members_business_fkey foreign key (business_id) references businesses (id) on delete cascade,
        constraint business_members_user_fkey foreign key (user_id) references users (id) on delete cascade,
        constraint business_members_invited_by_fkey foreign key (invited_by) references users (id) on delete set null,
        constraint business_members_role_known check (role in ('manager', 'clerk'))
      )`);
    this.addSql('create unique index business_members_user_unique on business_members (user_id)');
    this.addSql('create index business_members_business on business_members (business_id, id)');
    this.addSql(
      'create index business_members_invited_by on business_members (invited_by) where invited_by is not null',
    );
    this.addSql(`
      create table business_invitations (
        id serial primary key,
        business_id int not null,
        email varchar(255) not null,
        email_key text not null,
        role varchar(20) not null,
        token_hash varchar(64) not null,
        invited_by int,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        accepted_at timestamptz(3),
        revoked_at timestamptz(3),
        constraint business_invitations_business_fkey foreign key (business_id) references businesses (id) on delete cascade,
        constraint business_invitations_invited_by_fkey foreign key (invited_by) references users (id) on delete set null,
        constraint business_invitations_role_known check (role in ('manager', 'clerk')),
        constraint business_invitations_period check (expires_at > created_at),
        constraint business_invitations_one_end check (accepted_at is null or revoked_at is null)
      )`);
    this.addSql('create unique index business_invitations_token_unique on business_invitations (token_hash)');
    this.addSql(`
      create unique index business_invitations_one_open on business_invitations (business_id, email_key)
        where accepted_at is null and revoked_at is null`);
    this.addSql('create index business_invitations_email on business_invitations (email_key)');
    this.addSql(
      'create index business_invitations_invited_by on business_invitations (invited_by) where invited_by is not null',
    );
    this.addSql('alter table audit_events add column business_id int');
    this.addSql(
      'create index audit_events_business on audit_events (business_id, at desc, id desc) where business_id is not null',
    );
  }

  override down(): void {
    this.addSql('alter table audit_events drop column business_id');
    this.addSql('drop table business_invitations');
    this.addSql('drop table business_members');
  }
}
