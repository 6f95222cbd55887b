import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { publishEvent } from '../../graphql/live.js';
import { assertRecentSignIn } from '../../graphql/recent-sign-in.js';
import { TIME_SLOT_LIMITS } from '../../domain/availability/limits.js';
import { BUSINESS_MESSAGES } from '../../domain/businesses/inputs.js';
import {
  BusinessAction,
  hasApplied,
  isSuspended,
  NO_APPLICATION,
  businessTransition,
  isNameReviewed,
} from '../../domain/businesses/transitions.js';
import { BusinessRight, TEAM_MESSAGES } from '../../domain/businesses/team.js';
import { DEFAULT_CURRENCY } from '../../domain/currency/currencies.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { sortCancellationRules } from '../../domain/payments/cancellation-rules.js';
import { assertEmailConfirmed } from '../accounts/email-confirmation.service.js';
import { User } from '../accounts/user.entity.js';
import { toSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { OperatingHours } from './operating-hours.entity.js';
import { TimeSlotSettings } from './time-slot-settings.entity.js';
import { claimDocuments, claimPictures } from '../media/claims.js';
import { lockPrintedLogos } from './settings.queries.js';
import { notifyOfApplication } from './application.notifications.js';
import { requireViewerBusiness, findViewerBusiness, toBusinessFacts } from './business.access.js';
import { BusinessDecision, type BusinessVerdict } from './business-decision.entity.js';
import { Business } from './business.entity.js';
import type { ApplyForBusinessInput, BusinessSettingsInput, UpdateBusinessInput } from './business.inputs.js';
import { mayIn } from './business.policy.js';
import type { BusinessApplication, BusinessSettings } from './business.types.js';
import { getVisitorPlace, toE164 } from '../../domain/text/phone.js';

/** A business for its people; without one, an application that hasn't been made. Documents and reasons are the owner's. */
function toApplication(ctx: RequestContext, business: Business | null): BusinessApplication {
  if (!business || !hasApplied(business.status)) {
    return {
      id: null,
      status: NO_APPLICATION,
      name: null,
      location: null,
      phone: null,
      description: null,
      documents: [],
      currency: business?.currency ?? DEFAULT_CURRENCY,
      rejectionReason: null,
      createdAt: null,
    };
  }
  const { id, status, name, location, phone, description, currency, appliedAt } = business;
  const isApplicant = mayIn(requireViewer(ctx), toBusinessFacts(business), BusinessRight.APPLICATION);
  const documents = isApplicant ? business.documents : [];
  const reason = isSuspended(status) ? business.suspensionReason : business.rejectionReason;
  const rejectionReason = isApplicant ? reason : null;
  return { id, status, name, location, phone, description, documents, currency, rejectionReason, createdAt: appliedAt };
}

/** Records a step in the history of a business. */
export function recordVerdict(
  ctx: RequestContext,
  em: EntityManager,
  business: Business,
  verdict: BusinessVerdict,
  reason: string | null = null,
): void {
  em.create(BusinessDecision, {
    business: ref(business),
    verdict,
    reason,
    decidedBy: ref(em.getReference(User, requireViewer(ctx).id)),
    decidedAt: ctx.now(),
  });
}

function recordBusiness(
  ctx: RequestContext,
  em: EntityManager,
  action: 'business.changed' | 'business.settings-changed',
  { before, business }: { before: Snapshot; business: Business },
): Promise<void> {
  const subject = auditSubject('business', business.id, { businessId: business.id });
  return recordBusinessAction(ctx, em, { action, ...subject, before, after: toSnapshot(business) });
}

/**
 * The viewer's application with its status (docs/coverage.md: business §2 Business application).
 * @throws DomainError FORBIDDEN for members unless the business is trading
 */
export async function getBusinessApplication(ctx: RequestContext): Promise<BusinessApplication> {
  const { membership } = requireViewer(ctx);
  return toApplication(ctx, membership ? await requireViewerBusiness(ctx) : await findViewerBusiness(ctx));
}

/**
 * Sends an application. After a reset it reuses the row, to preserve the history.
 * @throws DomainError EMAIL_NOT_CONFIRMED; CONFLICT when there is one already, INVALID_INPUT for documents that aren't the viewer's
 */
export async function applyForBusiness(
  ctx: RequestContext,
  input: ApplyForBusinessInput,
): Promise<BusinessApplication> {
  const { name, location, phone, description } = input;
  await assertEmailConfirmed(ctx);
  return inTransaction(ctx.em, async (em) => {
    const owner = requireViewer(ctx).id;
    const existing = await em.findOne(Business, { owner });
    const documents = [...new Set(input.documents ?? [])];
    const { to } = businessTransition(existing?.status ?? NO_APPLICATION, BusinessAction.APPLY);
    const content = {
      name,
      location,
      phone,
      // An earlier application's currency and zone are the defaults, which say nothing of a number that is typed now.
      phoneE164: toE164(phone, getVisitorPlace(ctx.timeZone)),
      description,
      documents,
      status: to,
      appliedAt: ctx.now(),
      rejectionReason: null,
    };
    const business = existing
      ? em.assign(existing, content)
      : em.create(Business, {
          ...content,
          owner: ref(em.getReference(User, owner)),
          currency: DEFAULT_CURRENCY,
          createdAt: ctx.now(),
        });
    recordVerdict(ctx, em, business, 'applied');
    await em.flush();
    await claimDocuments(ctx, em, { filenames: documents, claim: `business:${business.id}`, field: 'documents' });
    await publishEvent(em, 'application', business.id);
    await notifyOfApplication(ctx, em, business.id);
    return toApplication(ctx, business);
  });
}

/**
 * Resets a rejected application, so that the form is shown again.
 * @throws DomainError CONFLICT unless it is rejected
 */
export async function reapplyForBusiness(ctx: RequestContext): Promise<BusinessApplication> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireViewerBusiness(ctx, em);
    business.status = businessTransition(business.status, BusinessAction.REAPPLY).to;
    business.rejectionReason = null;
    recordVerdict(ctx, em, business, 'reset');
    await em.flush();
    return toApplication(ctx, business);
  });
}

