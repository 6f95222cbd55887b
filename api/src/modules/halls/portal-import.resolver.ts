import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { importFile } from './portal-import.service.js';
import { ImportFileInput, ImportOutcome } from './portal-import.types.js';

@Resolver()
export class PortalImportResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => ImportOutcome, {
    description:
      'Imports halls or a catalogue list from CSV. Invalid rows are skipped with their reasons, the others are written; existing entries stay as they are.',
  })
  importFile(
    @Arg('input', () => ImportFileInput, { description: 'The file.' }) input: ImportFileInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ImportOutcome> {
    return importFile(ctx, input);
  }
}
