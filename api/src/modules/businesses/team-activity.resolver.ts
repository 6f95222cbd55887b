import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right } from '../../graphql/auth.js';
import { PagingInput, toPageRequest, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { listTeamActivity } from './team-activity.service.js';
import { TeamActionConnection, type TeamAction } from './team-activity.types.js';

@Resolver()
export class TeamActivityResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.TEAM)
  @Query(() => TeamActionConnection, {
    description: 'What the owner and the team did for the viewer’s business, newest first.',
  })
  teamActivity(
    @Ctx() ctx: RequestContext,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
  ): Promise<Connection<TeamAction>> {
    return listTeamActivity(ctx, toPageRequest(paging));
  }
}
