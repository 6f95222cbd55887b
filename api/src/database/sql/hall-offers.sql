-- Whether halls are free, and what they offer on the dates of a search (docs/decisions/0010-search.md).

-- Whether a hall can be booked for a day and hours in its own zone: within notice and advance, open, and free with the buffer.
-- The same rules as domain/availability/availability.ts, where a single hall is asked.
create function hall_is_free(wanted_hall int, day date, starts time, ends time, at timestamptz) returns boolean
language plpgsql stable cost 1000 as $$
declare
  hall record;
  wanted tstzrange;
  has_hours boolean;
begin
  select * into hall from effective_booking_settings e where e.hall_id = wanted_hall;
  has_hours := exists (select from effective_operating_hours w where w.hall_id = wanted_hall);
  wanted := tstzrange(
    (day + starts) at time zone hall.time_zone,
    (day + case when ends <= starts then 1 else 0 end + ends) at time zone hall.time_zone);
  if exists (select from hall_shifts s where s.hall_id = wanted_hall) then
    return exists (
      select from (
          select d.day, tstzrange(
              (d.day + s.start_time::time) at time zone hall.time_zone,
              (d.day + case when s.end_time <= s.start_time then 1 else 0 end + s.end_time::time)
                at time zone hall.time_zone) as period
            from hall_shifts s join unnest(array[day - 1, day]) as d(day) on extract(dow from d.day) = any(s.weekdays)
            where s.hall_id = wanted_hall) sold
        left join lateral (
          select x.id, x.opening_time, x.closing_time from schedule_exceptions x
            where x.business_id = hall.business_id and (x.hall_id is null or x.hall_id = wanted_hall)
              and daterange(x.first_day, x.last_day, '[]') @> sold.day
            order by x.hall_id nulls last limit 1) e on true
        where sold.period @> wanted
          and (e.id is null or sold.period <@ tstzrange(
            (sold.day + e.opening_time::time) at time zone hall.time_zone,
            (sold.day + case when e.closing_time <= e.opening_time then 1 else 0 end + e.closing_time::time)
              at time zone hall.time_zone))
          and (e.id is null or e.opening_time is not null)
          and lower(sold.period) >= at + make_interval(hours => hall.notice_hours)
          and sold.day <= (at at time zone hall.time_zone)::date + hall.advance_days
          and not exists (
            select from hall_unit_links l join occupancies o on o.unit_id = l.unit_id
              where l.hall_id = wanted_hall
                and o.period && tstzrange(lower(sold.period), upper(sold.period) + make_interval(mins => hall.buffer_time))
                and (o.kind <> 'hold' or o.expires_at > at)));
  end if;
  if lower(wanted) < at + make_interval(hours => hall.notice_hours)
    or day > (at at time zone hall.time_zone)::date + hall.advance_days
    or (not hall.allow_multiple_slots
      and upper(wanted) - lower(wanted) <> make_interval(mins => hall.slot_duration))
  then
    return false;
  end if;
  if not coalesce((
select range_agg(tstzrange(
    (o.day + o.opens::time) at time zone hall.time_zone,
    (o.day + case when o.closes <= o.opens then 1 else 0 end + o.closes::time) at time zone hall.time_zone))
  from (
    select d.day,
        case when e.id is not null then e.opening_time when has_hours then w.opening_time else '00:00' end as opens,
        case when e.id is not null then e.closing_time when has_hours then w.closing_time else '00:00' end as closes
      from unnest(array[day - 1, day, day + 1]) as d(day)
        left join lateral (
          select x.id, x.opening_time, x.closing_time from schedule_exceptions x
            where x.business_id = hall.business_id and (x.hall_id is null or x.hall_id = wanted_hall)
              and daterange(x.first_day, x.last_day, '[]') @> d.day
            order by x.hall_id nulls last limit 1) e on true
        left join effective_operating_hours w on w.hall_id = wanted_hall and w.is_active and w.day_of_week = extract(dow
          from d.day)) o
  where o.opens is not null), '{}') @> wanted
  then
    return false;
  end if;
  return not exists (
    select from hall_unit_links l join occupancies o on o.unit_id = l.unit_id
      where l.hall_id = wanted_hall
        and o.period && tstzrange(lower(wanted), upper(wanted) + make_interval(mins => hall.buffer_time))
        and (o.kind <> 'hold' or o.expires_at > at));
end $$;

