import { Migration } from '@mikro-orm/migrations';

/** A server locks jobs under several names, one a lane of workers: `job_pool` holds them, separated by commas. */
export class JobLanes extends Migration {
  override up(): void {
    this.addSql('alter table heartbeats alter column job_pool type text');
  }

  override down(): void {
    this.addSql('alter table heartbeats alter column job_pool type varchar(64) using left(job_pool, 64)');
  }
}
