import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { choose } from '../../../testing/choose';
import { accessibilityProblems } from '../../../testing/axe';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp, type Rendered } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { setupText } from './setup.text';
import { SetupScreen } from './SetupScreen';
import { CATALOGUE, priced } from './testing';

const owner = person({ role: 'BUSINESS' });
function open(tab = '', answers: Record<string, Answer> = {}): Rendered {
  const server = fakeServer({
    Catalogue: () => ({ viewerCatalogue: CATALOGUE }),
    OwnerMenus: () => ({ viewerMenus: [] }),
    ...answers,
  });
  return renderApp(<SetupScreen availability={null} settings={null} />, {
    at: `/business/setup${tab && `?tab=${tab}`}`,
    viewer: owner,
    server,
  });
}

const sentBy = ({ server }: Rendered, operation: string) =>
  server.asked.find((asked) => asked.operation === operation)?.variables;

describe('[business §2 Business setup] six tabs', () => {
  it('stand in the address', async () => {
    const page = open();
    expect(await screen.findByRole('heading', { name: 'Add Category' })).toBeVisible();
    for (const name of [
      'Hall Types',
      'Fixed Services',
      'Menu and Services',
      'Amenities',
      'General Settings',
      'Categories',
    ])
      expect(screen.getByRole('tab', { name })).toBeVisible();
    await page.user.click(screen.getByRole('tab', { name: 'Amenities' }));
    expect(page.address()).toBe('/business/setup?tab=amenities');
    expect(await screen.findByRole('heading', { name: 'Add Amenity' })).toBeVisible();
  });

  describe('on a small screen', () => {
    const real = window.matchMedia;
    afterEach(() => {
      window.matchMedia = real;
    });
    it('become a dropdown', async () => {
      window.matchMedia = jest.fn((query: string) => Object.assign(real(query), { matches: true }));
      open('types');
      expect(await screen.findByRole('combobox', { name: 'Setup sections' })).toBeVisible();
      expect(screen.queryByRole('tab')).not.toBeInTheDocument();
      expect(await screen.findByText('No types defined yet')).toBeVisible();
    });
  });

  it.each([
    ['', 'No categories defined yet'],
    ['types', 'No types defined yet'],
    ['fixedServices', 'No fixed services defined yet'],
    ['optionalServices', 'No optional services defined yet'],
    ['amenities', 'No amenities defined yet'],
  ])('%s says when there is nothing', async (tab, message) => {
    const empty = { ...CATALOGUE, categories: [], fixedServices: [], amenities: [] };
    open(tab, { Catalogue: () => ({ viewerCatalogue: empty }) });
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('without an application it leads to applying', async () => {
    open('', {
      Catalogue: () => {
        throw new Refusal('NOT_FOUND', 'No business application found');
      },
    });
    expect(await screen.findByRole('link', { name: 'Apply for Business Account' })).toHaveAttribute(
      'href',
      '/business/apply',
    );
  });

  it('shows prices by their type, the badge, and where something is used', async () => {
    const { container } = open('fixedServices');
    const list = await screen.findByRole('region', { name: 'Fixed Services' });
    const rows = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['Stage₨\u00a05,000.00Always Included', 'Valet₨\u00a0100.00/hour']);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('a percentage and its use', async () => {
    open();
    expect(await screen.findByText('12.5%')).toBeVisible();
    expect(screen.getByText('Used by 2 halls')).toBeVisible();
  });
});

describe('[business §4] adding and editing', () => {
  it('adds with the form, which is empty afterwards', async () => {
    const page = open('optionalServices', {
      AddOptionalService: () => ({
        addOptionalService: { ...priced, __typename: 'OptionalService', id: 9, name: 'One dish', picture: null },
      }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Fill in the form' }));
    expect(screen.getByLabelText(/^Service Name/)).toHaveFocus();
    await pasteInto(page.user, await screen.findByLabelText(/^Service Name/), ' One dish ');
    await pasteInto(page.user, screen.getByLabelText(/^Price \(/), '2100.5');
    await page.user.click(screen.getByRole('button', { name: 'Add Optional Service' }));
    expect(await screen.findByText('Optional service created successfully')).toBeVisible();
    expect(sentBy(page, 'AddOptionalService')).toEqual({
      input: { name: 'One dish', description: null, price: 2100.5, priceType: 'FIXED', picture: null },
    });
    expect(screen.getByLabelText(/^Service Name/)).toHaveValue('');
    await waitFor(() => expect(page.server.times('Catalogue')).toBe(2));
  });

  it('[issue 17] a service that guests may choose has a picture, which is shown and can be removed', async () => {
    const picture = `/files/images/${'a'.repeat(32)}.webp`;
    const item = { ...priced, __typename: 'OptionalService', id: 9, name: 'One dish', picture };
    const page = open('optionalServices', {
      Catalogue: () => ({ viewerCatalogue: { ...CATALOGUE, optionalServices: [item] } }),
      ChangeOptionalService: () => ({ changeOptionalService: { ...item, picture: null } }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit One dish' }));
    expect(screen.getByRole('img', { name: 'Picture of the service' })).toHaveAttribute('src', picture);
    await page.user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(screen.getByRole('button', { name: /Choose a picture/ })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Optional service updated successfully')).toBeVisible();
    expect(sentBy(page, 'ChangeOptionalService')).toMatchObject({ id: 9, input: { name: 'One dish', picture: null } });
  });

  it('edit fills the form and the button reads Update; Cancel returns to adding', async () => {
    const page = open('amenities');
    await page.user.click(await screen.findByRole('button', { name: 'Edit Parking' }));
    expect(screen.getByLabelText(/^Amenity Name/)).toHaveValue('Parking');
    expect(screen.getByLabelText(/^Amenity Name/)).toHaveFocus();
    expect(screen.getByTitle('Car')).toBeVisible();
    expect(screen.queryByText('car')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText(/^Amenity Name/)).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Add Amenity' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Parking' })).toHaveFocus();
  });

  it('an update returns to adding and says so', async () => {
    const page = open('amenities', { ChangeAmenity: () => ({ changeAmenity: CATALOGUE.amenities[0] }) });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Parking' }));
    await choose(page.user, 'Icon', 'Check mark');
    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Amenity updated successfully')).toBeVisible();
    expect(sentBy(page, 'ChangeAmenity')).toEqual({
      id: 4,
      input: { name: 'Parking', description: 'For 200 cars', icon: null },
    });
    expect(screen.getByRole('button', { name: 'Add Amenity' })).toBeVisible();
  });

  it('[business §5] tells what is missing, and sends nothing', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Add Category' }));
    expect(await screen.findByText('Category name is required')).toBeVisible();
    expect(screen.getByText('Price is required')).toBeVisible();
    expect(page.server.times('AddHallCategory')).toBe(0);
  });

  it.each([
    ['', 'AddHallCategory', /^Category Name/, 'Add Category', 'Failed to create category'],
    ['types', 'AddHallType', /^Type Name/, 'Add Type', 'Failed to create type'],
    ['fixedServices', 'AddFixedService', /^Service Name/, 'Add Fixed Service', 'Failed to create fixed service'],
    [
      'optionalServices',
      'AddOptionalService',
      /^Service Name/,
      'Add Optional Service',
      'Failed to create optional service',
    ],
    ['amenities', 'AddAmenity', /^Amenity Name/, 'Add Amenity', 'Failed to create amenity'],
  ])('[business §8] %s: a refusal is told with the server’s words', async (tab, operation, name, button, title) => {
    const page = open(tab, {
      [operation]: () => {
        throw new Refusal('CONFLICT', 'There can be at most 200 entries in this list');
      },
    });
    await pasteInto(page.user, await screen.findByLabelText(name), 'Something');
    const price = screen.queryByLabelText(/^Price \(/);
    if (price) await page.user.type(price, '1');
    await page.user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText('There can be at most 200 entries in this list')).toBeVisible();
  });
});

describe('[business §8 Setup] what is refused', () => {
  const FULL = {
    ...CATALOGUE,
    types: [{ ...priced, __typename: 'HallType', id: 5, name: 'Marquee' }],
    optionalServices: [{ ...priced, __typename: 'OptionalService', id: 6, name: 'One dish', picture: null }],
  };
  it.each([
    ['', 'HallCategory', 'Wedding', 'category'],
    ['types', 'HallType', 'Marquee', 'type'],
    ['fixedServices', 'FixedService', 'Stage', 'fixed service'],
    ['optionalServices', 'OptionalService', 'One dish', 'optional service'],
    ['amenities', 'Amenity', 'Parking', 'amenity'],
  ])('%s: a refused change and a refused removal are told with the server’s words', async (tab, type, name, noun) => {
    const page = open(tab, {
      Catalogue: () => ({ viewerCatalogue: FULL }),
      [`Change${type}`]: () => {
        throw new Refusal('NOT_FOUND', 'Somebody has removed it meanwhile');
      },
      [`Remove${type}`]: () => {
        throw new Refusal('IN_USE', 'This is used by Rose Hall');
      },
    });
    await page.user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText(`Failed to update ${noun}`)).toBeVisible();
    expect(screen.getByText('Somebody has removed it meanwhile')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: `Delete ${name}` }));
    await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(`Failed to delete ${noun}`)).toBeVisible();
    expect(screen.getByText('This is used by Rose Hall')).toBeVisible();
  });

  it.each([
    ['fixedServices', 'Add Fixed Service', ['Service name is required', 'Price is required']],
    ['optionalServices', 'Add Optional Service', ['Service name is required', 'Price is required']],
    ['amenities', 'Add Amenity', ['Amenity name is required']],
  ])('[business §5 Setup] the form of %s tells what is missing, and sends nothing', async (tab, button, messages) => {
    const page = open(tab);
    await page.user.click(await screen.findByRole('button', { name: button }));
    for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
    expect(page.server.asked.map(({ operation }) => operation)).not.toContainEqual(expect.stringMatching(/^Add/));
  });
});

describe('[business §8 Success notices] what is said of the five lists', () => {
  it.each([
    ['categories', 'Category'],
    ['types', 'Type'],
    ['fixedServices', 'Fixed service'],
    ['optionalServices', 'Optional service'],
    ['amenities', 'Amenity'],
  ] as const)('%s', (list, noun) => {
    const { created, updated, deleted } = setupText.en[list];
    expect([created, updated, deleted]).toEqual([
      `${noun} created successfully`,
      `${noun} updated successfully`,
      `${noun} deleted successfully`,
    ]);
  });
});

describe('[business §2 Business setup] deleting', () => {
  it('asks first, then deletes and says so', async () => {
    const page = open('fixedServices', { RemoveFixedService: () => ({ removeFixedService: { id: 2 } }) });
    await page.user.click(await screen.findByRole('button', { name: 'Delete Stage' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Stage?' });
    expect(page.server.times('RemoveFixedService')).toBe(0);
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Fixed service deleted successfully')).toBeVisible();
    expect(sentBy(page, 'RemoveFixedService')).toEqual({ id: 2 });
  });

  it('is undone by adding the same again', async () => {
    const page = open('fixedServices', {
      RemoveFixedService: () => ({ removeFixedService: { id: 2 } }),
      AddFixedService: () => ({ addFixedService: { ...CATALOGUE.fixedServices[0], id: 3 } }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Delete Stage' }));
    await page.user.click(
      within(await screen.findByRole('dialog', { name: 'Delete Stage?' })).getByRole('button', { name: 'Delete' }),
    );
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Fixed service created successfully')).toBeVisible();
    expect(sentBy(page, 'AddFixedService')).toEqual({
      input: { name: 'Stage', description: null, price: 5000, priceType: 'FIXED', isIncluded: true },
    });
  });

  it('what is in use stays, and it says where', async () => {
    const page = open('', {
      RemoveHallCategory: () => {
        throw new Refusal('IN_USE', 'This category is used by Rose Hall. Choose another category there first.');
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Delete Wedding' }));
    await page.user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete category')).toBeVisible();
    expect(screen.getByText(/is used by Rose Hall/)).toBeVisible();
  });
});
