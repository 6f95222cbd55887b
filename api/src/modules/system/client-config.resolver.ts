import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { AlwaysOpen } from '../../graphql/auth.js';
import { clientConfig } from './client-config.service.js';
import { ClientConfig } from './client-config.types.js';

@Resolver()
export class ClientConfigResolver {
  @AlwaysOpen()
  @Query(() => ClientConfig, { description: 'What the web app needs to know of the server’s configuration.' })
  clientConfig(@Ctx() ctx: RequestContext): ClientConfig {
    return clientConfig(ctx);
  }
}
