import { Field, InputType, ObjectType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import {
  environmentFileSchema,
  environmentSwitchSchema,
  variableSchema,
  type EnvironmentName,
} from '../../domain/system/environment.js';

@ObjectType({ simpleResolvers: true, description: 'One variable of the environment file.' })
export class EnvironmentVariable {
  @Field({ description: 'Name: capitals, digits and underscores.' })
  key: string;

  @Field({ description: 'Value; masked where it holds a credential, until it is revealed.' })
  value: string;

  @Field({ description: 'Whether the value is masked.' })
  isMasked: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Its purpose; null for unknown variables.',
  })
  meaning: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A description of its type; null for unknown variables.',
  })
  type: string | null;

  @Field({ description: 'Whether a change takes effect at the next start; unknown variables never do.' })
  needsRestart: boolean;

  @Field({ description: 'Whether it can be changed here: not for paths and process settings.' })
  isEditable: boolean;

  @Field({ description: 'Whether the process environment overrides it.' })
  isOverridden: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A variable that the server reads, whether or not the environment file has it.',
})
export class KnownVariable {
  @Field({ description: 'Name.' })
  key: string;

  @Field({ description: 'Its purpose and default.' })
  meaning: string;

  @Field({ description: 'A description of its type.' })
  type: string;

  @Field({ description: 'Its section.' })
  section: string;

  @Field({ description: 'Whether a change takes effect at the next start.' })
  needsRestart: boolean;

  @Field({ description: 'Whether it can be changed here.' })
  isEditable: boolean;

  @Field({ description: 'Whether its value is masked until it is revealed.' })
  isSecret: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'The environment file, for admins.' })
export class Environment {
  @Field({ description: 'The selected environment: development or production.' })
  environment: string;

  @Field({ description: 'The environment that this server runs in.' })
  runningEnvironment: string;

  @Field({ description: 'Whether the selected environment requires a restart.' })
  restartPending: boolean;

  @Field({
    description: 'Whether the process environment overrides the selection.',
  })
  isFixed: boolean;

  @Field(() => [KnownVariable], { description: 'Every variable that the server reads.' })
  knownVariables: KnownVariable[];

  @Field(() => [EnvironmentVariable], { description: 'Every variable, in the order of the file.' })
  variables: EnvironmentVariable[];

  @Field({ description: 'The whole file, credentials masked.' })
  content: string;

  @Field({ description: 'A version of the file: a change of hidden values makes another one, too.' })
  version: string;
}

@Rules(variableSchema)
@InputType({ description: 'A variable of the environment file.' })
export class EnvironmentVariableInput {
  @Field({ description: 'Capitals, digits and underscores, beginning with a letter.' })
  key: string;

  @Field({ description: 'A single line; a mask keeps the value.' })
  value: string;
}

@Rules(environmentFileSchema)
@InputType({ description: 'The whole environment file.' })
export class EnvironmentFileInput {
  @Field({ description: 'Its text; masks keep the original values.' })
  content: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The version that this replaces: if the file has another one by now, it is refused with `CONFLICT`. If omitted, any is replaced.',
  })
  previousVersion?: string | null;
}

@Rules(environmentSwitchSchema)
@InputType({ description: 'The environment to run in.' })
export class EnvironmentSwitchInput {
  @Field(() => String, { description: 'development or production.' })
  environment: EnvironmentName;
}
