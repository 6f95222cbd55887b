import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import type { OperationDefinitionNode } from 'graphql';

const CALLS = {
  query: { hook: 'useAppQuery', from: '../useAppQuery', options: 'AppQueryArguments' },
  mutation: { hook: 'useAppMutation', from: '../useAppMutation', options: 'AppMutationOptions' },
  subscription: { hook: 'useAppSubscription', from: '../useAppSubscription', options: 'AppSubscriptionOptions' },
} as const;

type Kind = keyof typeof CALLS;

function pascal(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function hookFor({ operation, name }: OperationDefinitionNode): string {
  if (!name) throw new Error('An operation without a name: every operation of the web app has one');
  const base = pascal(name.value);
  const type = `${base}${pascal(operation)}`;
  const types = `${type}, ${type}Variables`;
  const { hook, options } = CALLS[operation];
  const parameters = operation === 'query' ? `...rest: ${options}<${types}>` : `options?: ${options}<${types}>`;
  const call = operation === 'query' ? '...rest' : 'options';
  return `export const use${type} = (${parameters}) => ${hook}(${base}Document, ${call});`;
}

function importsFor(kinds: Set<Kind>): string[] {
  return [...kinds]
    .sort()
    .map((kind) => `import { ${CALLS[kind].hook}, type ${CALLS[kind].options} } from '${CALLS[kind].from}';`);
}

/** Writes `useXQuery`, `useXMutation` and `useXSubscription` for every operation of a file. */
export const plugin: PluginFunction = (_schema, documents: Types.DocumentFile[]) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((part): part is OperationDefinitionNode => part.kind === 'OperationDefinition');
  return {
    prepend: importsFor(new Set(operations.map(({ operation }) => operation))),
    content: `\n${operations.map(hookFor).join('\n')}\n`,
  };
};
