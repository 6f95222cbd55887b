import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { DISCOUNT_MESSAGES } from '../../domain/bookings/entry.js';
import { getMaxDiscount } from '../../domain/businesses/team.js';
import { invalidInput, type DomainError } from '../../domain/input/errors.js';
import { changeByPercent, formatHundredths, type Hundredths } from '../../domain/money/money.js';
import { TeamMember } from './team-member.entity.js';

/** A total that is agreed with a customer or guest. */
interface AgreedTotal {
  /** By the hall's prices. */
  quoted: Hundredths;
  total: Hundredths;
  /** What was given before: a member may leave it as it is. */
  discountBefore?: number;
  currency: string;
}

/**
 * Why the viewer, as a member of the team, may not agree on a total; the owner may agree on any.
 * @returns INVALID_INPUT on agreedPrice; null where they may
 */
export async function findDiscountRefusal(
  ctx: RequestContext,
  em: EntityManager,
  { quoted, total, discountBefore = 0, currency }: AgreedTotal,
): Promise<DomainError | null> {
  if (quoted - total <= Math.max(discountBefore, 0)) return null;
  return refuseDiscount(await findMaxDiscount(ctx, em), { quoted, total, currency });
}

/** How much less than the quoted price the viewer may agree on, in percent; null for the owner, who may agree on any. */
export async function findMaxDiscount(ctx: RequestContext, em: EntityManager): Promise<number | null> {
  const { id, membership } = requireViewer(ctx);
  if (!membership) return null;
  const { maxDiscountPercent } = await em.findOneOrFail(TeamMember, { user: id });
  return getMaxDiscount({ role: membership.role, maxDiscountPercent });
}

/** Why somebody who may give so much discount may not agree on a total; null where they may. */
export function refuseDiscount(
  percent: number | null,
  { quoted, total, currency }: Omit<AgreedTotal, 'discountBefore'>,
): DomainError | null {
  if (percent === null) return null;
  const least = changeByPercent(quoted, -percent);
  if (total >= least) return null;
  const lowest = formatHundredths(least, currency);
  const message = percent === 0 ? DISCOUNT_MESSAGES.none(lowest) : DISCOUNT_MESSAGES.tooLarge(percent, lowest);
  return invalidInput([{ field: 'agreedPrice', message }]);
}