-- `findRate` of domain/rates/rates.ts, in SQL: the most specific rate of a day; its order is that of decision 0025.
create function rate_on(wanted_business int, wanted_hall int, day date, shift text, month int)
returns setof hall_rates language sql stable rows 1 as $$
  select r.* from hall_rates r
    where r.business_id = wanted_business and (r.hall_id is null or r.hall_id = wanted_hall)
      and (r.shift_name is null or lower(r.shift_name) = lower(shift))
      and (cardinality(r.weekdays) = 0 or extract(dow from day)::smallint = any(r.weekdays))
      and (r.first_day is null or day between r.first_day and r.last_day)
      and (r.season_start is null or case when r.season_start <= r.season_end
        then to_char(day, 'MM-DD') between r.season_start and r.season_end
        else to_char(day, 'MM-DD') >= r.season_start or to_char(day, 'MM-DD') <= r.season_end end)
      and (r.hijri_month is null or r.hijri_month = month)
    order by
      case when r.first_day is not null then 0 when r.hijri_month is not null then 1 when r.season_start is not null then 2
        else 3 end,
      r.hall_id is null,
      case when r.first_day is not null then r.last_day - r.first_day
        when r.season_start is not null then ('2024-' || r.season_end)::date - ('2024-' || r.season_start)::date
          + case when r.season_end < r.season_start then 366 else 0 end else 0 end,
      case cardinality(r.weekdays) when 0 then 7 else cardinality(r.weekdays) end,
      r.shift_name is null, r.id
    limit 1
$$;

-- What a hall offers on some days: its free shifts, or a free time, each at its price then. The same rules as
-- domain/availability and domain/rates, where a single hall is asked. `months` are the Hijri months of the days from
-- `months_from` on. With hours, an offer covers them; without, it begins between two times of the day.
create function hall_offers(
  wanted_hall int, days date[], months_from date, months int[], begins_from time, begins_before time, starts time, ends time,
    at timestamptz)
returns table (
  day date, period tstzrange, shift_id int, shift_name varchar, price bigint, price_type varchar, guest_price bigint, rate_id int)
language plpgsql stable cost 5000 rows 4 as $$
#variable_conflict use_column
declare
  hall record;
  taken tstzmultirange;
  wanted date[];
  earliest timestamptz;
