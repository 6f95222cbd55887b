import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Locale } from '../../domain/accounts/locales.js';
import { DomainError } from '../../domain/input/errors.js';
import { MessageSide } from '../../domain/threads/messages.js';
import {
  fillTemplate,
  TEMPLATE_LIMITS,
  TEMPLATE_MESSAGES,
  type FilledText,
  type PlaceholderValues,
} from '../../domain/threads/reply-templates.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { toSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { lockBusiness, requireTradingBusiness } from '../businesses/business.access.js';
import { ReplyTemplate } from './reply-template.entity.js';
import type { ReplyTemplateInput } from './reply-template.inputs.js';
import { countReplyTemplates, findReplyTemplates } from './reply-template.queries.js';
import type { FilledReplyTemplate, ReplyTemplateView } from './reply-template.types.js';
import { loadTemplateValues } from './reply-template.values.js';
import { toSide } from './thread.policy.js';
import { loadSubject, type Subject } from './thread.subjects.js';

function throwNotFound(): never {
  throw new DomainError('NOT_FOUND', TEMPLATE_MESSAGES.notFound, { field: 'id' });
}

/** The reply templates of the viewer's business, by name. @throws DomainError NOT_FOUND, FORBIDDEN unless it is trading */
export async function listReplyTemplates(ctx: RequestContext): Promise<ReplyTemplateView[]> {
  return findReplyTemplates(ctx.em, (await requireTradingBusiness(ctx)).id);
}

/**
 * The reply templates of the viewer's business as they are written about a booking or an enquiry.
 * @throws DomainError NOT_FOUND unless the viewer writes in its thread for the business; FORBIDDEN unless that is trading
 */
export async function fillReplyTemplates(ctx: RequestContext, subject: Subject): Promise<FilledReplyTemplate[]> {
  const { id: businessId } = await requireTradingBusiness(ctx);
  const facts = await loadSubject(ctx, ctx.em, subject, false);
  if (toSide(requireViewer(ctx), facts) !== MessageSide.BUSINESS) throwNotFound();
  const templates = await findReplyTemplates(ctx.em, businessId);
  const values = await loadTemplateValues(ctx, ctx.em, subject);
  return templates.map(({ id, name, english, urdu }) => ({
    templateId: id,
    name,
    english: fill(english, values, 'en'),
    urdu: fill(urdu, values, 'ur'),
  }));
}

function fill(text: string | null, values: Record<Locale, PlaceholderValues>, locale: Locale): FilledText | null {
  return text === null ? null : fillTemplate(text, values[locale], locale);
}

async function readTemplate(em: EntityManager, businessId: number, id: number): Promise<ReplyTemplateView> {
  const [template] = await findReplyTemplates(em, businessId, id);
  return template ?? throwNotFound();
}

/** A template of a business, locked until the transaction ends. */
async function lockTemplate(em: EntityManager, business: number, id: number): Promise<ReplyTemplate> {
  const template = await em.findOne(ReplyTemplate, { id, business }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return template ?? throwNotFound();
}

function recordTemplate(
  ctx: RequestContext,
  em: EntityManager,
  action: 'added' | 'changed' | 'removed',
  { id, businessId, ...change }: { id: number; businessId: number; before: Snapshot | null; after: Snapshot | null },
): Promise<void> {
  const subject = auditSubject('reply-template', id, { businessId, naming: ['name'] });
  return recordBusinessAction(ctx, em, { action: `reply-template.${action}`, ...subject, ...change });
}

function toColumns({ name, english, urdu }: ReplyTemplateInput) {
  return { name, english: english ?? null, urdu: urdu ?? null };
}

/** Adds a reply template. @throws DomainError CONFLICT when there are too many; FORBIDDEN unless the business is trading */
export function addReplyTemplate(ctx: RequestContext, input: ReplyTemplateInput): Promise<ReplyTemplateView> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business.id);
    if ((await countReplyTemplates(em, business.id)) >= TEMPLATE_LIMITS.templatesMax) {
      throw new DomainError('CONFLICT', TEMPLATE_MESSAGES.full);
    }
    const template = em.create(ReplyTemplate, {
      business: ref(business),
      ...toColumns(input),
      createdAt: ctx.now(),
    });
    await em.flush();
    const after = toSnapshot(template);
    await recordTemplate(ctx, em, 'added', { id: template.id, businessId: business.id, before: null, after });
    return readTemplate(em, business.id, template.id);
  });
}

/** Changes a reply template. @throws DomainError NOT_FOUND unless it is of the viewer's business; FORBIDDEN unless that is trading */
export function changeReplyTemplate(
  ctx: RequestContext,
  id: number,
  input: ReplyTemplateInput,
): Promise<ReplyTemplateView> {
  return inTransaction(ctx.em, async (em) => {
    const { id: businessId } = await requireTradingBusiness(ctx, em);
    const template = await lockTemplate(em, businessId, id);
    const before = toSnapshot(template);
    Object.assign(template, toColumns(input));
    await em.flush();
    await recordTemplate(ctx, em, 'changed', { id, businessId, before, after: toSnapshot(template) });
    return readTemplate(em, businessId, id);
  });
}

/** Deletes a reply template. @throws DomainError NOT_FOUND unless it is of the viewer's business; FORBIDDEN unless that is trading */
export function removeReplyTemplate(ctx: RequestContext, id: number): Promise<ReplyTemplateView> {
  return inTransaction(ctx.em, async (em) => {
    const { id: businessId } = await requireTradingBusiness(ctx, em);
    const template = await lockTemplate(em, businessId, id);
    const before = toSnapshot(template);
    const removed = await readTemplate(em, businessId, id);
    await em.remove(template).flush();
    await recordTemplate(ctx, em, 'removed', { id, businessId, before, after: null });
    return removed;
  });
}
