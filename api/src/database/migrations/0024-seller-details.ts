import { Migration } from '@mikro-orm/migrations';

/** What stands on invoices of the business that sells: its tax number and logo, and a copy of all of it with each booking. */
export class SellerDetails extends Migration {
  override up(): void {
    this.addSql(`alter table businesses add column tax_number varchar(50), add column logo varchar(255)`);
    this.addSql(`
      alter table bookings add column seller_address varchar(200), add column seller_phone varchar(32),
        add column seller_tax_number varchar(50), add column seller_logo varchar(255)`);
    // No sum changes by it; the triggers would count every booking anew.
    this.addSql('alter table bookings disable trigger user');
    this.addSql(`
      update bookings b set seller_address = v.location, seller_phone = v.phone from businesses v where v.id = b.business_id`);
    this.addSql('alter table bookings enable trigger user');
    // The logos that papers of a business show: asked for when its logo changes.
    this.addSql(
      'create index bookings_seller_logo on bookings (business_id, seller_logo) where seller_logo is not null',
    );
  }

  override down(): void {
    this.addSql('drop index bookings_seller_logo');
    this.addSql(`
      alter table bookings drop column seller_address, drop column seller_phone, drop column seller_tax_number,
        drop column seller_logo`);
    this.addSql('alter table businesses drop column tax_number, drop column logo');
  }
}
