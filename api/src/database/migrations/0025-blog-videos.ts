import { Migration } from '@mikro-orm/migrations';

/** An article's gallery holds pictures, and videos that are linked by an https address. */
export class BlogVideos extends Migration {
  override up(): void {
    this.addSql('alter table blog_media drop constraint blog_media_type_known');
    this.addSql(`alter table blog_media add constraint blog_media_type_known check (media_type in ('image', 'video'))`);
    this.addSql(
      `alter table blog_media add constraint blog_media_video_linked check (media_type <> 'video' or media_url like 'https://%')`,
    );
  }

  override down(): void {
    this.addSql('alter table blog_media drop constraint blog_media_video_linked');
    this.addSql(`delete from blog_media where media_type = 'video'`);
    this.addSql('alter table blog_media drop constraint blog_media_type_known');
    this.addSql(`alter table blog_media add constraint blog_media_type_known check (media_type in ('image'))`);
  }
}
