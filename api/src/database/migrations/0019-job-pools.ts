import { Migration } from '@mikro-orm/migrations';

/** A server tells the name under which it locks jobs, so that what a dead one has locked can be set free. */
export class JobPools extends Migration {
  override up(): void {
    this.addSql('alter table heartbeats add column job_pool varchar(64) null');
  }

  override down(): void {
    this.addSql('alter table heartbeats drop column job_pool');
  }
}
