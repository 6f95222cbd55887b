/** Two owners: one with two halls and twenty bookings, one with two hundred and twenty thousand. Made up by arithmetic. */

/** Bookings lie within these days before and after today, so that every window of the portal has its share. */
const DAYS_BEFORE = 330;
const DAYS_AFTER = 60;
const CUSTOMERS = 500;
const REVIEWS_PER_HALL = 5;

/** @typedef {{ id: number, businessId: number, token: string, halls: number, bookings: number }} Owner */

/**
 * @param {import('pg').Client} client
 * @param {Omit<Owner, 'businessId'>} owner somebody who is registered
 * @returns {Promise<Owner>}
 */
export async function fillOwner(client, { id, token, halls, bookings }) {
  const { rows } = await client.query(
    `insert into businesses (owner_id, name, location, phone, description, status, approved_at, currency, tax_percentage)
     values ($1, 'Banquets', 'Main Boulevard, Lahore', '0300 1234567', 'Halls for weddings.', 'approved', now(), 'PKR', 16)
     returning id`,
    [id],
  );
  const businessId = /** @type {{ id: number }} */ (rows[0]).id;
  await fillHalls(client, businessId, halls);
  await fillBookings(client, businessId, bookings / halls);
  return { id, businessId, token, halls, bookings };
}

/** Guests who book and review. */
export async function fillCustomers(/** @type {import('pg').Client} */ client) {
  await client.query(
    `insert into users (email, email_key, username, username_key, password, name, role)
       select n || '@guest.test', n || '@guest.test', 'guest_' || n, 'guest_' || n, '', 'Guest ' || n, 'user'
         from generate_series(1, ${CUSTOMERS}) n`,
  );
}

/**
 * @param {import('pg').Client} client
 * @param {number} business
 * @param {number} halls
 */
async function fillHalls(client, business, halls) {
  const priced = (/** @type {string} */ table, /** @type {string} */ names) =>
    `insert into ${table} (business_id, name, price, price_type)
       select ${business}, name, 1000, 'fixed' from unnest(array[${names}]) name`;
  for (const statement of [
    priced('hall_categories', `'Wedding'`),
    priced('hall_types', `'Marquee'`),
    priced('fixed_services', `'Parking', 'Stage', 'Generator'`),
    priced('optional_services', `'Band', 'Flowers', 'Fireworks'`),
    `insert into amenities (business_id, name) select ${business}, name from unnest(array['Wifi', 'Lift', 'Lawn']) name`,
    `insert into business_time_slots (business_id) values (${business})`,
    `insert into halls (business_id, category_id, type_id, hall_number, hall_name, description, capacity, price_per_hour,
         price_per_person, location, city, profile_image, slider_images, status)
       select ${business}, c.id, t.id, n::text, 'Hall ' || n, repeat('A hall for weddings and receptions. ', 6),
           100 + n % 90 * 10, 1000 * (n % 20 + 1), 100 * (n % 50 + 5), n || ' Main Road, Lahore', 'Lahore',
           '/files/scenes/hall.webp', array['/files/scenes/stage.webp', '/files/scenes/table.webp'], 'active'
         from generate_series(1, ${halls}) n, hall_categories c, hall_types t
        where c.business_id = ${business} and t.business_id = ${business}`,
    `insert into hall_fixed_services (hall_id, service_id)
       select h.id, s.id from halls h join fixed_services s using (business_id) where business_id = ${business}`,
    `insert into hall_amenities (hall_id, amenity_id)
       select h.id, a.id from halls h join amenities a using (business_id) where business_id = ${business}`,
    `insert into hall_reviews (hall_id, user_id, rating, comment, created_at)
       select h.id, u.id, 1 + (h.id + u.id) % 5, 'A good evening.', now() - u.id * interval '1 day'
         from halls h join users u on u.username like 'guest%' and u.id % (${CUSTOMERS} / ${REVIEWS_PER_HALL}) = 0
        where h.business_id = ${business}`,
    `update halls h set rating = r.average, review_count = r.count
       from (select hall_id, avg(rating) as average, count(*) as count from hall_reviews group by 1) r
      where r.hall_id = h.id and h.business_id = ${business}`,
  ])
    await client.query(statement);
}

