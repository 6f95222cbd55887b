import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/tables.js';
import { UploadKind } from '../../domain/media/uploads.js';
import type { Claim } from '../media/claims.js';

/** What uses the files of a message. */
export function toFilesClaim(messageId: number): Claim {
  return `message:${messageId}`;
}

/** The files of a message (`m`), in the order in which they were uploaded. */
export function selectFiles() {
  const files = expressionBuilder<Database & { m: Database['messages'] }, 'm'>()
    .selectFrom('stored_files as f')
    .select(['f.id', sql<string>`coalesce(f.original_name, 'file')`.as('name'), 'f.storage_key as key'])
    .select(['f.mime', 'f.size', 'f.width', 'f.height'])
    .where('f.claimed_by', '=', sql<string>`'message:' || m.id`)
    .orderBy('f.id');
  return jsonArrayFrom(files);
}

/** A file of a message, with the message. */
export async function findMessageFile(em: EntityManager, id: number) {
  return em
    .getKysely<Database>()
    .selectFrom('stored_files as f')
    .innerJoin('messages as m', (join) => join.on('f.claimed_by', '=', sql<string>`'message:' || m.id`))
    .select(['f.storage_key as key', 'f.original_name as name', 'f.mime', 'f.size', 'f.created_at as uploadedAt'])
    .select('m.id as messageId')
    .where('f.id', '=', id)
    .where('f.kind', '=', UploadKind.MESSAGE)
    .executeTakeFirst();
}
