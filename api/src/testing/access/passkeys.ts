import type { EntityManager } from '@mikro-orm/postgresql';
import type { Harness, Person } from '../harness.js';
import { addTestPasskey, createTestPasskey, type TestPasskey } from '../passkey.js';

type Answer = ReturnType<TestPasskey['answer']>;

/** A passkey with answers that can be sent once each, the late one to a challenge that is gone; and a new one. */
export interface PasskeyScene {
  id: number;
  signIn: Answer;
  confirmation: Answer;
  late: Answer;
  registration: ReturnType<TestPasskey['register']>;
}

/** The other customer's passkey beside their app, and one that the customer is adding. */
export async function insertPasskeys(
  at: Harness,
  em: EntityManager,
  { customer, otherCustomer }: Record<'customer' | 'otherCustomer', Person>,
): Promise<PasskeyScene> {
  const { passkey, id } = await addTestPasskey(at, otherCustomer);
  const rpId = new URL(at.app.env.publicUrl).hostname;
  const challenges = { signIn: 'c'.repeat(43), confirmation: 'd'.repeat(43), registration: 'e'.repeat(43) };
  const rows = [
    [challenges.signIn, 'sign_in', null],
    [challenges.confirmation, 'reauthenticate', otherCustomer.id],
    [challenges.registration, 'register', customer.id],
  ] as const;
  for (const [challenge, purpose, userId] of rows) {
    await em.execute(
      `insert into passkey_challenges (challenge_hash, purpose, user_id, expires_at)
         values (encode(sha256(?::bytea), 'hex'), ?, ?, '2099-01-01')`,
      [challenge, purpose, userId],
    );
  }
  return {
    id,
    signIn: passkey.answer({ rpId, challenge: challenges.signIn }),
    confirmation: passkey.answer({ rpId, challenge: challenges.confirmation }),
    late: passkey.answer({ rpId, challenge: 'f'.repeat(43) }),
    registration: createTestPasskey(at).register({ rpId, challenge: challenges.registration }),
  };
}
