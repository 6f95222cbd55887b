/**
 * `node postgraphile.mjs DATABASE_URL`: PostGraphile 5 on the same database, what somebody could pick instead of a server of
 * their own. Its search is a function of the database, as its documentation advises. Prints its port.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const [connectionString = ''] = process.argv.slice(2);

/** One statement that the planner puts in place of its call, so that the limit of the page holds within it. */
const SEARCH = `create or replace function bench_find_halls(place text, guests_from int, guests_to int, price numeric, stars numeric)
  returns setof halls language sql stable as $$
    select * from halls where is_public and position(lower(place) in location_text) > 0 and capacity between guests_from and guests_to
      and price_per_person <= price and rating >= stars order by rating desc, id desc $$`;

const client = new pg.Client({ connectionString });
await client.connect();
await client.query(SEARCH);
// It can't tell this table from the function of the same name.
await client.query(`comment on table search_words is '@name known_words'`);
await client.end();

const server = createServer();
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: 16 } })],
  grafserv: { graphqlPath: '/graphql', watch: false },
});
await instance.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => {
  console.log(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
});
