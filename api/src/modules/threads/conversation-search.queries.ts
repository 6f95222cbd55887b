import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { containsUrdu } from '../../database/searching.js';
import type { Database } from '../../database/tables.js';
import { CONVERSATION_LIMITS } from '../../domain/threads/conversations.js';
import { readInvoiceNumber } from '../../domain/bookings/invoice.js';
import { toSearchedWords } from '../../domain/threads/conversation-search.js';
import { MessageSide } from '../../domain/threads/messages.js';

/** Whose conversations they are: a customer's own, or those of a business, as one of its people reads them. */
export interface ConversationReader {
  userId: number;
  side: MessageSide;
  /** Null on the customer's side. */
  businessId: number | null;
}

/** Whether a folded text has every word. */
function hasAll(column: string | RawBuilder<string>, words: readonly string[]): RawBuilder<SqlBool> {
  const found = words.flatMap((word) => containsUrdu(column, word) ?? []);
  return sql<SqlBool>`(${sql.join(found, sql` and `)})`;
}

/** The latest message of each thread that has every word, among so many of the latest. */
export function selectMatches(db: Kysely<Database>, { userId, side, businessId }: ConversationReader, search: string) {
  const own = sql`select o.id from threads o where o.customer_id = ${userId}`;
  const ofOwn = sql`select o.business_id from threads o where o.customer_id = ${userId}`;
  const latest = db
    .selectFrom('messages as f')
    .select(['f.id', 'f.thread_id'])
    .where(
      side === MessageSide.CUSTOMER
        ? // By the businesses, too, which the index of the words begins with.
          sql<SqlBool>`f.business_id = any(array(${ofOwn})) and f.thread_id = any(array(${own}))`
        : sql<SqlBool>`f.business_id = ${businessId}`,
    )
    .where(hasAll('f.folded_text', toSearchedWords(search)))
    .orderBy('f.id', 'desc')
    .limit(CONVERSATION_LIMITS.searchedMessages);
  return db
    .selectFrom(latest.as('l'))
    .select(['l.thread_id as threadId', sql<number>`max(l.id)`.as('messageId')])
    .groupBy('l.thread_id');
}

/** Threads whose guest or hall have every word; for customers the business, too. */
function selectNamed(db: Kysely<Database>, { userId, side, businessId }: ConversationReader, words: readonly string[]) {
  const named = db
    .selectFrom('threads as n')
    .select('n.id')
    .limit(CONVERSATION_LIMITS.searchedMessages)
    .orderBy('n.last_message_at', 'desc');
  if (side === MessageSide.BUSINESS) {
    return named.where('n.business_id', '=', businessId ?? 0).where(hasAll('n.folded_text', words));
  }
  const withBusiness = sql<string>`(n.folded_text || E'\n' || urdu_form(w.name))`;
  return named
    .innerJoin('businesses as w', 'w.id', 'n.business_id')
    .where('n.customer_id', '=', userId)
    .where(hasAll(withBusiness, words));
}

/** Whether a search finds a thread (`t`): by a message, a name or the number of its booking. */
export function isFound(db: Kysely<Database>, reader: ConversationReader, search: string): RawBuilder<SqlBool> {
  const number = readInvoiceNumber(search);
  const written = db.selectFrom(selectMatches(db, reader, search).as('k')).select('k.threadId');
  const named = selectNamed(db, reader, toSearchedWords(search));
  // One list of ids, so that the threads are found by their key.
  const ids = sql`select ${sql.ref('threadId')} from (${written}) w union select id from (${named}) n`;
  const found = sql`t.id = any(array(${ids}))`;
  return number === null ? sql<SqlBool>`${found}` : sql<SqlBool>`(${found} or t.booking_id = ${number})`;
}
