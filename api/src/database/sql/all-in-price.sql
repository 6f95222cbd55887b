-- What an offer of a hall costs its guests in all, without optional services: `priceBooking` of domain/bookings/price.ts in SQL
-- (docs/decisions/0051-all-in-price.md). `stay` is the period that is priced: that of the offer, else an assumed one, which begins
-- at a time of the day and takes so many minutes, or the hall's one slot length. Amounts are in hundredths.
create function all_in_price(
  wanted_hall int, day date, period tstzrange, shift int, rate int, assumed_start time, assumed_minutes int,
  guests int)
returns table (stay tstzrange, total bigint, per_head bigint)
language sql stable rows 1 as $$
  with terms as (
    select h.id, h.category_id, h.type_id, b.discount_percentage as discount, b.tax_percentage as tax, t.stay,
        greatest(ceil(extract(epoch from upper(t.stay) - lower(t.stay)) / 3600), 1) as hours,
        coalesce(r.price_type, s.price_type) as price_type, coalesce(r.price, s.price) as price,
        h.price_per_hour, h.price_per_person, coalesce(r.percentage, 0) as percentage, r.price is not null as has_own_price
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
      where h.id = wanted_hall),
  based as (
    select t.*, case
        when t.price_type = 'per_person' then own.price * guests
        when t.price_type = 'per_hour' then own.price * t.hours
        when t.price_type = 'fixed' then own.price
        else round(t.price_per_hour * (100 + t.percentage) / 100, 2) * t.hours
          + round(t.price_per_person * (100 + t.percentage) / 100, 2) * guests end as base
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
    select d.stay, least((d.net + round(d.net * d.tax / 100, 2)) * 100, 999999999999) as total from discounted d)
  select p.stay, p.total::bigint, round(p.total / guests)::bigint from priced p
$$;
