import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';

const MENU = {
  name: 'One dish walima',
  nameUrdu: 'ون ڈش ولیمہ',
  description: 'With naan, raita and salad',
  courses: [
    {
      name: 'Main course',
      nameUrdu: 'مین کورس',
      choose: 1,
      isMain: true,
      dishes: [{ name: 'Chicken qorma' }, { name: 'Mutton qorma', surcharge: 350 }],
    },
    { name: 'Sweet', nameUrdu: 'میٹھا', dishes: [{ name: 'Kheer', nameUrdu: 'کھیر' }] },
  ],
  bands: [
    { fromGuests: 1, price: 1950 },
    { fromGuests: 300, price: 1800 },
  ],
  guaranteedHeads: 150,
  childrenShare: 50,
};

/** The owner writes a menu, changes and retires it and writes it; the one stays, which searches count that can be booked. */
export async function recordMenus(recorder: ExampleRecorder, owner: Person): Promise<void> {
  const { id } = await recorder.call<{ id: number }>(owner, 'POST /business/menus', { body: MENU });
  await recorder.call(owner, 'PUT /business/menus/{id}', { params: { id }, body: { ...MENU, guaranteedHeads: 200 } });
  await recorder.call(owner, 'GET /business/menus/{id}', { params: { id } });
  await recorder.call(owner, 'GET /business/menus');
  await recorder.call(owner, 'DELETE /business/menus/{id}', { params: { id } });
  await owner.rest('POST', '/business/menus', { ...MENU, name: 'One dish dinner', nameUrdu: 'ون ڈش ڈنر' });
  await owner.rest('POST', '/business/menus', MENU);
}
