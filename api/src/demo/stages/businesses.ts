import { Readable } from 'node:stream';
import {
  applyForBusiness,
  reapplyForBusiness,
  updateBusinessSettings,
} from '../../modules/businesses/business.service.js';
import {
  addAmenity,
  addFixedService,
  addHallCategory,
  addHallType,
  addOptionalService,
} from '../../modules/catalogue/catalogue.service.js';
import { changeHallSettings } from '../../modules/availability/booking-settings.service.js';
import { addShift } from '../../modules/availability/shift.service.js';
import {
  changeHallUnit,
  listViewerUnits,
  removeHallUnit,
  setHallUnits,
} from '../../modules/availability/hall-unit.service.js';
import { addRate } from '../../modules/rates/rates.service.js';
import { featureHall } from '../../modules/halls/featured-hall.service.js';
import { listHall } from '../../modules/halls/hall-owner.service.js';
import { uploadDocument } from '../../modules/media/media.service.js';
import {
  approveApplication,
  rejectApplication,
  suspendBusiness,
} from '../../modules/businesses/application.service.js';
import { Role } from '../../domain/accounts/roles.js';
import { PriceType, ServicePriceType } from '../../domain/catalogue/price-types.js';
import { toHundredths, type Hundredths } from '../../domain/money/money.js';
import { BUSINESSES, DEMO_OWNER_USERNAME, SUSPENSION_REASON } from '../data/businesses.js';
import { AMENITIES, CATEGORIES, FIXED_SERVICES, OPTIONAL_SERVICES, TYPES } from '../data/catalogue.js';
import { planFacts } from '../data/facts.js';
import { toRateInput } from '../data/rates.js';
import { URDU_HALLS } from '../data/halls-urdu.js';
import { findPlace } from '../data/places.js';
import { PAPERS, type DemoBusiness, type DemoHall, type PaperKind } from '../data/types.js';
import { drawPaper, readPhotograph, type Paper } from '../papers.js';
import { chooseHallPictures, getHallFile, getServiceFile, toPictureAddress } from '../pictures.js';
import type { HallKind } from '../looks.js';
import type { Random } from '../random.js';
import { daysAfter, hoursAfter, shuffle, type Simulation, type SimulatedPerson } from '../simulation.js';
import { demoAccount, planAccount, type People } from './people.js';

const VERDICT_DAYS = 2;
const LISTING_DAYS = 4;
const FEATURED_DAYS_AGO = 340;
/** When the suspended business was suspended. */
export const SUSPENDED_DAYS_AGO = 19;
/** Distance between halls of one area, in degrees. */
const SPREAD = 0.006;

/** A hall of the simulation; `id` is set once it is listed. */
export interface SimulatedHall {
  readonly hall: DemoHall;
  readonly owner: SimulatedPerson;
  readonly business: DemoBusiness;
  /** URLs; the first one is shown on cards. */
  readonly pictures: readonly string[];
  id: number;
  /** Ids of its optional services. */
  serviceIds: number[];
}

export interface SimulatedBusiness {
  readonly owner: SimulatedPerson;
  readonly business: DemoBusiness;
  readonly halls: SimulatedHall[];
}

/** Plans owners, applications, decisions, catalogues and halls. */
export function planBusinesses(simulation: Simulation, people: People): SimulatedBusiness[] {
  const pictures = chooseHallPictures(BUSINESSES.flatMap(({ halls }) => halls));
  return BUSINESSES.map((business, index) => {
    const applied = simulation.daysAgo(business.appliedDaysAgo - index * 0.07);
    const first = business.rejectedBefore ? simulation.daysAgo(business.rejectedBefore.daysAgo) : applied;
    const owner = planOwner(simulation, business, hoursAfter(first, -3), index);
    const halls = business.halls.map((hall): SimulatedHall => ({
      hall,
      owner,
      business,
      pictures: (pictures.get(hall) ?? []).map((picture) => toPictureAddress(getHallFile(picture))),
      id: 0,
      serviceIds: [],
    }));
    if (business.state !== 'not applied') planApplication(simulation, people, { owner, business, halls }, applied);
    if (halls.length > 0)
      simulation.plan(daysAfter(applied, LISTING_DAYS), () => openBusiness(simulation, { owner, business, halls }));
    planHolds(simulation, { owner, business, halls });
    return { owner, business, halls };
  });
}

/** From when on requests to a business hold their time; null: they don't. */
export function findHoldStart(simulation: Simulation, { holds }: DemoBusiness): Date | null {
  return holds ? simulation.daysAgo(holds.sinceDaysAgo) : null;
}

function planHolds(simulation: Simulation, { owner, business }: SimulatedBusiness): void {
  const [since, holdHours] = [findHoldStart(simulation, business), business.holds?.hours];
  if (since && holdHours) {
    simulation.plan(since, () => updateBusinessSettings(simulation.as(owner), { holdHours }));
  }
}

