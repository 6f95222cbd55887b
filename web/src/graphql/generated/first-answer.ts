/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The answer of a business that is sent by itself: in at least one language while it is on. */
export type FirstAnswerInput = {
  /** Its English text, at most 2000 characters, with placeholders: `{guest}`, `{hall}`, `{business}`, `{hours}`. */
  english?: string | null | undefined;
  /** Whether it is sent. */
  isOn: boolean;
  /** Its Urdu text, at most 2000 characters, with placeholders: `{guest}`, `{hall}`, `{business}`, `{hours}`. */
  urdu?: string | null | undefined;
};

export type FirstAnswerQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstAnswerQuery = { firstAnswer: { isOn: boolean, english: string | null, urdu: string | null } };

export type SetFirstAnswerMutationVariables = Exact<{
  input: FirstAnswerInput;
}>;


export type SetFirstAnswerMutation = { setFirstAnswer: { isOn: boolean, english: string | null, urdu: string | null } };


export const FirstAnswerDocument = {"__meta__":{"hash":"7a39f20e05ff53028c7dc3bb12445288e863011a8722ee0ceacb201aee90d30d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"english"}},{"kind":"Field","name":{"kind":"Name","value":"urdu"}}]}}]}}]} as unknown as DocumentNode<FirstAnswerQuery, FirstAnswerQueryVariables>;
export const SetFirstAnswerDocument = {"__meta__":{"hash":"62bbda61772cf03fd090a12bfc3c858e5e2b03b38c7d5db39d42aad27f96bee6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFirstAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FirstAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFirstAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"english"}},{"kind":"Field","name":{"kind":"Name","value":"urdu"}}]}}]}}]} as unknown as DocumentNode<SetFirstAnswerMutation, SetFirstAnswerMutationVariables>;

export const useFirstAnswerQuery = (...rest: AppQueryArguments<FirstAnswerQuery, FirstAnswerQueryVariables>) => useAppQuery(FirstAnswerDocument, ...rest);
export const useSetFirstAnswerMutation = (options?: AppMutationOptions<SetFirstAnswerMutation, SetFirstAnswerMutationVariables>) => useAppMutation(SetFirstAnswerDocument, options);
