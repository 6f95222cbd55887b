import { addId } from './acknowledged.js';
import type { Answer, Call } from './calls.js';
import type { Crowd } from './crowd.js';
import { pause } from './servers.js';

const REPEAT_MS = 50;
const ANSWERED_WITHIN_MS = 120_000;

/** A request of a business that requires a payment. */
interface Owed {
  /** The booking. */
  id: number;
  amount: number;
  /** Tells it apart from all others. */
  key: string;
  /** Of the business. */
  token: string;
}

interface Sending {
  /** Sends a call until it is answered; with a turn of the server that is asked first. */
  send: <Body>(call: Call, expected: readonly number[], turn: number) => Promise<Answer<Body>>;
  /** Between 0 and 1: how it goes on. */
  dice: number;
}

interface PaymentsBody {
  entries?: { id: number; note: string | null }[];
}

/** Asks the database until it answers, as it may be away. */
async function ask<Row extends object>(crowd: Crowd, sql: string): Promise<Row[]> {
  const deadline = performance.now() + ANSWERED_WITHIN_MS;
  for (;;) {
    try {
      return await crowd.query<Row>(sql);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(REPEAT_MS);
    }
  }
}

/** The same cash, recorded by two clerks at two servers with one key: one entry. */
async function recordCash(crowd: Crowd, { id, amount, key, token }: Owed, { send }: Sending): Promise<void> {
  const body = { kind: 'receipt', amount, method: 'cash', note: key, overpayment: true, clientMutationId: key };
  const call = { method: 'POST', path: `/business/bookings/${id}/payments`, token, body };
  const answers = await Promise.all([0, 1].map((turn) => send<PaymentsBody>(call, [201], turn)));
  for (const { body: payments } of answers) {
    const entry = payments.entries?.find(({ note }) => note === key);
    if (entry) addId(crowd.acknowledged.entries, key, entry.id);
  }
}

/** One proof, accepted by two clerks at two servers: one receipt. */
async function acceptProof(crowd: Crowd, { id, amount, key, token }: Owed, { send }: Sending): Promise<void> {
  const values = `(booking_id, amount, method, reference, day) values (${id}, ${amount}, 'raast', '${key}', current_date)`;
  await ask(crowd, `insert into payment_proofs ${values} on conflict do nothing`);
  const [proof] = await ask<{ id: number }>(crowd, `select id from payment_proofs where reference = '${key}'`);
  if (!proof) throw new Error(`The proof of ${key} is lost`);
  const call = { method: 'PUT', path: `/business/payment-proofs/${proof.id}/accept`, token, body: {} };
  await Promise.all([0, 1].map((turn) => send(call, [200, 409], turn)));
  // Whichever was answered first: one of them has accepted it.
  crowd.acknowledged.accepted.add(proof.id);
}

/** Lets its time to pay run out, unless it is paid or cancelled. @returns whether it did */
async function runOut(crowd: Crowd, { id }: Owed): Promise<boolean> {
  const ended = await ask(
    crowd,
    `update bookings set payment_due_at = now() - interval '1 second', held_until = now() - interval '1 second',
       hold_due_at = least(hold_due_at, now() - interval '1 second')
       where id = ${id} and status = 'pending' and payment_due_at is not null returning id`,
  );
  return ended.length === 1;
}

/**
 * Pays for an accepted request, by a proof or in cash, which confirms it; or only once its time has run out, which revives nothing.
 */
export async function settle(crowd: Crowd, owed: Owed, sending: Sending): Promise<void> {
  const { approved, ended } = crowd.acknowledged;
  const [booking] = await ask<{ accepted: boolean }>(
    crowd,
    `select status = 'pending' and payment_due_at is not null as accepted from bookings where id = ${owed.id}`,
  );
  if (!booking?.accepted) return;
  if (sending.dice < 0.4) {
    await acceptProof(crowd, owed, sending);
    approved.add(owed.id);
  } else if (sending.dice < 0.7) {
    await recordCash(crowd, owed, sending);
    approved.add(owed.id);
  } else if (await runOut(crowd, owed)) {
    await recordCash(crowd, owed, sending);
    ended.add(owed.id);
  }
}
