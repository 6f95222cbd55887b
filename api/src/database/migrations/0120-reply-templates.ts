import { Migration } from '@mikro-orm/migrations';

/** What the foreign key names, locked as a whole: requests join it in their own order. */
const LOCK = 'lock table businesses in access exclusive mode';

/** Answers that businesses give again and again (docs/decisions/0078-reply-templates.md). */
export class ReplyTemplates extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      create table reply_templates (
        id serial primary key,
        business_id int not null,
        name varchar(60) not null,
        english varchar(2000),
        urdu varchar(2000),
        created_at timestamptz(3) not null default current_timestamp,
        constraint reply_templates_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
        constraint reply_templates_written check (english is not null or urdu is not null)
      )`);
    this.addSql('create index reply_templates_business on reply_templates (business_id)');
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('drop table reply_templates');
  }
}
