import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { AnyToken, Auth, SIGNED_IN } from '../../graphql/auth.js';
import { ConfirmEmailInput, RequestPasswordResetInput, ResetPasswordInput } from './account-link.inputs.js';
import { Account } from './account.types.js';
import * as confirmation from './email-confirmation.service.js';
import { requestPasswordReset, resetPassword } from './password-reset.service.js';

/** What links in mails do: confirm an address, set a new password. */
@Resolver(() => Account)
export class AccountLinkResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The new e-mail address that waits for its confirmation; null without one.',
  })
  pendingEmail(@Root() { id }: Account, @Ctx() ctx: RequestContext): Promise<string | null> {
    return confirmation.getPendingEmail(ctx, id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the address waits for its confirmation and a link can be mailed.',
  })
  canConfirmEmail(@Root() account: Account, @Ctx() ctx: RequestContext): boolean {
    return confirmation.canConfirmEmail(ctx, account);
  }

  @AnyToken()
  @Mutation(() => Boolean, {
    description: 'Confirms an e-mail address by the link that was mailed to it; a new address becomes the account’s.',
  })
  confirmEmail(
    @Arg('input', () => ConfirmEmailInput, { description: 'The link.' }) { token }: ConfirmEmailInput,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    return confirmation.confirmEmail(ctx, token);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Account, {
    description: 'Mails the viewer’s link again, to the new address if one waits for its confirmation.',
  })
  sendConfirmationEmail(@Ctx() ctx: RequestContext): Promise<Account> {
    return confirmation.sendConfirmationEmail(ctx);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Account, { description: 'Takes back the viewer’s change of the e-mail address that waits.' })
  cancelEmailChange(@Ctx() ctx: RequestContext): Promise<Account> {
    return confirmation.cancelEmailChange(ctx);
  }

  @AnyToken()
  @Mutation(() => Boolean, {
    description: 'Asks for a link to set a new password; the response is the same whether the account exists or not.',
  })
  requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, { description: 'Whose.' }) { email }: RequestPasswordResetInput,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    return requestPasswordReset(ctx, email);
  }

  @AnyToken()
  @Mutation(() => Boolean, {
    description: 'Sets a new password by the link that was mailed to the account; ends all sessions, signs nobody in.',
  })
  resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The link, and the new password twice.' })
    input: ResetPasswordInput,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    return resetPassword(ctx, input);
  }
}
