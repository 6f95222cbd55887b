import type { ApolloClient } from '@apollo/client';
import { UpdateProfileDocument } from '../graphql/generated/account-settings';
import { isLocale, type Locale } from '../i18n/locale-choice';
import { chooseLocale, currentLocale } from '../i18n/locale-store';

/** Keeps the language with the signed-in account. */
export async function keepLocale(client: ApolloClient, locale: Locale): Promise<void> {
  await client.mutate({ mutation: UpdateProfileDocument, variables: { input: { locale } } });
}

/** Shows the page in the language that the account has kept; one that has none yet takes the one chosen in this browser. */
export async function followAccount(
  client: ApolloClient,
  kept: string | null | undefined,
  chosen: string | null,
): Promise<void> {
  if (!isLocale(kept)) return isLocale(chosen) ? keepLocale(client, chosen) : undefined;
  if (kept !== currentLocale()) await chooseLocale(kept);
}
