-- Reviews and reports of them.

create table hall_reviews (
  id serial primary key,
  hall_id int not null,
  user_id int not null,
  booking_id int,
  rating smallint not null,
  comment text,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp,
  answer text,
  answered_at timestamptz(3),
  answered_by int,
  is_hidden boolean not null default false,
  hidden_reason text,
  hidden_at timestamptz(3),
  hidden_by int,
  search_text text generated always as (' ' || search_form(coalesce(comment, ''))) stored not null,
  constraint hall_reviews_rating_range check (rating >= 1 and rating <= 5),
  constraint hall_reviews_comment_length check (char_length(comment) <= 500),
  constraint hall_reviews_answer_complete check ((answer is null) = (answered_at is null)),
  constraint hall_reviews_hidden_complete check (is_hidden = (hidden_reason is not null) and is_hidden = (hidden_at is not null)),
  constraint hall_reviews_once unique (hall_id, user_id),
  constraint hall_reviews_hall_fkey foreign key (hall_id) references halls(id) on delete restrict,
  constraint hall_reviews_user_fkey foreign key (user_id) references users(id) on delete restrict,
  constraint hall_reviews_booking_fkey foreign key (booking_id) references bookings(id) on delete restrict,
  constraint hall_reviews_answered_by_fkey foreign key (answered_by) references users(id) on delete restrict,
  constraint hall_reviews_hidden_by_fkey foreign key (hidden_by) references users(id) on delete restrict
);
create index hall_reviews_shown on hall_reviews (hall_id, created_at desc, id desc) include (rating) where not is_hidden;
create index hall_reviews_user on hall_reviews (user_id, id);
create index hall_reviews_booking on hall_reviews (booking_id) where booking_id is not null;
create index hall_reviews_listing on hall_reviews (created_at desc, id desc);
create index hall_reviews_search on hall_reviews using gin (search_text gin_trgm_ops) with (gin_pending_list_limit='64');
create index hall_reviews_hidden on hall_reviews (created_at desc, id desc) where is_hidden;

create table review_reports (
  id serial primary key,
  review_id int not null,
  reporter_id int not null,
  reason text not null,
  created_at timestamptz(3) not null default current_timestamp,
  resolved_at timestamptz(3),
  resolved_by int,
  constraint review_reports_once unique (review_id, reporter_id),
  constraint review_reports_review_fkey foreign key (review_id) references hall_reviews(id) on delete cascade,
  constraint review_reports_reporter_fkey foreign key (reporter_id) references users(id) on delete restrict,
  constraint review_reports_resolved_by_fkey foreign key (resolved_by) references users(id) on delete restrict
);
create index review_reports_open on review_reports (created_at, id) where resolved_at is null;
create index review_reports_reporter on review_reports (reporter_id);
