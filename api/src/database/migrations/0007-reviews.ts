import { Migration } from '@mikro-orm/migrations';

/** Reviews, reports of them, and saved halls. */
export class Reviews extends Migration {
  override up(): void {
    this.reviews();
    this.reports();
    this.savedHalls();
  }

  private reviews(): void {
    this.addSql(`
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
        constraint hall_reviews_hall_fkey foreign key (hall_id) references halls (id) on delete restrict,
        constraint hall_reviews_user_fkey foreign key (user_id) references users (id) on delete restrict,
        constraint hall_reviews_booking_fkey foreign key (booking_id) references bookings (id) on delete restrict,
        constraint hall_reviews_answered_by_fkey foreign key (answered_by) references users (id) on delete restrict,
        constraint hall_reviews_hidden_by_fkey foreign key (hidden_by) references users (id) on delete restrict,
        constraint hall_reviews_once unique (hall_id, user_id),
        constraint hall_reviews_rating_range check (rating between 1 and 5),
        constraint hall_reviews_comment_length check (char_length(comment) <= 500),
        constraint hall_reviews_answer_complete check ((answer is null) = (answered_at is null)),
        constraint hall_reviews_hidden_complete check (
          is_hidden = (hidden_reason is not null) and is_hidden = (hidden_at is not null))
      )`);
    this.addSql(`
      create index hall_reviews_shown on hall_reviews (hall_id, created_at desc, id desc) include (rating)
        where not is_hidden`);
    this.addSql('create index hall_reviews_user on hall_reviews (user_id, id)');
    this.addSql('create index hall_reviews_booking on hall_reviews (booking_id) where booking_id is not null');
    this.addSql('create index hall_reviews_listing on hall_reviews (created_at desc, id desc)');
  }

  private reports(): void {
    this.addSql(`
      create table review_reports (
        id serial primary key,
        review_id int not null,
        reporter_id int not null,
        reason text not null,
        created_at timestamptz(3) not null default current_timestamp,
        resolved_at timestamptz(3),
        resolved_by int,
        constraint review_reports_review_fkey foreign key (review_id) references hall_reviews (id) on delete cascade,
        constraint review_reports_reporter_fkey foreign key (reporter_id) references users (id) on delete restrict,
        constraint review_reports_resolved_by_fkey foreign key (resolved_by) references users (id) on delete restrict,
        constraint review_reports_once unique (review_id, reporter_id)
      )`);
    this.addSql('create index review_reports_open on review_reports (created_at, id) where resolved_at is null');
    this.addSql('create index review_reports_reporter on review_reports (reporter_id)');
  }

  private savedHalls(): void {
    this.addSql(`
      create table saved_halls (
        user_id int not null,
        hall_id int not null,
        created_at timestamptz(3) not null default current_timestamp,
        constraint saved_halls_pkey primary key (user_id, hall_id),
        constraint saved_halls_user_fkey foreign key (user_id) references users (id) on delete cascade,
        constraint saved_halls_hall_fkey foreign key (hall_id) references halls (id) on delete cascade
      )`);
    this.addSql('create index saved_halls_listing on saved_halls (user_id, created_at desc, hall_id desc)');
    this.addSql('create index saved_halls_hall on saved_halls (hall_id)');
  }

  override down(): void {
    this.addSql('drop table saved_halls');
    this.addSql('drop table review_reports');
    this.addSql('drop table hall_reviews');
  }
}
