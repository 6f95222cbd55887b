import { limitDensity } from '@mehfil/api/domain/media/picture-density';
import { placeholderPicture } from '@mehfil/api/domain/media/placeholders';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../testing/axe';
import { renderApp } from '../testing/render';
import { Button, ButtonLink } from './Button';
import { Card } from './Card';
import { EmptyState } from './EmptyState';
import { Money } from './Money';
import { PageHeader } from './PageHeader';
import { Pagination } from './Pagination';
import { PlainButton, PlainButtonLink } from './PlainButton';
import { PlainEmptyState } from './PlainEmptyState';
import { PlainSkeletonCard } from './PlainSkeleton';
import { SkeletonGroup } from './SkeletonGroup';
import { Picture } from './Picture';
import { coverSizes } from './picture-sizes';
import { SkeletonCard } from './Skeleton';
import { Spinner } from './Spinner';
import { RatingInput } from './RatingInput';
import { Stars } from './Stars';
import { StatusTag } from './StatusTag';

describe('Money', () => {
  it.each([
    [1500, 'PKR', '₨ 1,500.00'],
    ['249.5', 'USD', '$249.50'],
    ['not a number', 'USD', '$0.00'],
    [null, 'EUR', '€0.00'],
    [-5, 'CHF', 'CHF -5.00'],
  ])('shows %p in %s as %s (section 5: two decimals, what is no number counts as 0.00)', (amount, currency, shown) => {
    renderApp(<Money amount={amount} currency={currency} />);
    expect(screen.getByText(shown)).toBeInTheDocument();
  });

  it('groups converted amounts without fixed decimals (section 5)', () => {
    renderApp(<Money amount={123456} currency="JPY" converted />);
    expect(screen.getByText('¥123,456')).toBeInTheDocument();
  });
});

describe('[business §4] StatusTag', () => {
  it.each([
    ['CONFIRMED', 'Confirmed', 'tone-success'],
    ['pending', 'Pending', 'tone-warning'],
    ['cancelled', 'Cancelled', 'tone-danger'],
    ['APPROVED', 'Approved', 'tone-success'],
    ['rejected', 'Rejected', 'tone-danger'],
    ['SUSPENDED', 'Suspended', 'tone-danger'],
    ['NOT_APPLIED', 'Not applied', 'tone-neutral'],
  ])('shows %s as %s', (status, words, tone) => {
    renderApp(<StatusTag status={status} />);
    expect(screen.getByText(words)).toHaveClass(tone);
  });

  it('takes other words', () => {
    renderApp(<StatusTag status="cancelled" label="Declined" />);
    expect(screen.getByText('Declined')).toHaveClass('tone-danger');
  });
});

