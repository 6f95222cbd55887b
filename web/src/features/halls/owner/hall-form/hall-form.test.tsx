import { UPLOAD_LIMITS } from '@mehfil/api/domain/media/limits';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { pasteInto } from '../../../../testing/paste-into';
import { Refusal } from '../../../../testing/server';
import { catchUploads } from '../../../../testing/uploads';
import { moved } from '../../../../lib/moved';
import { application, CHOICES, fillHall, HALL, keepHall, NO_FACTS, openForm, openStep, sentBy } from './testing';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('[business §2 Create/Edit hall] a new hall', () => {
  it.each(['/business/create-hall', '/halls/new'])('%s: has all sections', async (at) => {
    const page = openForm(at);
    expect(await screen.findByRole('heading', { level: 1, name: 'Create New Hall' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/business/dashboard');
    expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/business/dashboard');
    for (const [step, sections] of [
      ['The hall', ['Basic Information', 'Category & Type', 'In Urdu']],
      ['Place', ['Place']],
      ['Prices and guests', ['Capacity & Pricing', 'Layouts']],
      ['Services', ['Fixed Services', 'Amenities', 'Facts', 'Sold With Every Hall']],
      ['Hours', ['When it can be booked']],
      ['Pictures', ['Profile Image', 'Hall Gallery Images', 'Floor Plan']],
    ] as const) {
      await openStep(page, step);
      for (const name of sections) expect(await screen.findByRole('region', { name })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Create Hall' })).toBeVisible();
    }
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('[business §9] tells the guidelines of both kinds of pictures', async () => {
    openForm('/business/create-hall?step=pictures');
    expect(await screen.findByRole('region', { name: 'Profile Image' })).toHaveTextContent(
      'A square picture works best. At most 5MB; JPEG, JPG, PNG or WebP.',
    );
    expect(screen.getByRole('region', { name: 'Hall Gallery Images' })).toHaveTextContent(
      'Add 3-8 banner-style images, at most 5MB each.',
    );
  });

  it('is listed in one call, and the owner is on the dashboard', async () => {
    const page = openForm('/business/create-hall', {
      ListHall: () => ({ listHall: { __typename: 'OwnedHall', id: 12 } }),
    });
    await fillHall(page);
    await openStep(page, 'Services');
    await page.user.click(screen.getByRole('checkbox', { name: /Stage/ }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Parking' }));
    await page.user.click(screen.getByRole('button', { name: 'Create Hall' }));
    expect(await screen.findByText('Hall created successfully')).toBeVisible();
    expect(page.address()).toBe('/business/dashboard');
    expect(sentBy(page, 'ListHall')).toEqual({
      input: {
        clientMutationId: expect.stringMatching(/^[0-9a-f]{32}$/),
        hallNumber: '7',
        hallName: null,
        description: null,
        hallNameUrdu: null,
        descriptionUrdu: null,
        categoryId: 1,
        typeId: 2,
        capacity: 300,
        pricePerHour: 500.5,
        pricePerPerson: 20,
        location: 'Canal Road, Lahore',
        city: null,
        latitude: null,
        longitude: null,
        profileImage: null,
        sliderImages: [],
        ...NO_FACTS,
        fixedServiceIds: [3],
        amenityIds: [4],
      },
    });
  });

  it('[business §5] tells every missing field, and sends nothing', async () => {
    const page = openForm();
    await page.user.click(await screen.findByRole('button', { name: 'Create Hall' }));
    for (const [step, message] of [
      ['The hall', 'Hall number is required'],
      ['The hall', 'Category is required'],
      ['The hall', 'Type is required'],
      ['Prices and guests', 'Capacity is required'],
      ['Prices and guests', 'Price per hour is required'],
      ['Prices and guests', 'Price per person is required'],
      ['Place', 'Location is required'],
    ] as const) {
      await openStep(page, step);
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(page.server.times('ListHall')).toBe(0);
  });

  it('[business §8] a refusal says so and keeps what was written', async () => {
    const page = openForm('/business/create-hall', {
      ListHall: () => {
        throw new Refusal('INTERNAL', 'Something broke');
      },
    });
    await fillHall(page);
    await page.user.click(screen.getByRole('button', { name: 'Create Hall' }));
    expect(await screen.findByText('Failed to create hall')).toBeVisible();
    expect(screen.getByLabelText(/^Location/)).toHaveValue('Canal Road, Lahore');
  });

  it.each([
    ['categories', { ...CHOICES, categories: [] }],
    ['types', { ...CHOICES, types: [] }],
  ])('without %s the form gives way to Setup Required', async (_what, choices) => {
    openForm('/business/create-hall', { HallChoices: () => ({ viewerCatalogue: choices }) });
    expect(await screen.findByText('Setup Required')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Business Setup' })).toHaveAttribute('href', '/business/setup');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('without fixed services and amenities there are no such sections', async () => {
    openForm('/business/create-hall?step=services', {
      HallChoices: () => ({ viewerCatalogue: { ...CHOICES, fixedServices: [], amenities: [] } }),
    });
    expect(await screen.findByRole('region', { name: 'Facts' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Fixed Services' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Amenities' })).not.toBeInTheDocument();
  });

  it.each([
    ['NOT_APPLIED', 'Apply for Business Account'],
    ['PENDING', 'View Application Status'],
    ['REJECTED', 'View Application Status'],
  ])('[business §4] %s: nothing is asked for but the application', async (status, action) => {
    const page = openForm('/business/create-hall', { BusinessApplication: () => application(status) });
    expect(await screen.findByRole('link', { name: action })).toHaveAttribute('href', '/business/apply');
    expect(page.server.times('HallChoices')).toBe(0);
  });
});

describe('[business §2 Create/Edit hall] an existing hall', () => {
  it('is shown as it is, and saved in one call', async () => {
    const page = openForm('/business/create-hall/12', keepHall().answers);
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Hall' })).toBeVisible();
    const name = await screen.findByLabelText('Hall Name');
    expect(name).toHaveValue('Rose Hall');
    expect(screen.getByRole('checkbox', { name: /Stage/ })).toBeChecked();
    await page.user.clear(name);
    await pasteInto(page.user, name, 'Lily Hall');
    await page.user.click(screen.getByRole('button', { name: 'Update Hall' }));
    expect(await screen.findByText('Hall updated successfully')).toBeVisible();
    expect(page.address()).toBe('/business/dashboard');
    expect(page.server.times('ChangeHall')).toBe(1);
    expect(sentBy(page, 'ChangeHall')).toMatchObject({
      id: 12,
      input: { hallName: 'Lily Hall', fixedServiceIds: [3], amenityIds: [], sliderImages: HALL.sliderImages },
    });
  });

  it('[business §8] a refusal says Failed to update hall with the message', async () => {
    const page = openForm('/business/create-hall/12', {
      ChangeHall: () => {
        throw new Refusal('CONFLICT', 'Somebody else was quicker');
      },
    });
    await pasteInto(page.user, await screen.findByLabelText('Hall Name'), ' One');
    await page.user.click(screen.getByRole('button', { name: 'Update Hall' }));
    expect(await screen.findByText('Failed to update hall')).toBeVisible();
    expect(screen.getByText('Somebody else was quicker')).toBeVisible();
    expect(page.address()).toBe('/business/create-hall/12');
  });

  it.each([
    ['Hall not found', '/business/create-hall/99', new Refusal('NOT_FOUND', 'Hall not found')],
    ['Please try again later', '/business/create-hall/12', new Refusal('INTERNAL', '')],
    ['Hall not found', '/business/create-hall/abc', new Refusal('NOT_FOUND', 'Hall not found')],
  ])('a failed load says “%s” and leads to the dashboard (%s)', async (sentence, at, refusal) => {
    const page = openForm(at, {
      HallToEdit: () => {
        throw refusal;
      },
    });
    expect(await screen.findByText('Failed to load hall data')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    await waitFor(() => expect(page.address()).toBe('/business/dashboard'));
  });
});

describe('[business §2 Create/Edit hall] pictures', () => {
  let uploads: ReturnType<typeof catchUploads>;
  beforeEach(() => {
    uploads = catchUploads();
  });
  afterEach(() => uploads.restore());

  const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
  const large = (name: string) =>
    Object.defineProperty(picture(name), 'size', { value: UPLOAD_LIMITS.imageMaxBytes + 1 });
  const arrive = (at: number, url: string) => act(() => uploads.sent[at]?.answer({ uploadImage: { url } }));
  const profileInput = () => screen.findByLabelText('Choose profile image', { selector: 'input' });
  const galleryInput = () => screen.findByLabelText('Add gallery images', { selector: 'input' });
  const order = () =>
    within(screen.getByRole('region', { name: 'Hall Gallery Images' }))
      .getAllByRole('img')
      .map((img) => img.getAttribute('src'));

  it('a profile image shows its progress and then itself', async () => {
    const page = openForm('/business/create-hall?step=pictures');
    await page.user.upload(await profileInput(), picture('front.png'));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    act(() => uploads.sent[0]?.progress(0.5));
    expect(await screen.findByRole('progressbar', { name: 'Uploading front.png: 50 percent' })).toBeVisible();
    arrive(0, '/files/images/new.webp');
    expect(await screen.findByText('Profile image uploaded successfully')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Profile image of the hall' })).toHaveAttribute(
      'src',
      '/files/images/new.webp',
    );
  });

  it('[business §8] one over 5MB is refused without being sent', async () => {
    const page = openForm('/business/create-hall?step=pictures');
    await page.user.upload(await profileInput(), large('huge.png'));
    expect(await screen.findByText('File size too large')).toBeVisible();
    expect(screen.getByText('Profile image must be under 5MB')).toBeVisible();
    await page.user.upload(await galleryInput(), [picture('fine.png'), large('huge.png')]);
    expect(await screen.findByText('Some files exceed the 5MB limit. Please choose smaller images.')).toBeVisible();
    expect(uploads.sent).toHaveLength(0);
  });

  it('[business §8] a failed upload says so', async () => {
    const page = openForm('/business/create-hall?step=pictures');
    await page.user.upload(await profileInput(), picture('front.png'));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    act(() => uploads.sent[0]?.refuse('INTERNAL', ''));
    expect(await screen.findByText('Error uploading profile image')).toBeVisible();
    expect(screen.getByText('Please try again')).toBeVisible();
    await page.user.upload(await galleryInput(), picture('a.png'));
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    act(() => uploads.sent[1]?.refuse('INTERNAL', ''));
    expect(await screen.findByText('Error uploading slider images')).toBeVisible();
  });

  it('[business §8] one of several that fails is named, and the others are added', async () => {
    const page = openForm('/business/create-hall?step=pictures');
    await page.user.upload(await galleryInput(), [picture('broken.png'), picture('fine.png')]);
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    act(() => uploads.sent[0]?.refuse('UNSUPPORTED_MEDIA_TYPE', 'Not a picture'));
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    arrive(1, '/files/images/fine.webp');
    expect(await screen.findByText('1 image')).toBeVisible();
    expect(screen.getByText('Error uploading slider images')).toBeVisible();
    expect(screen.getByText('broken.png: Not a picture')).toBeVisible();
  });

  it('the gallery counts, and ticks from three images on', async () => {
    const page = openForm('/business/create-hall?step=pictures');
    expect(await screen.findByText('0 images')).toBeVisible();
    await page.user.upload(await galleryInput(), [picture('a.png'), picture('b.png'), picture('c.png')]);
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      await waitFor(() => expect(uploads.sent).toHaveLength(index + 1));
      expect(screen.queryByText('Ready for image slider')).not.toBeInTheDocument();
      arrive(index, `/files/images/${name}.webp`);
    }
    expect(await screen.findByText('Slider images uploaded successfully')).toBeVisible();
    expect(screen.getByText('3 images added to gallery')).toBeVisible();
    expect(screen.getByText('3 images')).toBeVisible();
    expect(screen.getByText('Ready for image slider')).toBeVisible();
  });

  it('images are dragged into order, or moved with buttons', async () => {
    const page = openForm('/business/create-hall/12?step=pictures', keepHall().answers);
    const [a, b, c] = HALL.sliderImages;
    await screen.findByRole('img', { name: 'Gallery image 3' });
    expect(order()).toEqual([a, b, c]);
    await page.user.click(screen.getByRole('button', { name: 'Move image 3 earlier' }));
    expect(order()).toEqual([a, c, b]);
    const tiles = within(screen.getByRole('region', { name: 'Hall Gallery Images' })).getAllByRole('listitem');
    fireEvent.dragStart(tiles[0] as HTMLElement);
    fireEvent.drop(tiles[2] as HTMLElement);
    expect(order()).toEqual([c, b, a]);
    expect(screen.getByRole('button', { name: 'Move image 1 earlier' })).toBeDisabled();
  });

  it('a picture that was sent from here is thrown away when it is removed, one of the saved hall isn’t', async () => {
    const page = openForm('/business/create-hall/12?step=pictures', {
      ...keepHall().answers,
      DiscardImage: () => ({ discardImage: '/files/images/new.webp' }),
    });
    await page.user.upload(await galleryInput(), picture('new.png'));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    arrive(0, '/files/images/new.webp');
    await page.user.click(await screen.findByRole('button', { name: 'Remove image 4' }));
    await page.user.click(screen.getByRole('button', { name: 'Remove image 1' }));
    await waitFor(() => expect(page.server.times('DiscardImage')).toBe(1));
    expect(sentBy(page, 'DiscardImage')).toEqual({ url: '/files/images/new.webp' });
    expect(order()).toEqual(HALL.sliderImages.slice(1));
  });
});

describe('moving an item of a list', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, 3, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
  ])('from %d to %d', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
  });
});
