import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { viewerOf, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { announce } from '../../graphql/live.js';
import {
  BUSINESS_MESSAGES,
  BusinessAction,
  BusinessStatus,
  businessTransition,
  DEFAULT_CURRENCY,
  invalidInput,
  isNameReviewed,
  LIMITS,
} from '../../rules/index.js';
import { User } from '../accounts/user.entity.js';
import { OperatingHours } from './operating-hours.entity.js';
import { TimeSlotSettings } from './time-slot-settings.entity.js';
import { claimDocuments, claimPictures } from '../media/claims.js';
import { ownBusiness, ownBusinessOrNull } from './business.access.js';
import { BusinessDecision, type BusinessVerdict } from './business-decision.entity.js';
import { Business } from './business.entity.js';
import type { ApplyForBusinessInput, BusinessSettingsInput, UpdateBusinessInput } from './business.inputs.js';
import type { BusinessApplication, BusinessSettings } from './business.types.js';

/** A business as its owner sees it; without one, an application that wasn't made. */
function toApplication(business: Business | null): BusinessApplication {
  if (!business || business.status === BusinessStatus.NOT_APPLIED) {
    return {
      id: null,
      status: BusinessStatus.NOT_APPLIED,
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
  const { id, status, name, location, phone, description, documents, currency, appliedAt } = business;
  const rejectionReason = status === BusinessStatus.SUSPENDED ? business.suspensionReason : business.rejectionReason;
  return { id, status, name, location, phone, description, documents, currency, rejectionReason, createdAt: appliedAt };
}

/** Writes a step into the history of a business. */
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
    decidedBy: ref(em.getReference(User, viewerOf(ctx).id)),
    decidedAt: ctx.now(),
  });
}

/** The viewer's application and where it stands (docs/coverage.md: business §2 Business application). */
export async function businessApplication(ctx: RequestContext): Promise<BusinessApplication> {
  return toApplication(await ownBusinessOrNull(ctx));
}

/**
 * Sends an application. After a reset the same row is used again, so that its history stays.
 * @throws DomainError CONFLICT when there is one already, INVALID_INPUT for documents that aren't the viewer's
 */
export async function applyForBusiness(
  ctx: RequestContext,
  input: ApplyForBusinessInput,
): Promise<BusinessApplication> {
  const { name, location, phone, description } = input;
  return inTransaction(ctx.em, async (em) => {
    const owner = viewerOf(ctx).id;
    const existing = await em.findOne(Business, { owner });
    const documents = [...new Set(input.documents ?? [])];
    const { to } = businessTransition(existing?.status ?? BusinessStatus.NOT_APPLIED, BusinessAction.APPLY);
    const content = {
      name,
      location,
      phone,
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
    await announce(em, 'application', business.id);
    return toApplication(business);
  });
}

/**
 * Resets a rejected application, so that the form shows again.
 * @throws DomainError CONFLICT unless it is rejected
 */
export async function reapplyForBusiness(ctx: RequestContext): Promise<BusinessApplication> {
  return inTransaction(ctx.em, async (em) => {
    const business = await ownBusiness(ctx, em);
    business.status = businessTransition(business.status, BusinessAction.REAPPLY).to;
    business.rejectionReason = null;
    recordVerdict(ctx, em, business, 'reset');
    await em.flush();
    return toApplication(business);
  });
}

/**
 * Changes the business's name, address, phone or description; documents can't be changed here.
 * @throws DomainError INVALID_INPUT naming name where staff have approved the business under another one
 */
export async function updateBusiness(ctx: RequestContext, input: UpdateBusinessInput): Promise<BusinessApplication> {
  return inTransaction(ctx.em, async (em) => {
    const { id } = await ownBusiness(ctx, em);
    // Locked: an approval at the same moment is of the name that staff have seen, or comes after.
    const business = await em.findOneOrFail(Business, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (input.name !== undefined && input.name !== business.name) {
      if (isNameReviewed(business.status)) {
        throw invalidInput([{ field: 'name', message: BUSINESS_MESSAGES.nameReviewed }]);
      }
      business.name = input.name;
    }
    if (input.location !== undefined) business.location = input.location;
    if (input.phone !== undefined) business.phone = input.phone;
    if (input.description !== undefined) business.description = input.description ?? '';
    await em.flush();
    return toApplication(business);
  });
}

/** The general settings of the viewer's business, with defaults where nothing was chosen. */
export async function businessSettings(ctx: RequestContext): Promise<BusinessSettings> {
  const business = await ownBusiness(ctx);
  return settingsOf(ctx.em, business);
}

/** The general settings of a business, with defaults where nothing was chosen. */
export async function settingsOf(em: EntityManager, business: Business): Promise<BusinessSettings> {
  const [slots, week] = await Promise.all([
    em.findOne(TimeSlotSettings, { business: business.id }),
    em.find(OperatingHours, { business: business.id }, { orderBy: { dayOfWeek: 'asc' } }),
  ]);
  const { slotDefaultMinutes, bufferDefaultMinutes, advanceDefaultDays, noticeDefaultHours } = LIMITS.timeSlots;
  return {
    currency: business.currency,
    discountPercentage: business.discountPercentage,
    taxPercentage: business.taxPercentage,
    timeZone: business.timeZone,
    instantConfirmation: business.instantConfirmation,
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

/** Sets the logo. Those that stand on papers of bookings already made are kept. */
async function changeLogo(
  ctx: RequestContext,
  em: EntityManager,
  business: Business,
  logo: string | null,
): Promise<void> {
  // Bookings being made hold the business: their papers are among those that are found.
  await em.execute('select id from businesses where id = ? for update', [business.id]);
  const printed = await em.execute<{ seller_logo: string }[]>(
    'select distinct seller_logo from bookings where business_id = ? and seller_logo is not null',
    [business.id],
  );
  const pictures = [...(logo === null ? [] : [logo]), ...printed.map(({ seller_logo }) => seller_logo)];
  await claimPictures(ctx, em, { pictures, claim: `logo:${business.id}`, fieldOf: () => 'logo' });
  business.logo = logo;
}

/** Changes the general settings; what is left out stays. Bookings keep what was agreed. */
export async function updateBusinessSettings(
  ctx: RequestContext,
  input: BusinessSettingsInput,
): Promise<BusinessSettings> {
  return inTransaction(ctx.em, async (em) => {
    const business = await ownBusiness(ctx, em);
    if (input.currency !== undefined) business.currency = input.currency;
    if (input.discountPercentage !== undefined) business.discountPercentage = input.discountPercentage;
    if (input.taxPercentage !== undefined) business.taxPercentage = input.taxPercentage;
    if (input.timeZone !== undefined) business.timeZone = input.timeZone;
    if (input.instantConfirmation !== undefined) business.instantConfirmation = input.instantConfirmation;
    if (input.taxNumber !== undefined) business.taxNumber = input.taxNumber;
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
    return settingsOf(em, business);
  });
}