/**
 * Updates the business's name, address, phone or description, but not its documents.
 * @throws DomainError INVALID_INPUT naming name when staff approved the business under another one
 */
export async function updateBusiness(ctx: RequestContext, input: UpdateBusinessInput): Promise<BusinessApplication> {
  return inTransaction(ctx.em, async (em) => {
    const { id } = await requireViewerBusiness(ctx, em);
    // Locked, so that a concurrent approval covers the name that staff have seen.
    const business = await em.findOneOrFail(Business, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    const before = toSnapshot(business);
    if (input.name !== undefined && input.name !== business.name) {
      if (isNameReviewed(business.status)) {
        throw invalidInput([{ field: 'name', message: BUSINESS_MESSAGES.nameReviewed }]);
      }
      business.name = input.name;
    }
    if (input.location !== undefined) business.location = input.location;
    if (input.phone !== undefined) {
      business.phone = input.phone;
      business.phoneE164 = toE164(input.phone, business);
    }
    if (input.description !== undefined) business.description = input.description ?? '';
    await em.flush();
    await recordBusiness(ctx, em, 'business.changed', { before, business });
    return toApplication(ctx, business);
  });
}

/** The general settings of the viewer's business, with defaults. */
export async function getBusinessSettings(ctx: RequestContext): Promise<BusinessSettings> {
  const business = await requireViewerBusiness(ctx);
  return loadSettings(ctx.em, business);
}

/** The general settings of a business, with defaults. */
export async function loadSettings(em: EntityManager, business: Business): Promise<BusinessSettings> {
  const [slots, week] = await Promise.all([
    em.findOne(TimeSlotSettings, { business: business.id }),
    em.find(OperatingHours, { business: business.id }, { orderBy: { dayOfWeek: 'asc' } }),
  ]);
  const { slotDefaultMinutes, bufferDefaultMinutes, advanceDefaultDays, noticeDefaultHours } = TIME_SLOT_LIMITS;
  return {
    currency: business.currency,
    discountPercentage: business.discountPercentage,
    taxPercentage: business.taxPercentage,
    timeZone: business.timeZone,
    instantConfirmation: business.instantConfirmation,
    holdHours: business.holdHours,
    paymentRequired: business.paymentRequired,
    paymentHoldHours: business.paymentHoldHours,
    paymentReminders: business.paymentReminders,
    changeDays: business.changeDays,
    finalGuestsDays: business.finalGuestsDays,
    cancellationRules: business.cancellationRules,
    taxNumber: business.taxNumber,
    logo: business.logo,
    timeSlots: {
      slotDuration: slots?.slotDuration ?? slotDefaultMinutes,
      bufferTime: slots?.bufferTime ?? bufferDefaultMinutes,
      allowMultipleSlots: slots?.allowMultipleSlots ?? true,
      maxAdvanceBookingDays: slots?.maxAdvanceBookingDays ?? advanceDefaultDays,
      minAdvanceBookingHours: slots?.minAdvanceBookingHours ?? noticeDefaultHours,
    },
    operatingHours: week.map(({ dayOfWeek, openingTime, closingTime, isActive }) => ({
      dayOfWeek,
      openingTime,
      closingTime,
      isActive,
    })),
  };
}

/** Sets the logo. Logos on invoices of existing bookings are kept. */
async function changeLogo(
  ctx: RequestContext,
  em: EntityManager,
  business: Business,
  logo: string | null,
): Promise<void> {
  const printed = await lockPrintedLogos(em, business.id);
  const pictures = [...(logo === null ? [] : [logo]), ...printed];
  await claimPictures(ctx, em, { pictures, claim: `logo:${business.id}`, getField: () => 'logo' });
  business.logo = logo;
}

/** @throws DomainError FORBIDDEN for members of the team */
function assertSeller(ctx: RequestContext, business: Business): void {
  if (mayIn(requireViewer(ctx), toBusinessFacts(business), BusinessRight.SELLER)) return;
  throw new DomainError('FORBIDDEN', TEAM_MESSAGES.noRight, { details: { right: BusinessRight.SELLER } });
}

/**
 * Sets whether requests are confirmed by their first payment, and until when it is due.
 * @throws DomainError FORBIDDEN for members of the team; INVALID_INPUT together with instant confirmation
 */
function changePaymentRule(ctx: RequestContext, business: Business, input: BusinessSettingsInput): void {
  const { paymentRequired = business.paymentRequired, paymentHoldHours = business.paymentHoldHours } = input;
  if (paymentRequired !== business.paymentRequired || paymentHoldHours !== business.paymentHoldHours) {
    assertSeller(ctx, business);
    Object.assign(business, { paymentRequired, paymentHoldHours });
  }
  if (!paymentRequired || !business.instantConfirmation) return;
  const field = input.paymentRequired === true ? 'paymentRequired' : 'instantConfirmation';
  throw invalidInput([{ field, message: BUSINESS_MESSAGES.paymentFirst }]);
}

/** Updates the general settings; omitted fields stay as they are. Existing bookings keep what was agreed. */
export async function updateBusinessSettings(
  ctx: RequestContext,
  input: BusinessSettingsInput,
): Promise<BusinessSettings> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireViewerBusiness(ctx, em);
    const before = toSnapshot(business);
    if (input.currency !== undefined) business.currency = input.currency;
    if (input.discountPercentage !== undefined) business.discountPercentage = input.discountPercentage;
    if (input.taxPercentage !== undefined) business.taxPercentage = input.taxPercentage;
    if (input.timeZone !== undefined) business.timeZone = input.timeZone;
    // Currency and zone tell its country.
    business.phoneE164 = toE164(business.phone, business);
    if (input.holdHours !== undefined) business.holdHours = input.holdHours;
    if (input.paymentReminders !== undefined) business.paymentReminders = input.paymentReminders;
    if (input.changeDays !== undefined) business.changeDays = input.changeDays;
    if (input.finalGuestsDays !== undefined) business.finalGuestsDays = input.finalGuestsDays;
    if (input.cancellationRules) business.cancellationRules = sortCancellationRules(input.cancellationRules);
    if (input.instantConfirmation !== undefined) business.instantConfirmation = input.instantConfirmation;
    changePaymentRule(ctx, business, input);
    if (input.taxNumber !== undefined && input.taxNumber !== business.taxNumber) {
      // Whom invoices are from.
      assertSeller(ctx, business);
      assertRecentSignIn(ctx);
      business.taxNumber = input.taxNumber;
    }
    if (input.logo !== undefined) await changeLogo(ctx, em, business, input.logo);
    if (input.timeSlots) {
      await em.upsert(TimeSlotSettings, Object.assign({ business: business.id }, input.timeSlots), {
        onConflictFields: ['business'],
      });
    }
    if (input.operatingHours) {
      await em.nativeDelete(OperatingHours, { business: business.id });
      for (const hours of input.operatingHours)
        em.create(OperatingHours, Object.assign({ business: ref(business) }, hours));
    }
    await em.flush();
    await recordBusiness(ctx, em, 'business.settings-changed', { before, business });
    return loadSettings(em, business);
  });
}
