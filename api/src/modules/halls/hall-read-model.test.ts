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

  it('finds a hall by its Urdu name, however its letters are typed', async () => {
    const { em } = scene.at.context();
    const id = await scene.business({ name: 'Urdu' });
    await scene.hall('Pearl', id, { hallNameUrdu: 'مَوتی محل، گلبرگ', location: 'Skardu' });
    const typed = ['موتی محل', 'موتي محل', 'مو\u200cتی', 'گلبرگ میں', 'محل'];
    for (const text of typed) {
      expect([text, await scene.found(`location=${encodeURIComponent(text)}`)]).toEqual([text, ['Pearl']]);
    }
    const { body } = await scene.at.visitor.rest<HallList>('GET', '/public/halls?location=skardu');
    expect(body.data).toMatchObject([{ hallName: 'Pearl', hallNameUrdu: 'مَوتی محل، گلبرگ' }]);
    await em.execute(`update halls set hall_name_urdu = 'کاغان كا ہال' where id = ?`, [scene.id('Pearl')]);
    expect(await scene.found(`location=${encodeURIComponent('موتی')}`)).toEqual([]);
    expect(await scene.found(`location=${encodeURIComponent('كاغان')}`)).toEqual(['Pearl']);
    expect(await differences()).toBe(0);
    await em.execute(`update halls set description_urdu = 'پہاڑوں کے بیچ' where id = ?`, [scene.id('Pearl')]);
    const { body: page } = await scene.at.visitor.rest('GET', `/public/halls/${scene.id('Pearl')}/complete-info`);
    expect(page).toMatchObject({ hallNameUrdu: 'کاغان كا ہال', descriptionUrdu: 'پہاڑوں کے بیچ' });
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
