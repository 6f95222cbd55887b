-- The blog: categories, tags, articles, their media, comments and visits.

create table blog_categories (
  id serial primary key,
  name varchar(100) not null,
  slug varchar(120) not null,
  description text,
  color varchar(7) not null default '#3B82F6',
  created_at timestamptz(3) not null default current_timestamp,
  name_urdu varchar(100),
  constraint blog_categories_color_form check (color::text ~ '^#[0-9A-Fa-f]{6}$'),
  constraint blog_categories_slug_unique unique (slug)
);

create table blog_tags (
  id serial primary key,
  name varchar(100) not null,
  slug varchar(120) not null,
  constraint blog_tags_slug_unique unique (slug)
);

create table blog_posts (
  id serial primary key,
  title varchar(255) not null,
  slug varchar(275) not null,
  content text not null,
  excerpt text,
  featured_image varchar(500),
  category_id int,
  author_id int not null,
  status varchar(20) not null default 'draft',
  is_featured boolean not null default false,
  view_count int not null default 0,
  published_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp,
  title_urdu varchar(255),
  excerpt_urdu text,
  content_urdu text,
  search_text text generated always as (
    ' ' || urdu_form(title || ' ' || coalesce(excerpt, '') || ' ' || coalesce(title_urdu, '') || ' ' || coalesce(excerpt_urdu, ''))) stored not null,
  constraint blog_posts_status_known check (status in ('draft', 'published', 'archived')),
  constraint blog_posts_views_not_negative check (view_count >= 0),
  constraint blog_posts_publication_complete check (status <> 'published' or published_at is not null),
  constraint blog_posts_slug_unique unique (slug),
  constraint blog_posts_category_fkey foreign key (category_id) references blog_categories(id) on delete restrict,
  constraint blog_posts_author_fkey foreign key (author_id) references users(id) on delete restrict,
  constraint blog_posts_urdu_complete
    check ((title_urdu is null) = (content_urdu is null) and (excerpt_urdu is null or title_urdu is not null))
);
create index blog_posts_newest on blog_posts (published_at desc, id desc) where status = 'published';
create index blog_posts_popular on blog_posts (view_count desc, id desc) where status = 'published';
create index blog_posts_category_newest on blog_posts (category_id, published_at desc, id desc) where status = 'published';
create index blog_posts_author on blog_posts (author_id);
create index blog_posts_listing on blog_posts (created_at desc, id desc);
create index blog_posts_status_listing on blog_posts (status, created_at desc, id desc);
create index blog_posts_category on blog_posts (category_id, created_at desc, id desc);
create index blog_posts_category_status on blog_posts (category_id, status, created_at desc, id desc);
create index blog_posts_search on blog_posts using gin (search_text gin_trgm_ops) with (gin_pending_list_limit='64');

create table blog_post_tags (
  post_id int not null,
  tag_id int not null,
  constraint blog_post_tags_pkey primary key (post_id, tag_id),
  constraint blog_post_tags_post_fkey foreign key (post_id) references blog_posts(id) on delete cascade,
  constraint blog_post_tags_tag_fkey foreign key (tag_id) references blog_tags(id) on delete cascade
);
create index blog_post_tags_tag on blog_post_tags (tag_id);

create table blog_media (
  id serial primary key,
  post_id int not null,
  media_type varchar(20) not null default 'image',
  media_url varchar(500) not null,
  caption varchar(255),
  sort_order int not null default 0,
  constraint blog_media_post_fkey foreign key (post_id) references blog_posts(id) on delete cascade,
  constraint blog_media_type_known check (media_type in ('image', 'video')),
  constraint blog_media_video_linked check (media_type <> 'video' or media_url::text ~~ 'https://%')
);
create index blog_media_gallery on blog_media (post_id, sort_order, id);

create table blog_comments (
  id serial primary key,
  post_id int not null,
  user_id int not null,
  parent_id int,
  content text not null,
  status varchar(20) not null default 'approved',
  hidden_reason text,
  hidden_by int,
  created_at timestamptz(3) not null default current_timestamp,
  search_text text generated always as (' ' || search_form(content)) stored not null,
  constraint blog_comments_status_known check (status in ('approved', 'hidden')),
  constraint blog_comments_post_fkey foreign key (post_id) references blog_posts(id) on delete cascade,
  constraint blog_comments_user_fkey foreign key (user_id) references users(id) on delete restrict,
  constraint blog_comments_parent_fkey foreign key (parent_id) references blog_comments(id) on delete cascade,
  constraint blog_comments_hidden_by_fkey foreign key (hidden_by) references users(id) on delete restrict
);
create index blog_comments_thread on blog_comments (post_id, created_at, id);
create index blog_comments_parent on blog_comments (parent_id) where parent_id is not null;
create index blog_comments_user on blog_comments (user_id);
create index blog_comments_listing on blog_comments (created_at desc, id desc);
create index blog_comments_search on blog_comments using gin (search_text gin_trgm_ops) with (gin_pending_list_limit='64');
create index blog_comments_threads on blog_comments (created_at desc, id desc) where parent_id is null;
create index blog_comments_hidden on blog_comments (created_at desc, id desc) where status = 'hidden';

create table blog_post_views (
  post_id int not null,
  visitor_hash varchar(64) not null,
  viewed_at timestamptz(3) not null,
  constraint blog_post_views_pkey primary key (post_id, visitor_hash),
  constraint blog_post_views_post_fkey foreign key (post_id) references blog_posts(id) on delete cascade
);
create index blog_post_views_age on blog_post_views (viewed_at);
