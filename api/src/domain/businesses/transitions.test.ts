import { describe, expect, it } from '@jest/globals';
import { BusinessAction, BusinessStatus, businessTransition, isNameReviewed } from './transitions.js';

const { NOT_APPLIED, PENDING, APPROVED, REJECTED, SUSPENDED } = BusinessStatus;

describe('[business §4] an application', () => {
  it.each([
    [APPROVED, BusinessAction.APPLY, "An application that is approved can't be applied for again"],
    [REJECTED, BusinessAction.APPROVE, "An application that is rejected can't be approved"],
    [SUSPENDED, BusinessAction.REJECT, "An application that is suspended can't be rejected"],
    [PENDING, BusinessAction.REAPPLY, "An application that is pending can't be reset"],
    [NOT_APPLIED, BusinessAction.SUSPEND, "An application that is not applied can't be suspended"],
    [APPROVED, BusinessAction.REINSTATE, "An application that is approved can't be reinstated"],
  ])('[business §4] that is %s refuses to %s: %s', (status, action, message) => {
    expect(() => businessTransition(status, action)).toThrow(
      expect.objectContaining({ code: 'CONFLICT', message, field: 'status', details: { status } }),
    );
  });

  it.each([
    [NOT_APPLIED, false],
    [PENDING, false],
    [APPROVED, true],
    [REJECTED, false],
    [SUSPENDED, true],
  ])('[business §4] that is %s has its name reviewed: %p', (status, reviewed) => {
    expect(isNameReviewed(status)).toBe(reviewed);
  });
});
