import { describe, expect, it } from '@jest/globals';
import { toStatementShape } from './statement-shape.js';

describe('[security: slow statements] the shape of a statement', () => {
  it.each([
    [
      `select * from "users" where "email" = 'a@mail.test' and id = 42`,
      `select * from "users" where "email" = ? and id = ?`,
    ],
    [`select 'it''s' || E'a\\'b', b'01', $1, $2::int`, `select ? || ?, ?, $1, $2::int`],
    [`insert into t1 (a, b) values ('x', 1.5e3), ('y', 2)`, `insert into t1 (a, b) values (?, …), (?, …)`],
    [`select $$secret$$, $tag$ $$ secret $tag$ -- secret\n, /* secret */ 1`, `select ?, ? , ?`],
    [`update t set a = 'an open secret`, `update t set a = ?`],
    [`select "odd 'name'" from t where x in ($1, $2, $3)`, `select "odd 'name'" from t where x in (?, …)`],
  ])('%s', (statement, shape) => {
    expect(toStatementShape(statement)).toBe(shape);
  });

  it('is cut, and what is cut open shows nothing', () => {
    const statement = `select 1 where a = '${'secret '.repeat(10_000)}' and b = 'another secret'`;
    expect(toStatementShape(statement)).toBe('select ? where a = ?');
    expect(toStatementShape(`select ${'a, '.repeat(5_000)}b`)).toHaveLength(2_000);
  });
});
