/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The whole environment file. */
export type EnvironmentFileInput = {
  /** Its text; masks stand for the values that they hide. */
  content: string;
};

/** The environment to run in. */
export type EnvironmentSwitchInput = {
  /** development or production. */
  environment: string;
};

/** A variable of the environment file. */
export type EnvironmentVariableInput = {
  /** Capitals, digits and underscores, beginning with a letter. */
  key: string;
  /** One line; the mask leaves the value as it is. */
  value: string;
};

/** The password once more, before a delicate step. */
export type ReauthenticateInput = {
  /** The account’s password. */
  password: string;
};

/** What a person is on the platform; decides what they may do. */
export type Role =
  /** Staff who run the platform. */
  | 'ADMIN'
  /** A venue owner, who lists halls and answers requests. */
  | 'BUSINESS'
  /** Staff who decide on applications and moderate reviews and comments. */
  | 'MODERATOR'
  /** A customer, who searches, saves, books and reviews halls. */
  | 'USER';

export type PanelSystemInformationQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelSystemInformationQuery = { systemInformation: { environment: string, databaseConnected: boolean, databaseUrl: string, uptime: number, totalDowntime: number, version: string, nodeVersion: string, platform: string, arch: string, startTime: string, maintenance: { isActive: boolean, isEnabled: boolean }, memoryUsage: { rss: number, heapTotal: number, heapUsed: number, external: number } } };

export type EnvironmentFieldsFragment = { environment: string, runningEnvironment: string, restartPending: boolean, content: string, variables: Array<{ key: string, value: string, isMasked: boolean }> };

export type PanelEnvironmentQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelEnvironmentQuery = { environment: { environment: string, runningEnvironment: string, restartPending: boolean, content: string, variables: Array<{ key: string, value: string, isMasked: boolean }> } };

export type SwitchEnvironmentMutationVariables = Exact<{
  input: EnvironmentSwitchInput;
}>;


export type SwitchEnvironmentMutation = { switchEnvironment: { environment: string, runningEnvironment: string, restartPending: boolean, content: string, variables: Array<{ key: string, value: string, isMasked: boolean }> } };

export type AddVariableMutationVariables = Exact<{
  input: EnvironmentVariableInput;
}>;


export type AddVariableMutation = { addVariable: { environment: string, runningEnvironment: string, restartPending: boolean, content: string, variables: Array<{ key: string, value: string, isMasked: boolean }> } };

export type ChangeVariableMutationVariables = Exact<{
  input: EnvironmentVariableInput;
}>;


export type ChangeVariableMutation = { changeVariable: { environment: string, runningEnvironment: string, restartPending: boolean, content: string, variables: Array<{ key: string, value: string, isMasked: boolean }> } };

export type RemoveVariableMutationVariables = Exact<{
  key: string;
}>;


export type RemoveVariableMutation = { removeVariable: { environment: string, runningEnvironment: string, restartPending: boolean, content: string, variables: Array<{ key: string, value: string, isMasked: boolean }> } };

export type RevealVariableMutationVariables = Exact<{
  key: string;
}>;


export type RevealVariableMutation = { revealVariable: { key: string, value: string, isMasked: boolean } };

export type SaveEnvironmentFileMutationVariables = Exact<{
  input: EnvironmentFileInput;
}>;


export type SaveEnvironmentFileMutation = { saveEnvironmentFile: { environment: string, runningEnvironment: string, restartPending: boolean, content: string, variables: Array<{ key: string, value: string, isMasked: boolean }> } };

export type ReauthenticateMutationVariables = Exact<{
  input: ReauthenticateInput;
}>;


export type ReauthenticateMutation = { reauthenticate: { token: string, user: { id: number, name: string, email: string, username: string, phone: string | null, role: Role, createdAt: string } } };

export type ViewerFieldsFragment = { id: number, name: string, email: string, username: string, phone: string | null, role: Role, createdAt: string };

