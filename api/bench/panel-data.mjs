/** What the control panel's lists are measured on: made up by arithmetic, the same at every run. */

const FIRST = ['Ayesha', 'Bilal', 'Fatima', 'Hamza', 'Imran', 'Khadija', 'Nadia', 'Omar', 'Sana', 'Zainab'];
const LAST = ['Ahmed', 'Butt', 'Chaudhry', 'Iqbal', 'Khan', 'Malik', 'Qureshi', 'Raza', 'Sheikh', 'Siddiqui'];

const pick = (/** @type {readonly string[]} */ words, /** @type {string} */ by) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (abs(hashint4extended(n, ${by})) % ${words.length})::int]`;

const since = (/** @type {string} */ minutes) => `timestamptz '2027-01-01' - make_interval(mins => ${minutes})`;

/**
 * @param {{ people: number, posts: number }} size people are as many as audit events, mails, comments and reviews
 */
function statements({ people, posts }) {
  const rows = (/** @type {number} */ count) => `generate_series(1, ${count}) n`;
  return [
    `insert into users (email, email_key, username, username_key, password, name, role, created_at)
       select 'person' || n || '@bench.test', 'person' || n || '@bench.test', 'person_' || n, 'person_' || n, '',
              ${pick(FIRST, '1')} || ' ' || ${pick(LAST, '2')}, case when n % 10 = 0 then 'business' else 'user' end, ${since('n')}
         from ${rows(people)}`,
    `create temp table bench_people as select id, (row_number() over (order by id))::int as n from users`,
    'create unique index on bench_people (n)',
    'analyze bench_people',
    `insert into businesses (owner_id, name, location, phone, description, status, applied_at, approved_at, currency)
       select id, 'Banquets ' || id, 'Main Boulevard ' || id, '03001234567', 'Halls for weddings.',
              case when id % 20 = 0 then 'pending' else 'approved' end, created_at, created_at, 'PKR'
         from users where role = 'business'`,
    `insert into audit_events (actor_id, action, subject_type, subject_id, before, after, at)
       select p.id, (array['user.delete', 'blog.publish', 'business.approve', 'review.hide'])[1 + n.n % 4],
              (array['user', 'blog_post', 'business', 'review'])[1 + n.n % 4], n.n::text, '{"status": "pending"}', '{"status": "approved"}', ${since('n.n')}
         from ${rows(people)} join bench_people p on p.n = 1 + n.n % 50`,
    `insert into outbox_mails (to_address, subject, text, html, kind, status, created_at, sent_at)
       select 'person' || n || '@bench.test', 'Your booking ' || n, 'Words of the mail.', '<p>Words of the mail.</p>', 'booking-confirmed',
              case when n % 50 = 0 then 'failed' else 'sent' end, ${since('n')}, ${since('n')}
         from ${rows(people)}`,
    `insert into blog_categories (name, slug) select 'Category ' || n, 'category-' || n from ${rows(10)}`,
    `insert into blog_posts (title, slug, content, excerpt, category_id, author_id, status, published_at, created_at)
       select 'Mehndi plans ' || n, 'mehndi-plans-' || n, '<p>Words.</p>', 'About evening ' || n, 1 + n % 10, 1,
              (array['draft', 'published', 'archived'])[1 + n % 3], ${since('n')}, ${since('n')}
         from ${rows(posts)}`,
    `insert into blog_comments (post_id, user_id, content, status, created_at)
       select 1 + n % ${posts}, p.id, 'Which hall was it, number ' || n || '?', case when n % 50 = 0 then 'hidden' else 'approved' end, ${since('n')}
         from ${rows(people)} join bench_people p using (n)`,
    `insert into halls (business_id, hall_number, location, status) select id, 'Hall ' || id, 'Canal Road, Lahore', 'inactive' from businesses`,
    'create temp table bench_halls as select id, (row_number() over (order by id))::int as n, count(*) over ()::int as halls from halls',
    // Triggers would keep the rating of a hall for each of them.
    'set session_replication_role = replica',
    `insert into hall_reviews (hall_id, user_id, rating, comment, created_at, is_hidden, hidden_reason, hidden_at)
       select h.id, p.id, 1 + n.n % 5, 'A fine evening, number ' || n.n || '.', ${since('n.n')}, n.n % 50 = 0,
              case when n.n % 50 = 0 then 'Insults' end, case when n.n % 50 = 0 then now() end
         from ${rows(people)} join bench_people p using (n) join bench_halls h on h.n = 1 + n.n % h.halls`,
    `insert into list_counts (list, key, day, count)
       select 'reviews', case when is_hidden then 'hidden' else 'shown' end, (created_at at time zone 'UTC')::date, count(*) from hall_reviews group by 2, 3`,
    'set session_replication_role = origin',
    'vacuum analyze',
  ];
}

/**
 * Fills a migrated, empty database.
 * @param {import('pg').Client} client
 * @param {Size} size
 */
export async function fillPanel(client, size) {
  for (const statement of statements(size)) await client.query(statement);
}

/**
 * @typedef {{ list: string, name: string, operation: string, variables: (size: Size) => Record<string, unknown> }} Read
 */

const PAGE = 20;

/** @typedef {{ people: number, posts: number }} Size */

/** What goes on behind the row that stands in the middle of a list by time. */
const behindTheMiddle = (/** @type {number} */ rows) => {
  const at = Date.UTC(2027, 0, 1) - (rows / 2) * 60_000;
  return Buffer.from(JSON.stringify([new Date(at).toISOString(), 0])).toString('base64url');
};
const BEHIND_A_NAME = Buffer.from(JSON.stringify(['imran khan', 0])).toString('base64url');

/**
 * The reads of one list: its first, middle and last page, what stands behind a cursor in the middle, and whatever else is given.
 * @param {string} list
 * @param {string} operation
 * @param {'people' | 'posts'} many how many rows the list has
 * @param {Record<string, Record<string, unknown> & { deep?: 'page' | 'cursor' }>} more by name: variables, defaults to those of a first page
 * @returns {Read[]}
 */
function reads(list, operation, many, more) {
  const page = (/** @type {Size} */ size, /** @type {(pages: number) => number} */ which) => ({
    limit: PAGE,
    page: which(Math.floor(size[many] / PAGE)),
  });
  /** @type {Record<string, (size: Size) => Record<string, unknown>>} */
  const parts = {
    first: () => ({ limit: PAGE, page: 1 }),
    page: (size) => page(size, (pages) => Math.ceil(pages / 2)),
    last: (size) => page(size, (pages) => pages),
    cursor: (size) => ({ limit: PAGE, after: behindTheMiddle(size[many]) }),
  };
  const read = (/** @type {string} */ name, /** @type {string} */ part, /** @type {object} */ variables = {}) => ({
    list,
    name,
    operation,
    variables: (/** @type {Size} */ size) => ({ paging: parts[part]?.(size), ...variables }),
  });
  return [
    read('first page', 'first'),
    read('page in the middle', 'page'),
    read('last page', 'last'),
    read('behind a cursor', 'cursor'),
    ...Object.entries(more).map(([name, { deep = 'first', ...variables }]) => read(name, deep, variables)),
  ];
}

/** Everything that is measured. What is searched is there with few rows too. */
export const READS = [
  ...reads('users', 'PanelPeople', 'people', {
    'by name': { order: 'NAME' },
    'by name, backwards': { order: 'NAME_DESCENDING' },
    'by name, page in the middle': { order: 'NAME', deep: 'page' },
    'by name, backwards, page in the middle': { order: 'NAME_DESCENDING', deep: 'page' },
    'by name, behind a cursor': { order: 'NAME', paging: { limit: PAGE, after: BEHIND_A_NAME } },
    'oldest first': { order: 'OLDEST' },
    'of a role': { filter: { role: 'BUSINESS' } },
    'of a role, by name': { filter: { role: 'BUSINESS' }, order: 'NAME' },
    'search for one': { filter: { text: 'person77@' } },
    'search for many': { filter: { text: 'khan' } },
    'search for all': { filter: { text: 'bench.test' } },
    'search for all, by name': { filter: { text: 'bench.test' }, order: 'NAME' },
    'search for all, fifth page': { filter: { text: 'bench.test' }, paging: { limit: PAGE, page: 5 } },
    'search for all, behind a cursor': { filter: { text: 'bench.test' }, deep: 'cursor' },
    'search of two letters': { filter: { text: 'sa' } },
    'search for nobody': { filter: { text: 'xyzzy' } },
  }),
  ...reads('posts', 'PanelBlogPosts', 'posts', {
    'of a state': { filter: { status: 'DRAFT' } },
    'of a category': { filter: { categoryId: 3 } },
    'of a state and a category': { filter: { status: 'DRAFT', categoryId: 3 } },
    'search for one': { filter: { search: 'plans 77' } },
    'search for all': { filter: { search: 'mehndi' } },
    'search for none': { filter: { search: 'xyzzy' } },
  }),
  ...reads('comments', 'PanelComments', 'people', {
    'that are hidden': { filter: { state: 'HIDDEN' } },
    'that are shown': { filter: { state: 'SHOWN' } },
    'search for one': { filter: { text: 'number 77?' } },
    'search for all': { filter: { text: 'which hall' } },
    'search for all, behind a cursor': { filter: { text: 'which hall' }, deep: 'cursor' },
    'search for none': { filter: { text: 'xyzzy' } },
  }),
  ...reads('audit log', 'PanelAudit', 'people', {
    'of an action': { filter: { action: 'business.approve' } },
    'of a kind of action': { filter: { action: 'blog.' } },
    'of a kind of thing': { filter: { subjectType: 'review' } },
    'of a person': { filter: { actor: 'person7@' } },
    'of many people': { filter: { actor: 'khan' } },
    'of a month': { filter: { from: '2026-12-01T00:00:00Z', to: '2027-01-01T00:00:00Z' } },
  }),
  ...reads('reviews', 'PanelReviews', 'people', {
    'that are hidden': { filter: { state: 'HIDDEN' } },
    'that are reported': { filter: { state: 'REPORTED' } },
    'search for one': { filter: { state: 'ALL', text: 'number 77.' } },
    'search for all': { filter: { state: 'ALL', text: 'fine evening' } },
    'search for all, behind a cursor': { filter: { state: 'ALL', text: 'fine evening' }, deep: 'cursor' },
    'search for an author': { filter: { state: 'ALL', text: 'khan' } },
    'search for none': { filter: { state: 'ALL', text: 'xyzzy' } },
  }),
  ...reads('mails', 'PanelOutbox', 'people', {
    'of a state': { filter: { status: 'FAILED' } },
    'of a frequent state': { filter: { status: 'SENT' } },
    'search for one': { filter: { text: 'person77@' } },
    'search for all': { filter: { text: 'booking' } },
    'search for all, behind a cursor': { filter: { text: 'booking' }, deep: 'cursor' },
    'search for none': { filter: { text: 'xyzzy' } },
  }),
  {
    list: 'businesses',
    name: 'that wait',
    operation: 'PanelBusinesses',
    variables: () => ({ filter: { status: 'PENDING' }, paging: { limit: PAGE, page: 1 } }),
  },
  {
    list: 'businesses',
    name: 'all',
    operation: 'PanelBusinesses',
    variables: () => ({ paging: { limit: PAGE, page: 1 } }),
  },
  {
    list: 'businesses',
    name: 'search for many',
    operation: 'PanelBusinesses',
    variables: () => ({ filter: { text: 'banquets' }, paging: { limit: PAGE, page: 1 } }),
  },
  { list: 'overview', name: 'the whole of it', operation: 'PanelOverview', variables: () => ({}) },
  { list: 'blog', name: 'figures and categories', operation: 'PanelBlogHead', variables: () => ({}) },
];
