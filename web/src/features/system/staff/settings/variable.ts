import type { EnvironmentFieldsFragment } from '../../../../graphql/generated/panel-settings';

export type Variable = EnvironmentFieldsFragment['variables'][number];
