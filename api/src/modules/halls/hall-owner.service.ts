import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { lockUnits } from './hall-units.js';
import { toPageRequest, type Connection, type PagingInput } from '../../graphql/paging.js';
import { hallTitle, HallStatus } from '../../domain/halls/inputs.js';
import { isOnline } from '../../domain/halls/transitions.js';
import { HALL_FACTS } from '../../domain/halls/facts.js';
import { HALL_LIMITS } from '../../domain/halls/limits.js';
import { OwnedHallOrder } from '../../domain/halls/list.js';
import { DomainError } from '../../domain/input/errors.js';
import { counted } from '../../domain/text/words.js';
import type { AuditAction } from '../../domain/audit/sentences.js';
import { toSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { lockBusiness, requireTradingBusiness, toBusinessFacts } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import { copyPictures } from '../media/copies.js';
import type { ChangeHallInput, HallFields, ListHallInput, OwnedHallFilter } from './hall-owner.inputs.js';
import { assertRoomForHalls } from './hall-limit.js';
import { findHallFigures, findOwnedHall, findOwnedHalls } from './hall-owner.queries.js';
import type { OwnedHall, OwnedHallFigures } from './hall-owner.types.js';
import { canChange } from './hall.policy.js';
import {
  assertLayoutsFit,
  claimHallPictures,
  toContent,
  copyLinks,
  releaseTime,
  renameUnit,
  loadKinds,
  linkToHall,
  listPictures,
  type HallLinks,
} from './hall-owner.writing.js';
import { Hall } from './hall.entity.js';

const NOT_FOUND = 'Hall not found';

/** The viewer's halls; empty unless the business is trading. */
export async function listViewerHalls(
  ctx: RequestContext,
  {
    filter,
    order,
    paging,
  }: {
    filter?: OwnedHallFilter | null | undefined;
    order?: OwnedHallOrder | null | undefined;
    paging?: PagingInput | null | undefined;
  } = {},
): Promise<Connection<OwnedHall>> {
  const page = toPageRequest(paging);
  const business = await requireTradingBusiness(ctx);
  return findOwnedHalls(ctx.em, {
    businessId: business.id,
    filter,
    order: order ?? OwnedHallOrder.NEWEST,
    page,
    now: ctx.now(),
  });
}

/** Statistics of all halls of the viewer. */
export async function getViewerHallFigures(ctx: RequestContext): Promise<OwnedHallFigures> {
  return findHallFigures(ctx.em, (await requireTradingBusiness(ctx)).id);
}

async function readHall(ctx: RequestContext, em: EntityManager, businessId: number, id: number): Promise<OwnedHall> {
  const hall = await findOwnedHall(em, { businessId, id, now: ctx.now() });
  if (!hall) throw new DomainError('NOT_FOUND', NOT_FOUND, { field: 'id' });
  return hall;
}

/**
 * One of the viewer's halls.
 * @throws DomainError NOT_FOUND, also for another owner's and for a removed hall
 */
export async function getViewerHall(ctx: RequestContext, id: number): Promise<OwnedHall> {
  return readHall(ctx, ctx.em, (await requireTradingBusiness(ctx)).id, id);
}

/** The viewer's hall, locked until the transaction ends. */
async function lockHall(ctx: RequestContext, em: EntityManager, id: number): Promise<Hall> {
  const hall = await em.findOne(Hall, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!hall || !canChange(requireViewer(ctx), toBusinessFacts(await hall.business.loadOrFail()))) {
    throw new DomainError('NOT_FOUND', NOT_FOUND, { field: 'id' });
  }
  return hall;
}

/** Writes an audit entry about a hall. */
function recordHall(
  ctx: RequestContext,
  em: EntityManager,
  action: AuditAction,
  { hall, before }: { hall: Hall; before: Snapshot | null },
): Promise<void> {
  const subject = auditSubject('hall', hall.id, { businessId: hall.business.id, naming: ['hallNumber'] });
  return recordBusinessAction(ctx, em, { action, ...subject, before, after: toSnapshot(hall) });
}

/** Changes one of the viewer's halls in a transaction and returns the result. */
function withHall(
  ctx: RequestContext,
  id: number,
  action: AuditAction,
  change: (em: EntityManager, hall: Hall, business: Business) => Promise<void> | void,
): Promise<OwnedHall> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const hall = await lockHall(ctx, em, id);
    const before = toSnapshot(hall);
    await change(em, hall, business);
    hall.updatedAt = ctx.now();
    await em.flush();
    await recordHall(ctx, em, action, { hall, before });
    return readHall(ctx, em, business.id, id);
  });
}

