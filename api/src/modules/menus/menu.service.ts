import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { MENU_FORM_MESSAGES } from '../../domain/menus/inputs.js';
import { MENU_LIMITS } from '../../domain/menus/limits.js';
import { MENU_MESSAGES, type MenuCourse } from '../../domain/menus/menus.js';
import { assertPrevious, toVersion } from '../../graphql/version.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { toSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { lockBusiness, requireViewerBusiness, toBusinessFacts } from '../businesses/business.access.js';
import { isHallPublic } from '../halls/hall-units.js';
import { Hall } from '../halls/hall.entity.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { claimPictures } from '../media/claims.js';
import { Menu } from './menu.entity.js';
import type { MenuInput } from './menu.inputs.js';
import { canManageMenus } from './menu.policy.js';
import { findHallMenus, findMenus } from './menu.queries.js';
import type { MenuType } from './menu.types.js';

/** The menus of the viewer's business, retired ones last. */
export async function listMenus(ctx: RequestContext): Promise<MenuType[]> {
  const { id } = await requireViewerBusiness(ctx);
  return findMenus(ctx.em, id);
}

/** The menus that can be chosen for a hall. @throws DomainError NOT_FOUND for one that isn't public */
export async function listHallMenus(ctx: RequestContext, hallId: number): Promise<MenuType[]> {
  const menus = await findHallMenus(ctx.em, hallId, ctx.now());
  if (menus.length === 0 && !(await isHallPublic(ctx.em, hallId))) throw new DomainError('NOT_FOUND', 'Hall not found');
  return menus;
}

/** @throws DomainError NOT_FOUND unless it is the viewer's business's */
export async function getMenu(ctx: RequestContext, id: number): Promise<MenuType> {
  const business = await requireViewerBusiness(ctx);
  return readMenu(ctx.em, business.id, id);
}

async function readMenu(em: EntityManager, businessId: number, id: number): Promise<MenuType> {
  const [menu] = await findMenus(em, businessId, id);
  if (!menu) throw new DomainError('NOT_FOUND', MENU_MESSAGES.notFound, { field: 'id' });
  return menu;
}

/** @throws DomainError INVALID_INPUT for a dish that the menu doesn't have */
function assertKnownDishes({ courses }: MenuInput, known: readonly MenuCourse[]): void {
  const ids = new Set(known.flatMap(({ dishes }) => dishes.map(({ dishId }) => dishId)));
  for (const [course, { dishes }] of courses.entries()) {
    const at = dishes.findIndex(({ dishId }) => typeof dishId === 'number' && !ids.has(dishId));
    if (at === -1) continue;
    throw invalidInput([{ field: `courses[${course}].dishes[${at}].dishId`, message: MENU_MESSAGES.dishGone }]);
  }
}

/** The courses with a number for each new dish. */
function numberDishes(input: MenuInput, last: number) {
  let lastDishId = last;
  const courses = input.courses.map(({ name, nameUrdu, choose, isMain, dishes }) => ({
    ...{ name, nameUrdu: nameUrdu ?? null, choose: choose ?? null, isMain },
    dishes: dishes.map(({ dishId, surcharge, ...dish }) => ({
      ...{ dishId: dishId ?? ++lastDishId, name: dish.name, nameUrdu: dish.nameUrdu ?? null, surcharge },
    })),
  }));
  return { courses, lastDishId };
}

/** What an input says; an omitted picture stays. */
function toValues(input: MenuInput, last: number) {
  const { name, bands, guaranteedHeads, isFixed, picture } = input;
  return {
    ...{ name, guaranteedHeads, isFixed },
    ...numberDishes(input, last),
    nameUrdu: input.nameUrdu ?? null,
    description: input.description ?? null,
    ...(picture === undefined ? {} : { picture }),
    bands: bands.map(({ fromGuests, price }) => ({ fromGuests, price })),
    childrenShare: input.childrenShare ?? null,
    hallIds: input.hallIds ?? null,
    shiftNames: [...input.shiftNames],
    firstDay: input.firstDay ?? null,
    lastDay: input.lastDay ?? null,
  };
}

/** The version of a menu. Its dishes' numbers are no part of it: a repeated request numbers new dishes again. */
export function getMenuVersion(menu: Omit<MenuType, 'id' | 'currency' | 'retiredAt'>): string {
  const { name, nameUrdu, description, picture, guaranteedHeads, childrenShare, isFixed } = menu;
  const courses = menu.courses.map((course) => [
    ...[course.name, course.nameUrdu, course.choose, course.isMain],
    course.dishes.map((dish) => [dish.name, dish.nameUrdu, dish.surcharge]),
  ]);
  const bands = menu.bands.map(({ fromGuests, price }) => [fromGuests, price]);
  const served = [menu.hallIds, menu.shiftNames, menu.firstDay, menu.lastDay];
  return toVersion([
    name,
    nameUrdu,
    description,
    picture,
    guaranteedHeads,
    childrenShare,
    isFixed,
    courses,
    bands,
    served,
  ]);
}

