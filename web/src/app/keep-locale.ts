import type { ApolloClient } from '@apollo/client';
import { UpdateProfileDocument } from '../graphql/generated/account-settings';
import { isLocale, type Locale } from '../i18n/locale-choice';
import { chooseLocale, currentLocale } from '../i18n/locale-store';

/** Settles once every choice so far is saved: one after the other, so that the last one wins. */
let keeping: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Keeps the language with the signed-in account. Rejects when it can't be kept. */
export async function keepLocale(client: ApolloClient, locale: Locale): Promise<void> {
  waiting += 1;
  const kept = keeping.then(() => client.mutate({ mutation: UpdateProfileDocument, variables: { input: { locale } } }));
  keeping = kept.catch(() => undefined).finally(() => (waiting -= 1));
  await kept;
}

/**
 * Shows the page in the language that the account has kept; one that has none yet takes the one chosen in this browser. A choice
 * that is still being saved is newer than what the account has.
 */
export async function followAccount(
  client: ApolloClient,
  kept: string | null | undefined,
  chosen: string | null,
): Promise<void> {
  if (!isLocale(kept)) return isLocale(chosen) ? keepLocale(client, chosen) : undefined;
  if (kept !== currentLocale() && waiting === 0) await chooseLocale(kept);
}
