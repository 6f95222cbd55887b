import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';

/** The customer asks something, takes back a word, and the owner answers; both are told in the app. */
export async function recordMessages(
  recorder: ExampleRecorder,
  { customer, owner, moderator }: { customer: Person; owner: Person; moderator: Person },
  bookingId: number,
): Promise<void> {
  const params = { id: bookingId };
  const send = (who: Person, path: string, text: string) =>
    recorder.call<{ id: number; sequence: number }>(who, path, { params, body: { text, clientMutationId: text } });
  await send(customer, 'POST /user/bookings/{id}/messages', 'Is there a ramp at the side entrance?');
  const { sequence } = await send(customer, 'POST /user/bookings/{id}/messages', 'And a room to change?');
  await recorder.call(owner, 'GET /business/messages/unread');
  await recorder.call(owner, 'GET /business/bookings/{id}/messages', { params });
  await recorder.call(owner, 'GET /business/bookings/{id}/reply-templates', { params });
  await recorder.call(owner, 'PUT /business/bookings/{id}/messages/read', { params, body: { to: sequence } });
  await send(owner, 'POST /business/bookings/{id}/messages', 'Yes, both. Come and see them.');
  const wrong = await send(owner, 'POST /business/bookings/{id}/messages', 'We meet at five.');
  await recorder.call(owner, 'DELETE /business/messages/{id}', { params: { id: wrong.id } });
  await recorder.call(customer, 'GET /user/messages/unread');
  const thanks = await send(customer, 'POST /user/bookings/{id}/messages', 'Thanks!');
  await recorder.call(customer, 'DELETE /user/messages/{id}', { params: { id: thanks.id } });
  await recorder.call(customer, 'GET /user/bookings/{id}/messages', { params, query: { limit: 10 } });
  await recorder.call(customer, 'PUT /user/bookings/{id}/messages/read', { params, body: { to: thanks.sequence } });
  await recordConversations(recorder, { customer, owner });
  const plan = new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n'));
  const { filename } = await recorder.upload(owner, 'POST /upload/message-file', 'file', plan, 'seating.pdf');
  const withFile = { text: 'The seating, as we talked about it.', files: [filename] };
  const { files } = await recorder.call<{ files: { id: number }[] }>(owner, 'POST /business/bookings/{id}/messages', {
    params,
    body: withFile,
  });
  const file = { params: { id: files[0]?.id ?? 0 } };
  await recorder.download(customer, 'GET /message-files/{id}', file);
  await recorder.download(customer, 'GET /message-files/{id}/preview', file);
  await recordVisits(recorder, { customer, owner }, { about: 'bookings', id: bookingId });
  await recordReports(recorder, { customer, owner, moderator }, bookingId);
  await recorder.call(customer, 'PUT /user/bookings/{id}/messages/block', { params });
  await recorder.call(customer, 'DELETE /user/bookings/{id}/messages/block', { params });
  await recorder.call(owner, 'PUT /business/bookings/{id}/messages/block', { params });
  await recorder.call(owner, 'DELETE /business/bookings/{id}/messages/block', { params });
  const { data } = await recorder.call<{ data: { id: number }[] }>(owner, 'GET /notifications', {
    query: { limit: 2 },
  });
  await recorder.call(owner, 'POST /notifications/read', { body: { ids: data.map(({ id }) => id) } });
  await recordChannels(recorder, owner);
}

/** Both look at their lists; the owner takes the conversation on, and is done with it for a while. */
async function recordConversations(
  recorder: ExampleRecorder,
  { customer, owner }: { customer: Person; owner: Person },
): Promise<void> {
  const query = { limit: 10 };
  const list = await recorder.call<{ data: { id: number }[] }>(customer, 'GET /user/conversations', { query });
  const params = { id: list.data[0]?.id ?? 0 };
  await recorder.call(customer, 'GET /user/conversations/unread');
  await recorder.call(customer, 'GET /user/conversations/{id}', { params });
  await recorder.call(owner, 'GET /business/conversations', { query: { show: 'open', limit: 10 } });
  await recorder.call(owner, 'GET /business/conversations/unread');
  await recorder.call(owner, 'GET /business/conversations/colleagues');
  await recorder.call(owner, 'GET /business/conversations/{id}', { params });
  const assigned = { params, body: { userId: owner.id } };
  await recorder.call(owner, 'PUT /business/conversations/{id}/assignee', assigned);
  await recorder.call(owner, 'PUT /business/conversations/{id}/done', { params });
  await recorder.call(owner, 'DELETE /business/conversations/{id}/done', { params });
}

