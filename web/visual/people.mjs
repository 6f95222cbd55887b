import { signInAs } from '../e2e/accounts.ts';
import { MOMENT } from './moment.mjs';

/** @typedef {import('./screens.mjs').Facts} Facts */
/** @typedef {import('./screens.mjs').Person} Person */

/** @typedef {Record<Exclude<Person, 'visitor'>, string>} Tokens a session's token by person */

const HOUR_MS = 3_600_000;
/** A venue owner who hasn't applied yet. The name is always the same: the control panel shows it. */
const APPLICANT = {
  email: 'applicant@mail.test',
  username: 'visual_applicant',
  name: 'Amna Sheikh',
  password: 'correct horse battery',
  role: 'business',
};

/**
 * @param {string} url
 * @param {string} path
 * @param {{ body?: unknown, token?: string }} [options]
 */
async function ask(url, path, { body, token } = {}) {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/**
 * Signs everybody in, always in the same order, whichever pictures are taken: the security log shows it.
 * @param {string} url
 * @returns {Promise<Tokens>}
 */
export async function signEverybodyIn(url) {
  const customer = (await signInAs(url, 'customer')).token;
  const owner = (await signInAs(url, 'owner')).token;
  const moderator = (await signInAs(url, 'moderator')).token;
  const admin = (await signInAs(url, 'admin')).token;
  const { token: applicant } = await ask(url, '/api/user/auth/register', { body: APPLICANT });
  return { customer, owner, moderator, admin, applicant };
}

/**
 * Shares the customer's first list, and finds out what addresses need.
 * @param {string} url
 * @param {Tokens} tokens
 * @returns {Promise<Facts>}
 */
export async function findFacts(url, { customer, owner }) {
  const graphql = async (/** @type {string} */ query) =>
    (await ask(url, '/graphql', { body: { query }, token: customer })).data;
  const { viewerSavedLists } = await graphql('{ viewerSavedLists { id } }');
  const { shareSavedList } = await graphql(`mutation { shareSavedList(id: ${viewerSavedLists[0].id}) { shareUrl } }`);
  const articles = await ask(url, '/api/public/blog/posts?limit=1');
  const halls = await ask(url, '/api/business/halls', { token: owner });
  const bookings = await ask(url, '/api/user/bookings?limit=1', { token: customer });
  const ownBookings = await ask(url, '/api/business/bookings?limit=1', { token: owner });
  const conversations = await ask(url, '/api/user/conversations?limit=1', { token: customer });
  const owned = await ask(url, '/api/business/conversations?limit=1', { token: owner });
  const enquiries = await ask(url, '/api/user/enquiries?limit=1', { token: customer });
  const guests = await ask(url, '/api/business/guests?limit=1', { token: owner });
  return {
    article: articles.data[0].slug,
    sharedList: new URL(shareSavedList.shareUrl).pathname.split('/').at(-1) ?? '',
    ownHall: halls.data[0].id,
    booking: bookings.data[0].id,
    enquiry: enquiries.data[0].id,
    conversation: conversations.data[0].id,
    ownerConversation: owned.data[0].id,
    ownBooking: ownBookings.data[0].id,
    ownGuest: guests.data[0].phone,
  };
}

/**
 * Closes the platform for maintenance.
 * @param {string} url
 * @param {Tokens} tokens
 */
export async function beginMaintenance(url, { admin }) {
  const body = {
    isEnabled: true,
    message: 'We are adding new halls.',
    endTime: new Date(Date.parse(MOMENT) + HOUR_MS),
  };
  await ask(url, '/api/admin/maintenance', { body, token: admin });
}
