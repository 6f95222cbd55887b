import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Role } from '../../domain/accounts/roles.js';
import { UPLOAD_MESSAGES, UPLOAD_RULES, UploadKind } from '../../domain/media/uploads.js';
import { LEDGER_MESSAGES } from '../../domain/payments/ledger.js';
import { PROOF_MESSAGES } from '../../domain/payments/proofs.js';
import { sendForm } from '../../testing/forms.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';

let servers: TwoServers;
let customer: Person;
let venue: Venue;
let photo: Uint8Array<ArrayBuffer>;

interface Proof {
  id: number;
  status: string;
  amount: number;
  reason: string | null;
  fileType: string | null;
  receiptNumber: string | null;
  answeredBy: string | null;
  viewerCanAnswer: boolean;
  viewerCanWithdraw: boolean;
}

interface PaymentsBody {
  id: number;
  code?: string;
  field?: string;
  message?: string;
  paid: number;
  proofs: Proof[];
  entries: { kind: string; amount: number; method: string; reference: string | null; day: string }[];
  viewerCanProve: boolean;
}

beforeAll(async () => {
  servers = await startTwoServers({ UPLOADS_PER_HOUR: '0' });
  const picture = sharp({ create: { width: 90, height: 160, channels: 3, background: '#0e6b56' } });
  photo = new Uint8Array(
    await picture
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer(),
  );
});
afterAll(() => servers.close());
beforeEach(async () => {
  servers.at.clock.set(TEST_NOW);
  customer = await servers.at.person(Role.USER);
  venue = await openVenue(servers.at, { hall: { pricePerHour: 0, pricePerPerson: 1000, capacity: 300 } });
});

const PDF = new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n'));
const TRANSFER = { amount: 25_000, method: 'raast', reference: 'TX-1', day: '2027-02-28' };

const upload = (content = photo, name = 'transfer.jpg', by = customer) =>
  sendForm(servers.at, by, { path: '/upload/payment-proof', field: 'proof', content, name });
const submit = (id: number, body: object, headers: Record<string, string> = {}, by = customer) =>
  by.rest<PaymentsBody>('POST', `/user/bookings/${id}/proofs`, body, headers);
const accept = (id: number, corrected: object = {}, by = venue.owner) =>
  by.rest<PaymentsBody>('PUT', `/business/payment-proofs/${id}/accept`, corrected);
const reject = (id: number, reason: string) =>
  venue.owner.rest<PaymentsBody>('PUT', `/business/payment-proofs/${id}/reject`, { reason });
const look = async (id: number, by = customer, side = 'user') =>
  (await by.rest<PaymentsBody>('GET', `/${side}/bookings/${id}/payments`)).body;
const download = (id: number, by: Person) =>
  fetch(`${servers.at.url}/api/payment-proofs/${id}/file`, { headers: { authorization: `Bearer ${by.token}` } });

/** A booking of 100,000, confirmed unless it is to stay requested. */
async function booked(isConfirmed = true): Promise<number> {
  const { body } = await customer.rest<PaymentsBody>('POST', '/user/bookings', bookingInput(venue.hallId));
  if (isConfirmed) await venue.owner.rest('PUT', `/business/bookings/${body.id}/status`, { status: 'confirmed' });
  return body.id;
}

async function prove(bookingId: number, paid: object = TRANSFER) {
  const { filename } = (await upload()).body;
  return submit(bookingId, { ...paid, filename });
}

/** A proof that waits. @returns its id */
async function proved(bookingId: number, paid: object = TRANSFER): Promise<number> {
  return (await prove(bookingId, paid)).body.proofs.at(-1)?.id ?? 0;
}

const mailKinds = async (bookingId: number) =>
  (
    await servers.at
      .context()
      .em.execute<{ kind: string }[]>(
        `select distinct kind from outbox_mails where dedupe_key like ? and kind like 'payment%' order by 1`,
        [`%:${bookingId}:%`],
      )
  ).map(({ kind }) => kind);

