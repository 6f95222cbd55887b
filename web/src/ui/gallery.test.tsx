import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../testing/axe';
import { renderApp } from '../testing/render';
import { Gallery } from './Gallery';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ src: `/files/${String(index + 1)}.webp` }));

const open = (count: number) => renderApp(<Gallery pictures={pictures(count)} title="Royal Palm" />);

const shown = () => screen.getAllByRole('img')[0]?.getAttribute('src');
const counter = () => screen.getAllByRole('status').map((element) => element.textContent);

function breakPicture(src: string) {
  const image = screen.getAllByRole('img').find((each) => each.getAttribute('src') === src);
  act(() => void image?.dispatchEvent(new Event('error')));
}

describe('the gallery (section 2, hall detail)', () => {
  it('says so where there is no picture', () => {
    open(0);
    expect(screen.getByText('No images available')).toBeInTheDocument();
    expect(screen.getByText(/^Images will be displayed here once uploaded/)).toBeInTheDocument();
  });

  it('turns with previous and next, around the ends', async () => {
    const { user } = open(3);
    expect(counter()).toContain('1 / 3');
    await user.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(shown()).toBe('/files/3.webp');
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(shown()).toBe('/files/1.webp');
  });

  it('turns with the arrow keys, dots and thumbnails', async () => {
    const { user } = open(3);
    screen.getByRole('button', { name: 'Next picture' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(counter()).toContain('2 / 3');
    const [dot, thumbnail] = screen.getAllByRole('button', { name: 'Show picture 3 of 3' });
    if (dot) await user.click(dot);
    expect(counter()).toContain('3 / 3');
    expect(thumbnail).toHaveAttribute('aria-current', 'true');
  });

  it('opens full screen, turns there with arrow keys, and closes', async () => {
    const { user, container } = open(3);
    await user.click(screen.getByRole('button', { name: 'View full screen' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Royal Palm' }));
    await user.keyboard('{ArrowRight}');
    expect(viewer.getByText('2 / 3')).toHaveAttribute('role', 'status');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(viewer.getByRole('button', { name: 'Close full screen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('full screen, the small version that is there already stands until the large one has come', async () => {
    const src = `/files/images/${'a'.repeat(32)}.webp`;
    const { user } = renderApp(<Gallery pictures={[{ src }]} title="Royal Palm" />);
    await user.click(screen.getByRole('button', { name: 'View full screen' }));
    const image = within(await screen.findByRole('dialog')).getByRole('img');
    expect(image.parentElement?.style.backgroundImage).toBe(`url("${src}?size=320")`);
  });

  it('closes at Escape', async () => {
    const { user } = open(2);
    const opener = screen.getByRole('button', { name: 'View full screen' });
    await user.click(opener);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('hides a broken picture, and is empty when all of them are', () => {
    open(2);
    breakPicture('/files/1.webp');
    expect(shown()).toBe('/files/2.webp');
    expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
    breakPicture('/files/2.webp');
    expect(screen.getByText('No images available')).toBeInTheDocument();
  });

  it('offers those beyond the mosaic in the viewer', async () => {
    const { user } = open(7);
    const more = screen.getByText('+2');
    await user.click(more);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('has no accessibility problem', async () => {
    const { container } = open(5);
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