describe.each([
  ['Button', Button, ButtonLink],
  ['PlainButton', PlainButton, PlainButtonLink],
] as const)('%s', (_name, Press, Lead) => {
  it.each([
    ['aria-disabled', 'true'],
    ['aria-busy', 'true'],
    ['aria-pressed', 'true'],
    ['aria-describedby', 'why'],
    ['type', 'submit'],
    ['title', 'Why'],
  ])('[issue 12] hands on %s', (name, value) => {
    renderApp(<Press {...{ [name]: value }}>Save</Press>);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute(name, value);
  });

  it('does nothing while something is under way, and stays focusable', async () => {
    const pressed = jest.fn();
    const { user, rerender } = renderApp(<Press onClick={pressed}>Save</Press>);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(pressed).toHaveBeenCalledTimes(1);
    rerender(
      <Press pending onClick={pressed}>
        Save
      </Press>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('is a link where it leads somewhere', async () => {
    const { user, address } = renderApp(<Lead to="/blog">Blog</Lead>);
    await user.click(screen.getByRole('link', { name: 'Blog' }));
    expect(address()).toBe('/blog');
  });
});

describe('Picture', () => {
  it('offers every width, with its proportions set', () => {
    renderApp(<Picture src="/files/images/a.webp" alt="The garden" width={600} height={400} sizes="100vw" eager />);
    const image = screen.getByRole('img', { name: 'The garden' });
    expect(image).toHaveAttribute('srcset', expect.stringMatching(/ 320w,.* 640w,.* 960w,.* 1600w,.* 2400w$/));
    expect(image).toHaveAttribute('sizes', limitDensity('calc((100vw) * 1.19)'));
    expect(image).toHaveAttribute('width', '600');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it.each([
    ['100vw', 16 / 9, '100vw'],
    ['100vw', 3, '100vw'],
    ['96px', 1, 'calc((96px) * 1.78)'],
    [
      '(width >= 700px) and (width < 900px) min(50vw, 300px), 100vw',
      1,
      '(width >= 700px) and (width < 900px) calc((min(50vw, 300px)) * 1.78), calc((100vw) * 1.78)',
    ],
  ])('asks for what a frame of %s cuts off, too (its shape %f)', (sizes, ratio, expected) => {
    expect(coverSizes(sizes, ratio)).toBe(limitDensity(expected));
  });

  it('shows the colors in its address until it is there', () => {
    const src = `/files/images/${'a'.repeat(32)}.${'8A_-'.repeat(6)}.webp`;
    renderApp(<Picture src={src} alt="Royal Palm" width={3} height={2} sizes="1px" />);
    const frame = screen.getByRole('img').parentElement;
    expect(frame?.style.backgroundImage).toBe(`url("${placeholderPicture(src) ?? 'none'}")`);
    expect(frame?.style.backgroundImage).toContain('data:image/bmp');
  });

  it('waits for the scroll unless it is the first one, and leaves foreign pictures as they are', () => {
    renderApp(<Picture src="https://elsewhere.example/a.jpg" alt="Hall" width={3} height={2} sizes="1px" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
  });

  it.each([
    ['missing', null],
    ['empty', ''],
  ])('keeps its place where the picture is %s', (_case, src) => {
    renderApp(<Picture src={src} alt="Royal Palm" width={3} height={2} sizes="1px" />);
    expect(screen.getByRole('img', { name: 'Royal Palm' })).toHaveStyle({ aspectRatio: '3 / 2' });
  });

  it('keeps its place when the picture can’t be loaded, and says so', () => {
    const broken = jest.fn();
    renderApp(
      <Picture src="/files/images/gone.webp" alt="Royal Palm" width={3} height={2} sizes="1px" onBroken={broken} />,
    );
    fireEvent.error(screen.getByRole('img'));
    expect(broken).toHaveBeenCalledTimes(1);
  });
});

describe('Stars', () => {
  it('says the rating with one decimal', () => {
    renderApp(<Stars rating={4.25} />);
    expect(screen.getByRole('img', { name: /4\.3 out of 5/ })).toBeInTheDocument();
  });

  it('is chosen from with the keyboard', async () => {
    const chosen = jest.fn();
    const { user } = renderApp(<RatingInput value={2} onChange={chosen} />);
    expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '5 stars' }));
    expect(chosen).toHaveBeenLastCalledWith(5);
    expect(screen.getByRole('radio', { name: '1 star' })).not.toBeChecked();
    act(() => screen.getByRole('radio', { name: '4 stars' }).focus());
    await user.keyboard(' ');
    expect(chosen).toHaveBeenLastCalledWith(4);
    // Ant Design reads the code of an arrow key, which user-event leaves out.
    fireEvent.keyDown(screen.getByRole('radio', { name: '4 stars' }), { key: 'ArrowRight', keyCode: 39 });
    expect(chosen).toHaveBeenLastCalledWith(3);
  });
});

describe('Pagination', () => {
  it.each([
    [1, 3, '1 2 3'],
    [5, 10, '1 4 5 6 10'],
    [3, 5, '1 2 3 4 5'],
    [10, 10, '1 8 9 10'],
  ])('offers around page %i of %i: %s', (page, pages, numbers) => {
    renderApp(<Pagination page={page} pages={pages} hrefFor={String} />);
    const offered = screen.getAllByRole('link', { name: /^Page/ }).map(({ textContent }) => textContent);
    expect(offered.join(' ')).toBe(numbers);
  });

  it('goes to a page with a press or the keyboard, once', async () => {
    const { user, address } = renderApp(<Pagination page={2} pages={3} hrefFor={(page) => `/venues?page=${page}`} />);
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(address()).toBe('/venues?page=3');
    screen.getByRole('link', { name: 'Page 1' }).closest('li')?.focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/venues?page=1');
  });

  it('links to its pages and marks the current one', () => {
    renderApp(<Pagination page={2} pages={3} hrefFor={(page) => `/venues/all?page=${page}`} />);
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/venues/all?page=3');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows nothing where there is one page', () => {
    renderApp(<Pagination page={1} pages={1} hrefFor={String} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

it.each([
  ['Skeleton', SkeletonGroup, SkeletonCard],
  ['PlainSkeleton', SkeletonGroup, PlainSkeletonCard],
])('announces a list of skeletons once (%s)', (_name, Group, Part) => {
  renderApp(<Group count={3} of={Part} />);
  expect(screen.getAllByRole('status', { name: 'Loading...' })).toHaveLength(1);
});

it('says Loading... to everybody where words are wanted', () => {
  renderApp(<Spinner showLabel />);
  expect(within(screen.getByText('Loading...').parentElement ?? document.body).getByText('Loading...')).not.toHaveClass(
    'visually-hidden',
  );
});

it('has no accessibility problem in any light part', async () => {
  const { container } = renderApp(
    <main>
      <PageHeader title="My Bookings" eyebrow="Your account" text="All requests" actions={<Button>New</Button>} />
      <Card as="article">
        <Picture src={null} alt="Royal Palm" width={3} height={2} sizes="1px" />
        <Stars rating={4} />
        <StatusTag status="pending" />
        <Money amount={1} currency="PKR" />
      </Card>
      <RatingInput value={0} onChange={() => undefined} />
      <EmptyState
        title="No bookings yet"
        text="Find a hall first."
        action={<ButtonLink to="/">Browse Halls</ButtonLink>}
      />
      <PlainEmptyState title="No halls" action={<PlainButton>Reset</PlainButton>} />
      <SkeletonGroup count={1} of={SkeletonCard} />
      <SkeletonGroup count={1} of={PlainSkeletonCard} />
      <Pagination page={2} pages={9} hrefFor={(page) => `?page=${page}`} />
      <Spinner />
    </main>,
  );
  expect(await accessibilityProblems(container)).toEqual([]);
});
