import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { FirstAnswerInput } from './first-answer.inputs.js';
import * as answers from './first-answer.service.js';
import { FirstAnswerView } from './first-answer.types.js';

@Resolver()
export class FirstAnswerResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Query(() => FirstAnswerView, { description: 'The answer of the viewer’s business that is sent by itself.' })
  firstAnswer(@Ctx() ctx: RequestContext): Promise<FirstAnswerView> {
    return answers.getFirstAnswer(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SETTINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => FirstAnswerView, {
    description: 'Changes the answer that is sent by itself, or switches it on or off; what was sent stays.',
  })
  setFirstAnswer(
    @Arg('input', () => FirstAnswerInput, { description: 'Its texts, and whether it is sent.' })
    input: FirstAnswerInput,
    @Ctx() ctx: RequestContext,
  ): Promise<FirstAnswerView> {
    return answers.setFirstAnswer(ctx, input);
  }
}
