import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, RecentSignIn } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { IssueApiKeyInput } from './api-key.inputs.js';
import * as keys from './api-key.service.js';
import { ApiKey, IssuedApiKey } from './api-key.types.js';

@Resolver()
export class ApiKeyResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Query(() => [ApiKey], { description: 'The API keys of the viewer’s business, newest first, revoked ones last.' })
  apiKeys(@Ctx() ctx: RequestContext): Promise<ApiKey[]> {
    return keys.listApiKeys(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @RecentSignIn()
  @Mutation(() => IssuedApiKey, { description: 'Creates an API key, which is only shown in this response.' })
  issueApiKey(
    @Arg('input', () => IssueApiKeyInput, { description: 'The key.' }) input: IssueApiKeyInput,
    @Ctx() ctx: RequestContext,
  ): Promise<IssuedApiKey> {
    return keys.issueApiKey(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Mutation(() => ApiKey, { description: 'Revokes an API key immediately.' })
  revokeApiKey(
    @Arg('id', () => Int, { description: 'The key’s id.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<ApiKey> {
    return keys.revokeApiKey(ctx, id);
  }
}
