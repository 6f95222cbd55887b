import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { AlwaysOpen, AnyToken, Auth, SIGNED_IN } from '../../graphql/auth.js';
import {
  ChangePasswordInput,
  ReauthenticateInput,
  RegisterInput,
  SignInInput,
  UpdateProfileInput,
} from './account.inputs.js';
import { Account, Session } from './account.types.js';
import * as accounts from './account.service.js';

@Resolver()
export class AccountResolver {
  @Auth(...SIGNED_IN)
  @Query(() => Account, { description: 'The signed-in person’s own account.' })
  viewer(@Ctx() ctx: RequestContext): Promise<Account> {
    return accounts.viewerAccount(ctx);
  }

  @AnyToken()
  @Mutation(() => Session, {
    description: 'Creates a customer’s or a venue owner’s account and signs it in.',
  })
  register(
    @Arg('input', () => RegisterInput, {
      description: 'The account to create.',
    })
    input: RegisterInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Session> {
    return accounts.register(ctx, input);
  }

  @AlwaysOpen()
  @Mutation(() => Session, {
    description: 'Signs in by e-mail address or user name.',
  })
  signIn(
    @Arg('input', () => SignInInput, { description: 'Who, and the password.' })
    input: SignInInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Session> {
    return accounts.signIn(ctx, input);
  }

  @AlwaysOpen()
  @Mutation(() => Session, {
    description: 'Signs staff in to the control panel; refuses everybody else.',
  })
  staffSignIn(
    @Arg('input', () => SignInInput, { description: 'Who, and the password.' })
    input: SignInInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Session> {
    return accounts.staffSignIn(ctx, input);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Account, {
    description: 'Changes the own account; what is left out stays.',
  })
  updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'What to change.' })
    input: UpdateProfileInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Account> {
    return accounts.updateProfile(ctx, input);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Session, {
    description: 'Changes the own password; every older token ends, the answer holds a new one.',
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput, {
      description: 'The password so far, and the new one twice.',
    })
    input: ChangePasswordInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Session> {
    return accounts.changePassword(ctx, input);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Session, {
    description: 'Gives the password once more, before a delicate step; answers a fresh session.',
  })
  reauthenticate(
    @Arg('input', () => ReauthenticateInput, { description: 'The password.' }) input: ReauthenticateInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Session> {
    return accounts.reauthenticate(ctx, input);
  }
}
