/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An answer that a business gives again and again, in at least one language. */
export type ReplyTemplateInput = {
  /** Its English text, at most 2000 characters, with placeholders: `{guest}`, `{hall}`, `{business}`, `{day}`, `{time}`, `{guests}`, `{price}`, `{link}`, `{hours}`. */
  english?: string | null | undefined;
  /** Its name, at most 60 characters. */
  name: string;
  /** Its Urdu text, at most 2000 characters, with placeholders: `{guest}`, `{hall}`, `{business}`, `{day}`, `{time}`, `{guests}`, `{price}`, `{link}`, `{hours}`. */
  urdu?: string | null | undefined;
};

export type ReplyTemplateFieldsFragment = { id: number, name: string, english: string | null, urdu: string | null };

export type ReplyTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReplyTemplatesQuery = { replyTemplates: Array<{ id: number, name: string, english: string | null, urdu: string | null }> };

export type AddReplyTemplateMutationVariables = Exact<{
  input: ReplyTemplateInput;
}>;


export type AddReplyTemplateMutation = { addReplyTemplate: { id: number, name: string, english: string | null, urdu: string | null } };

export type ChangeReplyTemplateMutationVariables = Exact<{
  id: number;
  input: ReplyTemplateInput;
}>;


export type ChangeReplyTemplateMutation = { changeReplyTemplate: { id: number, name: string, english: string | null, urdu: string | null } };

export type RemoveReplyTemplateMutationVariables = Exact<{
  id: number;
}>;


export type RemoveReplyTemplateMutation = { removeReplyTemplate: { id: number, name: string, english: string | null, urdu: string | null } };

export const ReplyTemplateFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyTemplateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"english"}},{"kind":"Field","name":{"kind":"Name","value":"urdu"}}]}}]} as unknown as DocumentNode<ReplyTemplateFieldsFragment, unknown>;
export const ReplyTemplatesDocument = {"__meta__":{"hash":"daf7c7b11331572bffe1c9f301cef4153646126b3acc842d1df3a98ce7847359"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplyTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyTemplateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyTemplateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"english"}},{"kind":"Field","name":{"kind":"Name","value":"urdu"}}]}}]} as unknown as DocumentNode<ReplyTemplatesQuery, ReplyTemplatesQueryVariables>;
export const AddReplyTemplateDocument = {"__meta__":{"hash":"4272c1583af02454b337452adcacf78ba44178a9b86017b9d907216ff92ffd5b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddReplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addReplyTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyTemplateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyTemplateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"english"}},{"kind":"Field","name":{"kind":"Name","value":"urdu"}}]}}]} as unknown as DocumentNode<AddReplyTemplateMutation, AddReplyTemplateMutationVariables>;
export const ChangeReplyTemplateDocument = {"__meta__":{"hash":"578d41a429e4f734f97205465316dc86b2295a38fb954ddf83181777d202cbb8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeReplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeReplyTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyTemplateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyTemplateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"english"}},{"kind":"Field","name":{"kind":"Name","value":"urdu"}}]}}]} as unknown as DocumentNode<ChangeReplyTemplateMutation, ChangeReplyTemplateMutationVariables>;
export const RemoveReplyTemplateDocument = {"__meta__":{"hash":"f3aa950761d6ca3ba7c7a04c0e649349be95b8bba017895f1be782f7545daeaa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveReplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeReplyTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyTemplateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyTemplateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"english"}},{"kind":"Field","name":{"kind":"Name","value":"urdu"}}]}}]} as unknown as DocumentNode<RemoveReplyTemplateMutation, RemoveReplyTemplateMutationVariables>;

export const useReplyTemplatesQuery = (...rest: AppQueryArguments<ReplyTemplatesQuery, ReplyTemplatesQueryVariables>) => useAppQuery(ReplyTemplatesDocument, ...rest);
export const useAddReplyTemplateMutation = (options?: AppMutationOptions<AddReplyTemplateMutation, AddReplyTemplateMutationVariables>) => useAppMutation(AddReplyTemplateDocument, options);
export const useChangeReplyTemplateMutation = (options?: AppMutationOptions<ChangeReplyTemplateMutation, ChangeReplyTemplateMutationVariables>) => useAppMutation(ChangeReplyTemplateDocument, options);
export const useRemoveReplyTemplateMutation = (options?: AppMutationOptions<RemoveReplyTemplateMutation, RemoveReplyTemplateMutationVariables>) => useAppMutation(RemoveReplyTemplateDocument, options);
