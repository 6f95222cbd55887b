import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import * as environments from './environment.service.js';
import {
  Environment,
  EnvironmentFileInput,
  EnvironmentSwitchInput,
  EnvironmentVariable,
  EnvironmentVariableInput,
} from './environment.types.js';

const KEY = { description: 'The variable’s name.' };
const VARIABLE = { description: 'The variable.' };

/** The environment screen (docs/coverage.md: business §2 Settings tab): admins only, with a recent sign-in. */
@Resolver()
export class EnvironmentResolver {
  @Auth(Role.ADMIN)
  @Query(() => Environment, { description: 'The environment file, credentials masked.' })
  environment(@Ctx() ctx: RequestContext): Promise<Environment> {
    return environments.getEnvironment(ctx);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => EnvironmentVariable, { description: 'Reveals one variable’s value; audited.' })
  revealVariable(@Arg('key', () => String, KEY) key: string, @Ctx() ctx: RequestContext): Promise<EnvironmentVariable> {
    return environments.revealVariable(ctx, key);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Environment, { description: 'Adds a variable to the environment file.' })
  addVariable(
    @Arg('input', () => EnvironmentVariableInput, VARIABLE) { key, value }: EnvironmentVariableInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Environment> {
    return environments.addVariable(ctx, key, value);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Environment, { description: 'Changes a variable of the environment file.' })
  changeVariable(
    @Arg('input', () => EnvironmentVariableInput, VARIABLE) { key, value }: EnvironmentVariableInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Environment> {
    return environments.changeVariable(ctx, key, value);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Environment, { description: 'Removes a variable from the environment file.' })
  removeVariable(@Arg('key', () => String, KEY) key: string, @Ctx() ctx: RequestContext): Promise<Environment> {
    return environments.removeVariable(ctx, key);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Environment, { description: 'Saves the whole environment file and keeps the previous version.' })
  saveEnvironmentFile(
    @Arg('input', () => EnvironmentFileInput, { description: 'The file.' }) input: EnvironmentFileInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Environment> {
    return environments.saveEnvironmentFile(ctx, input);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Environment, { description: 'Selects development or production, from the next start on.' })
  switchEnvironment(
    @Arg('input', () => EnvironmentSwitchInput, { description: 'The environment.' })
    { environment }: EnvironmentSwitchInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Environment> {
    return environments.switchEnvironment(ctx, environment);
  }
}
