import { defineRoutes } from '../../rest/route.js';

const ENVIRONMENT =
  'environment runningEnvironment restartPending isFixed variables { key value isMasked meaning type needsRestart isEditable isOverridden } content version';

/** The response that the raw editor expects: ok and a message (docs/coverage.md: business §7). */
const saved = {
  ok: true,
  message: 'Environment file updated successfully. Please restart the application to apply changes.',
};

/** REST routes of the environment (docs/coverage.md: business §7 Moderator and admin). */
export const environmentRoutes = defineRoutes([
  {
    method: 'POST',
    path: '/admin/system/env',
    refusals: ['REAUTHENTICATION_REQUIRED'],
    summary: 'Selects development or production.',
    tag: 'Administration',
    operation: `mutation RestSwitchEnvironment($input: EnvironmentSwitchInput!) { switchEnvironment(input: $input) { ${ENVIRONMENT} } }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'GET',
    path: '/admin/configuration/env',
    refusals: ['REAUTHENTICATION_REQUIRED'],
    summary: 'The environment file, credentials masked.',
    tag: 'Administration',
    operation: `query RestEnvironmentWithVariables { environment {
      ${ENVIRONMENT} knownVariables { key meaning type section needsRestart isEditable isSecret } } }`,
  },
  {
    method: 'POST',
    path: '/admin/configuration/env',
    refusals: ['REAUTHENTICATION_REQUIRED', 'ALREADY_TAKEN'],
    summary: 'Adds a variable.',
    tag: 'Administration',
    operation: `mutation RestAddVariable($input: EnvironmentVariableInput!) { addVariable(input: $input) { ${ENVIRONMENT} } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'PUT',
    path: '/admin/configuration/env/{key}',
    refusals: ['REAUTHENTICATION_REQUIRED'],
    summary: 'Changes a variable.',
    tag: 'Administration',
    operation: `mutation RestChangeVariable($input: EnvironmentVariableInput!) { changeVariable(input: $input) { ${ENVIRONMENT} } }`,
    variables: ({ params, body }) => ({ input: { value: body.value, key: params.key } }),
  },
  {
    method: 'DELETE',
    path: '/admin/configuration/env/{key}',
    refusals: ['REAUTHENTICATION_REQUIRED'],
    summary: 'Removes a variable.',
    tag: 'Administration',
    operation: `mutation RestRemoveVariable($key: String!) { removeVariable(key: $key) { ${ENVIRONMENT} } }`,
    variables: ({ params }) => ({ key: params.key }),
  },
  {
    method: 'PUT',
    path: '/admin/env/content',
    refusals: ['REAUTHENTICATION_REQUIRED', 'CONFLICT'],
    summary: 'Saves the whole environment file.',
    tag: 'Administration',
    operation:
      'mutation RestSaveEnvironmentFile($input: EnvironmentFileInput!) { saveEnvironmentFile(input: $input) { restartPending } }',
    variables: ({ body }) => ({ input: body }),
    shape: () => saved,
  },
]);
