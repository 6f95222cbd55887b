import { randomBytes } from 'node:crypto';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { SAVED_LIST_MESSAGES } from '../../domain/saved-halls/inputs.js';
import { SAVED_LIST_LIMITS } from '../../domain/saved-halls/limits.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { User } from '../accounts/user.entity.js';
import { readHallCards } from '../halls/hall-search.queries.js';
import { getCustomerId } from '../halls/hall-search.service.js';
import type { HallCard } from '../halls/hall.types.js';
import { SavedHall } from './saved-hall.entity.js';
import { findSavedHalls } from './saved-hall.queries.js';
import { requireOwnList } from './saved-list.changes.js';
import { SavedList } from './saved-list.entity.js';
import type { SavedHallListsInput, SavedListInput } from './saved-list.inputs.js';
import {
  findListsWithHall,
  findSavedLists,
  findSharedList,
  lockLists,
  writeListsOfHall,
  type SavedListRow,
} from './saved-list.queries.js';
import type { SavedListView } from './saved-list.types.js';

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

function present(ctx: RequestContext, { id, name, hallCount, shareToken }: SavedListRow): SavedListView {
  const shareUrl = shareToken === null ? null : new URL(`/lists/${shareToken}`, ctx.app.env.publicUrl).href;
  return { id, name, hallCount, shareUrl };
}

/** The viewer's lists in the order of their names. */
export async function listViewerSavedLists(ctx: RequestContext): Promise<SavedListView[]> {
  return (await findSavedLists(ctx.em, requireViewer(ctx).id)).map((row) => present(ctx, row));
}

/** Which of the viewer's lists hold a hall. */
export function listViewerHallLists(ctx: RequestContext, hallId: number): Promise<number[]> {
  return findListsWithHall(ctx.em, requireViewer(ctx).id, hallId);
}

async function readOne(ctx: RequestContext, em: EntityManager, id: number): Promise<SavedListView> {
  const found = (await findSavedLists(em, requireViewer(ctx).id)).find((row) => row.id === id);
  if (!found) throw new DomainError('NOT_FOUND', SAVED_LIST_MESSAGES.notFound);
  return present(ctx, found);
}

/**
 * Creates a list without halls.
 * @throws DomainError ALREADY_TAKEN for a name that another list has; CONFLICT at the limit of lists
 */
export async function createSavedList(ctx: RequestContext, { name }: SavedListInput): Promise<SavedListView> {
  const userId = requireViewer(ctx).id;
  return inTransaction(ctx.em, async (em) => {
    await lockLists(em, userId);
    const count = await em.count(SavedList, { user: userId });
    if (count >= SAVED_LIST_LIMITS.perCustomerMax) throw new DomainError('CONFLICT', SAVED_LIST_MESSAGES.full);
    const list = em.create(SavedList, { user: ref(User, userId), name, createdAt: ctx.now() });
    await em.flush();
    return readOne(ctx, em, list.id);
  });
}

/** Changes one of the viewer's lists, alone, and reads it again. */
async function change(ctx: RequestContext, id: number, apply: (list: SavedList) => void): Promise<SavedListView> {
  return inTransaction(ctx.em, async (em) => {
    await lockLists(em, requireViewer(ctx).id);
    apply(await requireOwnList(ctx, em, id));
    await em.flush();
    return readOne(ctx, em, id);
  });
}

/** Renames a list. @throws DomainError NOT_FOUND; ALREADY_TAKEN for a name that another list has */
export function renameSavedList(ctx: RequestContext, id: number, { name }: SavedListInput): Promise<SavedListView> {
  return change(ctx, id, (list) => {
    list.name = name;
  });
}

/** Gives a list a link, or returns the one that it has. @throws DomainError NOT_FOUND */
export function shareSavedList(ctx: RequestContext, id: number): Promise<SavedListView> {
  return change(ctx, id, (list) => {
    list.shareToken ??= randomBytes(TOKEN_BYTES).toString('base64url');
  });
}

/** Ends the link of a list for good. Idempotent. @throws DomainError NOT_FOUND */
export function unshareSavedList(ctx: RequestContext, id: number): Promise<SavedListView> {
  return change(ctx, id, (list) => {
    list.shareToken = null;
  });
}

/** Deletes a list and its link; its halls stay saved. @returns what was deleted @throws DomainError NOT_FOUND */
export async function deleteSavedList(ctx: RequestContext, id: number): Promise<SavedListView> {
  return inTransaction(ctx.em, async (em) => {
    await lockLists(em, requireViewer(ctx).id);
    const deleted = await readOne(ctx, em, id);
    await em.remove(await requireOwnList(ctx, em, id)).flush();
    return deleted;
  });
}

/**
 * Puts one of the viewer's saved halls into these lists, and takes it out of all others.
 * @returns all of the viewer's lists
 * @throws DomainError NOT_FOUND for a hall that isn't saved; INVALID_INPUT for a list that isn't the viewer's
 */
export async function setSavedHallLists(
  ctx: RequestContext,
  hallId: number,
  { listIds }: SavedHallListsInput,
): Promise<SavedListView[]> {
  const userId = requireViewer(ctx).id;
  return inTransaction(ctx.em, async (em) => {
    await lockLists(em, userId);
    if ((await em.count(SavedHall, { user: userId, hall: hallId })) === 0) {
      throw new DomainError('NOT_FOUND', SAVED_LIST_MESSAGES.notSaved);
    }
    const own = new Set((await findSavedLists(em, userId)).map(({ id }) => id));
    if (listIds.some((id) => !own.has(id))) {
      throw invalidInput([{ field: 'listIds', message: SAVED_LIST_MESSAGES.unknown }]);
    }
    await writeListsOfHall(em, { userId, hallId }, listIds);
    return (await findSavedLists(em, userId)).map((row) => present(ctx, row));
  });
}

/** What a shared list says of itself, by the secret of its link. */
export interface SharedListHead {
  name: string;
  ownerName: string;
}

interface SharedList extends SharedListHead {
  id: number;
  userId: number;
}

/** A shared list by the secret of its link, with its owner's first name; null for a link that shows nothing. */
export async function loadSharedList(ctx: RequestContext, token: string): Promise<SharedList | null> {
  const list = TOKEN.test(token) ? await findSharedList(ctx.em, token) : undefined;
  return list ? { ...list, ownerName: list.ownerName.split(/\s+/)[0] ?? '' } : null;
}

/**
 * A shared list with the cards of its public halls, last saved first, by the secret of its link.
 * @throws DomainError NOT_FOUND, the same for every link that shows nothing
 */
export async function readSharedSavedList(
  ctx: RequestContext,
  token: string,
  page: PageRequest,
): Promise<SharedListHead & Connection<HallCard>> {
  const list = await loadSharedList(ctx, token);
  if (!list) throw new DomainError('NOT_FOUND', SAVED_LIST_MESSAGES.notShared);
  const { id, userId, name, ownerName } = list;
  const halls = await findSavedHalls(ctx.em, { userId, listId: id }, page);
  const ids = halls.nodes.map((hall) => hall.id);
  return { name, ownerName, ...halls, nodes: await readHallCards(ctx.em, ids, getCustomerId(ctx)) };
}
