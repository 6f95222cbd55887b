/** The halls that everything is measured on: made up by arithmetic, the same at every run. */

const HALLS_PER_BUSINESS = 5;

/** [city, its share of a thousand] */
const CITIES = /** @type {const} */ ([
  ['Karachi', 300],
  ['Lahore', 200],
  ['Islamabad', 120],
  ['Rawalpindi', 100],
  ['Faisalabad', 80],
  ['Multan', 70],
  ['Peshawar', 50],
  ['Sargodha', 40],
  ['Hyderabad', 20],
  ['Sukkur', 20],
]);
const AREAS = ['Gulberg', 'Clifton', 'Model Town', 'DHA', 'Saddar', 'Johar Town', 'Bahria Town', 'Cantt'];
const SERVICES = ['Parking', 'Air conditioning', 'Stage', 'Sound system', 'Generator'];

/** A number from 0 to `below` that looks like chance and depends on `of` alone. */
const chance = (/** @type {string} */ of, /** @type {number} */ below, salt = 0) =>
  `(abs(hashint4extended(${of}, ${salt})) % ${below})::int`;

const list = (/** @type {readonly string[]} */ words) => `array[${words.map((word) => `'${word}'`).join(', ')}]`;

/** The city of a hall, by its share. */
function getCity(/** @type {string} */ id) {
  let least = 0;
  const cases = CITIES.map(([city, share]) => `when ${chance(id, 1000, 1)} < ${(least += share)} then '${city}'`);
  return `case ${cases.join(' ')} end`;
}

/** @param {number} halls */
function statements(halls) {
  const businesses = Math.ceil(halls / HALLS_PER_BUSINESS);
  const perBusiness = (/** @type {string} */ table, /** @type {readonly string[]} */ names, more = '', values = '') =>
    `insert into ${table} (business_id, name${more})
       select b, name${values} from generate_series(1, ${businesses}) b cross join unnest(${list(names)}) as name`;
  return [
    // Triggers would refresh the search for each portion; it is built once at the end.
    'set session_replication_role = replica',
    `insert into users (email, email_key, username, username_key, password, name, role)
       select n || '@bench.test', n || '@bench.test', 'owner_' || n, 'owner_' || n, '', 'Owner ' || n, 'business'
         from generate_series(1, ${businesses}) n`,
    `insert into businesses (owner_id, name, location, phone, description, status, approved_at, currency)
       select n, 'Banquets ' || n, 'Main Boulevard', '03001234567', 'Halls for weddings.', 'approved', now(), 'PKR'
         from generate_series(1, ${businesses}) n`,
    perBusiness('hall_categories', ['Wedding'], ', price, price_type', `, 5000, 'fixed'`),
    perBusiness('hall_types', ['Marquee'], ', price, price_type', `, 0, 'fixed'`),
    perBusiness('fixed_services', SERVICES, ', price, price_type', `, 1000, 'fixed'`),
    perBusiness('optional_services', ['Band', 'Flowers', 'Fireworks'], ', price, price_type', `, 2500, 'fixed'`),
    perBusiness('amenities', ['Wifi', 'Prayer room', 'Lift', 'Bridal room']),
    `insert into business_time_slots (business_id) select n from generate_series(1, ${businesses}) n`,
    `insert into business_operating_hours (business_id, day_of_week, opening_time, closing_time)
       select n, d, '10:00', '23:00' from generate_series(1, ${businesses}) n cross join generate_series(0, 6) d`,
    `insert into halls (business_id, category_id, type_id, hall_number, hall_name, description, capacity, price_per_hour,
         price_per_person, location, city, profile_image, slider_images, status, is_public, rating, review_count)
       select b, b, b, n::text, 'Hall ' || n, repeat('A hall for weddings, receptions and corporate events. ', 6),
           100 + ${chance('n', 90, 2)} * 10, 1000 * ${chance('n', 20, 3)} + 1000, 100 * ${chance('n', 50, 4)} + 500,
           ${chance('n', 300, 5)} || ' Main Road, ' || (${list(AREAS)})[1 + ${chance('n', AREAS.length, 6)}] || ', ' || city,
           city, '/files/scenes/hall.webp', array['/files/scenes/stage.webp', '/files/scenes/table.webp'], 'active', true,
           ${chance('n', 401, 7)} / 100.0 + 1, ${chance('n', 300, 8)}
         from (select n, (n - 1) / ${HALLS_PER_BUSINESS} + 1 as b, ${getCity('n')} as city from generate_series(1, ${halls}) n) h`,
    `insert into hall_fixed_services (hall_id, service_id)
       select h.id, s.id from halls h join fixed_services s on s.business_id = h.business_id
        where (h.id + s.id) % ${SERVICES.length} <> 0`,
    `insert into hall_amenities (hall_id, amenity_id)
       select h.id, a.id from halls h join amenities a on a.business_id = h.business_id where (h.id + a.id) % 4 <> 0`,
    // For the contenders: everything that their search filters by, in the order of its list.
    `create index bench_listing on halls (rating desc, review_count desc, id desc) include (location_text, capacity, price_per_person) where is_public`,
    'analyze',
    'select refresh_business_pages(array(select id from businesses))',
    'select refresh_hall_pages(array(select id from halls))',
    'select refresh_hall_cards(array(select id from halls))',
    `insert into hall_counts (term, capacity_class, rating_class, count)
       select term, capacity_class, rating_class, count from hall_count_differences`,
    'set session_replication_role = origin',
    'vacuum analyze',
  ];
}