async function replaceLinks(em: EntityManager, hall: Hall, input: HallFields): Promise<void> {
  if (input.fixedServiceIds) await linkToHall(em, hall, 'services', { whole: input.fixedServiceIds });
  if (input.amenityIds) await linkToHall(em, hall, 'amenities', { whole: input.amenityIds });
}

/**
 * Lists a hall with its data, pictures, services and amenities. The database creates its unit.
 * @throws DomainError FORBIDDEN unless the business is approved, NOT_FOUND for a category, type, service or amenity that isn't
 * the viewer's, INVALID_INPUT for pictures that aren't (docs/coverage.md: business §2 Create/Edit hall)
 */
export function listHall(ctx: RequestContext, input: ListHallInput): Promise<OwnedHall> {
  const { clientMutationId, ...request } = input;
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business.id);
    const { id } = await createOnce(ctx, em, { operation: 'listHall', key: clientMutationId, request }, async () => {
      await assertRoomForHalls(em, business.id, 1);
      const hall = em.create(Hall, {
        ...toContent(input),
        ...(await loadKinds(em, business, input)),
        business: ref(business),
        status: HallStatus.ACTIVE,
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      });
      await em.flush();
      await replaceLinks(em, hall, input);
      await claimHallPictures(ctx, em, hall);
      await recordHall(ctx, em, 'hall.listed', { hall, before: null });
      return hall;
    });
    return readHall(ctx, em, business.id, id);
  });
}

/**
 * Updates a hall: its data and pictures and, if given, its services and amenities. Existing bookings keep what was agreed.
 * @throws DomainError as {@link listHall}, and NOT_FOUND unless the hall is the viewer's
 */
export function changeHall(ctx: RequestContext, id: number, input: ChangeHallInput): Promise<OwnedHall> {
  return withHall(ctx, id, 'hall.changed', async (em, hall, business) => {
    const before = hallTitle(hall);
    Object.assign(hall, toContent(input), await loadKinds(em, business, input));
    assertLayoutsFit(hall);
    await em.flush();
    await renameUnit(em, hall.id, { before, after: hallTitle(hall) });
    await replaceLinks(em, hall, input);
    await claimHallPictures(ctx, em, hall);
  });
}

/** Takes a hall offline; its bookings stay. */
export function takeHallOffline(ctx: RequestContext, id: number): Promise<OwnedHall> {
  return withHall(ctx, id, 'hall.offline', (_em, hall) => {
    hall.status = HallStatus.INACTIVE;
  });
}

/**
 * Puts a hall online.
 * @throws DomainError CONFLICT with what is missing, if the hall is incomplete
 */
export function putHallOnline(ctx: RequestContext, id: number): Promise<OwnedHall> {
  return withHall(ctx, id, 'hall.online', async (em, hall, business) => {
    const { completeness, status, viewerCanPutOnline } = await readHall(ctx, em, business.id, id);
    if (!isOnline(status) && !viewerCanPutOnline) {
      const advice = completeness.gaps[0]?.advice ?? '';
      throw new DomainError('CONFLICT', `This hall can't go online yet. ${advice}`.trim(), { details: { advice } });
    }
    hall.status = HallStatus.ACTIVE;
  });
}

/**
 * Removes a hall. Its row and its past bookings stay; its links to the catalogue, its external calendars and the coming blocks
 * of its own spaces are deleted.
 * @throws DomainError IN_USE with upcoming bookings; then it can only be taken offline
 */
export function removeHall(ctx: RequestContext, id: number): Promise<OwnedHall> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    // What is added for the hall, such as an external calendar, comes before or is refused.
    await lockBusiness(em, business.id);
    const hall = await lockHall(ctx, em, id);
    // A concurrent booking request holds the units, so we wait for it.
    await lockUnits(em, id);
    const removed = await readHall(ctx, em, business.id, id);
    if (!removed.viewerCanRemove) {
      const bookings = counted(removed.upcomingBookings, 'upcoming booking');
      throw new DomainError('IN_USE', `This hall has ${bookings} and can only be taken offline.`, {
        details: { upcomingBookings: removed.upcomingBookings },
      });
    }
    const db = em.getKysely<Database>();
    await db.deleteFrom('hall_fixed_services').where('hall_id', '=', id).execute();
    await db.deleteFrom('hall_amenities').where('hall_id', '=', id).execute();
    const externalCalendars = await releaseTime(em, id, ctx.now());
    await db
      .updateTable('halls')
      .set({ deleted_at: ctx.now(), updated_at: ctx.now(), status: HallStatus.INACTIVE, is_featured: false })
      .set({ category_id: null, type_id: null })
      .where('id', '=', id)
      .execute();
    const subject = auditSubject('hall', id, { businessId: business.id });
    const before = toSnapshot(hall, { externalCalendars });
    await recordBusinessAction(ctx, em, { action: 'hall.removed', ...subject, before, after: null });
    return removed;
  });
}

