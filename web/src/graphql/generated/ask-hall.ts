/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A question to a hall before there is a booking. */
export type AskHallInput = {
  /** Idempotency key, unique for the sender in the thread: repeated requests return the first message. */
  clientMutationId?: string | null | undefined;
  /** The day that the customer thinks of. */
  day?: string | null | undefined;
  /** File names as returned by `uploadMessageFile`, at most 5. */
  files?: Array<string> | null | undefined;
  /** About how many guests come. */
  guestCount?: number | null | undefined;
  /** What it would be for. */
  occasion?: Occasion | null | undefined;
  /** Its text; may be left out where there are files. */
  text?: string | null | undefined;
};

/** What a booking is for. */
export type Occasion =
  /** A wedding, to which the groom’s procession comes. */
  | 'BARAAT'
  /** A birthday. */
  | 'BIRTHDAY'
  /** An event of a company. */
  | 'CORPORATE'
  /** An engagement. */
  | 'ENGAGEMENT'
  /** The evening of henna before a wedding. */
  | 'MEHNDI'
  /** The marriage ceremony. */
  | 'NIKAH'
  /** Anything else. */
  | 'OTHER'
  /** The reception after a wedding. */
  | 'WALIMA';

export type AskHallMutationVariables = Exact<{
  hallId: number;
  input: AskHallInput;
}>;


export type AskHallMutation = { askHall: { id: number } };


export const AskHallDocument = {"__meta__":{"hash":"c3594c5a6c480dd4fb7be0d0f6fe3e058c161ecf0cb3ad6ca553f29054339ba6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskHall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskHallInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askHall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AskHallMutation, AskHallMutationVariables>;

export const useAskHallMutation = (options?: AppMutationOptions<AskHallMutation, AskHallMutationVariables>) => useAppMutation(AskHallDocument, options);
