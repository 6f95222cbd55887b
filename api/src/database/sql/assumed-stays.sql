-- The hours that a price assumes on days of a hall of free times where none were asked for (docs/decisions/0051-all-in-price.md):
-- so many minutes from the usual start, else from the first start after it, else after noon, else of the part of the day; cut in
-- half hours to what hours, bookings and the city's closing hour leave. Null where the shortest booking doesn't fit. The same rules
-- as `hall_offers`, which knows no closing hours.
create function assumed_stays(
  wanted_hall int, days date[], begins_from time, begins_before time, usual_start time, usual_minutes int, at timestamptz)
returns table (day date, stay tstzrange) language plpgsql stable cost 5000 rows 4 as $$
#variable_conflict use_column
declare
  hall record;
  wanted tstzrange;
begin
  select h.business_id, city_key(h.city) as city_key, s.time_zone, make_interval(mins => s.buffer_time) as buffer,
      make_interval(mins => case when s.allow_multiple_slots then 120 else s.slot_duration end) as shortest,
      make_interval(mins => case when s.allow_multiple_slots then usual_minutes else s.slot_duration end) as longest,
      (at + make_interval(hours => s.notice_hours)) at time zone s.time_zone as earliest,
      exists (select from effective_operating_hours w where w.hall_id = h.id) as has_hours,
      exists (select from hall_shifts x where x.hall_id = h.id) as sells_shifts
    into hall
    from halls h join effective_booking_settings s on s.hall_id = h.id
    where h.id = wanted_hall;
  if hall.sells_shifts then
    return;
  end if;
  select tstzrange(min(d.day)::timestamp at time zone 'UTC' - interval '2 days',
      max(d.day)::timestamp at time zone 'UTC' + interval '4 days')
    into wanted from unnest(days) as d(day);
  return query
    with near as materialized (
      select distinct d.day + n as day from unnest(days) as d(day), generate_series(-1, 1) n),
    openings as materialized (
      select t.day, tstzrange(
          (t.day + t.opens::time) at time zone hall.time_zone,
          (t.day + case when t.closes::time <= t.opens::time then 1 else 0 end + t.closes::time)
            at time zone hall.time_zone) as hours
        from (
          select d.day,
              case when e.id is not null then e.opening_time when hall.has_hours then w.opening_time else '00:00' end as opens,
              case when e.id is not null then e.closing_time when hall.has_hours then w.closing_time else '00:00' end as closes
            from near d
              left join lateral (
                select x.id, x.opening_time, x.closing_time from schedule_exceptions x
                  where x.business_id = hall.business_id and (x.hall_id is null or x.hall_id = wanted_hall)
                    and daterange(x.first_day, x.last_day, '[]') @> d.day
                  order by x.hall_id nulls last limit 1) e on true
              left join effective_operating_hours w
                on hall.has_hours and w.hall_id = wanted_hall and w.is_active and w.day_of_week = extract(dow from d.day)) t
        where t.opens is not null),
    free as materialized (
      select unnest((select range_agg(o.hours) from openings o)
        - coalesce((
          select range_agg(tstzrange(lower(o.period) - hall.buffer, upper(o.period)))
            from hall_unit_links l join occupancies o on o.unit_id = l.unit_id
            where l.hall_id = wanted_hall and (o.kind <> 'hold' or o.expires_at > at) and o.period && wanted), '{}')
        - coalesce((
          select range_agg(tstzrange(
              (d.day + case when r.closing_time < '06:00' then 1 else 0 end + r.closing_time::time) at time zone hall.time_zone,
              (d.day + 1 + time '06:00') at time zone hall.time_zone))
            from city_rules r join near d on daterange(r.first_day, r.last_day, '[]') @> d.day
            where r.city_key = hall.city_key and r.closing_time is not null), '{}')) as hours)
    select p.day, (
        select tstzrange(c.start, c.start + hall.shortest + make_interval(mins => 30 * floor(extract(epoch from
            least(upper(f.hours) - c.start, hall.longest) - hall.shortest) / 1800)::int))
          from free f cross join lateral (values (greatest(lower(f.hours), p.begins)), (p.usual), (p.noon)) as c(start)
          where upper(f.hours) > p.begins and lower(f.hours) < p.before
            and c.start >= greatest(lower(f.hours), p.begins) and c.start < p.before
            and c.start + hall.shortest <= upper(f.hours)
          order by c.start < p.usual, c.start < p.noon, c.start limit 1)
      from (
        select d.day, (d.day + usual_start) at time zone hall.time_zone as usual,
            (d.day + time '12:00') at time zone hall.time_zone as noon,
            -- Notice ends at any second: a start is a half hour, or when something else ends.
            greatest(lower(o.hours), (d.day + begins_from) at time zone hall.time_zone,
              date_bin('30 minutes', hall.earliest + interval '30 minutes' - interval '1 microsecond', '2000-01-01')
                at time zone hall.time_zone) as begins,
            least(upper(o.hours), (d.day + begins_before) at time zone hall.time_zone,
              (d.day + 1)::timestamp at time zone hall.time_zone) as before
          from unnest(days) as d(day) join openings o on o.day = d.day) p;
end $$;
