import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { BlockHallInput } from './availability.inputs.js';
import * as availability from './availability.service.js';
import { HallAvailability, HallBlock } from './availability.types.js';
import * as blocks from './block.service.js';

@Resolver()
export class AvailabilityResolver {
  @Query(() => HallAvailability, { description: 'The free days and hours of a hall in a month.' })
  hallAvailability(
    @Arg('hallId', () => Int, { description: 'The hall.' }) hallId: number,
    @Arg('month', () => String, { nullable: true, description: 'YYYY-MM; defaults to the current month at the hall.' })
    month: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<HallAvailability> {
    return availability.getHallAvailability(ctx, hallId, month);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.CALENDAR)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallBlock, { description: 'Blocks a period in the viewer’s calendar, for one hall or all of them.' })
  blockHall(
    @Arg('input', () => BlockHallInput, { description: 'The period to block.' }) input: BlockHallInput,
    @Ctx() ctx: RequestContext,
  ): Promise<HallBlock> {
    return blocks.blockHall(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.CALENDAR)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallBlock, { description: 'Removes a block and returns it.' })
  unblock(
    @Arg('id', () => Int, { description: 'The block.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<HallBlock> {
    return blocks.unblock(ctx, id);
  }
}
