/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The price per head from a number of guests on. */
export type MenuBandInput = {
  /** From so many guests. */
  fromGuests: number;
  /** The price per head. */
  price: number;
};

/** A course of a menu. */
export type MenuCourseInput = {
  /** How many of its dishes may be chosen; all are served without it. */
  choose?: number | null | undefined;
  /** Its dishes, at most 30. */
  dishes: Array<MenuDishInput>;
  /** Whether the one-dish rule of the city counts its dishes. */
  isMain?: boolean;
  /** Its name. */
  name: string;
  /** Its name in Urdu. */
  nameUrdu?: string | null | undefined;
};

/** A dish of a course. */
export type MenuDishInput = {
  /** The number of a dish that the menu has; left out for a new one. */
  dishId?: number | null | undefined;
  /** Its name. */
  name: string;
  /** Its name in Urdu. */
  nameUrdu?: string | null | undefined;
  /** What it costs more, per head; defaults to 0. */
  surcharge?: number | null | undefined;
};

/** A menu, priced by the head. */
export type MenuInput = {
  /** Its price per head by guests, ascending; the first from 1 guest. */
  bands: Array<MenuBandInput>;
  /** Its courses in order, at most 12. */
  courses: Array<MenuCourseInput>;
  /** Its description, at most 1000 characters. */
  description?: string | null | undefined;
  /** The first day on which it is served. */
  firstDay?: string | null | undefined;
  /** At least so many heads are charged. */
  guaranteedHeads?: number;
  /** The halls in which it is served; defaults to all. */
  hallIds?: Array<number> | null | undefined;
  /** Whether rates of days leave its price alone. */
  isFixed?: boolean;
  /** The last day on which it is served. */
  lastDay?: string | null | undefined;
  /** Its name, at most 100 characters. */
  name: string;
  /** Its name in Urdu. */
  nameUrdu?: string | null | undefined;
  /** The URL of its picture, as returned by `uploadImage`; null removes it, left out it stays. */
  picture?: string | null | undefined;
  /** Names of the shifts in which it is served; defaults to any time. */
  shiftNames?: Array<string> | null | undefined;
};

export type OwnedMenuFragment = { id: number, name: string, nameUrdu: string | null, description: string | null, picture: string | null, currency: string, guaranteedHeads: number, hallIds: Array<number> | null, shiftNames: Array<string>, firstDay: string | null, lastDay: string | null, isFixed: boolean, retiredAt: string | null, courses: Array<{ name: string, nameUrdu: string | null, choose: number | null, isMain: boolean, dishes: Array<{ dishId: number, name: string, nameUrdu: string | null, surcharge: number }> }>, bands: Array<{ fromGuests: number, price: number }> };

export type OwnerMenusQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnerMenusQuery = { viewerMenus: Array<{ id: number, name: string, nameUrdu: string | null, description: string | null, picture: string | null, currency: string, guaranteedHeads: number, hallIds: Array<number> | null, shiftNames: Array<string>, firstDay: string | null, lastDay: string | null, isFixed: boolean, retiredAt: string | null, courses: Array<{ name: string, nameUrdu: string | null, choose: number | null, isMain: boolean, dishes: Array<{ dishId: number, name: string, nameUrdu: string | null, surcharge: number }> }>, bands: Array<{ fromGuests: number, price: number }> }> };

export type MenuHallsQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuHallsQuery = { businessBookingStats: { halls: Array<{ id: number, title: string, shifts: Array<{ name: string }> }> } };

export type AddMenuMutationVariables = Exact<{
  input: MenuInput;
}>;


export type AddMenuMutation = { addMenu: { id: number, name: string, nameUrdu: string | null, description: string | null, picture: string | null, currency: string, guaranteedHeads: number, hallIds: Array<number> | null, shiftNames: Array<string>, firstDay: string | null, lastDay: string | null, isFixed: boolean, retiredAt: string | null, courses: Array<{ name: string, nameUrdu: string | null, choose: number | null, isMain: boolean, dishes: Array<{ dishId: number, name: string, nameUrdu: string | null, surcharge: number }> }>, bands: Array<{ fromGuests: number, price: number }> } };

export type ChangeMenuMutationVariables = Exact<{
  id: number;
  input: MenuInput;
}>;


export type ChangeMenuMutation = { changeMenu: { id: number, name: string, nameUrdu: string | null, description: string | null, picture: string | null, currency: string, guaranteedHeads: number, hallIds: Array<number> | null, shiftNames: Array<string>, firstDay: string | null, lastDay: string | null, isFixed: boolean, retiredAt: string | null, courses: Array<{ name: string, nameUrdu: string | null, choose: number | null, isMain: boolean, dishes: Array<{ dishId: number, name: string, nameUrdu: string | null, surcharge: number }> }>, bands: Array<{ fromGuests: number, price: number }> } };

