import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { writeFirstAnswer } from '../../domain/threads/first-answer.js';
import { mailDueAt, MessageSide } from '../../domain/threads/messages.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { toSnapshot } from '../audit/audit.snapshot.js';
import { lockBusiness, requireTradingBusiness } from '../businesses/business.access.js';
import { FirstAnswer } from './first-answer.entity.js';
import type { FirstAnswerInput } from './first-answer.inputs.js';
import { findSentAnswer } from './first-answer.queries.js';
import type { FirstAnswerView } from './first-answer.types.js';
import { loadTemplateValues } from './reply-template.values.js';
import { insertMessage, type LockedThread } from './thread.changes.js';
import { notifyOfMessage } from './thread.notifications.js';
import type { TalkFacts } from './thread.policy.js';
import type { Subject } from './thread.subjects.js';

const NONE: FirstAnswerView = { isOn: false, english: null, urdu: null };

function present({ isOn, english, urdu }: FirstAnswerView): FirstAnswerView {
  return { isOn, english, urdu };
}

/** The first answer of the viewer's business. @throws DomainError NOT_FOUND, FORBIDDEN unless it is trading */
export async function getFirstAnswer(ctx: RequestContext): Promise<FirstAnswerView> {
  const { id: business } = await requireTradingBusiness(ctx);
  return present((await ctx.em.findOne(FirstAnswer, { business })) ?? NONE);
}

/** Changes the first answer of the viewer's business. @throws DomainError NOT_FOUND, FORBIDDEN unless it is trading */
export function setFirstAnswer(
  ctx: RequestContext,
  { isOn, english, urdu }: FirstAnswerInput,
): Promise<FirstAnswerView> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business.id);
    const stored = await em.findOne(FirstAnswer, { business: business.id });
    const before = stored && toSnapshot(stored);
    const values = { isOn, english: english || null, urdu: urdu || null, updatedAt: ctx.now() };
    const answer = stored ?? em.create(FirstAnswer, { business: ref(business), ...values });
    Object.assign(answer, values);
    await em.flush();
    const subject = auditSubject('business', business.id, { businessId: business.id, naming: ['isOn'] });
    const action = 'business.first-answer-changed' as const;
    await recordBusinessAction(ctx, em, { action, ...subject, before, after: toSnapshot(answer) });
    return present(answer);
  });
}

/**
 * Sends the first answer of the business after the first message of a thread, which its customer, the viewer, has written. It
 * counts as an answer nowhere.
 */
export async function sendFirstAnswer(
  ctx: RequestContext,
  em: EntityManager,
  subject: Subject,
  { facts, thread }: { facts: TalkFacts; thread: LockedThread },
): Promise<void> {
  const answer = await findSentAnswer(em, facts.businessId, requireViewer(ctx).id);
  if (!answer) return;
  const text = writeFirstAnswer(answer, await loadTemplateValues(ctx, em, subject), answer.locale);
  if (text === null) return;
  const side = MessageSide.BUSINESS;
  const message = { senderId: facts.ownerId, side, text, clientId: null, isAutomatic: true };
  const sentAt = { createdAt: ctx.now(), mailDueAt: mailDueAt(ctx.now()) };
  const id = await insertMessage(em, thread, { ...message, ...sentAt });
  const sent = { id, sequence: thread.lastSequence + 1, side, isAutomatic: true };
  await notifyOfMessage(ctx, em, { ...subject, businessId: facts.businessId }, sent);
}