begin
  select s.business_id, greatest(h.capacity, 1) as capacity, h.price_per_person, s.time_zone,
      make_interval(mins => s.buffer_time) as buffer, s.advance_days, s.notice_hours, s.allow_multiple_slots,
      make_interval(mins => case when s.allow_multiple_slots then 120 else s.slot_duration end) as shortest,
      exists (select from hall_shifts x where x.hall_id = h.id) as sells_shifts,
      exists (select from hall_rates x where x.business_id = h.business_id and (x.hall_id is null
        or x.hall_id = h.id)) as has_rates,
      exists (select from effective_operating_hours w where w.hall_id = h.id) as has_hours,
      exists (select from schedule_exceptions x where x.business_id = h.business_id
        and (x.hall_id is null or x.hall_id = h.id)) as has_exceptions
    into hall
    from halls h join effective_booking_settings s on s.hall_id = h.id
    where h.id = wanted_hall;
  earliest := at + make_interval(hours => hall.notice_hours);
  wanted := array(
    select d.day from unnest(days) as d(day)
      where d.day between (at at time zone hall.time_zone)::date and (at at time zone hall.time_zone)::date + hall.advance_days);
  if cardinality(wanted) = 0 then
    return;
  end if;
  select coalesce(range_agg(o.period), '{}') into taken
    from hall_unit_links l join occupancies o on o.unit_id = l.unit_id
    where l.hall_id = wanted_hall and (o.kind <> 'hold' or o.expires_at > at)
      and o.period && (select tstzrange(min(d.day)::timestamp at time zone 'UTC' - interval '2 days',
        max(d.day)::timestamp at time zone 'UTC' + interval '4 days') from unnest(wanted) as d(day));
  if hall.sells_shifts then
    return query
      select p.day, p.period, p.shift_id, p.shift_name, (p.price * 100)::bigint, p.price_type, round(case p.price_type
        when 'per_person' then p.price
        when 'per_hour' then p.price * p.hours / hall.capacity
        else p.price / hall.capacity end * 100)::bigint, p.rate_id
        from (
          select sold.day, sold.period, sold.id as shift_id, sold.name as shift_name, greatest(ceil(extract(epoch
            from upper(sold.period) - lower(sold.period)) / 3600), 1) as hours,

            case when r.id is null then sold.price when r.price is not null then r.price
              else round(sold.price * (100 + r.percentage) / 100, 2) end as price,
            coalesce(r.price_type, sold.price_type) as price_type, r.id as rate_id
            from (
              select d.day, s.id, s.name, s.price, s.price_type, s.start_time,
                  tstzrange(
          (d.day + s.start_time::time) at time zone hall.time_zone,
          (d.day + case when s.end_time::time <= s.start_time::time then 1
            else 0 end + s.end_time::time) at time zone hall.time_zone) as period
                from (
                  select w.day, w.day as asked from unnest(wanted) as w(day)
                  union all select w.day - 1, w.day from unnest(wanted) as w(day) where starts is not null) d
                  join hall_shifts s on s.hall_id = wanted_hall and extract(dow from d.day)::smallint = any(s.weekdays)
                where starts is null or tstzrange(
          (d.day + s.start_time::time) at time zone hall.time_zone,
          (d.day + case when s.end_time::time <= s.start_time::time then 1
            else 0 end + s.end_time::time) at time zone hall.time_zone) @> tstzrange(
          (d.asked + starts) at time zone hall.time_zone,
          (d.asked + case when ends <= starts then 1 else 0 end + ends) at time zone hall.time_zone)) sold
              left join lateral (
          select x.id, x.opening_time, x.closing_time from schedule_exceptions x
            where hall.has_exceptions and x.business_id = hall.business_id and (x.hall_id is null or x.hall_id = wanted_hall)
              and daterange(x.first_day, x.last_day, '[]') @> sold.day
            order by x.hall_id nulls last limit 1) e on true
              left join lateral rate_on(hall.business_id, wanted_hall, sold.day, sold.name, months[sold.day - months_from + 1]) r
                on hall.has_rates
            where lower(sold.period) >= earliest
              and not taken && tstzrange(lower(sold.period), upper(sold.period) + hall.buffer)
              and (begins_from is null or sold.start_time::time >= begins_from)
              and (begins_before is null or sold.start_time::time < begins_before)
              and (e.id is null or (e.opening_time is not null
                and sold.period <@ tstzrange(
          (sold.day + e.opening_time::time) at time zone hall.time_zone,
          (sold.day + case when e.closing_time::time <= e.opening_time::time then 1
            else 0 end + e.closing_time::time) at time zone hall.time_zone)))) p;
    return;
  end if;
  return query
    with openings as materialized (
      select o.day, tstzrange(
          (o.day + o.opens::time) at time zone hall.time_zone,
          (o.day + case when o.closes::time <= o.opens::time then 1
            else 0 end + o.closes::time) at time zone hall.time_zone) as opening
        from (
          select d.day,
              case when e.id is not null then e.opening_time when hall.has_hours then w.opening_time else '00:00' end as opens,
              case when e.id is not null then e.closing_time when hall.has_hours then w.closing_time else '00:00' end as closes
            from (select distinct x.day + n as day from unnest(wanted) as x(day), generate_series(-1, 1) n) d
              left join lateral (
          select x.id, x.opening_time, x.closing_time from schedule_exceptions x
            where hall.has_exceptions and x.business_id = hall.business_id and (x.hall_id is null or x.hall_id = wanted_hall)
              and daterange(x.first_day, x.last_day, '[]') @> d.day
            order by x.hall_id nulls last limit 1) e on true
              left join effective_operating_hours w
                on hall.has_hours and w.hall_id = wanted_hall and w.is_active and w.day_of_week = extract(dow from d.day)) o
        where o.opens is not null),
    opened as materialized (select coalesce(range_agg(o.opening), '{}') as hours from openings o),
    free as materialized (
      select unnest(o.hours - coalesce((
          select range_agg(tstzrange(lower(x) - hall.buffer, upper(x))) from unnest(taken) as x), '{}')) as range
        from opened o)
    select p.day, p.period, null::int, null::varchar, (p.price * 100)::bigint, p.price_type, round(case p.price_type
        when 'per_person' then p.price
        when 'per_hour' then p.price * p.hours / hall.capacity
        else p.price / hall.capacity end * 100)::bigint, p.rate_id
      from (
        select d.day, d.period,
            case when d.period is null then extract(epoch from hall.shortest) / 3600 else greatest(ceil(extract(epoch
              from upper(d.period) - lower(d.period)) / 3600), 1) end as hours,

            case when r.id is null then hall.price_per_person when r.price is not null then r.price
              else round(hall.price_per_person * (100 + r.percentage) / 100, 2) end as price,
            coalesce(r.price_type, 'per_person') as price_type, r.id as rate_id
          from (
            select x.day, case when starts is not null then tstzrange(
          (x.day + starts) at time zone hall.time_zone,
          (x.day + case when ends <= starts then 1 else 0 end + ends) at time zone hall.time_zone) end as period
              from unnest(wanted) as x(day)) d
            left join lateral rate_on(hall.business_id, wanted_hall, d.day, null, months[d.day - months_from + 1]) r
              on hall.has_rates
          where case when d.period is not null then
              lower(d.period) >= earliest and (select o.hours from opened o) @> d.period
                and case when hall.allow_multiple_slots then upper(d.period) - lower(d.period) >= hall.shortest
                  else upper(d.period) - lower(d.period) = hall.shortest end
                and not taken && tstzrange(lower(d.period), upper(d.period) + hall.buffer)
            else exists (
              select from openings o, lateral (
                  select least(upper(o.opening), (d.day + begins_before) at time zone hall.time_zone) as before,
                      greatest(lower(o.opening), earliest, (d.day + begins_from) at time zone hall.time_zone) as begins) b,
                  free f
                where o.day = d.day and greatest(b.begins, lower(f.range)) < b.before
                  and greatest(b.begins, lower(f.range)) + hall.shortest <= upper(f.range))
            end) p;
end $$;
