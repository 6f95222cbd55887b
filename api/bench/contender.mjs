/**
 * `node contender.mjs bare|tuned DATABASE_URL`: what the product is measured against, a plain node:http server on `pg`.
 * `bare` asks the ordinary tables, one statement a request, prepared by name, with an index that holds all that its search
 * filters by. `tuned` reads answers that are finished already, by the terms of the search: the limit of what the machine can
 * do. Prints its port.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { CAPACITIES } from './data.mjs';

const [mode, databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });

const CARD = `json_build_object('id', h.id, 'hallName', h.hall_name, 'hallNumber', h.hall_number, 'profileImage', h.profile_image,
  'location', h.location, 'city', h.city, 'latitude', h.latitude, 'longitude', h.longitude, 'capacity', h.capacity,
  'pricePerPerson', h.price_per_person, 'pricePerHour', h.price_per_hour, 'businessName', b.name, 'businessCurrency', b.currency,
  'rating', h.rating, 'reviewCount', h.review_count, 'isFeatured', h.is_featured,
  'services', (select coalesce(json_agg(s.name order by s.id), '[]') from hall_fixed_services l
    join fixed_services s on s.id = l.service_id where l.hall_id = h.id))`;

const priced = (/** @type {string} */ alias) =>
  `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'description', ${alias}.description, 'price', ${alias}.price,
    'priceType', ${alias}.price_type)`;

const DETAIL = `json_build_object('id', h.id, 'hallNumber', h.hall_number, 'hallName', h.hall_name, 'description', h.description,
  'location', h.location, 'city', h.city, 'capacity', h.capacity, 'pricePerHour', h.price_per_hour,
  'pricePerPerson', h.price_per_person, 'rating', h.rating, 'reviewCount', h.review_count, 'profileImage', h.profile_image,
  'sliderImages', h.slider_images, 'isFeatured', h.is_featured,
  'category', (select ${priced('c')} from hall_categories c where c.id = h.category_id),
  'type', (select ${priced('t')} from hall_types t where t.id = h.type_id),
  'business', json_build_object('id', b.id, 'name', b.name, 'currency', b.currency, 'timeZone', b.time_zone,
    'instantConfirmation', b.instant_confirmation),
  'fixedServices', (select coalesce(json_agg(${priced('s')} order by s.name), '[]') from hall_fixed_services l
    join fixed_services s on s.id = l.service_id where l.hall_id = h.id),
  'optionalServices', (select coalesce(json_agg(${priced('o')} order by o.name), '[]') from optional_services o
    where o.business_id = b.id),
  'amenities', (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by a.name), '[]')
    from hall_amenities l join amenities a on a.id = l.amenity_id where l.hall_id = h.id),
  'operatingHours', (select coalesce(json_agg(json_build_object('dayOfWeek', day_of_week, 'openingTime', opening_time,
    'closingTime', closing_time) order by day_of_week), '[]') from business_operating_hours where business_id = b.id),
  'timeSlots', (select row_to_json(z) from business_time_slots z where z.business_id = b.id))`;

const FROM = 'from halls h join businesses b on b.id = h.business_id';

/**
 * The halls are found in the index alone, in their order, before anything of them is read. `position` instead of `like`: a
 * prepared `like` can't know its pattern, and would scan the trigram index for whatever comes.
 */
const BARE_SEARCH = `with found as materialized (
    select id from halls where is_public and position(lower($1::text) in location_text) > 0 and capacity between $2::int and $3::int
      and price_per_person <= $4::numeric and rating >= $5::numeric order by rating desc, review_count desc, id desc limit 12)
  select coalesce(json_agg(${CARD} order by h.rating desc, h.review_count desc, h.id desc), '[]')::text as answer
    ${FROM} where h.id in (select id from found)`;

/** @param {URLSearchParams} query */
function bareSearch(query) {
  const [least, most] = CAPACITIES[Number(query.get('capacity'))] ?? [Number(query.get('guests')), 1_000_000];
  const values = [query.get('location'), least, most, query.get('maxPrice'), query.get('minRating')];
  return pool.query({ name: 'search', text: BARE_SEARCH, values });
}

/** @param {URLSearchParams} query */
function tunedSearch(query) {
  const [least = 0, most = 0] = CAPACITIES[Number(query.get('capacity'))] ?? [];
  const text = `select '[' || coalesce(string_agg(c.card, ','), '') || ']' as answer from (
      select hall_id from hall_terms where term = $1 and capacity between $2 and $3 and price <= $4 and listing >= $5::bigint * 1000000
        order by listing desc, hall_id desc limit 12) found join bench_cards c using (hall_id)`;
  const term = `p:${(query.get('location') ?? '').toLowerCase()}`;
  const values = [term, least, most, Number(query.get('maxPrice')) * 100, Number(query.get('minRating')) * 100];
  return pool.query({ name: 'search', text, values });
}

/** @param {string} id */
const bareDetail = (id) =>
  pool.query({
    name: 'detail',
    text: `select ${DETAIL}::text as answer ${FROM} where h.is_public and h.id = $1`,
    values: [id],
  });

/** @param {string} id */
const tunedDetail = (id) =>
  pool.query({ name: 'detail', text: 'select detail as answer from bench_details where hall_id = $1', values: [id] });

if (mode === 'tuned') {
  await pool.query(`create table if not exists bench_cards as select h.id as hall_id, (${CARD})::text as card ${FROM}`);
  await pool.query('create unique index if not exists bench_cards_hall on bench_cards (hall_id)');
  await pool.query(`create table if not exists bench_details as select h.id as hall_id, (${DETAIL})::text as detail ${FROM}
    where h.id % 50 = 0`);
  await pool.query('create unique index if not exists bench_details_hall on bench_details (hall_id)');
  await pool.query('vacuum analyze bench_cards, bench_details');
}

const search = mode === 'tuned' ? tunedSearch : bareSearch;
const detail = mode === 'tuned' ? tunedDetail : bareDetail;

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const id = /^\/halls\/(\d+)$/.exec(pathname)?.[1];
  (id === undefined ? search(searchParams) : detail(id)).then(
    ({ rows }) => {
      const answer = String(/** @type {{ answer: string }[]} */ (rows)[0]?.answer);
      response.setHeader('Content-Type', 'application/json').end(answer);
    },
    (/** @type {unknown} */ error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  console.log(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
});
