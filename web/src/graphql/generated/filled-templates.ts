/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What messages are about. */
export type ThreadSubject =
  /** A booking. */
  | 'BOOKING'
  /** An enquiry: a customer and a hall without a booking. */
  | 'ENQUIRY';

export type FilledReplyTemplatesQueryVariables = Exact<{
  id: number;
  about: ThreadSubject;
}>;


export type FilledReplyTemplatesQuery = { filledReplyTemplates: Array<{ templateId: number, name: string, english: { text: string } | null, urdu: { text: string } | null }> };


export const FilledReplyTemplatesDocument = {"__meta__":{"hash":"83f195c636af6cc67acbb54a1fea27d039103be067f1667240a92fe1acbc98a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilledReplyTemplates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"about"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ThreadSubject"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filledReplyTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"about"},"value":{"kind":"Variable","name":{"kind":"Name","value":"about"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"english"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"urdu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<FilledReplyTemplatesQuery, FilledReplyTemplatesQueryVariables>;

export const useFilledReplyTemplatesQuery = (...rest: AppQueryArguments<FilledReplyTemplatesQuery, FilledReplyTemplatesQueryVariables>) => useAppQuery(FilledReplyTemplatesDocument, ...rest);
