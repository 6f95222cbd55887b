import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { givenBusiness } from '../../testing/scene.js';
import type { Harness, Person } from '../../testing/harness.js';

/** A hall in responses to its owner. */
export interface HallBody {
  id: number;
  title: string;
  status: string;
  fixedServices: { id: number }[];
  amenities: number[];
}

/** A new owner with a business in London, with prices in pounds. */
export async function createOwner(
  at: Harness,
  status = BusinessStatus.APPROVED,
): Promise<{ person: Person; id: number }> {
  const person = await at.person(Role.BUSINESS);
  const scene = { status, currency: 'GBP', timeZone: 'Europe/London' } as const;
  const id = await givenBusiness(at.context().em, person.id, scene);
  return { person, id };
}

/** Creates entries of a catalogue list, one after the other. Returns their ids. */
export async function createItems(person: Person, list: string, names: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names)
    ids.push((await person.rest<{ id: number }>('POST', `/business/${list}`, { name, price: 10 })).body.id);
  return ids;
}

/** An approved owner with a category and a type. */
export interface OwnerScene {
  owner: Person;
  businessId: number;
  kinds: { categoryId: number; typeId: number };
  /** Input to list a hall. */
  hall(changes?: Record<string, unknown>): Record<string, unknown>;
  listed(changes?: Record<string, unknown>): Promise<HallBody>;
}

/** Sets up an owner for hall tests. */
export async function createOwnerScene(at: Harness): Promise<OwnerScene> {
  const { person: owner, id: businessId } = await createOwner(at);
  const [categoryId = 0] = await createItems(owner, 'operations/categories', ['Wedding']);
  const [typeId = 0] = await createItems(owner, 'operations/types', ['Marquee']);
  const kinds = { categoryId, typeId };
  const hall = (changes: Record<string, unknown> = {}) => ({
    hallNumber: 'H-1',
    hallName: 'Rose Hall',
    description: null,
    ...kinds,
    capacity: 300,
    pricePerHour: 500.5,
    pricePerPerson: 20,
    location: 'Canal Road, Lahore',
    profileImage: null,
    sliderImages: [],
    ...changes,
  });
  const listed = async (changes: Record<string, unknown> = {}) =>
    (await owner.rest<HallBody>('POST', '/business/halls', hall(changes))).body;
  return { owner, businessId, kinds, hall, listed };
}
