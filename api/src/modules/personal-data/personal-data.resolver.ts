import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, SIGNED_IN } from '../../graphql/auth.js';
import { TextFile } from '../../graphql/text-file.js';
import { exportAccountData } from './export.service.js';

@Resolver()
export class PersonalDataResolver {
  @Auth(...SIGNED_IN)
  @Query(() => TextFile, {
    description: 'The viewer’s own data, complete, as JSON; needs a sign-in of the last 15 minutes.',
  })
  exportAccountData(@Ctx() ctx: RequestContext): Promise<TextFile> {
    return exportAccountData(ctx);
  }
}
