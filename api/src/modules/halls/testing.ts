import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { givenBusiness } from '../../testing/factories.js';
import { TEST_NOW, type Harness, type Person } from '../../testing/harness.js';

/** A hall as the owner's calls answer it, as far as the tests look at it. */
export interface HallBody {
  id: number;
  title: string;
  status: string;
  fixedServices: { id: number }[];
  amenities: number[];
}

/** A new owner with a business in pounds, in London. */
export async function anOwner(at: Harness, status = BusinessStatus.APPROVED): Promise<{ person: Person; id: number }> {
  const person = await at.person(Role.BUSINESS);
  const id = await givenBusiness(at.context().em, person.id, {
    status,
    currency: 'GBP',
    timeZone: 'Europe/London',
    ...(status === BusinessStatus.PENDING ? { approvedAt: null } : {}),
    ...(status === BusinessStatus.REJECTED ? { rejectionReason: 'No.', approvedAt: null } : {}),
    ...(status === BusinessStatus.SUSPENDED ? { suspendedAt: TEST_NOW, suspensionReason: 'No.' } : {}),
  });
  return { person, id };
}

/** Makes things of one list of an owner's setup, one after the other. Answers their numbers. */
export async function givenItems(person: Person, list: string, names: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names)
    ids.push((await person.rest<{ id: number }>('POST', `/business/${list}`, { name, price: 10 })).body.id);
  return ids;
}

/** An approved owner with a category and a type, who lists halls. */
export interface OwnerScene {
  owner: Person;
  businessId: number;
  kinds: { categoryId: number; typeId: number };
  /** What is sent to list a hall. */
  hall(changes?: Record<string, unknown>): Record<string, unknown>;
  listed(changes?: Record<string, unknown>): Promise<HallBody>;
}

/** Sets the scene of the hall tests. */
export async function ownerScene(at: Harness): Promise<OwnerScene> {
  const { person: owner, id: businessId } = await anOwner(at);
  const [categoryId = 0] = await givenItems(owner, 'operations/categories', ['Wedding']);
  const [typeId = 0] = await givenItems(owner, 'operations/types', ['Marquee']);
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
