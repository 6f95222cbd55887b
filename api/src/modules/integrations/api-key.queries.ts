import type { EntityManager } from '@mikro-orm/postgresql';
import { Role } from '../../domain/accounts/roles.js';
import type { ApiKeyScope } from '../../domain/integrations/inputs.js';

/** A key with the owner for whom it acts. */
export interface KeyRow {
  id: number;
  scopes: ApiKeyScope[];
  expires_at: string | null;
  last_used_at: string | null;
  business_id: number;
  owner_id: number;
  owner_name: string;
}

/** A key that is neither revoked nor expired, and whose business may trade; one statement. */
export async function findLiveKey(em: EntityManager, hash: string, now: Date): Promise<KeyRow | undefined> {
  const rows = await em.execute<KeyRow[]>(
    `select k.id, k.scopes, k.expires_at, k.last_used_at, k.business_id, u.id as owner_id, u.name as owner_name
       from api_keys k join businesses b on b.id = k.business_id join users u on u.id = b.owner_id
      where k.key_hash = ? and k.revoked_at is null and (k.expires_at is null or k.expires_at > ?)
        and b.is_trading and u.role = ?`,
    [hash, now.toISOString(), Role.BUSINESS],
  );
  return rows[0];
}
