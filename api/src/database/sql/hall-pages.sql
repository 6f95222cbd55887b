-- Finished pages of public halls and their businesses (docs/decisions/0022-read-models.md).

create table business_pages (
  business_id int primary key,
  page json not null,
  version bigint generated always as (content_version(variadic array[page::text])) stored not null,
  constraint business_pages_business_fkey foreign key (business_id) references businesses(id) on delete cascade
);

create table hall_pages (
  hall_id int primary key,
  business_id int not null,
  page json not null,
  version bigint generated always as (content_version(variadic array[page::text])) stored not null,
  constraint hall_pages_hall_fkey foreign key (hall_id) references halls(id) on delete cascade,
  constraint hall_pages_business_fkey foreign key (business_id) references business_pages(business_id) on delete cascade
);
create index hall_pages_business on hall_pages (business_id);

-- What every page of a business should be: the triggers copy it, a check compares it.
create view business_page_sources as
select b.id as business_id, json_build_object(
    'ownerId', b.owner_id, 'businessId', b.id, 'businessName', b.name, 'currency', b.currency, 'timeZone', b.time_zone,
    'isVerified', b.is_trading, 'instantConfirmation', b.instant_confirmation,
    'discountPercentage', (b.discount_percentage * 100)::int8, 'taxPercentage', (b.tax_percentage * 100)::int8,
    'settings', json_build_object(
      'timeZone', b.time_zone,
      'operatingHours', (
        select coalesce(json_agg(json_build_object('dayOfWeek', w.day_of_week, 'openingTime', w.opening_time,
            'closingTime', w.closing_time, 'isActive', w.is_active) order by w.day_of_week), '[]')
          from business_operating_hours w where w.business_id = b.id),
      'slots', (
        select json_build_object('slotDuration', t.slot_duration, 'bufferTime', t.buffer_time,
            'allowMultipleSlots', t.allow_multiple_slots, 'maxAdvanceBookingDays', t.max_advance_booking_days,
            'minAdvanceBookingHours', t.min_advance_booking_hours)
          from business_time_slots t where t.business_id = b.id)),
    'optionalServices', (
      select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'description', s.description,
          'price', (s.price * 100)::int8, 'priceType', upper(s.price_type), 'currency', b.currency, 'picture', s.picture)
            order by s.name, s.id), '[]')
        from optional_services s where s.business_id = b.id)) as page
  from businesses b;

-- What every page of a hall should be.
create view hall_page_sources as
select h.id as hall_id, h.business_id, json_build_object(
    'id', h.id, 'isPublic', h.is_public, 'hallNumber', h.hall_number, 'hallName', h.hall_name, 'description', h.description,
    'location', h.location, 'city', h.city, 'latitude', h.latitude, 'longitude', h.longitude, 'capacity', h.capacity,
    'pricePerHour', (h.price_per_hour * 100)::int8, 'pricePerPerson', (h.price_per_person * 100)::int8,
    'rating', h.rating::float8, 'reviewCount', h.review_count, 'profileImage', h.profile_image,
    'sliderImages', h.slider_images, 'isFeatured', h.is_featured,
    'category', (
      select json_build_object('id', k.id, 'name', k.name, 'price', (k.price * 100)::int8, 'priceType', upper(k.price_type),
          'currency', b.currency)
        from hall_categories k where k.id = h.category_id),
    'type', (
      select json_build_object('id', k.id, 'name', k.name, 'price', (k.price * 100)::int8, 'priceType', upper(k.price_type),
          'currency', b.currency)
        from hall_types k where k.id = h.type_id),
    'fixedServices', (
      select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'description', s.description,
          'price', (s.price * 100)::int8, 'priceType', upper(s.price_type), 'isIncluded', s.is_included,
          'currency', b.currency) order by s.name, s.id), '[]')
        from hall_fixed_services l join fixed_services s on s.id = l.service_id where l.hall_id = h.id),
    'amenities', (
      select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'description', a.description, 'icon', a.icon)
          order by a.name, a.id), '[]')
        from hall_amenities l join amenities a on a.id = l.amenity_id where l.hall_id = h.id),
    'shifts', (
      select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'weekdays', s.weekdays, 'startTime', s.start_time,
          'endTime', s.end_time, 'price', (s.price * 100)::int8, 'priceType', upper(s.price_type))
            order by s.start_time, s.id), '[]')
        from hall_shifts s where s.hall_id = h.id),
    'ownSettings', (
      select json_build_object('slotDuration', o.slot_duration, 'bufferTime', o.buffer_time,
          'allowMultipleSlots', o.allow_multiple_slots, 'maxAdvanceBookingDays', o.max_advance_booking_days,
          'minAdvanceBookingHours', o.min_advance_booking_hours,
          'operatingHours', case when o.has_own_hours then (
            select coalesce(json_agg(json_build_object('dayOfWeek', w.day_of_week, 'openingTime', w.opening_time,
                'closingTime', w.closing_time, 'isActive', w.is_active) order by w.day_of_week), '[]')
              from hall_operating_hours w where w.hall_id = h.id) end)
        from hall_booking_settings o where o.hall_id = h.id),
    'hallNameUrdu', h.hall_name_urdu, 'descriptionUrdu', h.description_urdu) as page
  from halls h join businesses b on b.id = h.business_id
  where h.is_public;

