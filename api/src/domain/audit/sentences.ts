import { formatCode } from '../text/words.js';

/**
 * The actions of the audit log with their text, which follows the actor's name; `%` is the subject's number or name. An action
 * without a text here can't be recorded.
 */
export const AUDIT_PHRASES = {
  'api_key.issued': 'issued API key %',
  'api_key.revoked': 'revoked API key %',
  'application.approved': 'approved the application of business %',
  'application.rejected': 'rejected the application of business %',
  'blog-category.added': 'added blog category %',
  'blog-category.changed': 'changed blog category %',
  'blog-category.removed': 'removed blog category %',
  'booking.approved': 'approved booking request %',
  'booking.declined': 'declined booking request %',
  'booking.entered': 'entered booking %',
  'booking.called-off': 'called off booking %',
  'booking.noted': 'changed the notes of booking %',
  'booking.cancelled': 'cancelled confirmed booking %',
  'business.changed': 'changed the details of business %',
  'business.settings-changed': 'changed the settings of business %',
  'business.reinstated': 'reinstated business %',
  'business.suspended': 'suspended business %',
  'business.viewed-as-owner': 'looked at the portal of business % as its owner sees it',
  'calendar.blocked': 'blocked days or hours (%)',
  'calendar.unblocked': 'removed block %',
  'calendar_feed.closed': 'closed the calendar feed of %',
  'calendar_feed.opened': 'opened a calendar feed for %',
  'calendar_feed.renewed': 'renewed the calendar feed of %',
  'catalogue.added': 'added entry % to the catalogue',
  'catalogue.changed': 'changed entry % of the catalogue',
  'catalogue.removed': 'removed entry % from the catalogue',
  'catalogue.imported': 'imported categories, types, services or amenities for business %',
  'comment.hidden': 'hid comment %',
  'comment.shown': 'showed comment % again',
  'demo.begun': 'began to fill in the demo data',
  'demo.filled': 'filled in the demo data',
  'environment.added': 'added the environment variable %',
  'environment.changed': 'changed the environment variable %',
  'environment.removed': 'removed the environment variable %',
  'environment.revealed': 'looked at the secret value of %',
  'environment.saved': 'saved the environment file',
  'environment.switched': 'switched the environment (%)',
  'hall.listed': 'listed hall %',
  'hall.changed': 'changed hall %',
  'hall.services-changed': 'changed the services or amenities of hall %',
  'hall.offline': 'took hall % offline',
  'hall.online': 'put hall % online',
  'hall.removed': 'removed hall %',
  'hall.featured': 'featured hall %',
  'hall.unfeatured': 'stopped featuring hall %',
  'halls.imported': 'imported halls for business %',
  'image.discarded': 'removed picture %',
  'image.uploaded': 'uploaded picture %',
  'job.removed': 'removed job %',
  'job.retried': 'ran job % again',
  'mail.retried': 'tried to send mail % again',
  'maintenance.ended': 'ended maintenance window %',
  'maintenance.scheduled': 'set maintenance window %',
  'post.archive': 'archived article %',
  'post.changed': 'changed article %',
  'post.publish': 'published article %',
  'post.removed': 'removed article %',
  'post.unarchive': 'took article % out of the archive',
  'post.unpublish': 'took article % back to draft',
  'post.written': 'wrote article %',
  'team.invited': 'invited somebody to the team of business %',
  'team.invitation-renewed': 'sent an invitation to the team of business % again',
  'team.invitation-revoked': 'took back an invitation to the team of business %',
  'team.joined': 'joined the team of business %',
  'team.left': 'left the team of business %',
  'team.member-removed': 'removed a member from the team of business %',
  'team.role-changed': 'changed a role in the team of business %',
  'rates.refresh-asked': 'asked for new exchange rates',
  'rates.set': 'set the exchange rate of %',
  'review.answered': 'answered review %',
  'review.hidden': 'hid review %',
  'review.reports_dismissed': 'dismissed the reports of review %',
  'review.shown': 'showed review % again',
  'tag.added': 'added tag %',
  'tag.removed': 'removed tag %',
  'user.deleted': 'deleted the account of user %',
  'user.second-factors-removed': 'removed the second factors of user %',
  'user.moderator-assigned': 'made user % a moderator',
  'user.moderator-removed': 'took the moderator’s role from user %',
  'user.reinstated': 'reinstated the account of user %',
  'user.suspended': 'suspended the account of user %',
  'webhook.added': 'added webhook %',
  'webhook.changed': 'changed webhook %',
  'webhook.removed': 'removed webhook %',
  'webhook.secret_rotated': 'gave webhook % a new secret',
  'webhook.resumed': 'resumed webhook %',
} as const;

/** An action of the audit log. */
export type AuditAction = keyof typeof AUDIT_PHRASES;

/**
 * The text of a recorded action, which follows the actor's name; for actions that are no longer recorded, derived from the
 * code.
 */
export function auditPhrase(action: string, subjectId: string | null | undefined): string {
  const phrase = Object.hasOwn(AUDIT_PHRASES, action) ? AUDIT_PHRASES[action as AuditAction] : undefined;
  if (phrase !== undefined) return phrase.replace('%', () => subjectId ?? '').trimEnd();
  return [formatCode(action).toLowerCase(), subjectId].filter(Boolean).join(' ');
}
