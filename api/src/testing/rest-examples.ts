import sharp from 'sharp';
import type { Example } from '../rest/openapi/examples.js';
import { Role } from '../domain/accounts/roles.js';
import { TEST_PASSWORD, type Harness, type Person } from './harness.js';
import { addTestApp } from './second-factor.js';
import { useLinks, useSecondFactor, type Credentials } from './rest-examples-accounts.js';
import { recordBlog } from './rest-examples-blog.js';
import { recordEnquiries, recordMessages } from './rest-examples-messages.js';
import { recordGuests } from './rest-examples-guests.js';
import { recordMenus } from './rest-examples-menus.js';
import { recordExpenses, recordPayments, recordProofs, recordTasks } from './rest-examples-payments.js';
import { recordChanges, recordOffer, recordPages } from './rest-examples-changes.js';
import { integrate } from './rest-examples-integrations.js';
import { buildTeam } from './rest-examples-team.js';
import { ExampleRecorder } from './example-recorder.js';
import { recordSaved } from './rest-examples-saved.js';
import { recordWaiting } from './rest-examples-waiting.js';
import { recordPlatformDates, recordSchedule, recordSearch, recordUnits } from './rest-examples-schedule.js';

/** The recorded calls. */
export interface RecordedExamples {
  /** The first request of every call, with its response, by method and path. */
  examples: Record<string, Example>;
  /** Calls that were refused. */
  failed: string[];
}

