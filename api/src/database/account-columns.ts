import { sql } from 'kysely';

/** Whether the account of a row has set up a second factor. As text, since the row has another alias in each query. */
export function hasSecondFactor(userId: string) {
  return sql<boolean>`(exists (select from authenticator_apps f
      where f.user_id = ${sql.ref(userId)} and f.confirmed_at is not null)
    or exists (select from passkeys k where k.user_id = ${sql.ref(userId)}))`;
}
