import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError } from '../../domain/input/errors.js';
import type { PlanRule } from '../../domain/payments/plan.js';
import { createSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { lockBusiness, requireTradingBusiness } from '../businesses/business.access.js';
import { Hall } from '../halls/hall.entity.js';
import type { PaymentPlanInput } from './payment.inputs.js';
import { PaymentPlan } from './payment-plan.entity.js';
import { findPlans, findPublicPlan } from './payment.queries.js';
import type { HallPaymentPlan, PaymentPlans } from './payment.types.js';

/** The plans of the viewer's business: its default, and those of its halls. @throws DomainError NOT_FOUND, FORBIDDEN unless it is trading */
export async function getPaymentPlans(ctx: RequestContext): Promise<PaymentPlans> {
  const { id, currency } = await requireTradingBusiness(ctx);
  const rows = await findPlans(ctx.em, id);
  const halls = rows.flatMap(({ hallId, rules }) => (hallId === null ? [] : [{ hallId, parts: rules }]));
  return { currency, parts: rows.find(({ hallId }) => hallId === null)?.rules ?? [], halls };
}

/** The plan that bookings of a public hall get. @throws DomainError NOT_FOUND for a hall that isn't public */
export async function getHallPaymentPlan(ctx: RequestContext, hallId: number): Promise<HallPaymentPlan> {
  const parts = await findPublicPlan(ctx.em, hallId);
  if (!parts) throw new DomainError('NOT_FOUND', 'Hall not found');
  return { hallId, parts };
}

/** The parts of an input as they are kept. */
export function toRules({ parts }: Pick<PaymentPlanInput, 'parts'>): PlanRule[] {
  return parts.map(({ label, percent = null, amount = null, due, days }) => ({ label, percent, amount, due, days }));
}

async function assertOwnHall(em: EntityManager, businessId: number, id: number): Promise<void> {
  const hall = await em.findOne(Hall, { id, business: businessId, deletedAt: null });
  if (!hall) throw new DomainError('NOT_FOUND', 'Hall not found', { field: 'hallId' });
}

/**
 * Sets the plan of new bookings, of the viewer's business or of one of its halls; bookings keep theirs.
 * @throws DomainError NOT_FOUND unless business and hall are the viewer's; FORBIDDEN unless it is trading; INVALID_INPUT
 */
export async function savePaymentPlan(ctx: RequestContext, input: PaymentPlanInput): Promise<PaymentPlans> {
  await inTransaction(ctx.em, async (em) => {
    const { id: business } = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business);
    const hall = input.hallId ?? null;
    if (hall !== null) await assertOwnHall(em, business, hall);
    const rules = toRules(input);
    await em.nativeDelete(PaymentPlan, { business, hall });
    if (rules.length > 0) await em.insert(PaymentPlan, { business, hall, rules, updatedAt: ctx.now() });
    const subject = auditSubject('business', business, { businessId: business });
    const after = createSnapshot({ hallId: hall, paymentPlan: rules.map(({ label }) => label) });
    await recordBusinessAction(ctx, em, { action: 'business.payment-plan-changed', ...subject, before: null, after });
  });
  return getPaymentPlans(ctx);
}
