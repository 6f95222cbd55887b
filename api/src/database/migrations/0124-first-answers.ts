import { Migration } from '@mikro-orm/migrations';

/** What changes and what the foreign key names, in the order in which requests join them. */
const LOCK = 'lock table messages, businesses in access exclusive mode';

/** Answers that are sent by themselves (docs/decisions/0080-enquiries-as-work.md). */
export class FirstAnswers extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql('alter table messages add column is_automatic boolean not null default false');
    this.addSql(`
      create table first_answers (
        id serial primary key,
        business_id int not null,
        is_on boolean not null,
        english varchar(2000),
        urdu varchar(2000),
        updated_at timestamptz(3) not null default current_timestamp,
        constraint first_answers_once unique (business_id),
        constraint first_answers_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
        constraint first_answers_written check (not is_on or english is not null or urdu is not null)
      )`);
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('drop table first_answers');
    this.addSql('alter table messages drop column is_automatic');
  }
}
