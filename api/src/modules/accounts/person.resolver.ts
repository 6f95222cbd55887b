import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { viewerOf, type RequestContext } from '../../context.js';
import { Auth } from '../../graphql/auth.js';
import { pageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { PersonOrder, Role } from '../../rules/index.js';
import { findPeople } from './person.queries.js';
import * as people from './person.service.js';
import { Person, PersonConnection, PersonFilter } from './person.types.js';

const ID = { description: 'The account’s number.' };

/** User Management (docs/coverage.md: business §2 Users tab): admins only. */
@Resolver()
export class PersonResolver {
  @Auth(Role.ADMIN)
  @Query(() => PersonConnection, { description: 'People who have an account; the newest first unless said.' })
  people(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => PersonFilter, { nullable: true, description: 'Which ones.' }) filter?: PersonFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
    @Arg('order', () => PersonOrder, { nullable: true, description: 'In which order; newest first unless said.' })
    order?: PersonOrder | null,
  ): Promise<Connection<Person>> {
    return findPeople(ctx.em, filter, pageRequest(paging), viewerOf(ctx).id, order ?? PersonOrder.NEWEST);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Person, { description: 'Makes a customer a moderator; their sessions end.' })
  assignModerator(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<Person> {
    return people.assignModerator(ctx, id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Person, { description: 'Makes a moderator a customer again; their sessions end.' })
  removeModerator(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<Person> {
    return people.removeModerator(ctx, id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, { description: 'Deletes an account: sign-in gone, person anonymised, history kept.' })
  deleteUser(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<boolean> {
    return people.deleteUser(ctx, id);
  }
}
