/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The time of a hall that a customer waits for. */
export type JoinWaitingListInput = {
  /** The day of the start in the hall’s time zone, for a shift. */
  date?: string | null | undefined;
  /** When it ends; required without a shift. */
  endTime?: string | null | undefined;
  /** Guests, 1 to the hall’s capacity. */
  guestCount: number;
  /** The hall. */
  hallId: number;
  /** A shift of the hall: with its date, instead of startTime and endTime. */
  shiftId?: number | null | undefined;
  /** When it starts; required without a shift. */
  startTime?: string | null | undefined;
};

/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

/** The state of an entry of a waiting list. */
export type WaitingState =
  /** Its time has begun, or the hall is no longer public. */
  | 'ENDED'
  /** Its customer left the list. */
  | 'LEFT'
  /** Its customer did not request the time while it was offered. */
  | 'MISSED'
  /** The time is free, and held for its customer. */
  | 'OFFERED'
  /** Its customer requested the time. */
  | 'REQUESTED'
  /** Waits for its time to become free. */
  | 'WAITING';

export type ViewerWaitingListQueryVariables = Exact<{
  paging?: PagingInput | null | undefined;
}>;


export type ViewerWaitingListQuery = { viewerWaitingList: { nodes: Array<{ id: number, state: WaitingState, place: number | null, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, date: string, startTime: string, endTime: string, shiftName: string | null, guestCount: number, offeredUntil: string | null, viewerCanLeave: boolean }> } };

export type JoinWaitingListMutationVariables = Exact<{
  input: JoinWaitingListInput;
}>;


export type JoinWaitingListMutation = { joinWaitingList: { id: number, state: WaitingState, place: number | null, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, date: string, startTime: string, endTime: string, shiftName: string | null, guestCount: number, offeredUntil: string | null, viewerCanLeave: boolean } };

export type LeaveWaitingListMutationVariables = Exact<{
  id: number;
}>;


export type LeaveWaitingListMutation = { leaveWaitingList: { id: number, state: WaitingState, place: number | null, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, date: string, startTime: string, endTime: string, shiftName: string | null, guestCount: number, offeredUntil: string | null, viewerCanLeave: boolean } };

export type WaitingFieldsFragment = { id: number, state: WaitingState, place: number | null, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, date: string, startTime: string, endTime: string, shiftName: string | null, guestCount: number, offeredUntil: string | null, viewerCanLeave: boolean };

export const WaitingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"offeredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanLeave"}}]}}]} as unknown as DocumentNode<WaitingFieldsFragment, unknown>;
export const ViewerWaitingListDocument = {"__meta__":{"hash":"9a542db338037e8f85794cb3f4704c16a87ae699e7603d00945ce33b21c8f7f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"offeredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanLeave"}}]}}]} as unknown as DocumentNode<ViewerWaitingListQuery, ViewerWaitingListQueryVariables>;
export const JoinWaitingListDocument = {"__meta__":{"hash":"e87abcb9cb528c79a9b42ce1c08d426131bffeebbf94fc00fe04ca8edc3e99b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWaitingListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"offeredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanLeave"}}]}}]} as unknown as DocumentNode<JoinWaitingListMutation, JoinWaitingListMutationVariables>;
export const LeaveWaitingListDocument = {"__meta__":{"hash":"55abf4b1463e22c7371b673ce7b3f408c71ffc1398b8b0a7387eb5c391296b18"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"offeredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanLeave"}}]}}]} as unknown as DocumentNode<LeaveWaitingListMutation, LeaveWaitingListMutationVariables>;

export const useViewerWaitingListQuery = (...rest: AppQueryArguments<ViewerWaitingListQuery, ViewerWaitingListQueryVariables>) => useAppQuery(ViewerWaitingListDocument, ...rest);
export const useJoinWaitingListMutation = (options?: AppMutationOptions<JoinWaitingListMutation, JoinWaitingListMutationVariables>) => useAppMutation(JoinWaitingListDocument, options);
export const useLeaveWaitingListMutation = (options?: AppMutationOptions<LeaveWaitingListMutation, LeaveWaitingListMutationVariables>) => useAppMutation(LeaveWaitingListDocument, options);
