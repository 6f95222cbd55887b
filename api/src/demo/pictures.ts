import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FILES_PATH } from '../domain/media/pictures.js';
import { addPlaceholder, withoutPlaceholder } from '../domain/media/placeholders.js';
import type { DemoHall } from './data/types.js';
import { PLACEHOLDERS } from './placeholders.js';
import {
  chooseLook,
  VIEWS,
  type ArticleTopic,
  type HallKind,
  type HallLook,
  type ServiceSubject,
  type View,
} from './looks.js';

const FOLDER = new URL('./pictures/', import.meta.url);

/** The first view of each successive hall, so that neighbors of one kind differ in lists. */
const FIRST_VIEWS: readonly View[] = ['exterior', 'interior', 'exterior', 'evening', 'exterior', 'stage'];

/** A picture of a hall of the demo. */
export interface HallPicture extends HallLook {
  readonly view: View;
}

/** The file of a hall's picture, such as `ballroom-emerald-dusk-interior-4711.webp`. */
export function getHallFile({ kind, palette, view, seed }: HallPicture): string {
  return `${kind}-${palette}-${view}-${seed}.webp`;
}

/** The file of an article's picture, such as `article-flowers-3.webp`. */
export function getArticleFile(topic: ArticleTopic, seed: number): string {
  return `article-${topic}-${seed}.webp`;
}

/** The file of a service's picture, such as `service-biryani.webp`. */
export function getServiceFile(subject: ServiceSubject): string {
  return `service-${subject}.webp`;
}

/** The picture that is used as the photograph in a business's application. */
export function getPremisesPhotograph(name: string, kind: HallKind): HallPicture & { readonly file: string } {
  const picture = { ...chooseLook(name.length, name), kind, view: 'exterior' } as const;
  return { ...picture, file: getHallFile(picture).replace(/webp$/, 'jpg') };
}

/** Chooses the five pictures of every hall, the one of its cards first. */
export function chooseHallPictures(halls: readonly DemoHall[]): Map<DemoHall, HallPicture[]> {
  const ranks = new Map<HallKind, number>();
  return new Map(
    halls.map((hall, index) => {
      const rank = ranks.get(hall.kind) ?? 0;
      ranks.set(hall.kind, rank + 1);
      const { palette, seed } = chooseLook(index, hall.name);
      const first = FIRST_VIEWS[rank % FIRST_VIEWS.length] ?? 'exterior';
      const views = [first, ...VIEWS.filter((view) => view !== first)];
      return [hall, views.map((view) => ({ kind: hall.kind, palette, view, seed }))];
    }),
  );
}

/** The URL of a picture in halls and articles. */
export function toPictureAddress(file: string): string {
  const placeholder = PLACEHOLDERS[file];
  return `${FILES_PATH}/scenes/${placeholder === undefined ? file : addPlaceholder(file, placeholder)}`;
}

/**
 * Reads a picture of the demo.
 * @param file its name, without a folder, with or without its placeholder
 * @returns undefined if there is none of this name
 */
export async function readPicture(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(fileURLToPath(new URL(withoutPlaceholder(file), FOLDER)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