/**
 * @param {import('pg').Client} client
 * @param {number} business
 * @param {number} perHall how many bookings each of its halls has; no two on one day
 */
async function fillBookings(client, business, perHall) {
  const step = (DAYS_BEFORE + DAYS_AFTER) / perHall;
  for (const statement of [
    // The ledger is written below, in one go; the sums are built at the end.
    'set session_replication_role = replica',
    `insert into bookings (user_id, hall_id, business_id, start_time, end_time, guest_count, status, hall_base_price,
         tax_amount, total_price, customer_name, customer_phone, customer_email, hall_title, hall_location, business_name,
         currency, time_zone, hours, price_per_hour, price_per_person, tax_percentage, created_at, confirmed_at, cancelled_at,
         cancellation_reason)
       select u.id, b.hall_id, ${business}, b.starts, b.starts + interval '5 hours', 50 + b.n % 300, b.status, b.base, b.base * 0.16,
           b.base * 1.16, 'Guest ' || u.id, '+92 3' || lpad((abs(hashint4(u.id::int)) % 1000000000)::text, 9, '0'), u.id || '@guest.test', b.title, 'Main Road, Lahore',
           'Banquets', 'PKR', 'Asia/Karachi', 5, 1000, 100, 16, b.asked,
           case b.status when 'confirmed' then b.asked + interval '6 hours' end,
           case b.status when 'cancelled' then b.asked + interval '6 hours' end,
           case b.status when 'cancelled' then case when b.n % 2 = 0 then 'declined' else 'withdrawn' end end
         from (
           select h.id as hall_id, h.hall_name as title, k as n, 50000 + k % 7 * 10000 as base, t.starts,
               least(t.starts - (7 + k % 40) * interval '1 day', now() - k % 900 * interval '1 minute') as asked,
               case when k % 3 = 2 then 'cancelled'
                    when t.starts < now() or (k + h.id) % 4 <> 3 then 'confirmed' else 'pending' end as status
             from halls h cross join generate_series(1, ${perHall}) k
             cross join lateral (
               select date_trunc('day', now()) + (12 + k % 3) * interval '1 hour'
                   + (floor(k * ${step} + h.id % 4) - ${DAYS_BEFORE}) * interval '1 day' as starts) t
            where h.business_id = ${business}) b
         join users u on u.username = 'guest_' || (1 + (b.hall_id * 31 + b.n * 7) % ${CUSTOMERS})`,
    `insert into occupancies (unit_id, period, kind, booking_id)
       select l.unit_id, tstzrange(k.start_time, k.end_time), 'booking', k.id
         from bookings k join hall_unit_links l using (hall_id) where k.business_id = ${business} and k.status = 'confirmed'`,
    ...['fixed', 'optional'].map(
      (kind) => `insert into booking_${kind}_services (booking_id, service_id, name, price, price_type, amount)
       select k.id, s.id, s.name, s.price, s.price_type, s.price
         from bookings k join ${kind}_services s using (business_id) where k.business_id = ${business}`,
    ),
    'set session_replication_role = origin',
    `insert into booking_sums
       select k.business_id, p.kind, p.day, p.currency, p.slot, count(*), sum(p.total), sum(p.discount), sum(p.tax)
         from bookings k, booking_parts(k.status, k.confirmed_at, k.cancellation_reason, k.created_at, k.start_time, k.end_time,
             k.time_zone, k.currency, k.total_price, k.discount_amount, k.tax_amount, k.source) p where k.business_id = ${business} group by 1, 2, 3, 4, 5`,
  ])
    await client.query(statement);
}
