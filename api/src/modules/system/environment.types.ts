import { Field, InputType, ObjectType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import {
  environmentFileSchema,
  environmentSwitchSchema,
  variableSchema,
  type EnvironmentName,
} from '../../domain/system/environment.js';

@ObjectType({ description: 'One variable of the environment file.' })
export class EnvironmentVariable {
  @Field({ description: 'Name: capitals, digits and underscores.' })
  key: string;

  @Field({ description: 'Value; masked where it holds a credential, until it is revealed.' })
  value: string;

  @Field({ description: 'Whether the value is masked.' })
  isMasked: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What the variable is for; absent where the server does not know it.',
  })
  meaning: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it may hold, in words; absent where the server does not know it.',
  })
  type: string | null;

  @Field({ description: 'Whether a change counts from the next start on; what the server does not know never counts.' })
  needsRestart: boolean;

  @Field({ description: 'Whether it can be changed here: neither paths nor what decides how the process runs.' })
  isEditable: boolean;

  @Field({ description: 'Whether the server was started with a value of its own, which wins over this one.' })
  isOverridden: boolean;
}

@ObjectType({ description: 'A variable that the server reads, whether or not the environment file has it.' })
export class KnownVariable {
  @Field({ description: 'Name.' })
  key: string;

  @Field({ description: 'What it is for, and what holds without it.' })
  meaning: string;

  @Field({ description: 'What it may hold, in words.' })
  type: string;

  @Field({ description: 'The heading that it stands under.' })
  section: string;

  @Field({ description: 'Whether a change counts from the next start on.' })
  needsRestart: boolean;

  @Field({ description: 'Whether it can be changed here.' })
  isEditable: boolean;

  @Field({ description: 'Whether its value is masked until it is revealed.' })
  isSecret: boolean;
}

@ObjectType({ description: 'The environment file as admins see it.' })
export class Environment {
  @Field({ description: 'The environment chosen: development or production.' })
  environment: string;

  @Field({ description: 'The environment that this server runs in.' })
  runningEnvironment: string;

  @Field({ description: 'Whether the chosen one waits for a restart.' })
  restartPending: boolean;

  @Field({
    description: 'Whether the server was started with an environment of its own, which wins over the one chosen.',
  })
  isFixed: boolean;

  @Field(() => [KnownVariable], { description: 'Every variable that the server reads.' })
  knownVariables: KnownVariable[];

  @Field(() => [EnvironmentVariable], { description: 'Every variable, in the order of the file.' })
  variables: EnvironmentVariable[];

  @Field({ description: 'The whole file, credentials masked.' })
  content: string;
}

@Rules(variableSchema)
@InputType({ description: 'A variable of the environment file.' })
export class EnvironmentVariableInput {
  @Field({ description: 'Capitals, digits and underscores, beginning with a letter.' })
  key: string;

  @Field({ description: 'One line; the mask leaves the value as it is.' })
  value: string;
}

@Rules(environmentFileSchema)
@InputType({ description: 'The whole environment file.' })
export class EnvironmentFileInput {
  @Field({ description: 'Its text; masks stand for the values that they hide.' })
  content: string;
}

@Rules(environmentSwitchSchema)
@InputType({ description: 'The environment to run in.' })
export class EnvironmentSwitchInput {
  @Field(() => String, { description: 'development or production.' })
  environment: EnvironmentName;
}
