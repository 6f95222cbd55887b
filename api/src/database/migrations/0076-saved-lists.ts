import { Migration } from '@mikro-orm/migrations';

/** Lists of saved halls (docs/decisions/0039-saved-lists.md). */
export class SavedLists extends Migration {
  override up(): void {
    this.addSql(`
      create table saved_lists (
        id serial primary key,
        user_id int not null,
        name varchar(60) not null,
        share_token varchar(64),
        created_at timestamptz(3) not null default current_timestamp,
        constraint saved_lists_user_fkey foreign key (user_id) references users (id) on delete cascade,
        constraint saved_lists_token_unique unique (share_token),
        constraint saved_lists_of_account unique (user_id, id)
      )`);
    this.addSql('create unique index saved_lists_name_unique on saved_lists (user_id, lower(name))');
    this.addSql(`
      create table saved_list_halls (
        list_id int not null,
        user_id int not null,
        hall_id int not null,
        constraint saved_list_halls_pkey primary key (list_id, hall_id),
        constraint saved_list_halls_list_fkey foreign key (user_id, list_id)
          references saved_lists (user_id, id) on delete cascade,
        constraint saved_list_halls_saved_fkey foreign key (user_id, hall_id)
          references saved_halls (user_id, hall_id) on delete cascade
      )`);
    this.addSql('create index saved_list_halls_saved on saved_list_halls (user_id, hall_id)');
  }

  override down(): void {
    this.addSql('drop table saved_list_halls');
    this.addSql('drop table saved_lists');
  }
}
