-- All-in prices count the cheapest menu that is served (docs/decisions/0051-all-in-price.md).

-- What the dishes that are chosen at first cost more per head: `chooseFirst` of domain/menus/menus.ts. Amounts in JSON are in
-- hundredths.
create function least_surcharge(courses jsonb) returns bigint language sql immutable as $$
  select coalesce(sum(d.surcharge), 0)::bigint
    from jsonb_array_elements(courses) c (course)
      cross join lateral (
        select (x.dish ->> 'surcharge')::bigint as surcharge from jsonb_array_elements(c.course -> 'dishes') x (dish)
          order by 1 limit (c.course ->> 'choose')::int) d
$$;

-- The numbers of a name in a list, in its order.
create function list_numbers(list jsonb, name text) returns bigint[] language sql immutable as $$
  select array_agg((x.item ->> name)::bigint order by x.place) from jsonb_array_elements(list) with ordinality x (item, place)
$$;

alter table menus
  add column band_heads bigint[] not null generated always as (list_numbers(bands, 'fromGuests')) stored,
  add column band_prices bigint[] not null generated always as (list_numbers(bands, 'price')) stored,
  add column least_surcharge bigint not null generated always as (least_surcharge(courses)) stored;

drop function all_in_price(int, date, tstzrange, int, int, time, int, int);

-- What an offer of a hall costs its guests in all, without optional services: `priceBooking` of domain/bookings/price.ts in SQL,
-- with the cheapest of the menus that `isServed` of domain/menus/menus.ts allows then, if any. `stay` is the period that is
-- priced: that of the offer, else an assumed one, which begins at a time of the day and takes so many minutes, or the hall's one
-- slot length. Amounts are in hundredths.
create function all_in_price(
  wanted_hall int, day date, period tstzrange, shift int, rate int, assumed_start time, assumed_minutes int,
  guests int)
returns table (stay tstzrange, total bigint, per_head bigint, menu_id int)
language sql stable rows 1 as $$
  with terms as (
    select h.id, h.category_id, h.type_id, b.discount_percentage as discount, b.tax_percentage as tax, t.stay,
        greatest(ceil(extract(epoch from upper(t.stay) - lower(t.stay)) / 3600), 1) as hours,
        coalesce(r.price_type, s.price_type) as price_type, coalesce(r.price, s.price) as price,
        h.price_per_hour, h.price_per_person, coalesce(r.percentage, 0) as percentage, r.price is not null as has_own_price,
        m.id as menu_id, coalesce(m.amount, 0) as menu_amount, case when m.id is null then guests else 0 end as heads
      from halls h
        join businesses b on b.id = h.business_id
        join effective_booking_settings e on e.hall_id = h.id
        cross join lateral (
          select coalesce(period, tstzrange(
            (day + assumed_start) at time zone e.time_zone,
            ((day + assumed_start) at time zone e.time_zone) + make_interval(mins => case when e.allow_multiple_slots
              then assumed_minutes else e.slot_duration end))) as stay) t
        left join hall_shifts s on s.id = shift
        left join hall_rates r on r.id = rate
        left join lateral (
          select x.id, (round(x.price * (100 + case when x.is_fixed then 0 else coalesce(r.percentage, 0) end) / 100)
              + x.least_surcharge) * x.heads / 100 as amount
            from (
              select o.id, o.is_fixed, o.least_surcharge, p.heads,
                  o.band_prices[width_bucket(p.heads, o.band_heads)]::numeric as price
                from menus o cross join lateral (select greatest(guests, o.guaranteed_heads)::bigint as heads) p
                where o.business_id = h.business_id and o.retired_at is null and (o.hall_ids is null or h.id = any(o.hall_ids))
                  and (cardinality(o.shift_names) = 0
                    or exists (select from unnest(o.shift_names) as n(name) where lower(n.name) = lower(s.name)))
                  and (lower(t.stay) at time zone e.time_zone)::date
                    between coalesce(o.first_day, '-infinity') and coalesce(o.last_day, 'infinity')) x
            order by amount, x.id limit 1) m on true
      where h.id = wanted_hall),
  based as (
    select t.*, t.menu_amount + case
        when t.price_type = 'per_person' then own.price * t.heads
        when t.price_type = 'per_hour' then own.price * t.hours
        when t.price_type = 'fixed' then own.price
        else round(t.price_per_hour * (100 + t.percentage) / 100, 2) * t.hours
          + round(t.price_per_person * (100 + t.percentage) / 100, 2) * t.heads end as base
      from terms t cross join lateral (
        select case when t.has_own_price then t.price else round(t.price * (100 + t.percentage) / 100, 2) end as price) own),
  summed as (
    select b.*, b.base
        + coalesce((
          select sum(case k.price_type when 'percentage' then round(b.base * k.price / 100, 2)
              when 'per_hour' then k.price * b.hours when 'per_person' then k.price * guests else k.price end)
            from (select c.price, c.price_type from hall_categories c where c.id = b.category_id
              union all select c.price, c.price_type from hall_types c where c.id = b.type_id) k), 0)
        + coalesce((
          select sum(case f.price_type when 'per_hour' then f.price * b.hours when 'per_person' then f.price * guests
              else f.price end)
            from hall_fixed_services l join fixed_services f on f.id = l.service_id
            where l.hall_id = b.id and f.is_included), 0) as sum
      from based b),
  discounted as (select s.*, s.sum - round(s.sum * s.discount / 100, 2) as net from summed s),
  priced as (
    -- The largest amount of money stands for any that is larger.
    select d.stay, d.menu_id, least((d.net + round(d.net * d.tax / 100, 2)) * 100, 999999999999) as total from discounted d)
  select p.stay, p.total::bigint, round(p.total / guests)::bigint, p.menu_id from priced p
$$;
