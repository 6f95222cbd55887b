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
    `create index bench_listing on halls (rating desc, id desc) include (location_text, capacity, price_per_person) where is_public`,
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
