import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { mapNodes } from '../../database/paginate.js';
import { inTransaction } from '../../database/transaction.js';
import { toPageRequest, type Connection, type PagingInput } from '../../graphql/paging.js';
import { DomainError } from '../../domain/input/errors.js';
import { toHashedText } from '../../domain/terms/acceptance.js';
import { TERMS_MESSAGES } from '../../domain/terms/inputs.js';
import { createSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { lockBusiness, requireTradingBusiness } from '../businesses/business.access.js';
import { BusinessTerms } from './business-terms.entity.js';
import type { BusinessTermsInput } from './terms.inputs.js';
import { findLatest, findPublicBusinessId, findVersions, type TermsRow, type VersionRow } from './terms.queries.js';
import type { BusinessTermsVersion, BusinessTermsView } from './terms.types.js';

/** A version as it is read; null for one that ended the terms. */
export function presentTerms(row: TermsRow | undefined): BusinessTermsView | null {
  if (!row) return null;
  const { text, sha256, ...rest } = row;
  return text === null || sha256 === null ? null : { ...rest, text, sha256 };
}

function presentVersion(row: VersionRow): BusinessTermsVersion {
  const { id: termsId, version, savedBy, createdAt } = row;
  return { termsId, version, terms: presentTerms(row), savedBy, createdAt };
}

/** The terms that requests for a public hall accept; null without any. @throws DomainError NOT_FOUND */
export async function getHallTerms(ctx: RequestContext, hallId: number): Promise<BusinessTermsView | null> {
  const businessId = await findPublicBusinessId(ctx.em, hallId);
  if (businessId === undefined) throw new DomainError('NOT_FOUND', 'Hall not found');
  return presentTerms(await findLatest(ctx.em, businessId));
}

/**
 * The versions of the terms of the viewer's business, latest first; the first of all counts.
 * @throws DomainError NOT_FOUND, FORBIDDEN unless it is trading
 */
export async function listVersions(
  ctx: RequestContext,
  paging?: PagingInput | null,
): Promise<Connection<BusinessTermsVersion>> {
  const { id } = await requireTradingBusiness(ctx);
  return mapNodes(await findVersions(ctx.em, id, toPageRequest(paging)), presentVersion);
}

function isSame(latest: TermsRow | undefined, text: string | null, textUrdu: string | null): boolean {
  return (latest?.text ?? null) === text && (latest?.textUrdu ?? null) === textUrdu;
}

async function insertVersion(
  ctx: RequestContext,
  em: EntityManager,
  business: number,
  { version, text, textUrdu }: Pick<TermsRow, 'version' | 'text' | 'textUrdu'>,
): Promise<void> {
  const hashed = text === null ? null : toHashedText({ text, textUrdu });
  const sha256 = hashed === null ? null : createHash('sha256').update(hashed, 'utf8').digest('hex');
  const savedBy = requireViewer(ctx).id;
  await em.insert(BusinessTerms, { business, version, text, textUrdu, sha256, savedBy, createdAt: ctx.now() });
}

/**
 * Adds a version of the terms of the viewer's business (docs/decisions/0075-terms.md). The same texts are no new version.
 * @throws DomainError NOT_FOUND; FORBIDDEN unless it is trading; CONFLICT unless the latest version is named
 */
export async function saveTerms(
  ctx: RequestContext,
  input: BusinessTermsInput,
): Promise<Connection<BusinessTermsVersion>> {
  const { text = null, textUrdu = null } = input;
  await inTransaction(ctx.em, async (em) => {
    const { id: business } = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business);
    const latest = await findLatest(em, business);
    if ((input.replacesId ?? null) !== (latest?.id ?? null)) {
      throw new DomainError('CONFLICT', TERMS_MESSAGES.changedMeanwhile);
    }
    if (isSame(latest, text, textUrdu)) return;
    const version = (latest?.version ?? 0) + 1;
    await insertVersion(ctx, em, business, { version, text, textUrdu });
    const subject = auditSubject('business', business, { businessId: business });
    const after = createSnapshot({ version, hasTerms: text !== null, hasUrdu: textUrdu !== null });
    await recordBusinessAction(ctx, em, { action: 'business.terms-changed', ...subject, before: null, after });
  });
  return listVersions(ctx);
}
