/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An application for a business account. */
export type ApplyForBusinessInput = {
  /** What the business does, 10 to 1000 characters. */
  description: string;
  /** File names as returned by the uploads. */
  documents?: Array<string> | null | undefined;
  /** Business address, 5 to 200 characters. */
  location: string;
  /** Business name, 2 to 100 characters. */
  name: string;
  /** Phone number: an optional plus and 10 to 20 digits, spaces, dashes or parentheses. */
  phone: string;
};

/** The status of a business. */
export type BusinessStatus =
  /** May list halls and take bookings. */
  | 'APPROVED'
  /** No application. */
  | 'NOT_APPLIED'
  /** Applied and not decided yet. */
  | 'PENDING'
  /** Rejected with a reason; may apply again. */
  | 'REJECTED'
  /** Suspended by an admin after approval. */
  | 'SUSPENDED';

export type BusinessApplicationQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessApplicationQuery = { businessApplication: { id: number | null, status: BusinessStatus, name: string | null, location: string | null, phone: string | null, description: string | null, documents: Array<string>, currency: string, rejectionReason: string | null, createdAt: string | null } };

export type ApplyForBusinessMutationVariables = Exact<{
  input: ApplyForBusinessInput;
}>;


export type ApplyForBusinessMutation = { applyForBusiness: { id: number | null, status: BusinessStatus, name: string | null, location: string | null, phone: string | null, description: string | null, documents: Array<string>, currency: string, rejectionReason: string | null, createdAt: string | null } };

export type ReapplyForBusinessMutationVariables = Exact<{ [key: string]: never; }>;


export type ReapplyForBusinessMutation = { reapplyForBusiness: { id: number | null, status: BusinessStatus, name: string | null, location: string | null, phone: string | null, description: string | null, documents: Array<string>, currency: string, rejectionReason: string | null, createdAt: string | null } };

export type UploadDocumentMutationVariables = Exact<{
  file: File;
}>;


export type UploadDocumentMutation = { uploadDocument: { filename: string, originalName: string, size: number } };

export type DiscardDocumentMutationVariables = Exact<{
  filename: string;
}>;


export type DiscardDocumentMutation = { discardDocument: string };

export type ApplicationFieldsFragment = { id: number | null, status: BusinessStatus, name: string | null, location: string | null, phone: string | null, description: string | null, documents: Array<string>, currency: string, rejectionReason: string | null, createdAt: string | null };

export const ApplicationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ApplicationFieldsFragment, unknown>;
export const BusinessApplicationDocument = {"__meta__":{"hash":"6417519afd0e4c895580591c062ab5ab135f502c525610719bbabf2fc998cd73"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<BusinessApplicationQuery, BusinessApplicationQueryVariables>;
export const ApplyForBusinessDocument = {"__meta__":{"hash":"ea906d9f262afd998bdf059beb321d5113f15d8e701ec535e275a56d83007860"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyForBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyForBusinessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyForBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ApplyForBusinessMutation, ApplyForBusinessMutationVariables>;
export const ReapplyForBusinessDocument = {"__meta__":{"hash":"a336b49ee82339dcd41f8a3858ff5c5458dd1406ae032bcf0614ad24126264d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReapplyForBusiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reapplyForBusiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReapplyForBusinessMutation, ReapplyForBusinessMutationVariables>;
export const UploadDocumentDocument = {"__meta__":{"hash":"91b10fa3007a469b07aee19c44107ffa4b67bebfe36fdbc88b5a4b03087b1049"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<UploadDocumentMutation, UploadDocumentMutationVariables>;
export const DiscardDocumentDocument = {"__meta__":{"hash":"268446cb3a6a0fa6721d7b663f846f455ddf53977c6de022b825c17197fd4d8f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filename"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filename"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filename"}}}]}]}}]} as unknown as DocumentNode<DiscardDocumentMutation, DiscardDocumentMutationVariables>;

export const useBusinessApplicationQuery = (...rest: AppQueryArguments<BusinessApplicationQuery, BusinessApplicationQueryVariables>) => useAppQuery(BusinessApplicationDocument, ...rest);
export const useApplyForBusinessMutation = (options?: AppMutationOptions<ApplyForBusinessMutation, ApplyForBusinessMutationVariables>) => useAppMutation(ApplyForBusinessDocument, options);
export const useReapplyForBusinessMutation = (options?: AppMutationOptions<ReapplyForBusinessMutation, ReapplyForBusinessMutationVariables>) => useAppMutation(ReapplyForBusinessDocument, options);
export const useUploadDocumentMutation = (options?: AppMutationOptions<UploadDocumentMutation, UploadDocumentMutationVariables>) => useAppMutation(UploadDocumentDocument, options);
export const useDiscardDocumentMutation = (options?: AppMutationOptions<DiscardDocumentMutation, DiscardDocumentMutationVariables>) => useAppMutation(DiscardDocumentDocument, options);
