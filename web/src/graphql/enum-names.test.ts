/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { Role } from '@mehfil/api/domain/accounts/roles';
import { WebhookEvent } from '@mehfil/api/domain/integrations/inputs';
import { toEnumName } from './enum-names';

describe('the name of an enum’s value', () => {
  it('is the one of the schema', () => {
    expect(toEnumName(Role, Role.BUSINESS)).toBe('BUSINESS');
    expect(toEnumName(WebhookEvent, WebhookEvent.REVIEW_WRITTEN)).toBe('REVIEW_WRITTEN');
  });

  it('is unknown for anything else', () => {
    expect(() => toEnumName<Record<string, string>, string>({ ...Role }, 'owner')).toThrow('owner');
  });
});
