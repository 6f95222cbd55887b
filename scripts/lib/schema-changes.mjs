import { buildSchema, findBreakingChanges } from 'graphql';

/**
 * The changes of a schema that break somebody's operation and that the changelog doesn't announce.
 * @param {string} released the schema as it was released
 * @param {string} current
 * @param {string} changelog
 * @returns {string[]} one sentence each, as graphql-js puts it
 */
export function unannouncedBreaks(released, current, changelog) {
  const announced = announcements(changelog);
  return findBreakingChanges(buildSchema(released), buildSchema(current))
    .map(({ description }) => description)
    .filter((description) => !announced.some((line) => names(line, coordinateOf(description))));
}

/**
 * The lines under "Breaking" of what isn't released yet.
 * @param {string} changelog
 */
function announcements(changelog) {
  const unreleased = /^## Unreleased$(.*?)(?=^## |$(?![\s\S]))/ms.exec(changelog)?.[1] ?? '';
  const breaking = /^### Breaking$(.*?)(?=^### |$(?![\s\S]))/ms.exec(unreleased)?.[1] ?? '';
  return breaking.split('\n');
}

/**
 * What a sentence is about: `Hall.title`, `HallFilter`, `BookingStatus`.
 * @param {string} description
 */
function coordinateOf(description) {
  return (
    /\b[A-Z]\w*\.\w+/.exec(description)?.[0] ??
    /\b[A-Z][a-z]+[A-Z]\w*|\b[A-Z]\w*\b(?!.*\b[A-Z]\w*\b)/.exec(description)?.[0] ??
    description
  );
}

/**
 * @param {string} line
 * @param {string} coordinate
 */
const names = (line, coordinate) => new RegExp(`(^|[^\\w.])${coordinate.replace('.', '\\.')}($|[^\\w])`).test(line);