export type RetireMenuMutationVariables = Exact<{
  id: number;
}>;


export type RetireMenuMutation = { retireMenu: { id: number, name: string, nameUrdu: string | null, description: string | null, picture: string | null, currency: string, guaranteedHeads: number, hallIds: Array<number> | null, shiftNames: Array<string>, firstDay: string | null, lastDay: string | null, isFixed: boolean, retiredAt: string | null, courses: Array<{ name: string, nameUrdu: string | null, choose: number | null, isMain: boolean, dishes: Array<{ dishId: number, name: string, nameUrdu: string | null, surcharge: number }> }>, bands: Array<{ fromGuests: number, price: number }> } };

export const OwnedMenuFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnedMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Menu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"isMain"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"surcharge"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromGuests"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"guaranteedHeads"}},{"kind":"Field","name":{"kind":"Name","value":"hallIds"}},{"kind":"Field","name":{"kind":"Name","value":"shiftNames"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}}]}}]} as unknown as DocumentNode<OwnedMenuFragment, unknown>;
export const OwnerMenusDocument = {"__meta__":{"hash":"1c8bdbd47de928810ffd198c6880c57362cc2fec7a20f531ae977b82eff43f02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnerMenus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerMenus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnedMenu"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnedMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Menu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"isMain"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"surcharge"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromGuests"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"guaranteedHeads"}},{"kind":"Field","name":{"kind":"Name","value":"hallIds"}},{"kind":"Field","name":{"kind":"Name","value":"shiftNames"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}}]}}]} as unknown as DocumentNode<OwnerMenusQuery, OwnerMenusQueryVariables>;
export const MenuHallsDocument = {"__meta__":{"hash":"b7732a9795770f0680ba1af9a730f1d4cdd7fc9cbf363afeb21a488399888366"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuHalls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessBookingStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"halls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MenuHallsQuery, MenuHallsQueryVariables>;
export const AddMenuDocument = {"__meta__":{"hash":"889e4616bb30b335698d0292a50b20bc8541f4d194a766e9ad404879dd67641a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MenuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnedMenu"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnedMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Menu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"isMain"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"surcharge"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromGuests"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"guaranteedHeads"}},{"kind":"Field","name":{"kind":"Name","value":"hallIds"}},{"kind":"Field","name":{"kind":"Name","value":"shiftNames"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}}]}}]} as unknown as DocumentNode<AddMenuMutation, AddMenuMutationVariables>;
export const ChangeMenuDocument = {"__meta__":{"hash":"02aff2fc91611f5ae3ae3408abaac8b089d3ea462114460fca16e6a48ed5f78a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MenuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnedMenu"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnedMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Menu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"isMain"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"surcharge"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromGuests"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"guaranteedHeads"}},{"kind":"Field","name":{"kind":"Name","value":"hallIds"}},{"kind":"Field","name":{"kind":"Name","value":"shiftNames"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}}]}}]} as unknown as DocumentNode<ChangeMenuMutation, ChangeMenuMutationVariables>;
export const RetireMenuDocument = {"__meta__":{"hash":"e875a8340c814f30b8e3b361c2980b61c3ac36675dd4920253e626f698486fdf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetireMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retireMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnedMenu"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnedMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Menu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"isMain"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"surcharge"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromGuests"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"guaranteedHeads"}},{"kind":"Field","name":{"kind":"Name","value":"hallIds"}},{"kind":"Field","name":{"kind":"Name","value":"shiftNames"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}}]}}]} as unknown as DocumentNode<RetireMenuMutation, RetireMenuMutationVariables>;

export const useOwnerMenusQuery = (...rest: AppQueryArguments<OwnerMenusQuery, OwnerMenusQueryVariables>) => useAppQuery(OwnerMenusDocument, ...rest);
export const useMenuHallsQuery = (...rest: AppQueryArguments<MenuHallsQuery, MenuHallsQueryVariables>) => useAppQuery(MenuHallsDocument, ...rest);
export const useAddMenuMutation = (options?: AppMutationOptions<AddMenuMutation, AddMenuMutationVariables>) => useAppMutation(AddMenuDocument, options);
export const useChangeMenuMutation = (options?: AppMutationOptions<ChangeMenuMutation, ChangeMenuMutationVariables>) => useAppMutation(ChangeMenuDocument, options);
export const useRetireMenuMutation = (options?: AppMutationOptions<RetireMenuMutation, RetireMenuMutationVariables>) => useAppMutation(RetireMenuDocument, options);
