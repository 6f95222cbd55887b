import { readFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { findUnannouncedBreaks, withoutDescriptions } from './lib/schema-changes.mjs';

const RELEASED = `
type Query { hall(id: Int!): Hall  halls(filter: HallFilter): [Hall!]! }
type Hall { id: Int! title: String! status: HallStatus! }
enum HallStatus { ACTIVE INACTIVE }
input HallFilter { text: String }`;

/** @param {string[]} lines */
const changelog = (...lines) =>
  ['# Changelog', '', '## Unreleased', ...lines, '', '## 0.1.0', '### Breaking', '- `Hall.title`'].join('\n');

describe('breaking changes of the schema', () => {
  test('what is added breaks nobody', () => {
    const current = RELEASED.replace('title: String!', 'title: String! city: String').replace(
      'text: String',
      'text: String city: String',
    );
    expect(findUnannouncedBreaks(RELEASED, current, changelog())).toEqual([]);
  });

  test.each([
    ['a field that goes', 'title: String!', '', 'Hall.title'],
    ['a field that may be absent now', 'title: String!', 'title: String', 'Hall.title'],
    ['a value that goes', 'ACTIVE INACTIVE', 'ACTIVE', 'HallStatus'],
    ['an input that asks for more', 'text: String', 'text: String city: String!', 'HallFilter'],
    ['an argument that goes', '(filter: HallFilter)', '', 'Query.halls'],
  ])('%s stops the check until the changelog names it', (_title, before, after, coordinate) => {
    const current = RELEASED.replace(before, after);
    expect(findUnannouncedBreaks(RELEASED, current, changelog('### Added', `- \`${coordinate}\` is new`))).toHaveLength(
      1,
    );
    expect(
      findUnannouncedBreaks(RELEASED, current, changelog('### Breaking', `- \`${coordinate}\` is gone.`, '### Added')),
    ).toEqual([]);
  });

  test('what an older release announced does not count again', () => {
    expect(findUnannouncedBreaks(RELEASED, RELEASED.replace('title: String!', ''), changelog())).toHaveLength(1);
  });
});

describe('the released schema', () => {
  test('has everything but descriptions', () => {
    const described = `"Reads." type Query { "One hall." hall("Its number." id: Int! = 1): String @deprecated(reason: "Old") }`;
    expect(withoutDescriptions(described)).toBe(
      'type Query {\n  hall(id: Int! = 1): String @deprecated(reason: "Old")\n}\n',
    );
  });

  test('is committed in this form', () => {
    const released = readFileSync(inRoot('docs/released/schema.graphql'), 'utf8');
    expect(withoutDescriptions(released)).toBe(released);
  });
});
