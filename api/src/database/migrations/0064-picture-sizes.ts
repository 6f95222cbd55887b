import { Migration } from '@mikro-orm/migrations';

/** The sizes of uploaded pictures are made by a job, which notes what it has done (docs/decisions/0033-pictures.md). */
export class PictureSizes extends Migration {
  override up(): void {
    this.addSql(`
      alter table stored_files add column sizes_made_at timestamptz(3), add column sizes_bytes int not null default 0,
        add constraint stored_files_sizes_bytes_not_negative check (sizes_bytes >= 0)`);
    this.addSql(`
      create index stored_files_without_sizes on stored_files (id) where kind = 'image' and sizes_made_at is null`);
  }

  override down(): void {
    this.addSql('alter table stored_files drop column sizes_made_at, drop column sizes_bytes');
  }
}
