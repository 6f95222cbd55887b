import { buildSchema, findBreakingChanges, parse, print, visit } from 'graphql';

/**
 * The breaking changes of a schema that the changelog doesn't announce.
 * @param {string} released the released schema
 * @param {string} current
 * @param {string} changelog
 * @returns {string[]} one sentence each, as written by graphql-js
 */
export function findUnannouncedBreaks(released, current, changelog) {
  const announced = getAnnouncements(changelog);
  return findBreakingChanges(buildSchema(released), buildSchema(current))
    .map(({ description }) => description)
    .filter((description) => !announced.some((line) => namesCoordinate(line, getCoordinate(description))));
}

/**
 * A schema without its descriptions: all that a later one is compared with.
 * @param {string} schema
 */
export function withoutDescriptions(schema) {
  const undescribed = visit(parse(schema, { noLocation: true }), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  return `${print(undescribed)}\n`;
}

/**
 * The lines under "Breaking" of the unreleased changes.
 * @param {string} changelog
 */
function getAnnouncements(changelog) {
  const unreleased = /^## Unreleased$(.*?)(?=^## |$(?![\s\S]))/ms.exec(changelog)?.[1] ?? '';
  const breaking = /^### Breaking$(.*?)(?=^### |$(?![\s\S]))/ms.exec(unreleased)?.[1] ?? '';
  return breaking.split('\n');
}

/**
 * The schema coordinate in a sentence: `Hall.title`, `HallFilter`, `BookingStatus`.
 * @param {string} description
 */
function getCoordinate(description) {
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
const namesCoordinate = (line, coordinate) =>
  new RegExp(`(^|[^\\w.])${coordinate.replace('.', '\\.')}($|[^\\w])`).test(line);
