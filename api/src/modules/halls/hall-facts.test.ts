import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { sendForm } from '../../testing/forms.js';
import { startHarness, type Harness } from '../../testing/harness.js';
import { checkReadModels } from './read-model.service.js';
import { createOwnerScene, type OwnerScene } from './testing.js';

let at: Harness;
let scene: OwnerScene;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  scene = await createOwnerScene(at);
});

const FACTS = {
  roundsCapacity: 240,
  theaterCapacity: 300,
  standingCapacity: null,
  parkingSpaces: 0,
  hasValet: true,
  generator: 'partial',
  hasBridalRoom: false,
  outsideCatering: 'charged',
  outsideCateringCharge: 25000.5,
  outsideDecor: 'not_allowed',
  outsideDecorCharge: null,
  floorPlan: null,
};

async function change(id: number, changes: Record<string, unknown>) {
  return scene.owner.rest('PUT', `/business/halls/${id}`, scene.hall(changes));
}

async function readPage(id: number) {
  return (await at.visitor.rest('GET', `/public/halls/${id}/complete-info`)).body;
}

async function upload(): Promise<string> {
  const create = { width: 40, height: 30, channels: 3, background: '#888' } as const;
  const content = Buffer.from(await sharp({ create }).png().toBuffer());
  const sent = await sendForm(at, scene.owner, { path: '/upload/image', field: 'image', content, name: 'plan.png' });
  return sent.body.url ?? '';
}

describe('facts of a hall', () => {
  it('stand on the page as the owner saved them, to the paisa; what is omitted stays, null clears', async () => {
    const { id } = await scene.listed(FACTS);
    expect(await readPage(id)).toMatchObject(FACTS);
    expect(await change(id, { hallName: 'Lily Hall' })).toMatchObject({ status: 200, body: FACTS });
    expect((await change(id, { generator: null, parkingSpaces: 80 })).status).toBe(200);
    expect(await readPage(id)).toMatchObject({ ...FACTS, generator: null, parkingSpaces: 80 });
    const checks = await checkReadModels(at.context().em);
    expect(checks.filter(({ differences }) => differences > 0)).toEqual([]);
  });

  it('a charge goes with the choice that it belonged to', async () => {
    const { id } = await scene.listed(FACTS);
    expect((await change(id, { outsideCatering: 'allowed' })).body).toMatchObject({
      outsideCatering: 'allowed',
      outsideCateringCharge: null,
    });
  });

  it('refuses a capacity below a layout that stays as it was, and changes nothing', async () => {
    const { id } = await scene.listed(FACTS);
    expect(await change(id, { capacity: 200 })).toMatchObject({ status: 422, body: { field: 'roundsCapacity' } });
    expect(await readPage(id)).toMatchObject({ capacity: 300, ...FACTS });
    expect((await change(id, { capacity: 200, roundsCapacity: 160, theaterCapacity: null })).status).toBe(200);
  });

  it('a floor plan is an own picture, copied with the hall and released with it', async () => {
    const refused = await scene.owner.rest(
      'POST',
      '/business/halls',
      scene.hall({ floorPlan: '/files/images/x.webp' }),
    );
    expect(refused).toMatchObject({ status: 422, body: { field: 'floorPlan' } });
    const floorPlan = await upload();
    const { id } = await scene.listed({ ...FACTS, floorPlan });
    expect(await readPage(id)).toMatchObject({ floorPlan, images: [] });
    const answer = await scene.owner.graphql<{ duplicateHall: { generator: string; floorPlan: string } }>(
      'mutation ($id: Int!) { duplicateHall(id: $id) { generator floorPlan } }',
      { id },
    );
    const copy = answer.data?.duplicateHall;
    expect(copy).toEqual({ generator: 'PARTIAL', floorPlan: expect.stringMatching(/^\/files\/images\//) });
    expect(copy?.floorPlan).not.toBe(floorPlan);
    expect((await change(id, { floorPlan: null })).body).toMatchObject({ floorPlan: null });
    const claims = await at
      .context()
      .em.execute('select claimed_by from stored_files where storage_key = ?', [floorPlan.replace('/files/', '')]);
    expect(claims).toEqual([{ claimed_by: null }]);
  });
});
