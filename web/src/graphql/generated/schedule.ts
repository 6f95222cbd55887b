/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A shift of a hall: a named part of the day that is sold as a whole. */
export type HallShiftInput = {
  /** When it ends, 2 to 23 hours later; at or before the start means the next day. */
  endTime: string;
  /** Its name, at most 50 characters. */
  name: string;
  /** Its price, which replaces the hall’s own prices. */
  price: number;
  /** How it is charged; defaults to PER_PERSON. */
  priceType?: ServicePriceType | null | undefined;
  /** When it starts, in the business’s time zone. */
  startTime: string;
  /** The weekdays on which it starts: 0 is Sunday, 6 Saturday. */
  weekdays: Array<number>;
};

/** Special hours or a closing: without times, the hall is closed on these days. */
export type ScheduleExceptionInput = {
  /** When it closes; at or before the opening means the next day. */
  closingTime?: string | null | undefined;
  /** The first day, in the business’s time zone. */
  firstDay: string;
  /** The hall; defaults to every hall of the business. */
  hallId?: number | null | undefined;
  /** The last day; defaults to a single day. */
  lastDay?: string | null | undefined;
  /** A note for the owner, at most 200 characters. */
  note?: string | null | undefined;
  /** When it opens on these days. */
  openingTime?: string | null | undefined;
};

/** How a fixed or optional service is charged. */
export type ServicePriceType =
  /** Once per booking. */
  | 'FIXED'
  /** Per hour, rounded up to whole hours. */
  | 'PER_HOUR'
  /** Per guest. */
  | 'PER_PERSON';

export type ShiftFieldsFragment = { id: number, name: string, weekdays: Array<number>, startTime: string, endTime: string, price: number, priceType: ServicePriceType };

export type ViewerScheduleQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerScheduleQuery = { viewerSchedule: { timeZone: string, currency: string, halls: Array<{ hallId: number, title: string, shifts: Array<{ id: number, name: string, weekdays: Array<number>, startTime: string, endTime: string, price: number, priceType: ServicePriceType }> }>, exceptions: Array<{ id: number, hallId: number | null, firstDay: string, lastDay: string, openingTime: string | null, closingTime: string | null, note: string | null }> } };

export type AddHallShiftMutationVariables = Exact<{
  hallId: number;
  input: HallShiftInput;
}>;


export type AddHallShiftMutation = { addHallShift: { id: number, name: string, weekdays: Array<number>, startTime: string, endTime: string, price: number, priceType: ServicePriceType } };

export type ChangeHallShiftMutationVariables = Exact<{
  id: number;
  input: HallShiftInput;
}>;


export type ChangeHallShiftMutation = { changeHallShift: { id: number, name: string, weekdays: Array<number>, startTime: string, endTime: string, price: number, priceType: ServicePriceType } };

export type RemoveHallShiftMutationVariables = Exact<{
  id: number;
}>;


export type RemoveHallShiftMutation = { removeHallShift: { id: number, name: string, weekdays: Array<number>, startTime: string, endTime: string, price: number, priceType: ServicePriceType } };

export type AddScheduleExceptionMutationVariables = Exact<{
  input: ScheduleExceptionInput;
}>;


export type AddScheduleExceptionMutation = { addScheduleException: { id: number, hallId: number | null, firstDay: string, lastDay: string, openingTime: string | null, closingTime: string | null, note: string | null } };

export type RemoveScheduleExceptionMutationVariables = Exact<{
  id: number;
}>;


export type RemoveScheduleExceptionMutation = { removeScheduleException: { id: number, hallId: number | null, firstDay: string, lastDay: string, openingTime: string | null, closingTime: string | null, note: string | null } };

export type ExceptionFieldsFragment = { id: number, hallId: number | null, firstDay: string, lastDay: string, openingTime: string | null, closingTime: string | null, note: string | null };

export const ShiftFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallShift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}}]} as unknown as DocumentNode<ShiftFieldsFragment, unknown>;
export const ExceptionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExceptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<ExceptionFieldsFragment, unknown>;
export const ViewerScheduleDocument = {"__meta__":{"hash":"fdfc74db1079b775ad83799b66cd6dc6c9009c3f80ffc7065fc39b1749d315f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"halls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShiftFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExceptionFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallShift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExceptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<ViewerScheduleQuery, ViewerScheduleQueryVariables>;
export const AddHallShiftDocument = {"__meta__":{"hash":"0c764b6695b7752254c6f7dcbab499f530b39fe6561cbaaaf2275294a8b1b17d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHallShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HallShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addHallShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShiftFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallShift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}}]} as unknown as DocumentNode<AddHallShiftMutation, AddHallShiftMutationVariables>;
export const ChangeHallShiftDocument = {"__meta__":{"hash":"100c04cdcca9f90e2bf1647049386d22de02fa28ac0b8fc42bfa4845dc695685"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeHallShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HallShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeHallShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShiftFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallShift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}}]} as unknown as DocumentNode<ChangeHallShiftMutation, ChangeHallShiftMutationVariables>;
export const RemoveHallShiftDocument = {"__meta__":{"hash":"f453a0c10c5a0986846e8debd79ec8ffae3465e899ceb98008e62d24fc853f03"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHallShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHallShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShiftFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallShift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}}]} as unknown as DocumentNode<RemoveHallShiftMutation, RemoveHallShiftMutationVariables>;
export const AddScheduleExceptionDocument = {"__meta__":{"hash":"2d8804b4e1af440ac00e81fb47260052a9559a1f9ea38c8f45c63e459b3f86f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddScheduleException"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleExceptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addScheduleException"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExceptionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExceptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<AddScheduleExceptionMutation, AddScheduleExceptionMutationVariables>;
export const RemoveScheduleExceptionDocument = {"__meta__":{"hash":"d3f054d0fb5e56227ec9e2f2c735fdf6e6b5b444c7a1c6fb78f7577d76e47b32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveScheduleException"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeScheduleException"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExceptionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExceptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<RemoveScheduleExceptionMutation, RemoveScheduleExceptionMutationVariables>;

export const useViewerScheduleQuery = (...rest: AppQueryArguments<ViewerScheduleQuery, ViewerScheduleQueryVariables>) => useAppQuery(ViewerScheduleDocument, ...rest);
export const useAddHallShiftMutation = (options?: AppMutationOptions<AddHallShiftMutation, AddHallShiftMutationVariables>) => useAppMutation(AddHallShiftDocument, options);
export const useChangeHallShiftMutation = (options?: AppMutationOptions<ChangeHallShiftMutation, ChangeHallShiftMutationVariables>) => useAppMutation(ChangeHallShiftDocument, options);
export const useRemoveHallShiftMutation = (options?: AppMutationOptions<RemoveHallShiftMutation, RemoveHallShiftMutationVariables>) => useAppMutation(RemoveHallShiftDocument, options);
export const useAddScheduleExceptionMutation = (options?: AppMutationOptions<AddScheduleExceptionMutation, AddScheduleExceptionMutationVariables>) => useAppMutation(AddScheduleExceptionDocument, options);
export const useRemoveScheduleExceptionMutation = (options?: AppMutationOptions<RemoveScheduleExceptionMutation, RemoveScheduleExceptionMutationVariables>) => useAppMutation(RemoveScheduleExceptionDocument, options);
