import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { AlwaysOpen, Auth, RecentSignIn, SIGNED_IN } from '../../graphql/auth.js';
import { Session } from './account.types.js';
import { signInWithPasskey, staffSignInWithPasskey } from './passkey-sign-in.service.js';
import { AddPasskeyInput, PasskeySignInInput, RenamePasskeyInput } from './passkey.inputs.js';
import * as passkeys from './passkey.service.js';
import { AddedPasskey, PasskeyOptions, PasskeyView } from './passkey.types.js';

const ID = { description: 'The passkey’s id.' };
const ANSWER = { description: 'The passkey’s response.' };

/** Passkeys (docs/decisions/0017-accounts.md). Over GraphQL alone: only a browser can use them. */
@Resolver()
export class PasskeyResolver {
  @AlwaysOpen()
  @Mutation(() => PasskeyOptions, { description: 'Starts a sign-in with a passkey: options for the browser.' })
  startPasskeySignIn(@Ctx() ctx: RequestContext): Promise<PasskeyOptions> {
    return passkeys.startPasskeySignIn(ctx);
  }

  @AlwaysOpen()
  @Mutation(() => Session, {
    description: 'Signs in with a passkey alone, which counts as password and second factor.',
  })
  signInWithPasskey(
    @Arg('input', () => PasskeySignInInput, ANSWER) input: PasskeySignInInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Session> {
    return signInWithPasskey(ctx, input);
  }

  @AlwaysOpen()
  @Mutation(() => Session, {
    description: 'Signs staff in to the control panel with a passkey alone; refuses everybody else.',
  })
  staffSignInWithPasskey(
    @Arg('input', () => PasskeySignInInput, ANSWER) input: PasskeySignInInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Session> {
    return staffSignInWithPasskey(ctx, input);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => PasskeyOptions, {
    description: 'Starts to confirm the viewer’s identity by one of their passkeys: options for the browser.',
  })
  startPasskeyConfirmation(@Ctx() ctx: RequestContext): Promise<PasskeyOptions> {
    return passkeys.startPasskeyConfirmation(ctx);
  }

  @Auth(...SIGNED_IN)
  @RecentSignIn()
  @Mutation(() => PasskeyOptions, { description: 'Starts to add a passkey: options for the browser.' })
  startPasskey(@Ctx() ctx: RequestContext): Promise<PasskeyOptions> {
    return passkeys.startPasskey(ctx);
  }

  @Auth(...SIGNED_IN)
  @RecentSignIn()
  @Mutation(() => AddedPasskey, { description: 'Adds a passkey to the viewer’s account.' })
  addPasskey(
    @Arg('input', () => AddPasskeyInput, { description: 'The passkey.' }) input: AddPasskeyInput,
    @Ctx() ctx: RequestContext,
  ): Promise<AddedPasskey> {
    return passkeys.addPasskey(ctx, input);
  }

  @Auth(...SIGNED_IN)
  @RecentSignIn()
  @Mutation(() => PasskeyView, { description: 'Gives one of the viewer’s passkeys another name.' })
  renamePasskey(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => RenamePasskeyInput, { description: 'The name.' }) input: RenamePasskeyInput,
    @Ctx() ctx: RequestContext,
  ): Promise<PasskeyView> {
    return passkeys.renamePasskey(ctx, id, input);
  }

  @Auth(...SIGNED_IN)
  @RecentSignIn()
  @Mutation(() => Boolean, { description: 'Removes one of the viewer’s passkeys.' })
  removePasskey(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<boolean> {
    return passkeys.removePasskey(ctx, id);
  }
}
