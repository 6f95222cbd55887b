import type { DomainError } from '../../domain/input/errors.js';
import { ACTORS, MEMBERS, type Actor, type Member } from './people.js';
import type { AccessScene } from './scene.js';

/** What a caller gets: success, or an error with this code. */
export type Outcome = 'answered' | DomainError['code'];

/** The outcome for each actor. */
export type Outcomes = Readonly<Record<Actor, Outcome>>;

/** The outcome for each actor but the members of teams, for whom `team.ts` decides. */
export type BaseOutcomes = Readonly<Record<Exclude<Actor, Member>, Outcome>>;

/** A call of an operation: with these arguments each actor gets the given outcome, over GraphQL and REST. */
export interface Case {
  /** Whose record the arguments reach, for the test title. */
  of: string;
  args?: (scene: AccessScene) => Record<string, unknown>;
  outcomes: BaseOutcomes;
  /** What REST rows of its own write into their documents; those of the other cases leave it out. */
  about?: 'ENQUIRY';
  /** What members of teams get where it doesn't follow from the operation, since the record is of their business, say. */
  members?: Partial<Record<Member, Outcome>>;
  /** Whose personal data the response contains by design, or only whose name, and for whom. Staff may read everybody's. */
  shows?: Partial<Record<Actor | 'everybody', readonly (Actor | `${Actor}.name`)[]>>;
  /** A read that writes by design, such as a counted visit. */
  leavesTrace?: true;
  /** Sends this file as the argument `file`, in a multipart request. */
  file?: { field: string; name: string; content: Uint8Array<ArrayBuffer> };
  /** For a subscription: who receives updates of the customer's booking at the owner's hall. */
  hears?: readonly Actor[];
}

/** Cases by operation: `Query.booking` and so on. */
export type Access = Record<`${'Query' | 'Mutation' | 'Subscription'}.${string}`, readonly Case[]>;

const CLOSED: BaseOutcomes = {
  visitor: 'UNAUTHENTICATED',
  customer: 'FORBIDDEN',
  otherCustomer: 'FORBIDDEN',
  suspendedCustomer: 'ACCOUNT_SUSPENDED',
  ownerWithoutApplication: 'FORBIDDEN',
  pendingOwner: 'FORBIDDEN',
  rejectedOwner: 'FORBIDDEN',
  suspendedOwner: 'FORBIDDEN',
  owner: 'FORBIDDEN',
  otherOwner: 'FORBIDDEN',
  moderator: 'FORBIDDEN',
  admin: 'FORBIDDEN',
};

type PartialOutcomes = Partial<BaseOutcomes>;
type BaseActor = keyof BaseOutcomes;

/** Everybody but the members of teams. */
export const BASE_ACTORS = ACTORS.filter((actor): actor is BaseActor => !(MEMBERS as readonly Actor[]).includes(actor));

/** Only these actors; visitors must sign in, all others are refused. */
export function only(...groups: readonly PartialOutcomes[]): BaseOutcomes {
  return Object.assign({ ...CLOSED }, ...groups) as BaseOutcomes;
}

/** The same outcome for everybody, with exceptions. */
export function everyone(outcome: Outcome, but: PartialOutcomes = {}): BaseOutcomes {
  return { ...(Object.fromEntries(BASE_ACTORS.map((actor) => [actor, outcome])) as BaseOutcomes), ...but };
}

/** The same outcome for every account, with exceptions. */
export function signedIn(outcome: Outcome, but: PartialOutcomes = {}): BaseOutcomes {
  return everyone(outcome, { visitor: 'UNAUTHENTICATED', ...but });
}

/** The customer who owns the record, and another one. */
export function customers(own: Outcome, other: Outcome = own): PartialOutcomes {
  return { customer: own, otherCustomer: other };
}

/** Every owner, whatever the status of the application. */
export function owners(outcome: Outcome, but: PartialOutcomes = {}): PartialOutcomes {
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

/** Owners where only trading businesses may act: the one who owns the record, and another one. */
export function trading(own: Outcome, other: Outcome = own): PartialOutcomes {
  return owners('FORBIDDEN', { ownerWithoutApplication: 'NOT_FOUND', owner: own, otherOwner: other });
}

/** Moderators and admins. */
export function staff(moderator: Outcome, admin: Outcome = moderator): PartialOutcomes {
  return { moderator, admin };
}

/** Admins only. */
export const admins: PartialOutcomes = { admin: 'answered' };

/** The same outcome for every member of a team. */
export function members(outcome: Outcome): Record<Member, Outcome> {
  return { manager: outcome, clerk: outcome, otherClerk: outcome };
}
