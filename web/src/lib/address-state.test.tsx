import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { day, defineAddress, freeText, oneOf, positive } from './address-fields';
import { useAddressState } from './address-state';

const ADDRESS = defineAddress({
  status: oneOf('status', ['PENDING', 'CONFIRMED'] as const, null),
  kind: oneOf('kind', ['fixedServices', 'amenities'] as const, 'amenities'),
  hallId: positive('hall', null),
  rating: positive('rating', null, 5),
  from: day('from'),
  text: freeText('q', 4),
  page: positive('page', 1),
});

const read = (query: string) => ADDRESS.read(new URLSearchParams(query));

it.each([
  ['', ''],
  ['status=PENDING', 'status=pending'],
  ['kind=fixedServices', 'kind=fixedServices'],
  ['hall=7&rating=6&from=2027-02-30&page=0', 'hall=7'],
  ['q=abcdef&page=3&kind=amenities', 'q=abcd&page=3'],
])('reads “%s” as “%s”: nonsense and defaults are left out', (given, kept) => {
  expect(ADDRESS.write(read(given)).toString()).toBe(kept);
});

it('goes back to the first page with every change but that of the page, and leaves what belongs to others', () => {
  const params = new URLSearchParams('tab=users&status=pending&page=3');
  expect(ADDRESS.change(params, { hallId: 4 }).toString()).toBe('tab=users&status=pending&hall=4');
  expect(ADDRESS.change(params, { page: 4 }).toString()).toBe('tab=users&status=pending&page=4');
});

function Screen() {
  const { state, change, linkTo } = useAddressState(ADDRESS);
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <a href={linkTo({ page: 2 })}>{state.text}</a>
      <button type="button" onClick={() => change({ text: 'hall' })}>
        Search
      </button>
    </>
  );
}

it('keeps the state of a screen in the address of its page', async () => {
  render(
    <MemoryRouter initialEntries={['/halls?page=9&from=2027-03-02']}>
      <Screen />
    </MemoryRouter>,
  );
  await act(() => userEvent.click(screen.getByRole('button')));
  expect(screen.getByRole('status')).toHaveTextContent('/halls?from=2027-03-02&q=hall');
  expect(screen.getByRole('link')).toHaveAttribute('href', '?from=2027-03-02&q=hall&page=2');
});
