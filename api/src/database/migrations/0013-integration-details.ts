import { Migration } from '@mikro-orm/migrations';

/** How deliveries went, and when webhooks and keys end by themselves (docs/decisions/0011-integrations.md). */
export class IntegrationDetails extends Migration {
  override up(): void {
    this.addSql('alter table api_keys add column expires_at timestamptz(3)');
    this.addSql(`
      alter table webhooks
        add column failures int not null default 0,
        add column failing_since timestamptz(3),
        add column disabled_at timestamptz(3),
        add constraint webhooks_failing_complete check ((failures = 0) = (failing_since is null)),
        add constraint webhooks_disabled_is_off check (disabled_at is null or not is_active)`);
    this.addSql(`
      alter table webhook_deliveries
        add column event_id varchar(40) not null default '',
        add column duration_ms int,
        add column response_text text,
        add column attempted_at timestamptz(3),
        alter column payload type text using payload::text`);
    this.addSql('alter table webhook_deliveries alter column event_id drop default');
    this.addSql('create index webhook_deliveries_age on webhook_deliveries (created_at)');
  }

  override down(): void {
    this.addSql('drop index webhook_deliveries_age');
    this.addSql(`
      alter table webhook_deliveries
        drop column event_id, drop column duration_ms, drop column response_text, drop column attempted_at,
        alter column payload type jsonb using payload::jsonb`);
    this.addSql(`
      alter table webhooks drop column failures, drop column failing_since, drop column disabled_at`);
    this.addSql('alter table api_keys drop column expires_at');
  }
}
