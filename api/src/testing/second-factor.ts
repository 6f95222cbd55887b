import { Secret } from 'otpauth';
import { createCode, toStep } from '../modules/accounts/totp.js';
import type { Harness, Person } from './harness.js';

/** An authenticator app that was set up for an account. */
export interface TestApp {
  /** The code at the harness's time, or some steps later. */
  code(steps?: number): string;
  recoveryCodes: string[];
}

/** The code of an app with this key at the harness's time. */
export function createTestCode(at: Harness, setupKey: string, steps = 0): string {
  return createCode(Secret.fromBase32(setupKey).bytes, toStep(at.clock.now()) + steps);
}

/** Starts to set up an authenticator app, over REST. */
export async function startTestApp(at: Harness, person: Person): Promise<(steps?: number) => string> {
  const { status, body } = await person.rest<{ setupKey: string }>('POST', '/user/second-factor/authenticator');
  if (status !== 201) throw new Error(`The set-up answered ${status}`);
  return (steps = 0) => createTestCode(at, body.setupKey, steps);
}

/** Sets up an authenticator app for an account, over REST. */
export async function addTestApp(at: Harness, person: Person): Promise<TestApp> {
  const code = await startTestApp(at, person);
  const { status, body } = await person.rest<{ codes: string[] }>('POST', '/user/second-factor/authenticator/confirm', {
    code: code(),
  });
  if (status !== 200) throw new Error(`The confirmation answered ${status}`);
  return { code, recoveryCodes: body.codes };
}