/** @throws DomainError INVALID_INPUT for a hall of somebody else */
async function assertOwnHalls(em: EntityManager, businessId: number, hallIds: readonly number[] | null | undefined) {
  if (!hallIds) return;
  const ids = [...new Set(hallIds)];
  const count = await em.count(Hall, { id: { $in: ids }, business: businessId, deletedAt: null });
  if (count < ids.length) throw invalidInput([{ field: 'hallIds', message: MENU_FORM_MESSAGES.hallUnknown }]);
}

async function claimPicture(ctx: RequestContext, em: EntityManager, { id, picture }: Menu): Promise<void> {
  const pictures = picture ? [picture] : [];
  await claimPictures(ctx, em, { pictures, claim: `menu:${id}`, getField: () => 'picture' });
}

interface MenuChange {
  menu: Menu;
  businessId: number;
  before: Snapshot | null;
  after: Snapshot | null;
}

function record(
  ctx: RequestContext,
  em: EntityManager,
  action: 'added' | 'changed' | 'removed',
  { menu, ...change }: MenuChange,
): Promise<void> {
  const subject = auditSubject('menu', menu.id, { naming: ['name'] });
  return recordBusinessAction(ctx, em, { action: `catalogue.${action}`, ...subject, ...change });
}

/**
 * Adds a menu.
 * @throws DomainError INVALID_INPUT for halls of others, CONFLICT for too many, IDEMPOTENCY_MISMATCH
 */
export function addMenu(ctx: RequestContext, input: MenuInput): Promise<MenuType> {
  return inTransaction(ctx.em, async (em) => {
    const { id: businessId } = await requireViewerBusiness(ctx, em);
    await lockBusiness(em, businessId);
    const once = { operation: 'addMenu', key: input.clientMutationId, request: input };
    const { id } = await createOnce(ctx, em, once, () => createMenu(ctx, em, businessId, input));
    return readMenu(em, businessId, id);
  });
}

async function createMenu(
  ctx: RequestContext,
  em: EntityManager,
  businessId: number,
  input: MenuInput,
): Promise<{ id: number }> {
  const { perBusinessMax } = MENU_LIMITS;
  if ((await em.count(Menu, { business: businessId, retiredAt: null })) >= perBusinessMax) {
    throw new DomainError('CONFLICT', MENU_MESSAGES.tooMany(perBusinessMax));
  }
  await assertOwnHalls(em, businessId, input.hallIds);
  assertKnownDishes(input, []);
  const menu = em.create(Menu, { ...toValues(input, 0), business: businessId, createdAt: ctx.now() });
  await em.flush();
  await claimPicture(ctx, em, menu);
  await record(ctx, em, 'added', { menu, businessId, before: null, after: toSnapshot(menu) });
  return { id: menu.id };
}

/** @throws DomainError NOT_FOUND unless it is the viewer's business's; CONFLICT once it is retired */
async function changeRow(
  ctx: RequestContext,
  id: number,
  action: 'changed' | 'removed',
  change: (em: EntityManager, menu: Menu, businessId: number) => Promise<void>,
): Promise<MenuType> {
  return inTransaction(ctx.em, async (em) => {
    const { id: businessId } = await requireViewerBusiness(ctx, em);
    await lockBusiness(em, businessId);
    const menu = await em.findOne(Menu, { id });
    if (!menu || !canManageMenus(requireViewer(ctx), toBusinessFacts(await menu.business.loadOrFail()))) {
      throw new DomainError('NOT_FOUND', MENU_MESSAGES.notFound, { field: 'id' });
    }
    if (menu.retiredAt) throw new DomainError('CONFLICT', MENU_MESSAGES.retired, { field: 'id' });
    const before = toSnapshot(menu);
    await change(em, menu, businessId);
    await em.flush();
    await claimPicture(ctx, em, menu);
    await record(ctx, em, action, { menu, businessId, before, after: action === 'removed' ? null : toSnapshot(menu) });
    return readMenu(em, businessId, id);
  });
}

/**
 * Changes a menu; bookings keep what was agreed.
 * @throws DomainError NOT_FOUND unless it is the viewer's business's; CONFLICT once it is retired, and if it isn't the one that the
 * input replaces; INVALID_INPUT for halls of others, and for dishes that it doesn't have
 */
export function changeMenu(ctx: RequestContext, id: number, input: MenuInput): Promise<MenuType> {
  return changeRow(ctx, id, 'changed', async (em, menu, businessId) => {
    const values = toValues(input, menu.lastDishId);
    assertPrevious(input.previousVersion, {
      current: getMenuVersion(menu),
      wanted: getMenuVersion({ picture: menu.picture, ...values }),
    });
    // Halls that were deleted since stay among its own.
    const added = input.hallIds?.filter((hallId) => !menu.hallIds?.includes(hallId));
    await assertOwnHalls(em, businessId, added);
    assertKnownDishes(input, menu.courses);
    em.assign(menu, values);
  });
}

/**
 * Retires a menu: it can't be chosen any more; bookings keep it.
 * @throws DomainError NOT_FOUND unless it is the viewer's business's; CONFLICT if it is retired already
 */
export function retireMenu(ctx: RequestContext, id: number): Promise<MenuType> {
  return changeRow(ctx, id, 'removed', async (_em, menu) => {
    menu.retiredAt = ctx.now();
    return Promise.resolve();
  });
}
