import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, RecentSignIn } from '../../graphql/auth.js';
import { toPageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { PersonOrder, Role } from '../../domain/accounts/roles.js';
import * as people from './person.service.js';
import { Person, PersonConnection, PersonFilter, SuspendUserInput } from './person.types.js';

const ID = { description: 'The account’s id.' };

/** User Management (docs/coverage.md: business §2 Users tab): admins only. */
@Resolver()
export class PersonResolver {
  @Auth(Role.ADMIN)
  @Query(() => PersonConnection, { description: 'Accounts; defaults to newest first.' })
  people(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => PersonFilter, { nullable: true, description: 'Which ones.' }) filter?: PersonFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
    @Arg('order', () => PersonOrder, { nullable: true, description: 'The order; defaults to newest first.' })
    order?: PersonOrder | null,
  ): Promise<Connection<Person>> {
    return people.listPeople(ctx, filter, toPageRequest(paging), order ?? PersonOrder.NEWEST);
  }

  @Auth(Role.ADMIN)
  @Query(() => Person, { description: 'An account.' })
  person(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<Person> {
    return people.getPerson(ctx, id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Person, { description: 'Suspends an account with a reason: its sessions end, and it can’t be used.' })
  suspendUser(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => SuspendUserInput, { description: 'Why.' }) input: SuspendUserInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Person> {
    return people.suspendUser(ctx, id, input.reason);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Person, { description: 'Reinstates a suspended account.' })
  reinstateUser(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<Person> {
    return people.reinstateUser(ctx, id);
  }

  @Auth(Role.ADMIN)
  @RecentSignIn()
  @Mutation(() => Person, { description: 'Makes a customer a moderator and ends their sessions.' })
  assignModerator(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<Person> {
    return people.assignModerator(ctx, id);
  }

  @Auth(Role.ADMIN)
  @RecentSignIn()
  @Mutation(() => Person, { description: 'Makes a moderator a customer again and ends their sessions.' })
  removeModerator(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<Person> {
    return people.removeModerator(ctx, id);
  }

  @Auth(Role.ADMIN)
  @RecentSignIn()
  @Mutation(() => Boolean, { description: 'Removes every second factor of an account that has lost them.' })
  removeSecondFactors(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<boolean> {
    return people.removeSecondFactors(ctx, id);
  }

  @Auth(Role.ADMIN)
  @RecentSignIn()
  @Mutation(() => Boolean, { description: 'Deletes an account: anonymizes it and keeps its history.' })
  deleteUser(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<boolean> {
    return people.deleteUser(ctx, id);
  }
}
