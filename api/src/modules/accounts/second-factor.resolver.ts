import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, RecentSignIn, SIGNED_IN } from '../../graphql/auth.js';
import { Account } from './account.types.js';
import { ConfirmAuthenticatorInput } from './second-factor.inputs.js';
import * as factors from './second-factor.service.js';
import { AuthenticatorSetup, RecoveryCodes, SecondFactors } from './second-factor.types.js';

/** Second factors of the viewer (docs/decisions/0017-accounts.md). */
@Resolver(() => Account)
export class SecondFactorResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the account’s role, or its role in a team, needs a second factor that is not set up; its operations are refused then.',
  })
  lacksSecondFactor(@Root() account: Account, @Ctx() ctx: RequestContext): Promise<boolean> {
    return factors.getLacksSecondFactor(ctx, account);
  }

  @Auth(...SIGNED_IN)
  @Query(() => SecondFactors, { description: 'What the viewer has set up as a second factor.' })
  viewerSecondFactors(@Ctx() ctx: RequestContext): Promise<SecondFactors> {
    return factors.getSecondFactors(ctx);
  }

  @Auth(...SIGNED_IN)
  @RecentSignIn()
  @Mutation(() => AuthenticatorSetup, {
    description: 'Starts to set up an authenticator app, which counts once a code of it is confirmed.',
  })
  startAuthenticator(@Ctx() ctx: RequestContext): Promise<AuthenticatorSetup> {
    return factors.startAuthenticator(ctx);
  }

  @Auth(...SIGNED_IN)
  @RecentSignIn()
  @Mutation(() => RecoveryCodes, {
    description:
      'Confirms the authenticator app by its first code; returns recovery codes where it is the first second factor.',
  })
  confirmAuthenticator(
    @Arg('input', () => ConfirmAuthenticatorInput, { description: 'The code.' }) input: ConfirmAuthenticatorInput,
    @Ctx() ctx: RequestContext,
  ): Promise<RecoveryCodes> {
    return factors.confirmAuthenticator(ctx, input);
  }

  @Auth(...SIGNED_IN)
  @RecentSignIn()
  @Mutation(() => Boolean, { description: 'Removes the viewer’s authenticator app.' })
  removeAuthenticator(@Ctx() ctx: RequestContext): Promise<boolean> {
    return factors.removeAuthenticator(ctx);
  }

  @Auth(...SIGNED_IN)
  @RecentSignIn()
  @Mutation(() => RecoveryCodes, { description: 'Gives the viewer new recovery codes in place of the earlier ones.' })
  renewRecoveryCodes(@Ctx() ctx: RequestContext): Promise<RecoveryCodes> {
    return factors.renewRecoveryCodes(ctx);
  }
}
