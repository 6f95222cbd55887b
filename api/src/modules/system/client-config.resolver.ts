import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { AlwaysOpen } from '../../graphql/auth.js';
import { getClientConfig, listDemoSignIns } from './client-config.service.js';
import { ClientConfig, DemoSignIn } from './client-config.types.js';

@Resolver(() => ClientConfig)
export class ClientConfigResolver {
  @AlwaysOpen()
  @Query(() => ClientConfig, { description: 'The server’s configuration for the web app.' })
  clientConfig(@Ctx() ctx: RequestContext): Omit<ClientConfig, 'demoSignIns'> {
    return getClientConfig(ctx);
  }

  @FieldResolver(() => [DemoSignIn], { description: 'Demo accounts; empty without the demo.' })
  demoSignIns(@Ctx() ctx: RequestContext): Promise<DemoSignIn[]> {
    return listDemoSignIns(ctx);
  }
}
