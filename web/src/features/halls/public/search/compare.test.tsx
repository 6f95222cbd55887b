import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { accessibilityProblems } from '../../../../testing/axe';
import { hallCard, hallOnPage } from '../../../../testing/halls';
import { person } from '../../../../testing/people';
import { renderApp, type Surroundings } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { CompareScreen } from './CompareScreen';
import { CompareToggle } from './CompareToggle';

beforeEach(() => localStorage.setItem('userCurrency', 'PKR'));

function open(ids: string, surroundings: Surroundings = {}, above?: ReactNode) {
  const halls = [hallCard({ id: 1, title: 'Rose' }), hallCard({ id: 2, title: 'Lily', capacity: 300 })];
  const server = fakeServer({
    HallCards: ({ variables }) => ({ hallCards: halls.filter(({ id }) => (variables.ids as number[]).includes(id)) }),
    ComparedHall: ({ variables: { hallId } }) => ({
      hall:
        hallId === 1
          ? { ...hallOnPage({ id: 1, generator: 'FULL', parkingSpaces: 80 }), answersWithinHours: 2 }
          : { ...hallOnPage({ id: 2, generator: 'FULL', hasBridalRoom: true }), answersWithinHours: 30 },
    }),
  });
  const page = (
    <>
      {above}
      <CompareScreen />
    </>
  );
  return renderApp(page, { at: `/compare?ids=${ids}`, server, ...surroundings });
}

/** What a row says of each hall, after its name. */
const rowOf = async (name: RegExp) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

describe('compared halls', () => {
  it('show their facts, with differences marked in words', async () => {
    const { container } = open('1,2');
    expect(await rowOf(/^Generator$/)).toEqual(['The whole hall', 'The whole hall']);
    expect(await rowOf(/^Parking\s*Differs$/)).toEqual(['80 cars', 'Not said']);
    expect(await rowOf(/^Bridal room\s*Differs$/)).toEqual(['Not said', 'Yes']);
    expect(await rowOf(/^Owner answers\s*Differs$/)).toEqual(['Within 2 hours', 'Within 30 hours']);
    expect(await rowOf(/^Capacity\s*Differs$/)).toEqual(['1,200 guests', '300 guests']);
    expect(screen.queryByRole('rowheader', { name: /Outside catering/ })).not.toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('hide what is alike on request', async () => {
    const { user } = open('1,2');
    await rowOf(/^Generator$/);
    await user.click(screen.getByRole('checkbox', { name: 'Only differences (hides 7 alike)' }));
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent.replace('Differs', ''));
    expect(names).toEqual(['Capacity', 'Parking', 'Bridal room', 'Owner answers']);
  });

  it('are asked with what was searched', async () => {
    open('1&date=2027-03-20&guests=300&partOfDay=evening');
    expect(await screen.findByRole('link', { name: 'Ask the hall, Rose' })).toHaveAttribute(
      'href',
      '/hall/1/rose?guests=300&date=2027-03-20&partOfDay=evening#ask',
    );
  });

  it('are asked by customers only', async () => {
    open('1', { viewer: person({ role: 'BUSINESS' }) });
    await screen.findByRole('link', { name: 'View Details, Rose' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ask the hall, Rose' })).toBeNull());
  });

  it('are no longer chosen once they are removed', async () => {
    const { user, address } = open('1,2', {}, <CompareToggle id={1} title="Rose" />);
    const choice = screen.getByRole('checkbox', { name: 'Compare Rose' });
    await user.click(choice);
    await user.click(await screen.findByRole('button', { name: 'Remove Rose' }));
    expect(address()).toBe('/compare?ids=2');
    expect(choice).not.toBeChecked();
  });

  it('one hall alone differs from none', async () => {
    open('1');
    expect(await rowOf(/^Parking$/)).toEqual(['80 cars']);
    expect(screen.queryByRole('checkbox', { name: /Only differences/ })).not.toBeInTheDocument();
  });
});
