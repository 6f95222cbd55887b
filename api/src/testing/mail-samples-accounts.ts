import { Role } from '../domain/accounts/roles.js';
import * as accountMails from '../modules/accounts/account.mails.js';
import * as secondFactorMails from '../modules/accounts/second-factor.mails.js';
import { AccountSession } from '../modules/accounts/session.entity.js';
import * as sessionMails from '../modules/accounts/session.mails.js';
import { User } from '../modules/accounts/user.entity.js';
import type { Mail } from '../modules/notifications/outbox.service.js';

/** Samples of what each composer of a module writes, in every branch of its texts. */
export type Samples<Composers> = {
  [Name in keyof Composers as Name extends `create${string}` ? Name : never]: readonly Mail[];
};

/** When what mails tell of happens. */
export const AT = new Date('2026-12-05T13:00:00Z');
/** To whom they go. */
export const TO = 'ayesha@mail.test';

/** A person, with or without a confirmed address. */
export const user = (emailConfirmedAt: Date | null): User =>
  Object.assign(new User(), { name: 'Bilal Ahmed', email: TO, emailConfirmedAt });
const USERS = [user(AT), user(null)];
const SESSION = Object.assign(new AccountSession(), {
  createdAt: AT,
  lastUsedAt: AT,
  device: null,
  address: '10.0.0.1',
});
const SECOND_FACTOR_CHANGES = [
  'authenticator-added',
  'authenticator-removed',
  'passkey-added',
  'passkey-removed',
  'passkey-copied',
  'recovery-codes-renewed',
  'recovery-code-used',
  'second-factors-removed',
] as const satisfies readonly secondFactorMails.SecondFactorChange[];

/** Mails about accounts. */
export const accounts: Samples<typeof accountMails> = {
  createConfirmationMail: [accountMails.createConfirmationMail(TO, 'token')],
  createNewAddressMail: [accountMails.createNewAddressMail(TO, 'token')],
  createAddressChangeNotice: [accountMails.createAddressChangeNotice(TO, AT)],
  createAccountExistsMail: [accountMails.createAccountExistsMail(TO)],
  createSuspensionMail: [Role.USER, Role.BUSINESS].map((role) => accountMails.createSuspensionMail(TO, 'Unpaid', role)),
  createReinstatementMail: [accountMails.createReinstatementMail(TO)],
  createDeletionMail: (['person', 'staff'] as const).map((by) => accountMails.createDeletionMail(TO, by)),
  createPasswordChangeNotice: [accountMails.createPasswordChangeNotice(TO, AT)],
  createResetMail: [accountMails.createResetMail(TO, 'token')],
  createResetNotice: [true, false].map((isReclaimed) => accountMails.createResetNotice(TO, { at: AT, isReclaimed })),
};
/** Mails about second factors. */
export const secondFactors: Samples<typeof secondFactorMails> = {
  createSecondFactorMail: SECOND_FACTOR_CHANGES.flatMap((change) =>
    USERS.map((each) => secondFactorMails.createSecondFactorMail(each, change, AT, 'My phone')),
  ),
};
/** Mails about sessions. */
export const sessions: Samples<typeof sessionMails> = {
  createNewDeviceMail: USERS.flatMap((each) => [
    sessionMails.createNewDeviceMail(each, SESSION),
    sessionMails.createNewDeviceMail(each, Object.assign(new AccountSession(), SESSION, { place: 'Lahore, Pakistan' })),
  ]),
  createRenewalReusedMail: USERS.map((each) => sessionMails.createRenewalReusedMail(each, SESSION)),
};
