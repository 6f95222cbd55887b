/** A business with a long thread and a full inbox, made up by arithmetic. */
import { fillCustomers, fillOwner } from './owner-data.mjs';

const HALLS = 10;
/** Of the conversations that are open. */
const OPEN_SHARE = 10;
/** Conversations that nobody of the business has read. */
const UNREAD = 30;

/** @typedef {{ businessId: number, ownerId: number, clerkId: number, threadId: number }} Talk */

const text = (/** @type {string} */ number) =>
  `'Message ' || ${number} || ': is there a ramp at the entrance of the hall, and room for word' || ${number} % 500 || ' cars?'`;

/**
 * @param {import('pg').Client} client
 * @param {{ messages: number, threads: number }} size
 * @returns {Promise<Talk>}
 */
export async function fillTalk(client, { messages, threads }) {
  await fillCustomers(client);
  const ownerId = await insertUser(client, 'owner', 'business');
  const clerkId = await insertUser(client, 'clerk', 'user');
  const { businessId } = await fillOwner(client, { id: ownerId, token: '', halls: HALLS, bookings: HALLS });
  await client.query(
    `insert into business_members (business_id, user_id, role, joined_at) values ($1, $2, 'clerk', now())`,
    [businessId, clerkId],
  );
  for (const statement of [
    `insert into users (email, email_key, username, username_key, password, name, role)
       select n || '@asker.test', n || '@asker.test', 'asker_' || n, 'asker_' || n, '', 'Guest ' || n, 'user'
         from generate_series(1, ${Math.ceil(threads / HALLS)}) n`,
    `insert into enquiries (hall_id, user_id, day, guest_count)
       select h.id, u.id, current_date + 30, 200 from halls h join users u on u.username like 'asker%'
        where h.business_id = ${businessId} order by u.id, h.id limit ${threads}`,
    `insert into threads (enquiry_id, last_sequence) select id, 2 from enquiries`,
    `insert into messages (thread_id, sequence, sender_id, side, text, created_at)
       select t.id, n, case n when 1 then t.customer_id else ${ownerId} end, case n when 1 then 'customer' else 'business' end,
           ${text('t.id')}, now() - interval '1 year' + t.id * interval '1 minute'
         from threads t cross join generate_series(1, 2) n order by t.id, n`,
    `update threads set done_at = now() where id % ${OPEN_SHARE} <> 0`,
    `update threads set assignee_id = ${clerkId} where id % ${OPEN_SHARE * 2} = 0`,
    `insert into thread_reads (thread_id, user_id, side, read_to)
       select id, ${ownerId}, 'business', 2 from threads order by id limit ${threads - UNREAD}`,
  ])
    await client.query(statement);
  const { rows } = await client.query(
    `insert into threads (booking_id, last_sequence)
       select min(id), ${messages} from bookings where business_id = ${businessId} returning id, customer_id as "customerId"`,
  );
  const { id: threadId, customerId } = /** @type {{ id: number, customerId: number }} */ (rows[0]);
  await client.query(
    `insert into messages (thread_id, sequence, sender_id, side, text, created_at)
       select ${threadId}, n, case n % 2 when 0 then ${ownerId} else ${customerId} end,
           case n % 2 when 0 then 'business' else 'customer' end, ${text('n')}, now() - interval '1 year' + n * interval '1 minute'
         from generate_series(1, ${messages}) n`,
  );
  await client.query('vacuum analyze');
  return { businessId, ownerId, clerkId, threadId };
}

/**
 * @param {import('pg').Client} client
 * @param {string} name
 * @param {string} role
 * @returns {Promise<number>}
 */
async function insertUser(client, name, role) {
  const { rows } = await client.query(
    `insert into users (email, email_key, username, username_key, password, name, role)
     values ($1 || '@bench.test', $1 || '@bench.test', $1, $1, '', $1, $2) returning id`,
    [name, role],
  );
  return /** @type {{ id: number }} */ (rows[0]).id;
}
