/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What happens to a booking that breaks a city rule. */
export type CityRuleEffect =
  /** It is refused, unless the business enters it itself. */
  | 'REFUSE'
  /** It is accepted, with a warning. */
  | 'WARN';

/** Filters city rules. */
export type CityRuleFilter = {
  /** Only of this kind. */
  kind?: CityRuleKind | null | undefined;
  /** Only in this state today. */
  state?: CityRuleState | null | undefined;
  /** Only those with this text in their city or source. */
  text?: string | null | undefined;
};

/** A rule of a city. */
export type CityRuleInput = {
  /** The city, at most 100 characters. */
  city: string;
  /** HH:MM; required for a closing hour, and only for that. */
  closingTime?: string | null | undefined;
  /** Whether a booking that breaks it gets a warning or is refused. */
  effect: CityRuleEffect;
  /** The first evening on which it holds. */
  firstDay: string;
  /** A closing hour or one dish. */
  kind: CityRuleKind;
  /** The last evening; without one it has no end. */
  lastDay?: string | null | undefined;
  /** The law or order that says so, at most 300 characters. */
  source: string;
};

/** What a city asks of functions. */
export type CityRuleKind =
  /** From an hour of the evening until 06:00 no function may be going on. */
  | 'CLOSING_HOUR'
  /** One dish may be served at weddings; bookings don’t say what is served, so it only warns. */
  | 'ONE_DISH';

/** The order of city rules. */
export type CityRuleOrder =
  /** By city. */
  | 'CITY'
  /** By city, descending. */
  | 'CITY_DESCENDING'
  /** By first day, the earliest first. */
  | 'FIRST_DAY'
  /** By first day, the latest first. */
  | 'FIRST_DAY_DESCENDING';

/** Whether a city rule is over, holds or is to come. */
export type CityRuleState =
  /** It holds today. */
  | 'CURRENT'
  /** Its last day has passed. */
  | 'OVER'
  /** It begins later. */
  | 'UPCOMING';

/** When a city rule ends. */
export type EndCityRuleInput = {
  /** The last evening on which it holds. */
  lastDay: string;
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

export type CityRuleFieldsFragment = { id: number, city: string, kind: CityRuleKind, effect: CityRuleEffect, closingTime: string | null, firstDay: string, lastDay: string | null, source: string };

export type PanelCityRulesQueryVariables = Exact<{
  filter?: CityRuleFilter | null | undefined;
  order?: CityRuleOrder | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelCityRulesQuery = { allCityRules: { totalCount: number, totalCountIsLowerBound: boolean, nodes: Array<{ id: number, city: string, kind: CityRuleKind, effect: CityRuleEffect, closingTime: string | null, firstDay: string, lastDay: string | null, source: string }> } };

export type AddCityRuleMutationVariables = Exact<{
  input: CityRuleInput;
}>;


export type AddCityRuleMutation = { addCityRule: { id: number, city: string, kind: CityRuleKind, effect: CityRuleEffect, closingTime: string | null, firstDay: string, lastDay: string | null, source: string } };

export type ChangeCityRuleMutationVariables = Exact<{
  id: number;
  input: CityRuleInput;
}>;


export type ChangeCityRuleMutation = { changeCityRule: { id: number, city: string, kind: CityRuleKind, effect: CityRuleEffect, closingTime: string | null, firstDay: string, lastDay: string | null, source: string } };

export type EndCityRuleMutationVariables = Exact<{
  id: number;
  input: EndCityRuleInput;
}>;


export type EndCityRuleMutation = { endCityRule: { id: number, city: string, kind: CityRuleKind, effect: CityRuleEffect, closingTime: string | null, firstDay: string, lastDay: string | null, source: string } };

export const CityRuleFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CityRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<CityRuleFieldsFragment, unknown>;
export const PanelCityRulesDocument = {"__meta__":{"hash":"74c5c8de1ee2718334e957230a3455a6780b244fbd124d7442ec680e9f33ffa5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelCityRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CityRuleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CityRuleOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allCityRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityRuleFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CityRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<PanelCityRulesQuery, PanelCityRulesQueryVariables>;
export const AddCityRuleDocument = {"__meta__":{"hash":"10fdfacba95a8f39f0bb013d24366ee25ff5414305d50885811386a25f1c4af1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCityRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CityRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCityRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityRuleFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CityRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<AddCityRuleMutation, AddCityRuleMutationVariables>;
export const ChangeCityRuleDocument = {"__meta__":{"hash":"6b2ee7cc136a04becbd74d6a28acbf1d9dc13206c737a26507b5ccdb6bd146ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeCityRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CityRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeCityRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityRuleFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CityRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<ChangeCityRuleMutation, ChangeCityRuleMutationVariables>;
export const EndCityRuleDocument = {"__meta__":{"hash":"10e58a5c81f03153a5eabd79334423d8168781f30f7cc38ae0e507ba01c784ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndCityRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndCityRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCityRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityRuleFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CityRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<EndCityRuleMutation, EndCityRuleMutationVariables>;

export const usePanelCityRulesQuery = (...rest: AppQueryArguments<PanelCityRulesQuery, PanelCityRulesQueryVariables>) => useAppQuery(PanelCityRulesDocument, ...rest);
export const useAddCityRuleMutation = (options?: AppMutationOptions<AddCityRuleMutation, AddCityRuleMutationVariables>) => useAppMutation(AddCityRuleDocument, options);
export const useChangeCityRuleMutation = (options?: AppMutationOptions<ChangeCityRuleMutation, ChangeCityRuleMutationVariables>) => useAppMutation(ChangeCityRuleDocument, options);
export const useEndCityRuleMutation = (options?: AppMutationOptions<EndCityRuleMutation, EndCityRuleMutationVariables>) => useAppMutation(EndCityRuleDocument, options);
