import type { Database } from '../../database/tables.js';
import { acceptInvitation, inviteMember } from '../../modules/businesses/team-invitation.service.js';
import { DEMO_ACCOUNTS } from '../../modules/system/demo-accounts.js';
import { Role } from '../../domain/accounts/roles.js';
import type { MemberRole } from '../../domain/businesses/team.js';
import { DEMO_OWNER_USERNAME } from '../data/businesses.js';
import { daysAfter, type Simulation, type SimulatedPerson } from '../simulation.js';
import type { SimulatedBusiness } from './businesses.js';
import { planAccount } from './people.js';

const JOINED_DAYS_AGO = 40;

/** The token of the last invitation to an address, as its mail has it. */
async function readToken(simulation: Simulation, address: string): Promise<string> {
  const mail = await simulation
    .as()
    .em.getKysely<Database>()
    .selectFrom('outbox_mails')
    .select('text')
    .where('to_address', '=', address)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return /#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
}

function planMember(simulation: Simulation, owner: SimulatedPerson, member: SimulatedPerson, role: MemberRole): void {
  const invited = daysAfter(member.since, 1);
  simulation.plan(invited, () => inviteMember(simulation.as(owner), { email: member.email, role }));
  simulation.plan(daysAfter(invited, 1), async () =>
    acceptInvitation(simulation.as(member), await readToken(simulation, member.email)),
  );
}

/** Plans the team of the demo's owner: a manager and a clerk. */
export function planTeam(simulation: Simulation, businesses: readonly SimulatedBusiness[]): void {
  const found = businesses.find(({ business }) => business.owner.username === DEMO_OWNER_USERNAME);
  if (!found) throw new Error('The demo has no owner');
  DEMO_ACCOUNTS.forEach((account, index) => {
    if (!account.teamRole) return;
    const phone = `+92 399 ${5_553_000 + index}`;
    const since = simulation.daysAgo(JOINED_DAYS_AGO + index);
    const member = planAccount(simulation, { ...account, phone, role: Role.USER, since });
    planMember(simulation, found.owner, member, account.teamRole);
  });
}
