import { Migration } from '@mikro-orm/migrations';

/** A webhook whose attempts keep failing is left alone for a while (docs/decisions/0011-integrations.md). */
export class WebhookPauses extends Migration {
  override up(): void {
    this.addSql(`
      alter table webhooks
        add column paused_until timestamptz(3),
        add constraint webhooks_paused_is_failing check (paused_until is null or failures > 0)`);
  }

  override down(): void {
    this.addSql('alter table webhooks drop column paused_until');
  }
}
