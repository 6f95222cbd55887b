import { Migration } from '@mikro-orm/migrations';

/** The blog: categories, tags, posts, their media, comments and visits. */
export class Blog extends Migration {
  override up(): void {
    this.addSql(`
      create table blog_categories (
        id serial primary key,
        name varchar(100) not null,
        slug varchar(120) not null,
        description text,
        color varchar(7) not null default '#3B82F6',
        created_at timestamptz(3) not null default current_timestamp,
        constraint blog_categories_slug_unique unique (slug),
        constraint blog_categories_color_form check (color ~ '^#[0-9A-Fa-f]{6}$')
      )`);
    this.addSql(`
      create table blog_tags (
        id serial primary key,
        name varchar(100) not null,
        slug varchar(120) not null,
        constraint blog_tags_slug_unique unique (slug)
      )`);
    this.posts();
    this.belongings();
  }

  private posts(): void {
    this.addSql(`
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
        constraint blog_posts_category_fkey foreign key (category_id) references blog_categories (id) on delete restrict,
        constraint blog_posts_author_fkey foreign key (author_id) references users (id) on delete restrict,
        constraint blog_posts_slug_unique unique (slug),
        constraint blog_posts_status_known check (status in ('draft', 'published', 'archived')),
        constraint blog_posts_views_not_negative check (view_count >= 0),
        constraint blog_posts_publication_complete check (status <> 'published' or published_at is not null)
      )`);
    this.addSql(`create index blog_posts_newest on blog_posts (published_at desc, id desc) where status = 'published'`);
    this.addSql(`create index blog_posts_popular on blog_posts (view_count desc, id desc) where status = 'published'`);
    this.addSql(`
      create index blog_posts_category_newest on blog_posts (category_id, published_at desc, id desc)
        where status = 'published'`);
    this.addSql('create index blog_posts_category on blog_posts (category_id)');
    this.addSql('create index blog_posts_author on blog_posts (author_id)');
    this.addSql('create index blog_posts_listing on blog_posts (created_at desc, id desc)');
    this.addSql(`
      create index blog_posts_search on blog_posts
        using gin (search_form(title || ' ' || coalesce(excerpt, '')) gin_trgm_ops)`);
  }

  private belongings(): void {
    this.addSql(`
      create table blog_post_tags (
        post_id int not null,
        tag_id int not null,
        constraint blog_post_tags_pkey primary key (post_id, tag_id),
        constraint blog_post_tags_post_fkey foreign key (post_id) references blog_posts (id) on delete cascade,
        constraint blog_post_tags_tag_fkey foreign key (tag_id) references blog_tags (id) on delete cascade
      )`);
    this.addSql('create index blog_post_tags_tag on blog_post_tags (tag_id)');
    this.addSql(`
      create table blog_media (
        id serial primary key,
        post_id int not null,
        media_type varchar(20) not null default 'image',
        media_url varchar(500) not null,
        caption varchar(255),
        sort_order int not null default 0,
        constraint blog_media_post_fkey foreign key (post_id) references blog_posts (id) on delete cascade,
        constraint blog_media_type_known check (media_type in ('image'))
      )`);
    this.addSql('create index blog_media_gallery on blog_media (post_id, sort_order, id)');
    this.addSql(`
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
        constraint blog_comments_post_fkey foreign key (post_id) references blog_posts (id) on delete cascade,
        constraint blog_comments_user_fkey foreign key (user_id) references users (id) on delete restrict,
        constraint blog_comments_parent_fkey foreign key (parent_id) references blog_comments (id) on delete cascade,
        constraint blog_comments_hidden_by_fkey foreign key (hidden_by) references users (id) on delete restrict,
        constraint blog_comments_status_known check (status in ('approved', 'hidden'))
      )`);
    this.addSql('create index blog_comments_thread on blog_comments (post_id, created_at, id)');
    this.addSql('create index blog_comments_parent on blog_comments (parent_id) where parent_id is not null');
    this.addSql('create index blog_comments_user on blog_comments (user_id)');
    this.addSql('create index blog_comments_listing on blog_comments (created_at desc, id desc)');
    this.addSql(`
      create table blog_post_views (
        post_id int not null,
        visitor_hash varchar(64) not null,
        viewed_at timestamptz(3) not null,
        constraint blog_post_views_pkey primary key (post_id, visitor_hash),
        constraint blog_post_views_post_fkey foreign key (post_id) references blog_posts (id) on delete cascade
      )`);
    this.addSql('create index blog_post_views_age on blog_post_views (viewed_at)');
  }

  override down(): void {
    for (const table of ['post_views', 'comments', 'media', 'post_tags', 'posts', 'tags', 'categories']) {
      this.addSql(`drop table blog_${table}`);
    }
  }
}
