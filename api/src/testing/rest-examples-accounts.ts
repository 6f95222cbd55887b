import { mailPasswordReset } from '../modules/accounts/password-reset.service.js';
import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';
import { readLinkToken } from './mails.js';
import { createTestCode } from './second-factor.js';

/** What an account signs in with. */
export interface Credentials {
  emailOrUsername: string;
  password: string;
}

/** Sets up an authenticator app, looks at what is set up, gets new recovery codes and removes the app again. */
export async function useSecondFactor(recorder: ExampleRecorder, person: Person): Promise<void> {
  const path = '/user/second-factor';
  const { setupKey } = await recorder.call<{ setupKey: string }>(person, `POST ${path}/authenticator`);
  const body = { code: createTestCode(recorder.app, setupKey) };
  await recorder.call(person, `POST ${path}/authenticator/confirm`, { body });
  await recorder.call(person, `POST ${path}/recovery-codes`);
  await recorder.call(person, `GET ${path}`);
  await recorder.call(person, `DELETE ${path}/authenticator`);
}

/** Confirms a new address by its link, and replaces a forgotten password. Returns what the account signs in with now. */
export async function useLinks(recorder: ExampleRecorder, someone: Person, password: string): Promise<Credentials> {
  const { app } = recorder;
  const email = 'ayesha.khan@example.org';
  const { id } = await recorder.call<{ id: number }>(someone, 'PUT /user/settings', {
    body: { email, currentPassword: password },
  });
  await recorder.download(someone, 'GET /user/export', {});
  await recorder.call(someone, 'DELETE /user/pending-email');
  await recorder.call(someone, 'PUT /user/settings', { body: { email, currentPassword: password } });
  await recorder.call(someone, 'POST /user/confirmation-email');
  const confirmation = await readLinkToken(app, email);
  await recorder.call(app.visitor, 'POST /user/auth/confirm-email', { body: { token: confirmation } });
  await recorder.call(app.visitor, 'POST /user/auth/forgot-password', { body: { email } });
  await mailPasswordReset(app.context(), id);
  const token = await readLinkToken(app, email);
  const newPassword = 'a third and longer password';
  await recorder.call(app.visitor, 'POST /user/auth/reset-password', {
    body: { token, newPassword, confirmPassword: newPassword },
  });
  return { emailOrUsername: email, password: newPassword };
}
