import { mailPasswordReset } from '../modules/accounts/password-reset.service.js';
import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';
import { readLinkToken } from './mails.js';

/** What an account signs in with. */
export interface Credentials {
  emailOrUsername: string;
  password: string;
}

/** Confirms a new address by its link, and replaces a forgotten password. Returns what the account signs in with now. */
export async function useLinks(recorder: ExampleRecorder, someone: Person, password: string): Promise<Credentials> {
  const { app } = recorder;
  const email = 'ayesha.khan@example.org';
  const { id } = await recorder.call<{ id: number }>(someone, 'PUT /user/settings', {
    body: { email, currentPassword: password },
  });
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
