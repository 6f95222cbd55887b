import { Migration } from '@mikro-orm/migrations';

/** Writers of bookings lock businesses by their foreign keys. */
const LOCK = 'lock table businesses, bookings in access exclusive mode';

/** Menus by the head, and the copy that a booking keeps (docs/decisions/0073-menus.md). */
export class Menus extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      create table menus (
        id serial primary key,
        business_id int not null,
        name varchar(100) not null,
        name_urdu varchar(100),
        description text,
        picture varchar(500),
        courses jsonb not null,
        last_dish_id int not null,
        bands jsonb not null,
        guaranteed_heads int not null default 0,
        hall_ids int[],
        shift_names varchar(50)[] not null default '{}',
        first_day date,
        last_day date,
        is_fixed boolean not null default false,
        retired_at timestamptz(3),
        created_at timestamptz(3) not null default current_timestamp,
        constraint menus_guaranteed_heads_not_negative check (guaranteed_heads >= 0),
        constraint menus_days_in_order check (last_day >= first_day),
        constraint menus_business_fkey foreign key (business_id) references businesses(id) on delete restrict
      )`);
    this.addSql('create index menus_business on menus (business_id, retired_at)');
    // An older server next to this one writes neither: a price of its own without the menu in it is refused.
    this.addSql(`
      alter table bookings add column menu jsonb, add column menu_amount numeric(14,2),
        add constraint bookings_menu_complete check ((menu is null) = (menu_amount is null)),
        add constraint bookings_menu_amount_not_negative check (menu_amount >= 0),
        add constraint bookings_menu_within_hall_price check (menu_amount <= hall_base_price)`);
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('alter table bookings drop column menu, drop column menu_amount');
    this.addSql('drop table menus');
  }
}
