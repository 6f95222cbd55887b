import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth } from '../../graphql/auth.js';
import { pageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { AddWebhookInput, ChangeWebhookInput } from './webhook.inputs.js';
import * as service from './webhook.service.js';
import { Webhook, WebhookDelivery, WebhookDeliveryConnection, WebhookWithSecret } from './webhook.types.js';

const ID = { description: 'The webhook’s number.' };

@Resolver()
export class WebhookResolver {
  @Auth(Role.BUSINESS)
  @Query(() => [Webhook], { description: 'The webhooks of the viewer’s business.' })
  webhooks(@Ctx() ctx: RequestContext): Promise<Webhook[]> {
    return service.webhooks(ctx);
  }

  @Auth(Role.BUSINESS)
  @Query(() => WebhookDeliveryConnection, {
    description: 'What was sent to a webhook in the last 30 days, the newest first.',
  })
  webhookDeliveries(
    @Arg('webhookId', () => Int, ID) webhookId: number,
    @Ctx() ctx: RequestContext,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
  ): Promise<Connection<WebhookDelivery>> {
    return service.webhookDeliveries(ctx, webhookId, pageRequest(paging));
  }

  @Auth(Role.BUSINESS)
  @Mutation(() => WebhookWithSecret, { description: 'Adds a webhook; the answer is the only sight of its secret.' })
  addWebhook(
    @Arg('input', () => AddWebhookInput, { description: 'The webhook.' }) input: AddWebhookInput,
    @Ctx() ctx: RequestContext,
  ): Promise<WebhookWithSecret> {
    return service.addWebhook(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Mutation(() => Webhook, { description: 'Changes a webhook, or switches it on or off.' })
  changeWebhook(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => ChangeWebhookInput, { description: 'What to change.' }) input: ChangeWebhookInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Webhook> {
    return service.changeWebhook(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Mutation(() => Webhook, {
    description:
      'Ends a pause, or switches a webhook on again: it begins without failures, and what waits is tried now.',
  })
  resumeWebhook(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<Webhook> {
    return service.resumeWebhook(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Mutation(() => Boolean, { description: 'Removes a webhook with its log.' })
  removeWebhook(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<boolean> {
    return service.removeWebhook(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Mutation(() => WebhookWithSecret, { description: 'Gives a webhook another secret, from the next attempt on.' })
  rotateWebhookSecret(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<WebhookWithSecret> {
    return service.rotateWebhookSecret(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Mutation(() => WebhookDelivery, { description: 'Sends a test to a webhook, once.' })
  pingWebhook(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<WebhookDelivery> {
    return service.pingWebhook(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Mutation(() => WebhookDelivery, { description: 'Sends a finished delivery again, with the same event id.' })
  replayWebhookDelivery(
    @Arg('id', () => Int, { description: 'The delivery’s number.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<WebhookDelivery> {
    return service.replayWebhookDelivery(ctx, id);
  }
}
