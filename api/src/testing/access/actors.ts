import type { DomainError } from '../../rules/index.js';
import { ACTORS, type Actor } from './people.js';
import type { Town } from './town.js';

/** What somebody gets: an answer, or a refusal with this code. */
export type Outcome = 'answered' | DomainError['code'];

/** What everybody gets. */
export type Outcomes = Readonly<Record<Actor, Outcome>>;

/** One call of an operation: with these arguments, everybody gets what is said here, over GraphQL and over REST. */
export interface Case {
  /** Whose record the arguments reach, as the test's title says it. */
  of: string;
  args?: (town: Town) => Record<string, unknown>;
  outcomes: Outcomes;
  /** Whose particulars stand in the answer on purpose, or only whose name, and to whom. Staff may read everybody's. */
  shows?: Partial<Record<Actor | 'everybody', readonly (Actor | `${Actor}.name`)[]>>;
  /** A reading that leaves a trace on purpose, as a visit that is counted. */
  leavesTrace?: true;
  /** The argument `file` is this one, in a multipart request. */
  file?: { field: string; name: string; content: Uint8Array<ArrayBuffer> };
  /** Of a subscription: who hears of the customer's booking at the owner's hall. */
  hears?: readonly Actor[];
}

/** The cases of some operations, by `Query.booking` and the like. */
export type Access = Record<`${'Query' | 'Mutation' | 'Subscription'}.${string}`, readonly Case[]>;

const CLOSED: Outcomes = {
  visitor: 'UNAUTHENTICATED',
  customer: 'FORBIDDEN',
  otherCustomer: 'FORBIDDEN',
  ownerWithoutApplication: 'FORBIDDEN',
  pendingOwner: 'FORBIDDEN',
  rejectedOwner: 'FORBIDDEN',
  suspendedOwner: 'FORBIDDEN',
  owner: 'FORBIDDEN',
  otherOwner: 'FORBIDDEN',
  moderator: 'FORBIDDEN',
  admin: 'FORBIDDEN',
};

type Some = Partial<Record<Actor, Outcome>>;

/** These people get this; visitors are asked to sign in, all others are refused. */
export function only(...groups: readonly Some[]): Outcomes {
  return Object.assign({ ...CLOSED }, ...groups) as Outcomes;
}

/** The same for everybody, but for those named. */
export function everyone(outcome: Outcome, but: Some = {}): Outcomes {
  return { ...(Object.fromEntries(ACTORS.map((actor) => [actor, outcome])) as Outcomes), ...but };
}

/** The same for everybody who is signed in, but for those named. */
export function signedIn(outcome: Outcome, but: Some = {}): Outcomes {
  return everyone(outcome, { visitor: 'UNAUTHENTICATED', ...but });
}

/** The customer whose record it is, and another one. */
export function customers(own: Outcome, other: Outcome = own): Some {
  return { customer: own, otherCustomer: other };
}

/** Every owner, whatever became of the application. */
export function owners(outcome: Outcome, but: Some = {}): Some {
  return {
    ownerWithoutApplication: outcome,
    pendingOwner: outcome,
    rejectedOwner: outcome,
    suspendedOwner: outcome,
    owner: outcome,
    otherOwner: outcome,
    ...but,
  };
}

/** Owners where only approved businesses may act: the one whose record it is, and another one. */
export function trading(own: Outcome, other: Outcome = own): Some {
  return owners('FORBIDDEN', { ownerWithoutApplication: 'NOT_FOUND', owner: own, otherOwner: other });
}

/** Moderators and admins. */
export function staff(moderator: Outcome, admin: Outcome = moderator): Some {
  return { moderator, admin };
}

/** Admins alone. */
export const admins: Some = { admin: 'answered' };
