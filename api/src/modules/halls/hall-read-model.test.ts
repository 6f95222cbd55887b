import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkReadModels } from './read-model.service.js';
import { HallScenes, type HallList } from './testing/search.js';

let scene: HallScenes;

beforeAll(async () => {
  scene = await HallScenes.open();
});
afterAll(() => scene.close());

describe('the read model', () => {
  /** Differences between what is kept and its expected content. */
  async function differences(): Promise<number> {
    const checks = await checkReadModels(scene.at.context().em);
    return checks.reduce((sum, each) => sum + each.differences, 0);
  }

  it('follows every change of what it shows, in the same transaction', async () => {
    const { em } = scene.at.context();
    const id = await scene.business({ name: 'Before' });
    await scene.hall('Changing', id, { location: 'Gwadar' });
    await scene.service('Changing', 'Fountain');
    expect(await scene.found('location=gwadar&services=fountain')).toEqual(['Changing']);
    await em.execute(`update businesses set name = 'After' where id = ?`, [id]);
    await em.execute(`update fixed_services set name = 'Cascade' where name = 'Fountain'`);
    await em.execute(`update halls set location = 'Turbat', rating = 2 where id = ?`, [scene.id('Changing')]);
    expect(await scene.found('location=gwadar')).toEqual([]);
    const { body } = await scene.at.visitor.rest<HallList>('GET', '/public/halls?location=turbat&services=cascade');
    expect(body.data).toMatchObject([{ businessName: 'After', services: ['Cascade'], rating: 2 }]);
    expect(await differences()).toBe(0);
    await em.execute(
      `update businesses set status = 'suspended', suspended_at = now(), suspension_reason = 'test' where id = ?`,
      [id],
    );
    expect(await scene.found('location=turbat')).toEqual([]);
    await em.execute(
      `update businesses set status = 'approved', suspended_at = null, suspension_reason = null where id = ?`,
      [id],
    );
    await em.execute(`delete from hall_fixed_services where hall_id = ?`, [scene.id('Changing')]);
    expect(await scene.found('location=turbat')).toEqual(['Changing']);
    expect(await scene.found('services=cascade')).toEqual([]);
    await em.execute(`update halls set status = 'inactive' where id = ?`, [scene.id('Changing')]);
    expect(await scene.found('location=turbat')).toEqual([]);
    expect(await differences()).toBe(0);
  });

  it('shows what the later of two writers and the earlier one wrote', async () => {
    const id = await scene.business({ name: 'Calm' });
    await scene.hall('Contended', id, { location: 'Hunza' });
    const [first, second] = [scene.at.app.orm.em.fork(), scene.at.app.orm.em.fork()];
    await first.begin();
    await first.execute(`update businesses set name = 'Renamed' where id = ?`, [id]);
    const late = second.execute(
      `with s as (insert into fixed_services (business_id, name) values (?, 'Lanterns') returning id)
       insert into hall_fixed_services (hall_id, service_id) select ?, id from s`,
      [id, scene.id('Contended')],
    );
    await first.commit();
    await late;
    const { body } = await scene.at.visitor.rest<HallList>('GET', '/public/halls?location=hunza');
    expect(body.data).toMatchObject([{ businessName: 'Renamed', services: ['Lanterns'] }]);
    expect(await differences()).toBe(0);
  });
});