/** The owner turns mails off, keeps quiet at night, and turns pushes on in the browser. */
async function recordChannels(recorder: ExampleRecorder, owner: Person): Promise<void> {
  const quietHours = { from: '22:00', until: '07:00', timeZone: 'Asia/Karachi' };
  const groups = [{ group: 'messages', mail: false, push: true }];
  await recorder.call(owner, 'PUT /notifications/settings', { body: { groups, quietHours } });
  const subscription = {
    // A public address, so that nothing is looked up.
    endpoint: 'https://8.8.8.8/push/1',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  await recorder.call(owner, 'PUT /notifications/push', { body: subscription });
  await recorder.call(owner, 'POST /notifications/push/test');
  await recorder.call(owner, 'GET /notifications/settings');
  await recorder.call(owner, 'DELETE /notifications/push');
}

/** Both sides report the thread; staff read it and resolve a report. */
async function recordReports(
  recorder: ExampleRecorder,
  { customer, owner, moderator }: { customer: Person; owner: Person; moderator: Person },
  bookingId: number,
): Promise<void> {
  const params = { id: bookingId };
  const fraud = { category: 'fraud', note: 'They ask me to pay into another account.' };
  await recorder.call(customer, 'POST /user/bookings/{id}/messages/report', { params, body: fraud });
  await recorder.call(owner, 'POST /business/bookings/{id}/messages/report', { params, body: { category: 'spam' } });
  const { data } = await recorder.call<{ data: { id: number }[] }>(moderator, 'GET /moderator/thread-reports', {
    query: { state: 'open', limit: 10 },
  });
  const report = { params: { id: data[0]?.id ?? 0 } };
  await recorder.call(moderator, 'GET /moderator/thread-reports/{id}', report);
  await recorder.call(moderator, 'GET /moderator/thread-reports/{id}/messages', { ...report, query: { limit: 3 } });
  const outcome = { outcome: 'warned', note: 'The account isn’t the one on the page.' };
  await recorder.call(moderator, 'PUT /moderator/thread-reports/{id}/outcome', { ...report, body: outcome });
}

/** The owner writes down an answer, and reads it as it would be sent. */
async function recordTemplates(recorder: ExampleRecorder, owner: Person, enquiryId: number): Promise<void> {
  const english = 'Dear {guest}, you are welcome to see {hall} at {time}.';
  const template = { name: 'Visit', english, urdu: '{guest} صاحب، {hall} دیکھنے ضرور آئیں۔' };
  const { id } = await recorder.call<{ id: number }>(owner, 'POST /business/reply-templates', { body: template });
  const params = { id };
  await recorder.call(owner, 'PUT /business/reply-templates/{id}', { params, body: { ...template, name: 'See it' } });
  await recorder.call(owner, 'GET /business/reply-templates');
  await recorder.call(owner, 'GET /business/enquiries/{id}/reply-templates', { params: { id: enquiryId } });
  await recorder.call(owner, 'DELETE /business/reply-templates/{id}', { params });
  const first = { english: 'Dear {guest}, thank you. {hall} is open {hours}; we answer within the day.', urdu: null };
  await recorder.call(owner, 'PUT /business/first-answer', { body: { isOn: true, ...first } });
  await recorder.call(owner, 'GET /business/first-answer');
}

/** The sides of a thread agree on a time to see the hall. */
async function recordVisits(
  recorder: ExampleRecorder,
  { customer, owner }: { customer: Person; owner: Person },
  { about, id }: { about: 'bookings' | 'enquiries'; id: number },
): Promise<void> {
  const propose = async (who: Person, time: string, more: object = {}) => {
    const path = `POST /${who === customer ? 'user' : 'business'}/${about}/{id}/visits`;
    const body = { day: '2027-03-20', time, ...more, clientMutationId: `${about}-${time}` };
    return { params: { id: (await recorder.call<{ id: number }>(who, path, { params: { id }, body })).id } };
  };
  const [confirming, answering] = about === 'bookings' ? [customer, owner] : [owner, customer];
  const base = (who: Person) => (who === customer ? '/user' : '/business');
  const act = (who: Person, action: string, visit: { params: { id: number } }) =>
    recorder.call(who, `PUT ${base(who)}/visits/{id}/${action}`, visit);
  await act(confirming, 'decline', await propose(answering, '11:00'));
  await propose(confirming, '16:00', { headCount: 4, note: 'My parents come along.' });
  const visit = await propose(answering, '17:00');
  await act(confirming, 'confirm', visit);
  await recorder.download(confirming, `GET ${base(confirming)}/visits/{id}/calendar.ics`, visit);
  if (about === 'bookings')
    await recorder.call(owner, 'GET /business/visits', { query: { from: '2027-03-01', limit: 10 } });
  await act(answering, 'cancel', visit);
  for (const who of [customer, owner]) {
    await recorder.call(who, `GET ${base(who)}/${about}/{id}/visits`, { params: { id } });
  }
}

/** The owner plans to ask again, gives the enquiry up, and goes on with it. */
async function recordWork(recorder: ExampleRecorder, owner: Person, id: number): Promise<void> {
  const params = { id };
  const followUp = { params, body: { day: '2027-03-20' } };
  await recorder.call(owner, 'PUT /business/enquiries/{id}/follow-up', followUp);
  await recorder.call(owner, 'GET /business/enquiry-pipeline', { query: { stage: 'answered', limit: 10 } });
  await recorder.call(owner, 'GET /business/enquiry-summary');
  await recorder.call(owner, 'DELETE /business/enquiries/{id}/follow-up', { params });
  const lost = { params, body: { reason: 'date_taken', note: 'They want the first of May.' } };
  await recorder.call(owner, 'PUT /business/enquiries/{id}/lost', lost);
  await recorder.call(owner, 'DELETE /business/enquiries/{id}/lost', { params });
}

/** Somebody calls, and the owner writes down more of it when they call again. Another entry was a mistake. */
async function recordEntered(recorder: ExampleRecorder, owner: Person, hallId: number): Promise<void> {
  const enter = (body: object) => recorder.call<{ id: number }>(owner, 'POST /business/enquiries', { body });
  const call = { hallId, source: 'phone', customerName: 'Tariq Mehmood', customerPhone: '0321 4455667' };
  const { id } = await enter({ ...call, note: 'Calls again on Friday.', clientMutationId: 'call-tariq' });
  const more = { day: '2027-05-08', guestCount: 350, occasion: 'baraat', note: 'Wants the stage in white.' };
  await recorder.call(owner, 'PUT /business/enquiries/{id}', { params: { id }, body: { ...call, ...more } });
  const mistake = await enter({ ...call, clientMutationId: 'call-twice' });
  await recorder.call(owner, 'DELETE /business/enquiries/{id}', { params: { id: mistake.id } });
}

/** The owner answers the enquiry with an offer, which takes the guests of it. */
async function recordEnquiryOffer(recorder: ExampleRecorder, owner: Person, id: number): Promise<void> {
  const body = {
    startTime: '2027-05-01T13:00:00.000Z',
    endTime: '2027-05-01T16:00:00.000Z',
    extras: [{ name: 'Fresh flowers for the stage', amount: 45000 }],
    note: 'The garden is yours from the morning on.',
    validUntil: '2027-03-05T18:00:00.000Z',
  };
  const offer = { params: { id }, body };
  await recorder.call(owner, 'POST /business/enquiries/{id}/offers/calculate-price', offer);
  await recorder.call(owner, 'POST /business/enquiries/{id}/offers', offer);
}

/** Somebody asks a hall before booking it, and the owner answers. */
export async function recordEnquiries(
  recorder: ExampleRecorder,
  { customer, owner }: { customer: Person; owner: Person },
  hallId: number,
): Promise<void> {
  const { id } = await recorder.call<{ id: number }>(customer, 'POST /user/halls/{id}/enquiries', {
    params: { id: hallId },
    body: {
      text: 'Is the garden free that evening?',
      day: '2027-05-01',
      guestCount: 180,
      occasion: 'mehndi',
      clientMutationId: 'garden',
    },
  });
  const params = { id };
  const read = { params, body: { to: 1 } };
  await recorder.call(owner, 'GET /business/enquiries', { query: { limit: 10 } });
  await recorder.call(owner, 'GET /business/enquiries/{id}', { params });
  await recorder.call(owner, 'GET /business/enquiries/{id}/messages', { params });
  await recordTemplates(recorder, owner, id);
  await recorder.call(owner, 'PUT /business/enquiries/{id}/messages/read', read);
  const answer = { params, body: { text: 'It is. Come and see it.', clientMutationId: 'it-is' } };
  await recorder.call(owner, 'POST /business/enquiries/{id}/messages', answer);
  await recordEntered(recorder, owner, hallId);
  await recordWork(recorder, owner, id);
  await recorder.call(customer, 'GET /user/enquiries', { query: { limit: 10 } });
  await recorder.call(customer, 'GET /user/enquiries/{id}', { params });
  await recorder.call(customer, 'GET /user/enquiries/{id}/messages', { params, query: { limit: 10 } });
  await recorder.call(customer, 'PUT /user/enquiries/{id}/messages/read', { params, body: { to: 2 } });
  const thanks = { params, body: { text: 'Thanks!', clientMutationId: 'thanks' } };
  await recorder.call(customer, 'POST /user/enquiries/{id}/messages', thanks);
  await recordVisits(recorder, { customer, owner }, { about: 'enquiries', id });
  await recordEnquiryOffer(recorder, owner, id);
  const spam = { params, body: { category: 'spam' } };
  await recorder.call(customer, 'POST /user/enquiries/{id}/messages/report', spam);
  await recorder.call(owner, 'POST /business/enquiries/{id}/messages/report', spam);
  await recorder.call(customer, 'PUT /user/enquiries/{id}/messages/block', { params });
  await recorder.call(customer, 'DELETE /user/enquiries/{id}/messages/block', { params });
  await recorder.call(owner, 'PUT /business/enquiries/{id}/messages/block', { params });
  await recorder.call(owner, 'DELETE /business/enquiries/{id}/messages/block', { params });
}
