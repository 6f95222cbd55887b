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
import { deleteAccount } from './account-deletion.service.js';
import * as accounts from './account.service.js';
import { PasskeyAnswerInput } from './passkey.inputs.js';

/** In place of the password. */
const PASSKEY = {
  nullable: true,
  description: 'In place of the password: the answer to the challenge of startPasskeyConfirmation.',
} as const;

@Resolver()
export class AccountResolver {
  @Auth(...SIGNED_IN)
  @Query(() => Account, { description: 'The viewer’s account.' })
  viewer(@Ctx() ctx: RequestContext): Promise<Account> {
    return accounts.getViewerAccount(ctx);
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
    description: 'Signs in with an e-mail address or user name.',
  })
  signIn(
    @Arg('input', () => SignInInput, { description: 'Account and password.' })
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
    @Arg('input', () => SignInInput, { description: 'Account and password.' })
    input: SignInInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Session> {
    return accounts.staffSignIn(ctx, input);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Account, {
    description: 'Updates the viewer’s account; omitted fields stay as they are.',
  })
  updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'The changes.' })
    input: UpdateProfileInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Account> {
    return accounts.updateProfile(ctx, input);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Account, { description: 'Accepts the current version of terms and privacy policy.' })
  acceptTerms(
    @Arg('version', () => String, { description: 'The version that was read.' }) version: string,
    @Ctx() ctx: RequestContext,
  ): Promise<Account> {
    return accounts.acceptTerms(ctx, version);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Session, {
    description: 'Changes the viewer’s password, revokes all earlier tokens and returns a new session.',
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput, {
      description: 'The current password, and the new one twice.',
    })
    input: ChangePasswordInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Session> {
    return accounts.changePassword(ctx, input);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Boolean, {
    description: 'Deletes the viewer’s account: anonymizes it, cancels open requests and ends all sessions.',
  })
  deleteAccount(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReauthenticateInput, {
      nullable: true,
      description: 'The password, and the code where a second factor is set up.',
    })
    input?: ReauthenticateInput | null,
    @Arg('passkey', () => PasskeyAnswerInput, PASSKEY) passkey?: PasskeyAnswerInput | null,
  ): Promise<boolean> {
    return deleteAccount(ctx, { ...input, passkey });
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Session, {
    description: 'Confirms the viewer’s password or passkey before a sensitive operation; returns a new session.',
  })
  reauthenticate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReauthenticateInput, {
      nullable: true,
      description: 'The password, and the code where a second factor is set up.',
    })
    input?: ReauthenticateInput | null,
    @Arg('passkey', () => PasskeyAnswerInput, PASSKEY) passkey?: PasskeyAnswerInput | null,
  ): Promise<Session> {
    return accounts.reauthenticate(ctx, { ...input, passkey });
  }
}
