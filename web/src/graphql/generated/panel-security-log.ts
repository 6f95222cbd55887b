/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

/** What admins are told about. */
export type SecurityAlarmKind =
  /** A new admin. */
  | 'ADMIN_ADDED'
  /** Many wrong passwords for one account within an hour. */
  | 'FAILURES_OF_ACCOUNT'
  /** Many wrong passwords from one network within an hour. */
  | 'FAILURES_OF_ADDRESS'
  /** Many wrong passwords within an hour. */
  | 'FAILURES_OVERALL'
  /** A passkey was refused because its counter went back: it may have been copied. */
  | 'PASSKEY_COPIED'
  /** A renewal token was used twice. */
  | 'RENEWAL_REUSED'
  /** Staff revealed a secret of the environment. */
  | 'SECRET_REVEALED';

/** Filters the security log. */
export type SecurityEventFilter = {
  /** Only events of this account. */
  accountId?: number | null | undefined;
  /** From this instant on. */
  from?: string | null | undefined;
  /** Only events of this kind. */
  kind?: SecurityEventKind | null | undefined;
  /** Text in the name, user name or e-mail address of the account, or of who did it. */
  person?: string | null | undefined;
  /** Before this instant. */
  to?: string | null | undefined;
};

/** What the security log records. */
export type SecurityEventKind =
  /** An account deleted. */
  | 'ACCOUNT_DELETED'
  /** A suspended account reinstated by an admin. */
  | 'ACCOUNT_REINSTATED'
  /** An account suspended by an admin. */
  | 'ACCOUNT_SUSPENDED'
  /** A new admin. */
  | 'ADMIN_ADDED'
  /** An authenticator app confirmed. */
  | 'AUTHENTICATOR_ADDED'
  /** An authenticator app removed. */
  | 'AUTHENTICATOR_REMOVED'
  /** An account downloaded its own data. */
  | 'DATA_EXPORTED'
  /** An e-mail address changed. */
  | 'EMAIL_CHANGED'
  /** An e-mail address confirmed by a link. */
  | 'EMAIL_CONFIRMED'
  /** An API key created. */
  | 'KEY_CREATED'
  /** An API key revoked. */
  | 'KEY_REVOKED'
  /** An API key used from a network for the first time. */
  | 'KEY_USED'
  /** The attempt that used up the limit of an account or an address. */
  | 'LOCKED_OUT'
  /** A person invited to a business’s team. */
  | 'MEMBER_INVITED'
  /** An invitation to a team accepted. */
  | 'MEMBER_JOINED'
  /** A member removed from a team, or gone by themselves. */
  | 'MEMBER_REMOVED'
  /** A member of a team given another role. */
  | 'MEMBER_ROLE_CHANGED'
  /** A passkey added. */
  | 'PASSKEY_ADDED'
  /** A passkey refused because its counter went back: it may have been copied. */
  | 'PASSKEY_COPIED'
  /** A passkey that is unknown, or whose answer was wrong. */
  | 'PASSKEY_FAILED'
  /** A passkey removed. */
  | 'PASSKEY_REMOVED'
  /** A passkey used, to sign in or to confirm it. */
  | 'PASSKEY_USED'
  /** A password changed with the current one. */
  | 'PASSWORD_CHANGED'
  /** A password reset by a link. */
  | 'PASSWORD_RESET'
  /** A link to reset a password was sent. */
  | 'PASSWORD_RESET_REQUESTED'
  /** Staff read personal data of an account. */
  | 'PERSONAL_DATA_READ'
  /** New recovery codes in place of the earlier ones. */
  | 'RECOVERY_CODES_RENEWED'
  /** A recovery code used in place of the second factor. */
  | 'RECOVERY_CODE_USED'
  /** A renewal token was used twice, so its session ended. */
  | 'RENEWAL_REUSED'
  /** A role changed by an admin. */
  | 'ROLE_CHANGED'
  /** Every second factor of an account removed by an admin. */
  | 'SECOND_FACTORS_REMOVED'
  /** A correct password with a wrong code of the second factor. */
  | 'SECOND_FACTOR_FAILED'
  /** Staff revealed a secret of the environment. */
  | 'SECRET_REVEALED'
  /** Sessions ended from another session. */
  | 'SESSION_ENDED'
  /** A sign-in, a registration or a new session after a change of password. */
  | 'SIGN_IN'
  /** A wrong password. */
  | 'SIGN_IN_FAILED'
  /** A sign-out. */
  | 'SIGN_OUT';

export type PanelSecurityLogQueryVariables = Exact<{
  filter?: SecurityEventFilter | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelSecurityLogQuery = { securityLog: { totalCount: number, totalCountIsLowerBound: boolean, nodes: Array<{ id: number, kind: SecurityEventKind, accountId: number | null, accountName: string | null, actorId: number | null, actorName: string | null, sessionId: number | null, address: string | null, device: string | null, details: Record<string, unknown> | null, at: string }> } };

export type ExportSecurityLogQueryVariables = Exact<{
  filter?: SecurityEventFilter | null | undefined;
}>;


export type ExportSecurityLogQuery = { exportSecurityLog: { filename: string, mime: string, content: string } };

export type PanelSecurityAlarmsQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelSecurityAlarmsQuery = { securityAlarms: Array<{ id: number, kind: SecurityAlarmKind, count: number, accountId: number | null, address: string | null, raisedAt: string }> };


export const PanelSecurityLogDocument = {"__meta__":{"hash":"51e77a4e8c35a7fc69a23b6276a19a29b1e7453165dfa8ae09994fd6018dbb48"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelSecurityLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityEventFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"securityLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}}]}}]}}]} as unknown as DocumentNode<PanelSecurityLogQuery, PanelSecurityLogQueryVariables>;
export const ExportSecurityLogDocument = {"__meta__":{"hash":"40a746102ba856347a01df822f039cd118f72f5cc4909b2af828da03d6746300"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportSecurityLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityEventFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportSecurityLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ExportSecurityLogQuery, ExportSecurityLogQueryVariables>;
export const PanelSecurityAlarmsDocument = {"__meta__":{"hash":"b06dc83ad4ed84d49faa6e73ffb89b81b96675221a0b9f80eed84ee6920d21aa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelSecurityAlarms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"securityAlarms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}}]}}]}}]} as unknown as DocumentNode<PanelSecurityAlarmsQuery, PanelSecurityAlarmsQueryVariables>;

export const usePanelSecurityLogQuery = (...rest: AppQueryArguments<PanelSecurityLogQuery, PanelSecurityLogQueryVariables>) => useAppQuery(PanelSecurityLogDocument, ...rest);
export const useExportSecurityLogQuery = (...rest: AppQueryArguments<ExportSecurityLogQuery, ExportSecurityLogQueryVariables>) => useAppQuery(ExportSecurityLogDocument, ...rest);
export const usePanelSecurityAlarmsQuery = (...rest: AppQueryArguments<PanelSecurityAlarmsQuery, PanelSecurityAlarmsQueryVariables>) => useAppQuery(PanelSecurityAlarmsDocument, ...rest);
