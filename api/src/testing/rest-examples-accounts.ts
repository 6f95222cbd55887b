import { mailPasswordReset } from '../modules/accounts/password-reset.service.js';
import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';
import { readLinkToken } from './mails.js';

/** A new address confirmed by its link, and a forgotten password replaced. @returns the account, signed in again */
export async function useLinks(recorder: ExampleRecorder, someone: Person, password: string): Promise<Person> {
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
  const session = await recorder.call<{ token: string }>(app.visitor, 'POST /user/auth/login', {
    body: { emailOrUsername: email, password: newPassword },
  });
  return app.withToken(session.token);
}
