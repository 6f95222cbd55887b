import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Scope } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { BlockHallInput } from './availability.inputs.js';
import * as availability from './availability.service.js';
import { HallAvailability, HallBlock } from './availability.types.js';
import * as blocks from './block.service.js';

@Resolver()
export class AvailabilityResolver {
  @Query(() => HallAvailability, { description: 'A month of a hall: which days and hours are free.' })
  hallAvailability(
    @Arg('hallId', () => Int, { description: 'The hall.' }) hallId: number,
    @Arg('month', () => String, { nullable: true, description: 'YYYY-MM; the present month of the hall unless said.' })
    month: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<HallAvailability> {
    return availability.hallAvailability(ctx, hallId, month);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallBlock, { description: 'Takes a time out of the own calendar, for one hall or all of them.' })
  blockHall(
    @Arg('input', () => BlockHallInput, { description: 'What to block.' }) input: BlockHallInput,
    @Ctx() ctx: RequestContext,
  ): Promise<HallBlock> {
    return blocks.blockHall(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallBlock, { description: 'Gives a blocked time back; answers the block as it was.' })
  unblock(
    @Arg('id', () => Int, { description: 'The block.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<HallBlock> {
    return blocks.unblock(ctx, id);
  }
}