/**
 * Fills a migrated, empty database.
 * @param {import('pg').Client} client
 * @param {number} halls
 */
export async function fillHalls(client, halls) {
  for (const statement of statements(halls)) await client.query(statement);
}

/** Half of the halls sell shifts, a third of the businesses have rates; Saturdays are taken most. */
const takenTimes = (/** @type {number} */ perHall) => [
  'set session_replication_role = replica',
  `insert into hall_units (id, business_id, name) select id, business_id, 'Hall' from halls`,
  'insert into hall_unit_links (hall_id, unit_id) select id, id from halls',
  `insert into hall_shifts (hall_id, name, weekdays, start_time, end_time, price, price_type)
     select id, name, '{0,1,2,3,4,5,6}', starts, ends, price_per_person + more, 'per_person'
       from halls, (values ('Lunch', '12:00', '16:00', 0), ('Dinner', '18:30', '23:30', 300)) s(name, starts, ends, more) where id % 2 = 0`,
  `insert into hall_rates (business_id, weekdays, percentage) select id, '{6}', 20 from businesses where id % 3 = 0`,
  `insert into hall_rates (business_id, weekdays, hijri_month, percentage) select id, '{}', 9, -30 from businesses where id % 3 = 0`,
  // One for each of so many weeks, on a day of its own, mostly Saturday; lunch or dinner.
  `insert into occupancies (unit_id, kind, block_id, period)
     select h.id, 'block', 1, tstzrange(at, at + interval '5 hours')
       from halls h, generate_series(1, ${perHall}) week, lateral (
         select date_trunc('week', now()) + make_interval(weeks => week - 4,
           days => case when (h.id + week) % 3 = 0 then (h.id % 5)::int else 5 end,
           hours => case when (h.id + week) % 2 = 0 then 7 else 14 end) as at) t`,
  `select refresh_hall_cards(array(select id from halls where id % 2 = 0))`,
  'set session_replication_role = origin',
  'vacuum analyze',
];

/**
 * Gives filled halls units, shifts, rates and taken times.
 * @param {import('pg').Client} client
 * @param {number} perHall how many times of each hall are taken, one a week
 */
export async function takeTimes(client, perHall) {
  for (const statement of takenTimes(perHall)) await client.query(statement);
}

/** The guests that a search's capacity stands for. */
export const CAPACITIES = /** @type {Readonly<Record<number, readonly [least: number, most: number]>>} */ ({
  50: [0, 100],
  100: [100, 300],
  300: [300, 500],
  500: [500, 1_000_000],
});

/**
 * Searches as people make them: a place, most of them with guests, a price and a rating.
 * @param {number} count
 */
export function searches(count) {
  const capacities = [50, 100, 300, 500];
  return Array.from({ length: count }, (_, place) => {
    const [city = 'Lahore'] = CITIES[(place * 7) % CITIES.length] ?? [];
    const capacity = capacities[place % capacities.length] ?? 300;
    return { location: city, capacity, maxPrice: 2000 + (place % 4) * 1000, minRating: 3 + (place % 3) * 0.5 };
  });
}

/** Ratings that a search asks for at least; most ask for none. */
const RATINGS = [0, 0, 3, 3.5, 4];

/** Spreads consecutive numbers over 32 bits (MurmurHash3's finalizer). */
function scatter(/** @type {number} */ number) {
  let bits = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** The city of a search: as many ask for it as it has halls. @param {number} share from 0 to 999 */
function cityByShare(share) {
  let least = 0;
  return CITIES.find(([, part]) => share < (least += part))?.[0] ?? 'Lahore';
}

/**
 * Searches of which hardly any is made twice: a city by its share, guests from 50 to 1,500, a price to the rupee.
 * @param {number} place any number from 0
 */
export function distinctSearch(place) {
  return {
    location: cityByShare(scatter(4 * place) % 1000),
    guests: 50 + (scatter(4 * place + 1) % 1451),
    maxPrice: 1000 + (scatter(4 * place + 2) % 5000),
    minRating: RATINGS[scatter(4 * place + 3) % RATINGS.length] ?? 0,
  };
}