function planOwner(simulation: Simulation, { owner }: DemoBusiness, since: Date, index: number): SimulatedPerson {
  const known = owner.username === DEMO_OWNER_USERNAME ? demoAccount(Role.BUSINESS) : owner;
  return planAccount(simulation, { ...known, phone: `+92 399 ${5_552_000 + index}`, role: Role.BUSINESS, since });
}

function planApplication(
  simulation: Simulation,
  { admin, moderator }: People,
  each: SimulatedBusiness,
  applied: Date,
): void {
  const { business } = each;
  let id = 0;
  if (business.rejectedBefore) planRejectedBefore(simulation, moderator, each);
  simulation.plan(applied, async () => {
    id = await apply(simulation, each, { papers: business.papers ?? PAPERS, photographOf: business.photographOf });
  });
  const verdict = daysAfter(applied, VERDICT_DAYS);
  const { rejectionReason } = business;
  if (rejectionReason !== undefined) {
    simulation.plan(verdict, () => rejectApplication(simulation.as(moderator), id, rejectionReason));
  }
  if (business.state !== 'approved' && business.state !== 'suspended') return;
  simulation.plan(verdict, () => approveApplication(simulation.as(moderator), id));
  simulation.plan(simulation.daysAgo(FEATURED_DAYS_AGO), async () => {
    for (const { hall, id: hallId } of each.halls) {
      if (hall.isFeatured) await featureHall(simulation.as(admin), hallId, true);
    }
  });
  if (business.state === 'suspended') {
    const suspended = simulation.daysAgo(SUSPENDED_DAYS_AGO);
    simulation.plan(suspended, () => suspendBusiness(simulation.as(admin), id, SUSPENSION_REASON));
  }
}

interface Sent {
  papers: readonly PaperKind[];
  photographOf?: HallKind | undefined;
}

/** Uploads the documents and sends the application. @returns the business's id */
async function apply(
  simulation: Simulation,
  { owner, business }: SimulatedBusiness,
  { papers, photographOf }: Sent,
): Promise<number> {
  const { name, location, phone, description, flaw } = business;
  const random = simulation.chance(`papers of ${name}`);
  const appliedAt = simulation.as().now();
  const files: Paper[] = [];
  for (const kind of papers) {
    files.push(await drawPaper(kind, { business, appliedAt, flaw, random: random.fork(kind) }));
  }
  if (photographOf) files.push(await readPhotograph(name, photographOf));
  const documents: string[] = [];
  for (const { filename, bytes } of files) {
    const createReadStream = () => Readable.from([bytes]).on('error', () => undefined);
    documents.push((await uploadDocument(simulation.as(owner), { filename, createReadStream })).filename);
  }
  const application = await applyForBusiness(simulation.as(owner), { name, location, phone, description, documents });
  return application.id ?? 0;
}

/** Plans an earlier application with fewer documents, which was rejected and reset. */
function planRejectedBefore(simulation: Simulation, moderator: SimulatedPerson, each: SimulatedBusiness): void {
  const { rejectedBefore } = each.business;
  if (!rejectedBefore) return;
  const { daysAgo, papers, reason } = rejectedBefore;
  const applied = simulation.daysAgo(daysAgo);
  let id = 0;
  simulation.plan(applied, async () => {
    id = await apply(simulation, each, { papers });
  });
  simulation.plan(daysAfter(applied, VERDICT_DAYS), () => rejectApplication(simulation.as(moderator), id, reason));
  simulation.plan(simulation.daysAgo(each.business.appliedDaysAgo), () =>
    reapplyForBusiness(simulation.as(each.owner)),
  );
}

/** Ids of a business's catalogue, by name. */
interface Catalogue {
  categories: Map<string, number>;
  types: Map<HallKind, number>;
  services: { id: number; of?: readonly HallKind[] | undefined }[];
  amenities: { id: number; of?: readonly HallKind[] | undefined }[];
  optionalIds: number[];
}

async function openBusiness(simulation: Simulation, { owner, business, halls }: SimulatedBusiness): Promise<void> {
  await updateBusinessSettings(simulation.as(owner), business.settings);
  const catalogue = await fillCatalogue(simulation, owner, business);
  const random = simulation.chance(`halls of ${business.name}`);
  for (const each of halls) {
    each.id = await openHall(simulation, each, catalogue, random.fork(each.hall.name));
    each.serviceIds = catalogue.optionalIds;
  }
  for (const whole of halls) {
    const parts = halls.filter(({ hall }) => hall.partOf === whole.hall.name);
    if (parts.length > 0) await joinSpaces(simulation, owner, whole, parts);
  }
  for (const rate of business.rates ?? []) {
    const hallId = halls.find(({ hall }) => hall.name === rate.hall)?.id ?? null;
    await addRate(simulation.as(owner), toRateInput(rate, hallId));
  }
}

/** Scales a price of the common catalogue to a business's level, rounded. */
function priceAt(level: number, rupees: number): Hundredths {
  const amount = rupees * level;
  if (level < 0.1) return toHundredths(Math.round(amount * 2) / 2);
  return toHundredths(amount >= 5000 ? Math.round(amount / 500) * 500 : Math.round(amount / 10) * 10);
}

