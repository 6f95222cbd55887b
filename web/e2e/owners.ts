import { registerAccount, sharedSession, type Account, type Session } from './accounts.ts';
import { callApi, runDocument } from './api.ts';

/** A hall as its owner sees it. */
export interface OwnHall {
  id: number;
  hallName: string;
}

/** A business that no other test knows, with halls that people can book. */
export interface OwnBusiness {
  owner: Account;
  hall: OwnHall;
  halls: readonly OwnHall[];
  /** The day it is there: `2026-11-28`. */
  today: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = '{ businessCalendar(from: "2027-01-01", to: "2027-01-01") { today } }';

async function apply(url: string, { token }: Session, name: string): Promise<{ id: number }> {
  const body = {
    name,
    location: 'Gulberg III, Lahore',
    phone: '+92 300 1234567',
    description: 'A banquet house for weddings.',
    acceptTerms: true,
  };
  return callApi(url, '/business-application', { body, token });
}

/** Makes an owner for each name, who applies with a business called so; the first one stands first in the queue of applications. */
export async function applyAs(url: string, names: readonly string[]): Promise<void> {
  for (const name of names) await apply(url, await registerAccount(url, 'business'), name);
}

/** Makes an owner whose business is approved and lists halls: what its tests change, no other test sees. */
export async function openBusiness(url: string, hallCount = 1): Promise<OwnBusiness> {
  const owner = await registerAccount(url, 'business', 'Rabia Anwar');
  const { token } = owner;
  const { id } = await apply(url, owner, `House of ${owner.emailOrUsername.slice(-8)}`);
  await callApi(url, `/moderator/businesses/${id}/approve`, { method: 'PUT', token: sharedSession('moderator').token });
  const add = (list: string, name: string) =>
    callApi<{ id: number }>(url, `/business/${list}`, { body: { name, price: 0, priceType: 'fixed' }, token });
  const [category, type] = [await add('operations/categories', 'Weddings'), await add('operations/types', 'Banquet')];
  await add('services/optional', 'Flowers');
  const halls: OwnHall[] = [];
  for (let number = 1; number <= hallCount; number += 1) {
    const body = {
      hallNumber: `${number}`,
      hallName: `Hall ${number} of ${owner.emailOrUsername.slice(-8)}`,
      categoryId: category.id,
      typeId: type.id,
      capacity: 400,
      pricePerHour: 10_000,
      pricePerPerson: 1500,
      location: 'Gulberg III, Lahore',
      city: 'Lahore',
    };
    halls.push(await callApi<OwnHall>(url, '/business/halls', { body, token }));
  }
  const [hall] = halls;
  if (!hall) throw new Error('A business needs a hall');
  const { businessCalendar } = await runDocument<{ businessCalendar: { today: string } }>(url, TODAY, {}, token);
  return { owner, hall, halls, today: businessCalendar.today };
}

/** A customer of its own asks for an afternoon at the first hall, some days from now. */
export async function requestBooking(
  url: string,
  { hall, today }: OwnBusiness,
  { name = 'Hina Qureshi', days = 40 }: { name?: string; days?: number } = {},
): Promise<{ customer: Account; id: number }> {
  const customer = await registerAccount(url, 'user', name);
  const day = new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
  const body = {
    hallId: hall.id,
    startTime: `${day}T09:00:00Z`,
    endTime: `${day}T13:00:00Z`,
    guestCount: 120,
    customerName: name,
    customerPhone: '+92 300 1234567',
    customerEmail: customer.user.email,
    totalAmount: 0,
  };
  const { id } = await callApi<{ id: number }>(url, '/user/bookings', { body, token: customer.token });
  return { customer, id };
}

/** An active hall of the demo's owner, to look at and to ask for: nobody confirms or changes anything there. */
export async function findDemoHall(url: string): Promise<OwnHall> {
  const { token } = sharedSession('owner');
  const query = '{ viewerHalls(filter: { status: ACTIVE }) { nodes { id hallName } } }';
  const { viewerHalls } = await runDocument<{ viewerHalls: { nodes: OwnHall[] } }>(url, query, {}, token);
  const [hall] = viewerHalls.nodes;
  if (!hall) throw new Error('The demo owner has no active hall');
  return hall;
}