-- Of two writers, the second one sees what the first has written.
create function lock_business_pages(ids int[]) returns void language plpgsql as $$
begin
  insert into business_pages (business_id, page) select s.business_id, s.page from business_page_sources s
    where s.business_id = any(ids) and not exists (select from business_pages p where p.business_id = s.business_id)
    on conflict do nothing;
  perform from business_pages where business_id = any(ids) order by business_id for no key update;
end $$;

create function refresh_business_pages(ids int[]) returns void language plpgsql as $$
begin
  insert into business_pages (business_id, page) select business_id, page from business_page_sources
    where business_id = any(ids) on conflict do nothing;
  perform lock_business_pages(ids);
  update business_pages p set page = s.page from business_page_sources s
    where s.business_id = p.business_id and p.business_id = any(ids) and p.page::text <> s.page::text;
end $$;

create function refresh_hall_pages(ids int[]) returns void language plpgsql as $$
begin
  perform lock_business_pages(array(select distinct business_id from halls where id = any(ids)));
  delete from hall_pages p
    where p.hall_id = any(ids) and not exists (select from halls h where h.id = p.hall_id and h.is_public);
  insert into hall_pages as p (hall_id, business_id, page)
    select hall_id, business_id, page from hall_page_sources where hall_id = any(ids)
    on conflict (hall_id) do update set business_id = excluded.business_id, page = excluded.page
      where (p.business_id, p.page::text) is distinct from (excluded.business_id, excluded.page::text);
end $$;

create function halls_insert_refreshes_pages() returns trigger language plpgsql as $$
declare
  changed int[] := array(select distinct business_id from after where is_public);
  shown int[];
begin
  if cardinality(changed) = 0 then return null; end if;
  perform lock_business_pages(changed);
  shown := array(select id from after where is_public);
  perform refresh_hall_cards(shown);
  perform refresh_hall_pages(shown);
  return null;
end $$;

create trigger halls_insert_pages after insert on halls referencing new table as after
  for each statement execute function halls_insert_refreshes_pages();

create function halls_update_refreshes_pages() returns trigger language plpgsql as $$
declare
  changed int[] := array(
    select distinct unnest(array[after.business_id, before.business_id]) from after join before on before.id = after.id
      where (after.is_public or before.is_public)
        and (after.is_public, after.business_id, after.category_id, after.type_id, after.hall_number, after.hall_name,
         after.description, after.location, after.city, after.latitude, after.longitude, after.capacity,
         after.price_per_hour, after.price_per_person, after.rating, after.review_count, after.profile_image,
         after.slider_images, after.is_featured, after.hall_name_urdu, after.description_urdu)
        is distinct from (before.is_public, before.business_id, before.category_id, before.type_id, before.hall_number, before.hall_name,
         before.description, before.location, before.city, before.latitude, before.longitude, before.capacity,
         before.price_per_hour, before.price_per_person, before.rating, before.review_count, before.profile_image,
         before.slider_images, before.is_featured, before.hall_name_urdu, before.description_urdu));
  shown int[];
begin
  if cardinality(changed) = 0 then return null; end if;
  perform lock_business_pages(changed);
  shown := array(
    select after.id from after join before on before.id = after.id
      where (after.is_public, after.business_id, after.category_id, after.type_id, after.hall_number, after.hall_name,
       after.description, after.location, after.city, after.latitude, after.longitude, after.capacity,
       after.price_per_hour, after.price_per_person, after.rating, after.review_count, after.profile_image,
       after.slider_images, after.is_featured, after.hall_name_urdu, after.description_urdu)
      is distinct from (before.is_public, before.business_id, before.category_id, before.type_id, before.hall_number, before.hall_name,
       before.description, before.location, before.city, before.latitude, before.longitude, before.capacity,
       before.price_per_hour, before.price_per_person, before.rating, before.review_count, before.profile_image,
       before.slider_images, before.is_featured, before.hall_name_urdu, before.description_urdu));
  perform refresh_hall_cards(shown);
  perform refresh_hall_pages(shown);
  return null;
end $$;

create trigger halls_update_pages after update on halls referencing old table as before new table as after
  for each statement execute function halls_update_refreshes_pages();

create function businesses_insert_refreshes_pages() returns trigger language plpgsql as $$
declare
  changed int[] := array(select id from after);
begin
  if cardinality(changed) = 0 then return null; end if;
  perform lock_business_pages(changed);
  perform refresh_business_pages(changed);
  return null;
end $$;

