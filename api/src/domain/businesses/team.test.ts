import { describe, expect, it } from '@jest/globals';
import { BusinessRight, hasRight, TeamRole } from './team.js';

/** The table of docs/decisions/0017-accounts.md: who has a right. */
const EXPECTED: Readonly<Record<BusinessRight, string>> = {
  BOOKINGS: 'OWNER MANAGER CLERK',
  CALENDAR: 'OWNER MANAGER CLERK',
  REVIEWS: 'OWNER MANAGER CLERK',
  VIEW_HALLS: 'OWNER MANAGER CLERK',
  REFUNDS: 'OWNER MANAGER',
  CNICS: 'OWNER MANAGER',
  HALLS: 'OWNER MANAGER',
  FIGURES: 'OWNER MANAGER',
  SETTINGS: 'OWNER MANAGER',
  SELLER: 'OWNER',
  INTEGRATIONS: 'OWNER',
  TEAM: 'OWNER',
  APPLICATION: 'OWNER',
};

describe('[security Never 2] rights in a business', () => {
  it.each(Object.entries(EXPECTED))('%s: %s', (right, roles) => {
    const having = Object.values(TeamRole).filter((role) => hasRight(role, right as BusinessRight));
    expect(having.join(' ')).toBe(roles);
  });

  it('are all decided', () => {
    expect(Object.keys(EXPECTED).sort()).toEqual(Object.keys(BusinessRight).sort());
  });
});
