import { Migration } from '@mikro-orm/migrations';

/** What the foreign keys, columns and checks touch, in the order in which requests lock them: one by one, they deadlock. */
const LOCK = 'lock table bookings, payment_entries, users, stored_files in access exclusive mode';

const setFileKinds = (kinds: readonly string[]): string => `
  alter table stored_files drop constraint stored_files_kind_known, add constraint stored_files_kind_known
    check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

/** Proofs of payment that customers send, each of which becomes one receipt at most (docs/decisions/0061-payment-proofs.md). */
export class PaymentProofs extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(setFileKinds(['image', 'document', 'proof']));
    this.addSql(`
      create table payment_proofs (
        id serial primary key,
        booking_id int not null,
        status varchar(10) not null default 'submitted',
        amount numeric(14,2) not null,
        method varchar(20) not null,
        reference varchar(100),
        day date not null,
        reason varchar(200),
        submitted_at timestamptz(3) not null default current_timestamp,
        answered_at timestamptz(3),
        answered_by int,
        constraint payment_proofs_status_known check (status in ('submitted', 'accepted', 'rejected', 'withdrawn')),
        constraint payment_proofs_method_known
          check (method in ('cash', 'bank_transfer', 'jazzcash', 'easypaisa', 'raast', 'cheque', 'card', 'other')),
        constraint payment_proofs_amount_positive check (amount > 0),
        constraint payment_proofs_answered
          check ((answered_at is not null) = (status <> 'submitted')
            and (answered_by is not null) = (status in ('accepted', 'rejected'))
            and (reason is null or status = 'rejected')),
        constraint payment_proofs_booking_fkey foreign key (booking_id) references bookings(id) on delete restrict,
        constraint payment_proofs_answered_by_fkey foreign key (answered_by) references users(id) on delete restrict,
        constraint payment_proofs_identity unique (id, booking_id)
      )`);
    this.addSql('create index payment_proofs_booking on payment_proofs (booking_id, id)');
    this.addSql('create index payment_proofs_answered_by on payment_proofs (answered_by)');
    this.addSql(`
      create unique index payment_proofs_reference on payment_proofs (booking_id, method, lower(reference))
        where reference is not null and status = 'submitted'`);
    // An accepted proof is one receipt of the same booking.
    this.addSql(`
      alter table payment_entries
        add column proof_id int,
        add constraint payment_entries_proof_once unique (proof_id),
        add constraint payment_entries_proof_of_receipt check (proof_id is null or kind = 'receipt'),
        add constraint payment_entries_proof_fkey foreign key (proof_id, booking_id)
          references payment_proofs (id, booking_id)`);
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('alter table payment_entries drop column proof_id');
    this.addSql('drop table payment_proofs');
    // Their files are private, and swept as documents that nothing uses.
    this.addSql(`update stored_files set kind = 'document', claimed_by = null where kind = 'proof'`);
    this.addSql(setFileKinds(['image', 'document']));
  }
}
