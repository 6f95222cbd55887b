import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, RecentSignIn } from '../../graphql/auth.js';
import { toPageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { AddWebhookInput, ChangeWebhookInput } from './webhook.inputs.js';
import * as service from './webhook.service.js';
import { Webhook, WebhookDelivery, WebhookDeliveryConnection, WebhookWithSecret } from './webhook.types.js';

const ID = { description: 'The webhook’s id.' };

@Resolver()
export class WebhookResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Query(() => [Webhook], { description: 'The webhooks of the viewer’s business.' })
  webhooks(@Ctx() ctx: RequestContext): Promise<Webhook[]> {
    return service.listWebhooks(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Query(() => WebhookDeliveryConnection, {
    description: 'The deliveries to a webhook in the last 30 days, newest first.',
  })
  webhookDeliveries(
    @Arg('webhookId', () => Int, ID) webhookId: number,
    @Ctx() ctx: RequestContext,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page.' }) paging?: PagingInput | null,
  ): Promise<Connection<WebhookDelivery>> {
    return service.listWebhookDeliveries(ctx, webhookId, toPageRequest(paging));
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @RecentSignIn()
  @Mutation(() => WebhookWithSecret, { description: 'Adds a webhook; its secret is only shown in this response.' })
  addWebhook(
    @Arg('input', () => AddWebhookInput, { description: 'The webhook.' }) input: AddWebhookInput,
    @Ctx() ctx: RequestContext,
  ): Promise<WebhookWithSecret> {
    return service.addWebhook(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Mutation(() => Webhook, { description: 'Updates a webhook, or enables or disables it.' })
  changeWebhook(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => ChangeWebhookInput, { description: 'The changes.' }) input: ChangeWebhookInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Webhook> {
    return service.changeWebhook(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Mutation(() => Webhook, {
    description: 'Resumes a paused or disabled webhook: resets its failures and attempts the waiting deliveries now.',
  })
  resumeWebhook(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<Webhook> {
    return service.resumeWebhook(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Mutation(() => Boolean, { description: 'Deletes a webhook and its log.' })
  removeWebhook(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<boolean> {
    return service.removeWebhook(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @RecentSignIn()
  @Mutation(() => WebhookWithSecret, {
    description: 'Replaces a webhook’s secret, which signs from the next attempt on.',
  })
  rotateWebhookSecret(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<WebhookWithSecret> {
    return service.rotateWebhookSecret(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Mutation(() => WebhookDelivery, { description: 'Sends a test event to a webhook, without retries.' })
  pingWebhook(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<WebhookDelivery> {
    return service.pingWebhook(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Mutation(() => WebhookDelivery, { description: 'Repeats a finished delivery, with the same event id.' })
  replayWebhookDelivery(
    @Arg('id', () => Int, { description: 'The delivery’s id.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<WebhookDelivery> {
    return service.replayWebhookDelivery(ctx, id);
  }
}