function toCopyName(name: string, copy: number, max: number, word = 'copy'): string {
  const suffix = copy === 1 ? ` (${word})` : ` (${word} ${copy})`;
  return (
    Array.from(name)
      .slice(0, max - suffix.length)
      .join('') + suffix
  );
}

/** Which copy of a hall the next one is: the first number that no hall of the business has in its name. */
async function countCopies(em: EntityManager, original: Hall): Promise<number> {
  const halls = await em.find(Hall, { business: original.business, deletedAt: null });
  const titles = new Set(halls.map(hallTitle));
  let copy = 1;
  while (titles.has(toCopyName(hallTitle(original), copy, HALL_LIMITS.nameMaxCharacters))) copy += 1;
  return copy;
}

function toUrduCopyName(name: string | null, copy: number): string | null {
  return name && toCopyName(name, copy, HALL_LIMITS.nameMaxCharacters, 'نقل');
}

/**
 * Copies a hall, offline, with what is its own (docs/glossary.md: copy of a hall). Uploaded pictures are copied, so that the halls
 * don't share files.
 */
export async function duplicateHall(ctx: RequestContext, id: number): Promise<OwnedHall> {
  const own = await requireTradingBusiness(ctx);
  await assertRoomForHalls(ctx.em, own.id, 1);
  const read = await readHall(ctx, ctx.em, own.id, id);
  const { profileImage, floorPlan, sliderImages } = read;
  // Before the transaction: unclaimed copies are swept like other uploads.
  const copies = await copyPictures(ctx, listPictures(read), `hall:${id}`);
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business.id);
    await assertRoomForHalls(em, business.id, 1);
    const original = await lockHall(ctx, em, id);
    const { description, descriptionUrdu, category, type, capacity, pricePerHour, pricePerPerson } = original;
    const { location, city, latitude, longitude } = original;
    const facts = Object.fromEntries(HALL_FACTS.map((name) => [name, original[name]]));
    const number = await countCopies(em, original);
    const copy = em.create(Hall, {
      business: ref(business),
      hallNumber: toCopyName(original.hallNumber, number, HALL_LIMITS.numberMaxCharacters),
      hallName: toCopyName(hallTitle(original), number, HALL_LIMITS.nameMaxCharacters),
      hallNameUrdu: toUrduCopyName(original.hallNameUrdu, number),
      ...{ description, descriptionUrdu, category, type, capacity, pricePerHour, pricePerPerson },
      ...{ location, city, latitude, longitude, ...facts },
      profileImage: (profileImage !== null && copies.get(profileImage)) || null,
      floorPlan: (floorPlan !== null && copies.get(floorPlan)) || null,
      sliderImages: sliderImages.flatMap((picture) => copies.get(picture) ?? []),
      status: HallStatus.INACTIVE,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    });
    await em.flush();
    await claimHallPictures(ctx, em, copy);
    await copyLinks(em, original.id, copy.id);
    await recordHall(ctx, em, 'hall.listed', { hall: copy, before: null });
    return readHall(ctx, em, business.id, copy.id);
  });
}

/** Adds a fixed service or an amenity to a hall; no change if it already has it. */
export function addLink(ctx: RequestContext, id: number, links: HallLinks, itemId: number): Promise<OwnedHall> {
  const field = links === 'services' ? 'serviceId' : 'amenityId';
  return withHall(ctx, id, 'hall.services-changed', (em, hall) =>
    linkToHall(em, hall, links, { more: [itemId], field }),
  );
}

/** Removes all fixed services, or all amenities, from a hall. */
export function clearLinks(ctx: RequestContext, id: number, links: HallLinks): Promise<OwnedHall> {
  return withHall(ctx, id, 'hall.services-changed', (em, hall) => linkToHall(em, hall, links, { whole: [] }));
}