/** The accounts that make the calls. */
interface Cast {
  visitor: Person;
  customer: Person;
  owner: Person;
  moderator: Person;
  admin: Person;
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

/** Runs one scenario through every call of the REST table: a hall is set up, found, booked and reviewed; staff run the platform. */
export async function recordExamples(app: Harness): Promise<RecordedExamples> {
  const recorder = new ExampleRecorder(app);
  const cast = await createCast(recorder);
  const setup = await openBusiness(recorder, cast);
  const hallId = await listHall(recorder, cast, setup);
  await findHall(recorder, cast, hallId);
  await book(recorder, cast, hallId, setup.optionalId);
  await recordWaiting(recorder, cast, hallId);
  await review(recorder, cast, hallId);
  await integrate(recorder, cast.owner, hallId);
  await buildTeam(recorder, cast.owner);
  await recordBlog(recorder, cast);
  await administer(recorder, cast);
  await removeEverything(recorder, cast, hallId);
  return { examples: recorder.examples, failed: recorder.failed };
}

async function createCast(recorder: ExampleRecorder): Promise<Cast> {
  const { app } = recorder;
  const { visitor } = app;
  await recorder.call(visitor, 'GET /health');
  await recorder.call(visitor, 'GET /public/maintenance/status');
  const password = TEST_PASSWORD;
  const registered = await recorder.call<{ token: string }>(visitor, 'POST /user/auth/register', {
    body: { email: 'ayesha@example.org', username: 'ayesha_khan', password, name: 'Ayesha Khan', role: 'user' },
  });
  const body = { emailOrUsername: 'ayesha@example.org', password };
  await recorder.call(visitor, 'POST /user/auth/login', { body });
  const first = app.withToken(registered.token);
  await recorder.call(first, 'GET /user/profile');
  await recorder.call(first, 'PUT /user/settings', { body: { name: 'Ayesha Khan', phone: '+92 300 7654321' } });
  const newPassword = 'a new and longer password';
  const changed = await recorder.call<{ token: string }>(first, 'PUT /user/change-password', {
    body: { currentPassword: password, newPassword, confirmPassword: newPassword },
  });
  const owner = await app.person(Role.BUSINESS, { name: 'Bilal Ahmed', username: 'bilal_ahmed' });
  const moderator = await app.person(Role.MODERATOR, { name: 'Maryam Noor', username: 'maryam_noor' });
  const admin = await app.person(Role.ADMIN, { name: 'Omar Farooq', username: 'omar_farooq' });
  await recorder.call(visitor, 'POST /user/auth/admin-login', { body: { emailOrUsername: admin.email, password } });
  const account = await useLinks(recorder, app.withToken(changed.token), newPassword);
  const customer = await useSessions(recorder, account);
  await useSecondFactor(recorder, customer);
  return { visitor, customer, owner, moderator, admin };
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** Signs in as browsers do, renews, and signs out elsewhere. Returns the one that stays signed in. */
async function useSessions(recorder: ExampleRecorder, account: Credentials): Promise<Person> {
  const { app } = recorder;
  const signIn = () =>
    app.visitor.rest<{ token: string }>(
      ...(['POST', '/user/auth/login', { ...account, renewable: true }, { 'user-agent': BROWSER }] as const),
    );
  const { headers } = await signIn();
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const renewed = await recorder.call<{ token: string }>(app.visitor, 'POST /user/auth/renew', {
    headers: { cookie, origin: app.url },
  });
  const [here, lent, old] = [renewed, (await signIn()).body, (await signIn()).body].map(({ token }) =>
    app.withToken(token),
  ) as [Person, Person, Person];
  const listed = await recorder.call<{ id: number; isCurrent: boolean }[]>(lent, 'GET /user/sessions');
  const { id = 0 } = listed.find(({ isCurrent }) => isCurrent) ?? {};
  await recorder.call(here, 'DELETE /user/sessions/{id}', { params: { id } });
  await recorder.call(old, 'POST /user/auth/logout');
  await recorder.call(here, 'DELETE /user/sessions');
  return here;
}

const ADDRESS = '12 Main Boulevard, Gulberg III, Lahore';

interface Setup {
  categoryId: number;
  typeId: number;
  fixedId: number;
  optionalId: number;
  amenityId: number;
  picture: string;
}

async function openBusiness(recorder: ExampleRecorder, { owner, moderator }: Cast): Promise<Setup> {
  const { filename = '' } = await recorder.upload(owner, 'POST /upload/document', 'document', PDF, 'licence.pdf');
  const application = {
    name: 'Moti Mahal Events',
    location: ADDRESS,
    phone: '+92 42 3571 0000',
    description: 'Two banquet halls and a garden for weddings and corporate events.',
  };
  const body = { ...application, documents: [filename] };
  await recorder.call(owner, 'POST /business-application', { body });
  const applied = { query: { limit: 10 } };
  const pending = await recorder.call<{ data: { id: number }[] }>(
    moderator,
    'GET /moderator/businesses/pending',
    applied,
  );
  const params = { id: pending.data[0]?.id ?? 0 };
  const reason = { reason: 'The licence is not readable. Please upload it again.' };
  await recorder.call(moderator, 'PUT /moderator/businesses/{id}/reject', { params, body: reason });
  await recorder.call(owner, 'DELETE /business-application/reapply');
  await recorder.call(owner, 'POST /business-application', { body });
  const again = await recorder.call<{ data: { id: number }[] }>(
    moderator,
    'GET /moderator/businesses/pending',
    applied,
  );
  await recorder.call(moderator, 'PUT /moderator/businesses/{id}/approve', { params: { id: again.data[0]?.id ?? 0 } });
  await recorder.call(moderator, 'GET /moderator/businesses', { query: { status: 'approved', limit: 10 } });
  await recorder.download(owner, 'GET /upload/document/{filename}', { params: { filename } });
  await recorder.call(owner, 'GET /business-application/status');
  await recorder.call(owner, 'GET /business/application/status');
  await recorder.call(owner, 'PUT /business/update', { body: { ...application, phone: '+92 42 3571 0001' } });
  await recorder.call(owner, 'PUT /business/settings', {
    body: { currency: 'PKR', discountPercentage: 5, taxPercentage: 16 },
  });
  await recorder.call(owner, 'GET /business/settings');
  await recorder.call(owner, 'GET /business/billing', { query: { year: 2027 } });
  const days = { from: '2027-01-01', to: '2027-12-31' };
  await recorder.download(owner, 'GET /business/billing/statement.csv', { query: days });
  await recorder.download(owner, 'GET /business/bookings/export.csv', { query: { status: 'confirmed' } });
  return setUp(recorder, owner);
}

async function setUp(recorder: ExampleRecorder, owner: Person): Promise<Setup> {
  /** Adds, updates and lists an entry, and removes a second one. Returns the id of the first. */
  const one = async (path: string, body: Record<string, unknown>): Promise<number> => {
    const { id } = await recorder.call<{ id: number }>(owner, `POST ${path}`, { body });
    await recorder.call(owner, `PUT ${path}/{id}`, {
      params: { id },
      body: { ...body, name: `${String(body.name)} hall` },
    });
    const spare = await recorder.call<{ id: number }>(owner, `POST ${path}`, { body: { ...body, name: 'Spare' } });
    await recorder.call(owner, `GET ${path}`);
    await recorder.call(owner, `DELETE ${path}/{id}`, { params: { id: spare.id } });
    return id;
  };
  const fee = { description: 'For evening functions', price: 15000, priceType: 'fixed' };
  const perGuest = { description: 'Served at the table', price: 250, priceType: 'per_person' };
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#0e6b56' } })
    .png()
    .toBuffer();
  const { url = '' } = await recorder.upload(owner, 'POST /upload/image', 'image', new Uint8Array(picture), 'hall.png');
  await recordMenus(recorder, owner);
  return {
    categoryId: await one('/business/operations/categories', { name: 'Wedding', ...fee }),
    typeId: await one('/business/operations/types', { name: 'Banquet', ...fee, price: 0 }),
    fixedId: await one('/business/services/fixed', { name: 'Stage', ...fee, price: 20000, isIncluded: true }),
    optionalId: await one('/business/services/optional', { name: 'Kashmiri tea', ...perGuest }),
    amenityId: await one('/business/amenities', { name: 'Parking', description: '200 cars', icon: 'parking' }),
    picture: url,
  };
}

async function listHall(recorder: ExampleRecorder, { owner }: Cast, setup: Setup): Promise<number> {
  const { categoryId, typeId, fixedId, amenityId, picture } = setup;
  const body = {
    hallNumber: '1',
    hallName: 'Moti Mahal',
    description: 'A ballroom with a garden, chandeliers and a stage.',
    hallNameUrdu: 'موتی محل',
    descriptionUrdu: 'باغ، فانوسوں اور اسٹیج والا کشادہ ہال۔',
    ...{ categoryId, typeId },
    capacity: 400,
    pricePerHour: 10000,
    pricePerPerson: 1500,
    location: ADDRESS,
    profileImage: picture,
    sliderImages: [],
    ...{ roundsCapacity: 320, theaterCapacity: 400, standingCapacity: 400, parkingSpaces: 120, hasValet: true },
    ...{ generator: 'full', hasBridalRoom: true, outsideCatering: 'charged', outsideCateringCharge: 40000 },
    ...{ outsideDecor: 'allowed', outsideDecorCharge: null, floorPlan: null },
  };
  const { id } = await recorder.call<{ id: number }>(owner, 'POST /business/halls', { body });
  const params = { id };
  await recorder.call(owner, 'PUT /business/halls/{id}', { params, body: { ...body, capacity: 450 } });
  await recorder.call(owner, 'DELETE /business/halls/{id}/fixed-services', { params });
  await recorder.call(owner, 'POST /business/halls/{id}/fixed-services', { params, body: { serviceId: fixedId } });
  await recorder.call(owner, 'DELETE /business/halls/{id}/amenities', { params });
  await recorder.call(owner, 'POST /business/halls/{id}/amenities', { params, body: { amenityId } });
  await recorder.call(owner, 'GET /business/halls/{id}/amenities', { params });
  await recordSchedule(recorder, owner, id);
  await recordUnits(recorder, owner, id);
  await recorder.call(owner, 'GET /business/halls/{id}', { params });
  await recorder.call(owner, 'GET /business/halls', { query: { limit: 10 } });
  return id;
}

async function findHall(recorder: ExampleRecorder, { visitor, customer }: Cast, hallId: number): Promise<void> {
  const params = { id: hallId };
  await recordSearch(recorder, visitor, hallId);
  await recorder.call(visitor, 'GET /public/halls/{id}/complete-info', { params });
  await recorder.call(visitor, 'GET /public/halls/{id}/optional-services', { params });
  await recorder.call(visitor, 'GET /public/halls/{id}/amenities', { params });
  await recorder.call(visitor, 'GET /public/contact/hall/{id}/business', { params });
  await recorder.call(visitor, 'GET /public/halls/{id}/shared-space', { params });
  await recorder.call(visitor, 'GET /public/halls/{id}/business-contact', { params });
  await recorder.call(visitor, 'GET /public/halls/{id}/availability', { params, query: { month: '2027-03' } });
  await recordSaved(recorder, { visitor, customer }, hallId);
}

async function book(
  recorder: ExampleRecorder,
  { customer, owner, moderator }: Cast,
  hallId: number,
  optionalId: number,
): Promise<void> {
  const details = {
    hallId,
    startTime: '2027-03-20T13:00:00.000Z',
    endTime: '2027-03-20T18:00:00.000Z',
    guestCount: 200,
    optionalServiceIds: [optionalId],
  };
  const price = await recorder.call<{ totalPrice: number }>(customer, 'POST /user/bookings/calculate-price', {
    body: details,
  });
  const contact = {
    customerName: 'Ayesha Khan',
    customerPhone: '+92 300 7654321',
    customerEmail: 'ayesha@example.org',
    specialRequests: 'A ramp at the side entrance, please.',
  };
  const request = { ...details, date: '2027-03-20', occasion: 'walima', ...contact, totalAmount: price.totalPrice };
  const { id } = await recorder.call<{ id: number }>(customer, 'POST /user/bookings', { body: request });
  await recorder.call(customer, 'GET /user/bookings', { query: { stage: 'waiting', limit: 10 } });
  await recorder.download(customer, 'GET /user/bookings/{id}/invoice.pdf', { params: { id } });
  await recorder.download(customer, 'GET /user/bookings/{id}/calendar.ics', { params: { id } });
  await recorder.call(owner, 'GET /business/bookings', { query: { status: 'pending', limit: 10 } });
  await recorder.call(owner, 'POST /business/bookings/{id}/seen', { params: { id } });
  await recordOffer(recorder, owner, id);
  const answer = { params: { id }, body: { status: 'confirmed' } };
  await recorder.call(owner, 'PUT /business/bookings/{id}/status', answer);
  await recorder.call(owner, 'PUT /business/bookings/{id}/notes', {
    params: { id },
    body: { notes: 'Paid 50,000 by bank transfer.' },
  });
  await recorder.call(owner, 'PUT /business/bookings/{id}/labels', {
    params: { id },
    body: { labels: ['Deposit paid', 'VIP'] },
  });
  await recordChanges(recorder, { customer, owner }, id);
  const inHall = { params: { id: hallId } };
  const [menu] = await recorder.call<{ id: number }[]>(customer, 'GET /public/halls/{id}/menus', inHall);
  await recordPayments(recorder, { customer, owner }, { bookingId: id, hallId });
  await recordProofs(recorder, { customer, owner }, id);
  await recordExpenses(recorder, owner, id);
  await recordTasks(recorder, owner, id);
  await recordMessages(recorder, { customer, owner, moderator }, id);
  await recordEnquiries(recorder, { customer, owner }, hallId);
  await recordPages(recorder, { customer, owner, moderator }, id);
  await enterByPhone(recorder, owner, details, { menu: { menuId: menu?.id, dishIds: [1] }, childCount: 30 });
  await recordGuests(recorder, owner);
  await recorder.call(owner, 'GET /business/dashboard/stats');
  const later = {
    ...request,
    date: '2027-03-21',
    startTime: '2027-03-21T13:00:00.000Z',
    endTime: '2027-03-21T18:00:00.000Z',
  };
  const second = await recorder.call<{ id: number }>(customer, 'POST /user/bookings', { body: later });
  await recorder.call(customer, 'GET /user/bookings/{id}/cancellation', { params: { id } });
  await recorder.call(customer, 'DELETE /user/bookings/{id}', { params: { id: second.id } });
}

async function enterByPhone(
  recorder: ExampleRecorder,
  owner: Cast['owner'],
  details: Record<string, unknown>,
  withMenu: Record<string, unknown>,
): Promise<void> {
  const evening = { ...details, startTime: '2027-03-22T13:00:00.000Z', endTime: '2027-03-22T18:00:00.000Z' };
  await recorder.call(owner, 'POST /business/bookings/calculate-price', { body: { ...evening, ...withMenu } });
  const guest = { customerName: 'Bilal Ahmed', customerPhone: '0301 2345678', notes: 'Called on Monday.' };
  const agreement = { agreedPrice: 350_000, priceReason: 'Third booking of the family' };
  const { id } = await recorder.call<{ id: number }>(owner, 'POST /business/bookings', {
    body: { ...evening, date: '2027-03-22', ...guest, ...agreement, isConfirmed: true },
  });
  await recorder.call(owner, 'PUT /business/bookings/{id}/cnic', { params: { id }, body: { cnic: '99999-7654321-1' } });
  const content = [
    'hall,date,from,to,guestName,phone,guests,totalPrice',
    `${String(details.hallId)},2026-02-14,19:00,23:30,Sana Malik,0333 1234567,150,95000`,
    `${String(details.hallId)},soon,19:00,23:30,Hamza Ali,0345 1234567,150,`,
  ].join('\n');
  await recorder.call(owner, 'POST /business/bookings/import', { body: { content, preview: true } });
  const body = { reason: 'The family moved the wedding to Karachi.' };
  await recorder.call(owner, 'POST /business/bookings/{id}/call-off', { params: { id }, body });
}

async function review(recorder: ExampleRecorder, { visitor, customer, owner }: Cast, hallId: number): Promise<void> {
  const body = { hallId, rating: 5, comment: 'A beautiful hall, and people who care.' };
  const { id } = await recorder.call<{ id: number }>(customer, 'POST /user/reviews', { body });
  await recorder.call(customer, 'PUT /user/reviews/{reviewId}', {
    params: { reviewId: id },
    body: { rating: 4, comment: body.comment },
  });
  await recorder.call(customer, 'GET /user/reviews/hall/{id}', { params: { id: hallId } });
  await recorder.call(owner, 'GET /business/reviews', { query: { rating: 4, order: 'lowest', limit: 10 } });
  await recorder.call(owner, 'POST /business/reviews/{id}/answer', {
    params: { id },
    body: { reply: 'Thank you, it was a pleasure to have you here.' },
  });
  await recorder.call(visitor, 'GET /public/halls/{id}/reviews', { params: { id: hallId }, query: { limit: 10 } });
}

async function administer(recorder: ExampleRecorder, { admin }: Cast): Promise<void> {
  const helper = await recorder.app.person(Role.USER, { name: 'Sana Iqbal', username: 'sana_iqbal' });
  const leaver = await recorder.app.person(Role.USER, { name: 'Hina Malik', username: 'hina_malik' });
  await recorder.call(leaver, 'DELETE /user/account', { body: { password: TEST_PASSWORD } });
  // Now, since the changes of the role end the session.
  await addTestApp(recorder.app, helper);
  await recordPlatformDates(recorder, admin);
  await recorder.call(admin, 'GET /admin/users', { query: { role: 'user', limit: 10 } });
  const params = { id: helper.id };
  await recorder.call(admin, 'PUT /admin/users/{id}/assign-moderator', { params });
  await recorder.call(admin, 'PUT /admin/users/{id}/remove-moderator', { params });
  await recorder.call(admin, 'GET /admin/users/{id}', { params });
  await recorder.call(admin, 'GET /admin/bookings', { query: { status: 'confirmed', limit: 1 } });
  await recorder.call(admin, 'GET /admin/users/{id}/bookings', { params });
  await recorder.call(admin, 'GET /admin/users/{id}/reviews', { params });
  const reason = 'Bookings under several false names';
  await recorder.call(admin, 'PUT /admin/users/{id}/suspend', { params, body: { reason } });
  await recorder.call(admin, 'PUT /admin/users/{id}/reinstate', { params });
  await recorder.call(admin, 'DELETE /admin/users/{id}/second-factor', { params });
  await recorder.call(admin, 'DELETE /admin/users/{id}', { params });
  const env = '/admin/configuration/env';
  const key = 'SUPPORT_EMAIL';
  await recorder.call(admin, `POST ${env}`, { body: { key, value: 'help@example.org' } });
  await recorder.call(admin, `PUT ${env}/{key}`, { params: { key }, body: { value: 'care@example.org' } });
  await recorder.call(admin, `GET ${env}`);
  await recorder.call(admin, `DELETE ${env}/{key}`, { params: { key } });
  await recorder.call(admin, 'PUT /admin/env/content', { body: { content: '# The platform\nLOG_LEVEL=info\n' } });
  await recorder.call(admin, 'POST /admin/system/env', { body: { environment: 'development' } });
  await recorder.call(admin, 'GET /admin/system/info');
  const window = {
    isEnabled: true,
    message: 'We are moving to a larger server. Back at four.',
    startTime: '2027-03-02T00:00:00.000Z',
    endTime: '2027-03-02T02:00:00.000Z',
  };
  await recorder.call(admin, 'POST /admin/maintenance', { body: window });
  await recorder.call(admin, 'GET /admin/maintenance');
  await recorder.call(admin, 'DELETE /admin/maintenance');
}

async function removeEverything(recorder: ExampleRecorder, { owner }: Cast, hallId: number): Promise<void> {
  const plain = sharp({ create: { width: 48, height: 64, channels: 3, background: '#c8871c' } });
  const picture = await plain.png().toBuffer();
  const { url } = await recorder.upload(owner, 'POST /upload/image', 'image', new Uint8Array(picture), 'spare.png');
  await recorder.call(owner, 'DELETE /upload/image', { body: { url } });
  const hall = await recorder.call(owner, 'GET /business/halls/{id}', { params: { id: hallId } });
  const { categoryId, typeId, capacity, pricePerHour, pricePerPerson, location } = hall;
  const second = { hallNumber: '2', categoryId, typeId, capacity, pricePerHour, pricePerPerson, location };
  const { id } = await recorder.call<{ id: number }>(owner, 'POST /business/halls', { body: second });
  await recorder.call(owner, 'DELETE /business/halls/{id}', { params: { id } });
}
