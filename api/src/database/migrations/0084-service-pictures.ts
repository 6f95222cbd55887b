import { Migration } from '@mikro-orm/migrations';
import { businessPageSources } from './0035-hall-pages.js';

/** Services that a customer may choose have a picture, which pages of halls show. */
export class ServicePictures extends Migration {
  override up(): void {
    this.addSql('alter table optional_services add column picture varchar(500)');
    this.addSql(businessPageSources(`, 'picture', s.picture`));
    this.addSql(REFRESH_BUSINESS_PAGES);
  }

  override down(): void {
    this.addSql(businessPageSources());
    this.addSql(REFRESH_BUSINESS_PAGES);
    this.addSql('alter table optional_services drop column picture');
  }
}

const REFRESH_BUSINESS_PAGES = `
  update business_pages p set page = s.page from business_page_sources s
    where s.business_id = p.business_id and p.page::text <> s.page::text`;
