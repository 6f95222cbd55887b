import { describe, expect, test } from '@jest/globals';
import { useSchemaRules, type Attempt } from './testing.js';

const refusedBy = useSchemaRules();

describe('every rule of the schema refuses, by its name', () => {
  test.each<[string, Attempt]>([
    ['users_email_unique', async (r) => [await r.user({ email_key: 'a@b.pk' }), await r.user({ email_key: 'a@b.pk' })]],
    [
      'users_username_unique',
      async (r) => [await r.user({ username_key: 'ali' }), await r.user({ username_key: 'ali' })],
    ],
    ['users_phone_unique', async (r) => [await r.user({ phone: '+92 300-123' }), await r.user({ phone: '+92300123' })]],
    ['users_role_known', (r) => r.user({ role: 'root' })],
    [
      'businesses_owner_unique',
      async (r) => [
        await r.business({ owner_id: await r.user() }),
        await r.client.query(
          'insert into businesses (owner_id, name, location, phone, description) select owner_id, name, location, phone, description from businesses',
        ),
      ],
    ],
    ['businesses_status_known', (r) => r.business({ status: 'open' })],
    ['businesses_currency_known', (r) => r.business({ currency: 'BTC' })],
    ['businesses_discount_share', (r) => r.business({ discount_percentage: '100.01' })],
    ['businesses_tax_share', (r) => r.business({ tax_percentage: '-0.01' })],
    ['businesses_verdict_complete', (r) => r.business({ status: 'approved', approved_at: null })],
    ['businesses_verdict_complete', (r) => r.business({ status: 'rejected', approved_at: null })],
    ['businesses_suspension_complete', (r) => r.business({ status: 'suspended' })],
    ['businesses_place_complete', (r) => r.business({ latitude: 31.5 })],
    ['businesses_place_complete', (r) => r.business({ latitude: 91, longitude: 74 })],
    ['businesses_owner_fkey', (r) => r.business({ owner_id: 999_999 })],
    [
      'business_decisions_reason_given',
      async (r) =>
        r.insert('business_decisions', {
          business_id: await r.business(),
          decided_by: await r.user(),
          verdict: 'rejected',
        }),
    ],
    [
      'business_operating_hours_day_known',
      async (r) =>
        r.insert('business_operating_hours', {
          business_id: await r.business(),
          day_of_week: 7,
          opening_time: '09:00',
          closing_time: '23:00',
        }),
    ],
    [
      'business_operating_hours_times',
      async (r) =>
        r.insert('business_operating_hours', {
          business_id: await r.business(),
          day_of_week: 0,
          opening_time: '9:00',
          closing_time: '23:00',
        }),
    ],
    [
      'business_operating_hours_times',
      async (r) =>
        r.insert('business_operating_hours', {
          business_id: await r.business(),
          day_of_week: 0,
          opening_time: '09:00',
          closing_time: '24:00',
        }),
    ],
    [
      'business_time_slots_slot',
      async (r) => r.insert('business_time_slots', { business_id: await r.business(), slot_duration: 14 }),
    ],
    [
      'business_time_slots_buffer',
      async (r) => r.insert('business_time_slots', { business_id: await r.business(), buffer_time: -1 }),
    ],
    [
      'hall_categories_price_not_negative',
      async (r) => r.insert('hall_categories', { business_id: await r.business(), name: 'A', price: '-0.01' }),
    ],
    [
      'hall_categories_price_type_known',
      async (r) => r.insert('hall_categories', { business_id: await r.business(), name: 'A', price_type: 'per_day' }),
    ],
    [
      'hall_types_share',
      async (r) =>
        r.insert('hall_types', {
          business_id: await r.business(),
          name: 'A',
          price: '100.01',
          price_type: 'percentage',
        }),
    ],
    [
      'fixed_services_price_type_known',
      async (r) => r.insert('fixed_services', { business_id: await r.business(), name: 'A', price_type: 'percentage' }),
    ],
    ['halls_status_known', (r) => r.hall({ status: 'closed' })],
    ['halls_active_complete', (r) => r.hall({ price_per_hour: null })],
    ['halls_active_complete', (r) => r.hall({ category_id: null })],
    ['halls_removed_bare', (r) => r.hall({ status: 'inactive', deleted_at: new Date(0) })],
    ['halls_capacity_positive', (r) => r.hall({ capacity: 0 })],
    ['halls_price_per_person_not_negative', (r) => r.hall({ price_per_person: '-1' })],
    ['halls_rating_range', (r) => r.hall({ rating: '5.01' })],
    ['halls_place_complete', (r) => r.hall({ longitude: 74.3 })],
    ['halls_import_complete', (r) => r.hall({ import_source: 'osm' })],
    [
      'halls_import_unique',
      async (r) => {
        const business_id = await r.business();
        const from = { business_id, import_source: 'osm', import_ref: 'n1' };
        return [await r.hall(from), await r.hall(from)];
      },
    ],
    ['bookings_status_known', (r) => r.booking({ status: 'approved' })],
    ['bookings_period', (r) => r.booking({ end_time: '2027-04-01T14:00:00Z' })],
    ['bookings_period', (r) => r.booking({ end_time: '2027-04-02T14:00:00.001Z' })],
    ['bookings_guests_positive', (r) => r.booking({ guest_count: 0 })],
    ['bookings_hours_positive', (r) => r.booking({ hours: 25 })],
    ['bookings_amounts_not_negative', (r) => r.booking({ hall_base_price: '-5', total_price: '-5' })],
    [
      'bookings_total_adds_up',
      (r) => r.booking({ hall_base_price: '100', discount_amount: '10', tax_amount: '5', total_price: '100' }),
    ],
    ['bookings_confirmation_complete', (r) => r.booking({ status: 'confirmed' })],
    ['bookings_confirmation_complete', (r) => r.booking({ confirmed_at: new Date(0) })],
    ['bookings_cancellation_complete', (r) => r.booking({ status: 'cancelled', cancelled_at: new Date(0) })],
    ['bookings_cancellation_complete', (r) => r.booking({ cancellation_reason: 'declined' })],
    [
      'bookings_cancellation_reason_known',
      (r) => r.booking({ status: 'cancelled', cancelled_at: new Date(0), cancellation_reason: 'bored' }),
    ],
    ['bookings_payment_due_complete', (r) => r.booking({ payment_due_at: new Date(0) })],
    ['bookings_confirmed_occupies', (r) => r.booking({ status: 'confirmed', confirmed_at: new Date(0) })],
    [
      'booking_optional_services_quantity',
      async (r) =>
        r.insert('booking_optional_services', {
          booking_id: await r.booking(),
          name: 'A',
          price: '1',
          price_type: 'fixed',
          amount: '1',
          quantity: 0,
        }),
    ],
    [
      'idempotency_keys_unique',
      async (r) => {
        const row = { user_id: await r.user(), operation: 'requestBooking', key: 'k', request_hash: 'h' };
        return [await r.insert('idempotency_keys', row), await r.insert('idempotency_keys', row)];
      },
    ],
    [
      'occupancies_kind_known',
      async (r) =>
        r.insert('occupancies', {
          unit_id: await r.unit(await r.hall()),
          period: '[2027-01-01,2027-01-02)',
          kind: 'other',
        }),
    ],
    [
      'occupancies_external_complete',
      async (r) =>
        r.insert('occupancies', {
          unit_id: await r.unit(await r.hall()),
          period: '[2027-01-01,2027-01-02)',
          kind: 'external',
        }),
    ],
    [
      'external_calendars_counts',
      async (r) =>
        r.insert('external_calendars', {
          ...{ business_id: await r.business(), name: 'Diary', url: 'https://a.test', next_sync_at: '2027-01-01' },
          failures: -1,
        }),
    ],
    [
      'occupancies_block_complete',
      async (r) =>
        r.insert('occupancies', {
          unit_id: await r.unit(await r.hall()),
          period: '[2027-01-01,2027-01-02)',
          kind: 'block',
        }),
    ],
    [
      'occupancies_period_bounded',
      async (r) =>
        r.insert('occupancies', {
          unit_id: await r.unit(await r.hall()),
          period: '[2027-01-01,)',
          kind: 'external',
          external_calendar_id: await r.externalCalendar(),
        }),
    ],
    [
      'occupancies_period_bounded',
      async (r) =>
        r.insert('occupancies', {
          unit_id: await r.unit(await r.hall()),
          period: 'empty',
          kind: 'external',
          external_calendar_id: await r.externalCalendar(),
        }),
    ],
    [
      'occupancies_period_bounded',
      async (r) =>
        r.insert('occupancies', {
          unit_id: await r.unit(await r.hall()),
          period: '[2027-01-01,2027-01-02]',
          kind: 'external',
          external_calendar_id: await r.externalCalendar(),
        }),
    ],
    [
      'occupancies_reason_complete',
      async (r) =>
        r.insert('occupancies', {
          unit_id: await r.unit(await r.hall()),
          period: '[2027-01-01,2027-01-02)',
          kind: 'booking',
        }),
    ],
    [
      'occupancies_reason_complete',
      async (r) =>
        r.insert('occupancies', {
          unit_id: await r.unit(await r.hall()),
          period: '[2027-01-01,2027-01-02)',
          kind: 'hold',
        }),
    ],
    [
      'hall_reviews_once',
      async (r) => {
        const row = { hall_id: await r.hall(), user_id: await r.user(), rating: 5 };
        return [await r.insert('hall_reviews', row), await r.insert('hall_reviews', row)];
      },
    ],
    [
      'hall_reviews_rating_range',
      async (r) => r.insert('hall_reviews', { hall_id: await r.hall(), user_id: await r.user(), rating: 6 }),
    ],
    [
      'hall_reviews_comment_length',
      async (r) =>
        r.insert('hall_reviews', {
          hall_id: await r.hall(),
          user_id: await r.user(),
          rating: 5,
          comment: 'x'.repeat(501),
        }),
    ],
    [
      'hall_reviews_hidden_complete',
      async (r) =>
        r.insert('hall_reviews', { hall_id: await r.hall(), user_id: await r.user(), rating: 5, is_hidden: true }),
    ],
    [
      'saved_halls_pkey',
      async (r) => {
        const row = { hall_id: await r.hall(), user_id: await r.user() };
        return [await r.insert('saved_halls', row), await r.insert('saved_halls', row)];
      },
    ],
    [
      'saved_lists_name_unique',
      async (r) => {
        const user_id = await r.user();
        const add = (name: string) => r.insert('saved_lists', { user_id, name });
        return [await add('Valima'), await add('VALIMA')];
      },
    ],
    [
      'saved_list_halls_saved_fkey',
      async (r) => {
        const user_id = await r.user();
        const list_id = await r.insert('saved_lists', { user_id, name: 'Valima' });
        return r.insert('saved_list_halls', { user_id, list_id, hall_id: await r.hall() });
      },
    ],
    ['blog_categories_color_form', (r) => r.insert('blog_categories', { name: 'A', slug: 'a', color: 'red' })],
    [
      'blog_categories_slug_unique',
      async (r) => [
        await r.insert('blog_categories', { name: 'A', slug: 'a' }),
        await r.insert('blog_categories', { name: 'B', slug: 'a' }),
      ],
    ],
    [
      'blog_posts_publication_complete',
      async (r) =>
        r.insert('blog_posts', { title: 'T', slug: 't', content: 'c', author_id: await r.user(), status: 'published' }),
    ],
    [
      'blog_posts_urdu_complete',
      async (r) =>
        r.insert('blog_posts', { title: 'T', slug: 't', content: 'c', author_id: await r.user(), title_urdu: 'ہال' }),
    ],
    [
      'blog_media_type_known',
      async (r) =>
        r.insert('blog_media', {
          post_id: await r.insert('blog_posts', { title: 'T', slug: 't', content: 'c', author_id: await r.user() }),
          media_url: '/x',
          media_type: 'film',
        }),
    ],
    [
      'blog_media_video_linked',
      async (r) =>
        r.insert('blog_media', {
          post_id: await r.insert('blog_posts', { title: 'T', slug: 't', content: 'c', author_id: await r.user() }),
          media_url: '/files/images/a.webp',
          media_type: 'video',
        }),
    ],
    [
      'maintenance_mode_one_enabled',
      async (r) => [
        await r.insert('maintenance_mode', { is_enabled: true, message: 'a' }),
        await r.insert('maintenance_mode', { is_enabled: true, message: 'b' }),
      ],
    ],
    [
      'maintenance_mode_period',
      (r) => r.insert('maintenance_mode', { message: 'a', start_time: new Date(1), end_time: new Date(1) }),
    ],
    [
      'audit_events_append_only',
      async (r) => {
        await r.insert('audit_events', { action: 'a', subject_type: 's', at: new Date(0) });
        await r.client.query('delete from audit_events');
      },
    ],
    [
      'outbox_mails_dedupe_unique',
      async (r) => {
        const mail = { to_address: 'a@b.pk', subject: 's', text: 't', html: 'h', kind: 'k', dedupe_key: 'd' };
        return [await r.insert('outbox_mails', mail), await r.insert('outbox_mails', mail)];
      },
    ],
    [
      'stored_files_size_not_negative',
      (r) => r.insert('stored_files', { kind: 'image', storage_key: 'k', mime: 'image/png', size: -1 }),
    ],
    [
      'stored_files_sizes_bytes_not_negative',
      (r) => r.insert('stored_files', { kind: 'image', storage_key: 'k', mime: 'image/png', size: 1, sizes_bytes: -1 }),
    ],
    [
      'heartbeats_order',
      (r) => r.insert('heartbeats', { server_id: 's', started_at: new Date(2), last_seen_at: new Date(1) }),
    ],
    [
      'exchange_rates_rate_positive',
      (r) => r.insert('exchange_rates', { base: 'PKR', currency: 'USD', rate: '0', day: '2027-01-01', source: 's' }),
    ],
    [
      'hall_prices_quantiles_complete',
      (r) =>
        r.client.query(
          `insert into hall_prices (currency, hall_count, quantiles, measured_at) values ('PKR', 3, '{1500}', now())`,
        ),
    ],
    [
      'api_keys_scopes_known',
      async (r) =>
        r.insert('api_keys', {
          business_id: await r.business(),
          name: 'k',
          key_hash: 'h',
          prefix: 'p',
          scopes: ['all'],
          created_by: await r.user(),
        }),
    ],
    [
      'webhooks_events_known',
      async (r) =>
        r.insert('webhooks', { business_id: await r.business(), url: 'https://a.test', secret: 's', events: ['all'] }),
    ],
  ])('%s', async (name, attempt) => {
    expect(await refusedBy(attempt)).toBe(name);
  });
});