export const EnvironmentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnvironmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Environment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"runningEnvironment"}},{"kind":"Field","name":{"kind":"Name","value":"restartPending"}},{"kind":"Field","name":{"kind":"Name","value":"variables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isMasked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<EnvironmentFieldsFragment, unknown>;
export const ViewerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ViewerFieldsFragment, unknown>;
export const PanelSystemInformationDocument = {"__meta__":{"hash":"d8bc31a3acba86f5454673428b50515b526bb3fe64b75409c093d28dc9b03158"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelSystemInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"databaseConnected"}},{"kind":"Field","name":{"kind":"Name","value":"databaseUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uptime"}},{"kind":"Field","name":{"kind":"Name","value":"totalDowntime"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nodeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"arch"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rss"}},{"kind":"Field","name":{"kind":"Name","value":"heapTotal"}},{"kind":"Field","name":{"kind":"Name","value":"heapUsed"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}}]}}]}}]} as unknown as DocumentNode<PanelSystemInformationQuery, PanelSystemInformationQueryVariables>;
export const PanelEnvironmentDocument = {"__meta__":{"hash":"a1113460c64a95b83eb1d1f804a3dbd1e301bfaaf2e262b957e3463e777eea7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelEnvironment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnvironmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnvironmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Environment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"runningEnvironment"}},{"kind":"Field","name":{"kind":"Name","value":"restartPending"}},{"kind":"Field","name":{"kind":"Name","value":"variables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isMasked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<PanelEnvironmentQuery, PanelEnvironmentQueryVariables>;
export const SwitchEnvironmentDocument = {"__meta__":{"hash":"4c1ceece5d3ae300bffef9784c0f965a152c04772de26c55cb2fe4934221fa46"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchEnvironment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnvironmentSwitchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchEnvironment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnvironmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnvironmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Environment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"runningEnvironment"}},{"kind":"Field","name":{"kind":"Name","value":"restartPending"}},{"kind":"Field","name":{"kind":"Name","value":"variables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isMasked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<SwitchEnvironmentMutation, SwitchEnvironmentMutationVariables>;
export const AddVariableDocument = {"__meta__":{"hash":"ef8318acc020d855ac06e915b6bb52993c4d8d027d0577074791272582a7a163"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddVariable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnvironmentVariableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addVariable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnvironmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnvironmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Environment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"runningEnvironment"}},{"kind":"Field","name":{"kind":"Name","value":"restartPending"}},{"kind":"Field","name":{"kind":"Name","value":"variables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isMasked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<AddVariableMutation, AddVariableMutationVariables>;
export const ChangeVariableDocument = {"__meta__":{"hash":"5013195d55b80e263d747c11a198caef3c319d0339767dc97524c78a0397df21"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeVariable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnvironmentVariableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeVariable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnvironmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnvironmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Environment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"runningEnvironment"}},{"kind":"Field","name":{"kind":"Name","value":"restartPending"}},{"kind":"Field","name":{"kind":"Name","value":"variables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isMasked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<ChangeVariableMutation, ChangeVariableMutationVariables>;
export const RemoveVariableDocument = {"__meta__":{"hash":"593423ed1e2b82f44e9443d935dbd1ba827f1071acbdf8c5348c04744e1e2297"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveVariable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeVariable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnvironmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnvironmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Environment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"runningEnvironment"}},{"kind":"Field","name":{"kind":"Name","value":"restartPending"}},{"kind":"Field","name":{"kind":"Name","value":"variables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isMasked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<RemoveVariableMutation, RemoveVariableMutationVariables>;
export const RevealVariableDocument = {"__meta__":{"hash":"80fd425dec34cb73c1241969eeb0882124ea69a82c58dba67e00d35d53972d89"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealVariable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealVariable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isMasked"}}]}}]}}]} as unknown as DocumentNode<RevealVariableMutation, RevealVariableMutationVariables>;
export const SaveEnvironmentFileDocument = {"__meta__":{"hash":"c3ad478090749217d2b4744ac81deb1b449d1df5ff97858ede343e1c4a018d57"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveEnvironmentFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnvironmentFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEnvironmentFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnvironmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnvironmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Environment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"runningEnvironment"}},{"kind":"Field","name":{"kind":"Name","value":"restartPending"}},{"kind":"Field","name":{"kind":"Name","value":"variables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isMasked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<SaveEnvironmentFileMutation, SaveEnvironmentFileMutationVariables>;
export const ReauthenticateDocument = {"__meta__":{"hash":"19e3450792ac4006467c8032a5b8496aa186536e331b3a9fd19f5bf95bfc87f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Reauthenticate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReauthenticateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reauthenticate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReauthenticateMutation, ReauthenticateMutationVariables>;

export const usePanelSystemInformationQuery = (...rest: AppQueryArguments<PanelSystemInformationQuery, PanelSystemInformationQueryVariables>) => useAppQuery(PanelSystemInformationDocument, ...rest);
export const usePanelEnvironmentQuery = (...rest: AppQueryArguments<PanelEnvironmentQuery, PanelEnvironmentQueryVariables>) => useAppQuery(PanelEnvironmentDocument, ...rest);
export const useSwitchEnvironmentMutation = (options?: AppMutationOptions<SwitchEnvironmentMutation, SwitchEnvironmentMutationVariables>) => useAppMutation(SwitchEnvironmentDocument, options);
export const useAddVariableMutation = (options?: AppMutationOptions<AddVariableMutation, AddVariableMutationVariables>) => useAppMutation(AddVariableDocument, options);
export const useChangeVariableMutation = (options?: AppMutationOptions<ChangeVariableMutation, ChangeVariableMutationVariables>) => useAppMutation(ChangeVariableDocument, options);
export const useRemoveVariableMutation = (options?: AppMutationOptions<RemoveVariableMutation, RemoveVariableMutationVariables>) => useAppMutation(RemoveVariableDocument, options);
export const useRevealVariableMutation = (options?: AppMutationOptions<RevealVariableMutation, RevealVariableMutationVariables>) => useAppMutation(RevealVariableDocument, options);
export const useSaveEnvironmentFileMutation = (options?: AppMutationOptions<SaveEnvironmentFileMutation, SaveEnvironmentFileMutationVariables>) => useAppMutation(SaveEnvironmentFileDocument, options);
export const useReauthenticateMutation = (options?: AppMutationOptions<ReauthenticateMutation, ReauthenticateMutationVariables>) => useAppMutation(ReauthenticateDocument, options);
