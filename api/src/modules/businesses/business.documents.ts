import type { EntityManager } from '@mikro-orm/postgresql';
import { viewerOf, type RequestContext } from '../../context.js';
import { invalidInput, UploadKind } from '../../rules/index.js';
import { StoredFile } from '../media/stored-file.entity.js';

/**
 * Takes uploaded documents into an application. Only the viewer's own uploads can be taken.
 * @returns the names, each once
 * @throws DomainError INVALID_INPUT naming documents
 */
export async function claimDocuments(
  ctx: RequestContext,
  em: EntityManager,
  names: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return [];
  const files = await em.find(StoredFile, {
    owner: viewerOf(ctx).id,
    kind: UploadKind.DOCUMENT,
    storageKey: { $in: wanted },
  });
  if (files.length !== wanted.length)
    throw invalidInput([{ field: 'documents', message: 'A document was not found among your uploads' }]);
  for (const file of files) file.claimedBy = 'application';
  return wanted;
}
