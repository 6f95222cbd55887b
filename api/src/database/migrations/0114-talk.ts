import { Migration } from '@mikro-orm/migrations';
import { setKnownValue } from './known-values.js';

/** What changes, in the order in which reads of threads join it. */
const LOCK = 'lock table threads, messages, stored_files in access exclusive mode';

const KINDS = ['image', 'document', 'proof'];

const setFileKinds = (kinds: readonly string[]): string =>
  setKnownValue('stored_files', 'stored_files_kind_known', 'kind', kinds);

/** Files of messages, and threads that a side has ended (docs/decisions/0074-talk.md). */
export class Talk extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(setFileKinds([...KINDS, 'message']));
    // Messages are deleted with what they are about: with a booking's contact, an enquiry, a hall.
    this.addSql(`
      create function messages_release_files() returns trigger language plpgsql as $$
      begin
        update stored_files f set claimed_by = null from gone g where f.claimed_by = 'message:' || g.id;
        return null;
      end $$`);
    this.addSql(`
      create trigger messages_release_files after delete on messages referencing old table as gone
        for each statement execute function messages_release_files()`);
    this.addSql(`
      alter table threads add column blocked_by varchar(10),
        add constraint threads_blocked_by_known check (blocked_by in ('customer', 'business'))`);
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('alter table threads drop column blocked_by');
    this.addSql('drop trigger messages_release_files on messages');
    this.addSql('drop function messages_release_files()');
    // Messages of files alone have nothing left; the files are private, and swept as documents that nothing uses.
    this.addSql(`update stored_files set kind = 'document', claimed_by = null where kind = 'message'`);
    this.addSql(setFileKinds(KINDS));
  }
}