describe('[product: Money] a proof of payment', () => {
  it('is sent for a confirmed booking, shown to both sides, and mailed to the business', async () => {
    const id = await booked();
    expect(await look(id)).toMatchObject({ proofs: [], viewerCanProve: true });
    const { status, body } = await prove(id);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        paid: 0,
        entries: [],
        proofs: [{ status: 'submitted', amount: 25_000, fileType: 'image/webp', viewerCanWithdraw: true }],
      },
    });
    const { proofs, viewerCanProve } = await look(id, venue.owner, 'business');
    expect(viewerCanProve).toBe(false);
    expect(proofs).toMatchObject([{ viewerCanAnswer: true, viewerCanWithdraw: false }]);
    expect(await mailKinds(id)).toEqual(['payment-proof']);
  });

  it('waits for the confirmation, and is sent by its customer alone', async () => {
    const id = await booked(false);
    expect((await prove(id)).body).toMatchObject({ code: 'CONFLICT', message: PROOF_MESSAGES.notConfirmed });
    expect((await look(id)).viewerCanProve).toBe(false);
    const other = await servers.at.person(Role.USER);
    const { filename } = (await upload(photo, 'transfer.jpg', other)).body;
    expect((await submit(await booked(), { ...TRANSFER, filename }, {}, other)).status).toBe(404);
  });

  it('becomes one receipt, with the amount and day that the business corrects', async () => {
    const id = await booked();
    const proofId = await proved(id);
    const { status, body } = await accept(proofId, { amount: 24_500, day: '2027-02-27' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        paid: 24_500,
        entries: [{ kind: 'receipt', amount: 24_500, method: 'raast', reference: 'TX-1', day: '2027-02-27' }],
        proofs: [{ status: 'accepted', amount: 25_000, receiptNumber: 'R-000001', answeredBy: expect.any(String) }],
      },
    });
    expect((await look(id)).proofs).toMatchObject([{ receiptNumber: 'R-000001', answeredBy: null }]);
    expect((await accept(proofId)).body).toMatchObject({ code: 'CONFLICT', message: PROOF_MESSAGES.accepted });
    expect(await mailKinds(id)).toEqual(['payment-proof', 'payment-received']);
    const audited = await servers.at
      .context()
      .em.execute<object[]>(
        `select action from audit_events where subject_id = ? and action ~ 'proof|payment' order by id`,
        [String(id)],
      );
    expect(audited).toEqual([{ action: 'booking.proof-accepted' }, { action: 'booking.payment-recorded' }]);
  });

  it('is accepted once by two clerks at once, at two servers', async () => {
    const id = await booked();
    const proofId = await proved(id);
    const clerks = await Promise.all([0, 1, 2, 3].map((turn) => accept(proofId, {}, servers.asIn(turn, venue.owner))));
    expect(clerks.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await look(id)).entries).toHaveLength(1);
  });

  it('makes one entry even where nothing is locked: the database refuses a second one', async () => {
    const id = await booked();
    const proofId = await proved(id);
    await accept(proofId);
    const again = servers.at.context().em.execute(
      `insert into payment_entries (booking_id, business_id, recorded_by, kind, amount, method, day, receipt_number, proof_id)
         select booking_id, business_id, recorded_by, kind, amount, method, day, 99, proof_id from payment_entries where proof_id = ?`,
      [proofId],
    );
    await expect(again).rejects.toThrow(/payment_entries_proof_once/);
  });

  it('of more than is left is accepted only as an overpayment', async () => {
    const id = await booked();
    const proofId = await proved(id, { ...TRANSFER, amount: 100_000.01 });
    expect((await accept(proofId)).body).toMatchObject({ code: 'INVALID_INPUT', field: 'amount' });
    expect((await look(id)).proofs).toMatchObject([{ status: 'submitted' }]);
    expect((await accept(proofId, { overpayment: true })).body.paid).toBe(100_000.01);
  });

  it('is rejected with a reason that the customer reads, and is mailed', async () => {
    const id = await booked();
    const proofId = await proved(id);
    expect((await reject(proofId, ' ')).body).toMatchObject({ field: 'reason' });
    expect((await reject(proofId, 'Not in our account')).status).toBe(200);
    expect((await look(id)).proofs).toMatchObject([
      { status: 'rejected', reason: 'Not in our account', fileType: 'image/webp' },
    ]);
    expect(await mailKinds(id)).toEqual(['payment-proof', 'payment-proof-rejected']);
    expect((await accept(proofId)).body.message).toBe(PROOF_MESSAGES.rejected);
  });

  it('is withdrawn with its file while it waits', async () => {
    const id = await booked();
    const proofId = await proved(id);
    const withdraw = () => customer.rest<PaymentsBody>('DELETE', `/user/payment-proofs/${proofId}`);
    expect((await withdraw()).body.proofs).toMatchObject([{ status: 'withdrawn', fileType: null }]);
    expect((await withdraw()).body).toMatchObject({ code: 'CONFLICT', message: PROOF_MESSAGES.withdrawn });
    expect((await accept(proofId)).body.message).toBe(PROOF_MESSAGES.withdrawn);
    expect((await download(proofId, customer)).status).toBe(404);
  });

  it('waits with four others at most, at two servers at once', async () => {
    const id = await booked();
    const filenames = await Promise.all(Array.from({ length: 8 }, async () => (await upload()).body.filename));
    const sent = await Promise.all(
      filenames.map((filename, turn) =>
        submit(id, { ...TRANSFER, filename, reference: `TX-${turn}` }, {}, servers.asIn(turn, customer)),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    const { proofs, viewerCanProve } = await look(id);
    expect({ count: proofs.length, viewerCanProve }).toEqual({ count: 5, viewerCanProve: false });
    await customer.rest('DELETE', `/user/payment-proofs/${proofs[0]?.id}`);
    expect((await look(id)).viewerCanProve).toBe(true);
  });

  it('names a reference once: not one that is recorded, nor one that waits', async () => {
    const id = await booked();
    await proved(id);
    expect((await prove(id, { ...TRANSFER, reference: 'tx-1' })).body).toMatchObject({
      ...{ code: 'ALREADY_TAKEN', field: 'reference', message: PROOF_MESSAGES.waitsAlready },
    });
    const cash = { kind: 'receipt', amount: 10, method: 'cash', reference: 'C-9' };
    await venue.owner.rest('POST', `/business/bookings/${id}/payments`, cash);
    expect((await prove(id, { ...TRANSFER, method: 'cash', reference: 'c-9' })).body).toMatchObject({
      ...{ code: 'ALREADY_TAKEN', field: 'reference', message: LEDGER_MESSAGES.referenceTaken },
    });
    await venue.owner.rest('POST', `/business/bookings/${id}/payments`, { ...TRANSFER, kind: 'receipt' });
    const [waiting] = (await look(id)).proofs;
    expect((await accept(waiting?.id ?? 0)).body).toMatchObject({ code: 'ALREADY_TAKEN', field: 'reference' });
    expect((await look(id)).proofs).toMatchObject([{ status: 'submitted' }]);
  });

  it('exists once for a key, and once for a file', async () => {
    const id = await booked();
    const { filename } = (await upload()).body;
    const key = { 'idempotency-key': 'proof-1' };
    for (const turn of [0, 1]) {
      const { status } = await submit(id, { ...TRANSFER, filename }, key, servers.asIn(turn, customer));
      expect(status).toBe(201);
    }
    expect((await look(id)).proofs).toHaveLength(1);
    expect((await submit(id, { ...TRANSFER, amount: 1, filename }, key)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await submit(id, { ...TRANSFER, reference: 'TX-2', filename })).body).toMatchObject({
      ...{ code: 'INVALID_INPUT', field: 'filename', message: UPLOAD_MESSAGES.notYourProof },
    });
    expect((await prove(id, { ...TRANSFER, reference: 'TX-3', day: '2027-03-22' })).body).toMatchObject({
      ...{ field: 'day', message: LEDGER_MESSAGES.dayInFuture },
    });
  });
});

