import { Field, InputType, ObjectType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import {
  environmentFileSchema,
  environmentSwitchSchema,
  variableSchema,
  type EnvironmentName,
} from '../../rules/index.js';

@ObjectType({ description: 'One variable of the environment file.' })
export class EnvironmentVariable {
  @Field({ description: 'Name: capitals, digits and underscores.' })
  key: string;

  @Field({ description: 'Value; masked where it holds a credential, until it is revealed.' })
  value: string;

  @Field({ description: 'Whether the value is masked.' })
  isMasked: boolean;
}

@ObjectType({ description: 'The environment file as admins see it.' })
export class Environment {
  @Field({ description: 'The environment chosen: development or production.' })
  environment: string;

  @Field({ description: 'The environment that this server runs in.' })
  runningEnvironment: string;

  @Field({ description: 'Whether the chosen one waits for a restart.' })
  restartPending: boolean;

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
