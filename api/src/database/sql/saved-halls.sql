-- Saved halls and lists of them (docs/decisions/0039-saved-lists.md).

create table saved_halls (
  user_id int not null,
  hall_id int not null,
  created_at timestamptz(3) not null default current_timestamp,
  constraint saved_halls_pkey primary key (user_id, hall_id),
  constraint saved_halls_user_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint saved_halls_hall_fkey foreign key (hall_id) references halls(id) on delete cascade
);
create index saved_halls_listing on saved_halls (user_id, created_at desc, hall_id desc);
create index saved_halls_hall on saved_halls (hall_id);

create table saved_lists (
  id serial primary key,
  user_id int not null,
  name varchar(60) not null,
  share_token varchar(64),
  created_at timestamptz(3) not null default current_timestamp,
  constraint saved_lists_token_unique unique (share_token),
  constraint saved_lists_of_account unique (user_id, id),
  constraint saved_lists_user_fkey foreign key (user_id) references users(id) on delete cascade
);
create unique index saved_lists_name_unique on saved_lists (user_id, lower(name::text));

create table saved_list_halls (
  list_id int not null,
  user_id int not null,
  hall_id int not null,
  constraint saved_list_halls_pkey primary key (list_id, hall_id),
  constraint saved_list_halls_list_fkey foreign key (user_id, list_id) references saved_lists(user_id, id) on delete cascade,
  constraint saved_list_halls_saved_fkey
    foreign key (user_id, hall_id)
      references saved_halls(user_id, hall_id) on delete cascade
);
create index saved_list_halls_saved on saved_list_halls (user_id, hall_id);