async function fillCatalogue(
  simulation: Simulation,
  owner: SimulatedPerson,
  business: DemoBusiness,
): Promise<Catalogue> {
  const { priceLevel: level, halls, menu } = business;
  const catalogue: Catalogue = {
    categories: new Map(),
    types: new Map(),
    services: [],
    amenities: [],
    optionalIds: [],
  };
  for (const occasion of new Set(halls.map((hall) => hall.occasion))) {
    const { price, ...category } = CATEGORIES[occasion];
    const { id } = await addHallCategory(simulation.as(owner), { ...category, price: priceAt(level, price) });
    catalogue.categories.set(occasion, id);
  }
  for (const kind of new Set(halls.map((hall) => hall.kind))) {
    const { price, ...type } = TYPES[kind];
    const isShare = type.priceType === PriceType.PERCENTAGE;
    const { id } = await addHallType(simulation.as(owner), {
      ...type,
      price: isShare ? toHundredths(price) : priceAt(level, price),
    });
    catalogue.types.set(kind, id);
  }
  // Cards show a hall's first two services, which differ between businesses.
  for (const { of, price, ...service } of shuffle(FIXED_SERVICES, simulation.chance(`services of ${business.name}`))) {
    const { id } = await addFixedService(simulation.as(owner), { ...service, price: priceAt(level, price) });
    catalogue.services.push({ id, of });
  }
  for (const { of, ...amenity } of AMENITIES) {
    const { id } = await addAmenity(simulation.as(owner), amenity);
    catalogue.amenities.push({ id, of });
  }
  for (const { price, subject, ...service } of OPTIONAL_SERVICES.filter(({ name }) => menu.includes(name))) {
    const { id } = await addOptionalService(simulation.as(owner), {
      ...service,
      price: priceAt(level, price),
      picture: toPictureAddress(getServiceFile(subject)),
    });
    catalogue.optionalIds.push(id);
  }
  return catalogue;
}

async function openHall(
  simulation: Simulation,
  { hall, owner, pictures }: SimulatedHall,
  catalogue: Catalogue,
  random: Random,
): Promise<number> {
  const fitting = (items: Catalogue['services']) =>
    items.filter(({ of }) => of === undefined || of.includes(hall.kind)).map(({ id }) => id);
  const { latitude, longitude } = findPlace(hall.city, hall.area);
  const { id } = await listHall(simulation.as(owner), {
    hallNumber: hall.number,
    hallName: hall.name,
    description: hall.description,
    ...URDU_HALLS.get(hall.name),
    categoryId: catalogue.categories.get(hall.occasion) ?? 0,
    typeId: catalogue.types.get(hall.kind) ?? 0,
    capacity: hall.capacity,
    pricePerHour: toHundredths(hall.hour),
    pricePerPerson: toHundredths(hall.plate),
    location: formatAddress(hall),
    city: hall.city,
    latitude: rounded(latitude + random.range(-SPREAD, SPREAD)),
    longitude: rounded(longitude + random.range(-SPREAD, SPREAD)),
    profileImage: pictures[0] ?? null,
    sliderImages: [...pictures],
    ...planFacts(hall, random.fork('facts')),
    fixedServiceIds: fitting(catalogue.services),
    // An owner's halls differ: some lack an amenity.
    amenityIds: fitting(catalogue.amenities).filter((_id, at) => at < 3 || random.chance(0.85)),
  });
  for (const { share, weekdays, ...shift } of hall.shifts ?? []) {
    const price = toHundredths(Math.round((hall.plate * share) / 50) * 50);
    const input = { ...shift, weekdays: [...weekdays], price, priceType: ServicePriceType.PER_PERSON };
    await addShift(simulation.as(owner), id, input);
  }
  if (hall.settings) await changeHallSettings(simulation.as(owner), id, hall.settings);
  return id;
}

function formatAddress({ street, area, city }: DemoHall): string {
  return [street, ...(street.includes(area) ? [] : [area]), city].join(', ');
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

/** Gives a hall the spaces of its parts, whose names become short, and deletes its own. */
async function joinSpaces(
  simulation: Simulation,
  owner: SimulatedPerson,
  whole: SimulatedHall,
  parts: readonly SimulatedHall[],
): Promise<void> {
  const units = await listViewerUnits(simulation.as(owner));
  const takenBy = (ids: readonly number[]) => units.filter(({ halls }) => halls.some(({ id }) => ids.includes(id)));
  const ofParts = takenBy(parts.map(({ id }) => id));
  await setHallUnits(simulation.as(owner), whole.id, { unitIds: ofParts.map(({ id }) => id) });
  for (const { id } of takenBy([whole.id])) await removeHallUnit(simulation.as(owner), id);
  for (const { id, name } of ofParts)
    await changeHallUnit(simulation.as(owner), id, { name: name.replace(`${whole.hall.name}, `, '') });
}
