import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EntityClass } from '@mikro-orm/core';
import { sql } from 'kysely';
import { PriceType } from '../domain/catalogue/price-types.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { TABLES } from './entities.js';
import { closeOrm, createOrm, type Orm } from './orm.js';
import { enumName, hundredths, RENAMED_COLUMNS, type Database } from './tables.js';

let database: TestDatabase;
let orm: Orm;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = createOrm({ databaseUrl: database.url, poolMax: 2 });
});
afterAll(async () => {
  await closeOrm(orm);
  await database.drop();
});

const ENTITIES: [table: string, entity: EntityClass<object>][] = Object.entries(TABLES);

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

describe('the tables for Kysely', () => {
  test('have the names that the entities give them', () => {
    for (const [table, entity] of ENTITIES) {
      expect(orm.getMetadata().get(entity).tableName).toBe(table);
    }
  });

  test('have columns named as their type derives them from the properties', () => {
    for (const [, entity] of ENTITIES) {
      for (const { fieldNames, kind, ...prop } of orm.getMetadata().get(entity).props) {
        const name = String(prop.name);
        const isRelation = kind !== 'scalar' && !name.endsWith('By');
        const renamed = (RENAMED_COLUMNS as Readonly<Record<string, string>>)[name];
        expect(fieldNames).toEqual([renamed ?? `${snakeCase(name)}${isRelation ? '_id' : ''}`]);
      }
    }
  });

  test('are read with enums by their names', async () => {
    const row = await orm.em
      .fork()
      .getKysely<Database>()
      .selectFrom(sql<{ price_type: string }>`(select 'per_hour' as price_type)`.as('s'))
      .select(enumName<PriceType>('s.price_type').as('priceType'))
      .executeTakeFirstOrThrow();
    expect(row.priceType).toBe(PriceType.PER_HOUR);
  });

  test('are read with instants as dates, bigints as numbers, days as text and money in hundredths', async () => {
    const row = await orm.em
      .fork()
      .getKysely<Database>()
      .selectNoFrom((eb) => [
        eb.cast<Date>(eb.val('2026-01-31 10:00:00.5+00'), 'timestamptz').as('instant'),
        eb.cast<number>(eb.val('9007199254740991'), 'bigint').as('count'),
        eb.cast<string>(eb.val('2026-01-31'), 'date').as('day'),
        eb.cast<string>(eb.val('2.50'), 'numeric').as('numeric'),
      ])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      instant: new Date('2026-01-31T10:00:00.500Z'),
      count: 9_007_199_254_740_991,
      day: '2026-01-31',
      numeric: '2.50',
    });
    const compiled = orm.em
      .getKysely<Database>()
      .selectFrom('bookings as b')
      .select(hundredths('b.total_price').as('total'));
    expect(compiled.compile().sql).toBe('select ("b"."total_price" * 100)::int8 as "total" from "bookings" as "b"');
  });
});
