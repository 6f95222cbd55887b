import { Role } from '../domain/accounts/roles.js';
import type { Team } from '../modules/businesses/team.types.js';
import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';
import { readLinkToken } from './mails.js';

/** The owner invites two people; one joins, gets another role, and is removed; the other one joins and leaves. */
export async function buildTeam(recorder: ExampleRecorder, owner: Person): Promise<void> {
  const { app } = recorder;
  const clerk = await app.person(Role.USER, { name: 'Danish Qureshi', username: 'danish_qureshi' });
  const leaver = await app.person(Role.USER, { name: 'Amna Sheikh', username: 'amna_sheikh' });
  const invite = async (email: string) => {
    const body = { email, role: 'clerk' };
    const { invitations } = await recorder.call<Team>(owner, 'POST /business/team/invitations', { body });
    return { id: invitations[0]?.id ?? 0 };
  };
  const params = await invite(clerk.email);
  await recorder.call(owner, 'POST /business/team/invitations/{id}/resend', { params });
  const link = { token: await readLinkToken(app, clerk.email) };
  await recorder.call(app.visitor, 'POST /user/invitation', { body: link });
  await recorder.call(clerk, 'POST /user/invitation/accept', { body: link });
  await recorder.call(clerk, 'PUT /user/team/request-mails', { body: { isOn: false } });
  const { people } = await recorder.call<Team>(owner, 'GET /business/team');
  const member = { id: people[1]?.memberId ?? 0 };
  await recorder.call(owner, 'PUT /business/team/members/{id}', { params: member, body: { role: 'manager' } });
  const discount = { maxDiscountPercent: 15 };
  await recorder.call(owner, 'PUT /business/team/members/{id}/discount', { params: member, body: discount });
  await recorder.call(owner, 'GET /business/team/activity', { query: { limit: 2 } });
  await recorder.call(owner, 'DELETE /business/team/members/{id}', { params: member });
  await recorder.call(owner, 'DELETE /business/team/invitations/{id}', { params: await invite('somebody@mail.test') });
  await invite(leaver.email);
  const second = { token: await readLinkToken(app, leaver.email) };
  await recorder.call(leaver, 'POST /user/invitation/accept', { body: second });
  await recorder.call(leaver, 'DELETE /user/team');
}