describe('[security: files] the file of a proof', () => {
  it('is told by its content; pictures lose their metadata, PDFs stay as they are', async () => {
    const renamed = await upload(new Uint8Array(Buffer.from('<script>alert(1)</script>')), 'transfer.png');
    expect(renamed).toMatchObject({ status: 415, body: { error: UPLOAD_RULES[UploadKind.PROOF].wrongType } });
    expect((await upload(PDF, 'transfer.docx')).status).toBe(415);
    expect((await upload(new Uint8Array(UPLOAD_RULES[UploadKind.PROOF].maxBytes + 1))).status).toBe(413);
    const { body } = await upload(PDF, 'slip.pdf');
    expect(body).toMatchObject({ originalName: 'slip.pdf', mime: 'application/pdf', size: PDF.length });
    const proofId = await proved(await booked());
    const file = await download(proofId, venue.owner);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(file.headers.get('content-disposition')).toContain('transfer.webp');
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('opens for both sides of the booking and staff, whose reads are logged, and for nobody else', async () => {
    const proofId = await proved(await booked());
    const [moderator, otherCustomer, otherOwner] = [
      await servers.at.person(Role.MODERATOR),
      await servers.at.person(Role.USER),
      (await openVenue(servers.at)).owner,
    ];
    const statuses: number[] = [];
    for (const person of [customer, venue.owner, moderator, otherCustomer, otherOwner]) {
      statuses.push((await download(proofId, person)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 404, 404]);
    const reads = await servers.at
      .context()
      .em.execute<object[]>(
        `select account_id from security_events where actor_id = ? and kind = 'personal_data_read'`,
        [moderator.id],
      );
    expect(reads).toEqual([{ account_id: customer.id }]);
    expect((await fetch(`${servers.at.url}/api/payment-proofs/${proofId}/file`)).status).toBe(401);
  });

  it('isn’t a document: its name opens nothing there', async () => {
    const { filename } = (await upload()).body;
    expect((await customer.rest('GET', `/upload/document/${filename}`)).status).toBe(404);
  });
});