create trigger businesses_insert_pages after insert on businesses referencing new table as after
  for each statement execute function businesses_insert_refreshes_pages();

create function businesses_update_refreshes_pages() returns trigger language plpgsql as $$
declare
  changed int[] := array(
    select after.id from after join before on before.id = after.id
      where (after.owner_id, after.name, after.currency, after.time_zone, after.is_trading, after.instant_confirmation,
       after.discount_percentage, after.tax_percentage)
      is distinct from (before.owner_id, before.name, before.currency, before.time_zone, before.is_trading, before.instant_confirmation,
       before.discount_percentage, before.tax_percentage));
  shown int[];
begin
  if cardinality(changed) = 0 then return null; end if;
  perform lock_business_pages(changed);
  perform refresh_business_pages(changed);
  shown := array(
    select h.id from after join before on before.id = after.id join halls h on h.business_id = after.id
      where h.is_public and (after.name, after.currency, after.instant_confirmation)
      is distinct from (before.name, before.currency, before.instant_confirmation));
  perform refresh_hall_cards(shown);
  perform refresh_hall_pages(shown);
  return null;
end $$;

create trigger businesses_update_pages after update on businesses referencing old table as before new table as after
  for each statement execute function businesses_update_refreshes_pages();

-- What owners set up for their halls changes the cards and pages of the halls that have it.
do $do$
declare
  part record;
  changed text;
begin
  for part in
    select * from (values
      ('hall_categories', '{name,price,price_type}', 'h.category_id in (%s)'),
      ('hall_types', '{name,price,price_type}', 'h.type_id in (%s)'),
      ('fixed_services', '{name,description,price,price_type,is_included}',
        'h.id in (select l.hall_id from hall_fixed_services l where l.service_id in (%s))'),
      ('amenities', '{name,description,icon}',
        'h.id in (select l.hall_id from hall_amenities l where l.amenity_id in (%s))')
    ) as parts (table_name, columns, halls)
  loop
    select format('from after join before on before.id = after.id where (%s) is distinct from (%s)',
        string_agg('after.' || name, ', '), string_agg('before.' || name, ', '))
      into changed from unnest(part.columns::text[]) as name;
    execute format($create$
      create function %1$s_update_refreshes_pages() returns trigger language plpgsql as $refresh$
      declare
        changed int[] := array(select distinct after.business_id %2$s);
        shown int[];
      begin
        if cardinality(changed) = 0 then return null; end if;
        perform lock_business_pages(changed);
        shown := array(select h.id from halls h where h.is_public and %3$s);
        perform refresh_hall_cards(shown);
        perform refresh_hall_pages(shown);
        return null;
      end $refresh$;

      create trigger %1$s_update_pages after update on %1$s referencing old table as before new table as after
        for each statement execute function %1$s_update_refreshes_pages();
    $create$, part.table_name, changed, format(part.halls, 'select after.id ' || changed));
  end loop;
end $do$;

-- What belongs to a business as a whole changes its page; what belongs to a hall changes the hall's card and page.
do $do$
declare
  part record;
  event record;
begin
  for part in
    select * from (values
      ('business_operating_hours', false),
      ('business_time_slots', false),
      ('optional_services', false),
      ('hall_amenities', true),
      ('hall_booking_settings', true),
      ('hall_fixed_services', true),
      ('hall_operating_hours', true),
      ('hall_shifts', true)
    ) as parts (table_name, of_hall)
  loop
    for event in
      select * from (values
        ('insert', 'after', 'new table as after'),
        ('update', '(table before union all table after)', 'old table as before new table as after'),
        ('delete', 'before', 'old table as before')
      ) as events (name, rows, tables)
    loop
      execute format(
        case when part.of_hall then $create$
          create function %1$s_%2$s_refreshes_pages() returns trigger language plpgsql as $refresh$
          declare
            changed int[] := array(select distinct h.business_id from %3$s r join halls h on h.id = r.hall_id);
            shown int[];
          begin
            if cardinality(changed) = 0 then return null; end if;
            perform lock_business_pages(changed);
            shown := array(select distinct r.hall_id from %3$s r);
            perform refresh_hall_cards(shown);
            perform refresh_hall_pages(shown);
            return null;
          end $refresh$;
        $create$ else $create$
          create function %1$s_%2$s_refreshes_pages() returns trigger language plpgsql as $refresh$
          declare
            changed int[] := array(select distinct r.business_id from %3$s r);
          begin
            if cardinality(changed) = 0 then return null; end if;
            perform lock_business_pages(changed);
            perform refresh_business_pages(changed);
            return null;
          end $refresh$;
        $create$ end || $create$
          create trigger %1$s_%2$s_pages after %2$s on %1$s referencing %4$s
            for each statement execute function %1$s_%2$s_refreshes_pages();
        $create$, part.table_name, event.name, event.rows, event.tables);
    end loop;
  end loop;
end $do$;
