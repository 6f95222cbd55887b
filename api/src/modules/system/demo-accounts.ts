import { Role } from '../../domain/accounts/roles.js';
import type { MemberRole } from '../../domain/businesses/team.js';

/** A demo account that anyone may use. */
export interface DemoAccount {
  role: Role;
  /** What the account is in the team of the demo's owner. */
  teamRole?: MemberRole;
  name: string;
  email: string;
  username: string;
  password: string;
}

const PASSWORD = 'mehfil-demo-2026';

/** One account per role, and a manager and a clerk of the owner's team, created with the demo data and listed on the demo's sign-in page. Never in production. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    role: Role.USER,
    name: 'Ayesha Khan',
    email: 'customer@demo.mehfil.example',
    username: 'demo_customer',
    password: PASSWORD,
  },
  {
    role: Role.BUSINESS,
    name: 'Bilal Ahmed',
    email: 'owner@demo.mehfil.example',
    username: 'demo_owner',
    password: PASSWORD,
  },
  {
    role: Role.USER,
    teamRole: 'MANAGER',
    name: 'Hamza Siddiqui',
    email: 'manager@demo.mehfil.example',
    username: 'demo_manager',
    password: PASSWORD,
  },
  {
    role: Role.USER,
    teamRole: 'CLERK',
    name: 'Nadia Rauf',
    email: 'clerk@demo.mehfil.example',
    username: 'demo_clerk',
    password: PASSWORD,
  },
  {
    role: Role.MODERATOR,
    name: 'Sana Malik',
    email: 'moderator@demo.mehfil.example',
    username: 'demo_moderator',
    password: PASSWORD,
  },
  {
    role: Role.ADMIN,
    name: 'Omar Farooq',
    email: 'admin@demo.mehfil.example',
    username: 'demo_admin',
    password: PASSWORD,
  },
];
