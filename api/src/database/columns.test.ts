import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCE = join(import.meta.dirname, '..');

interface Source {
  path: string;
  text: string;
}

function sources(): Source[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^testing\/|^demo\/|\/testing\/|migrations\//.test(path))
    .map((path) => ({ path, text: withoutComments(readFileSync(join(SOURCE, path), 'utf8')) }));
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

/**
 * Columns of entities that no code names: none of the files that know the entity, by its class, its table or its folder. A column
 * that is only declared is dead, as the owner's notes on a booking once were.
 */
function deadColumns(all: readonly Source[]): string[] {
  const code = all.filter(({ path }) => !path.endsWith('.entity.ts'));
  return all
    .filter(({ path }) => path.endsWith('.entity.ts'))
    .flatMap(({ path, text }) => {
      const [, entity = ''] = /export class (\w+)/.exec(text) ?? [];
      const [, table = ''] = /tableName: '(\w+)'/.exec(text) ?? [];
      const near = code.filter(
        (file) => dirname(file.path) === dirname(path) || names(file.text, entity) || names(file.text, table),
      );
      const columns = [...text.matchAll(/^ {2}(\w+)[?!]?: /gm)].map(([, name = '']) => name);
      return columns
        .filter((name) => {
          const spelt = [name, snakeCase(name), `${snakeCase(name)}_id`];
          return !near.some((file) => spelt.some((each) => names(file.text, each)));
        })
        .map((name) => `${entity}.${name}`);
    });
}

describe('columns', () => {
  it('are named in code that uses their entity', () => {
    expect(deadColumns(sources())).toEqual([]);
  });

  it('without code that names them are reported', () => {
    const entity = `@Entity({ tableName: 'things' })\nexport class Thing {\n  @Property()\n  used: string;\n\n  @Property()\n  deadOne: string;\n}`;
    const service = `em.create(Thing, { used: 'x' });`;
    expect(
      deadColumns([
        { path: 'modules/things/thing.entity.ts', text: entity },
        { path: 'modules/things/thing.service.ts', text: withoutComments(`${service}\n/* deadOne */\n// deadOne`) },
        { path: 'modules/others/other.service.ts', text: 'deadOne' },
      ]),
    ).toEqual(['Thing.deadOne']);
  });
});
