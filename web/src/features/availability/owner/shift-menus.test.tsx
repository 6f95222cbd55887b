import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useOwnerMenusQuery } from '../../../graphql/generated/owner-menus';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer } from '../../../testing/server';
import { ShiftDialog } from './ShiftDialog';

const DINNER = {
  ...{ __typename: 'HallShift', id: 7, name: 'Dinner', weekdays: [0, 5, 6], startTime: '19:00', endTime: '00:30' },
  ...{ price: 3000, priceType: 'PER_PERSON' as const, version: 'v1' },
};

function Menus() {
  return <p>{useOwnerMenusQuery().data ? 'Menus are read' : ''}</p>;
}

it('[issue: Menus] menus are read again after a change of a shift, whose new name they follow', async () => {
  const server = fakeServer({
    OwnerMenus: () => ({ viewerMenus: [] }),
    ChangeHallShift: () => ({ changeHallShift: { ...DINNER, name: 'Evening' } }),
  });
  const shown = (
    <>
      <Menus />
      <ShiftDialog hallId={3} closingHours={[]} currency="PKR" shift={DINNER} onClose={() => undefined} />
    </>
  );
  const page = renderApp(shown, { viewer: person({ role: 'BUSINESS' }), server });
  const dialog = await screen.findByRole('dialog', { name: 'Edit Dinner' });
  await screen.findByText('Menus are read');
  await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const asked = () => server.asked.filter(({ operation }) => operation === 'OwnerMenus');
  await waitFor(() => expect(asked()).toHaveLength(2));
});
