import { describe, expect, it } from '@jest/globals';
import { withFirstView } from './first-view.js';

const PAGE = '<head></head><div id="root"><div class="start-spinner"></div></div>';
const VIEW = '%each halls%<img src="%picture%" loading="%loading%" fetchpriority="%priority%" />%next halls%';

describe('[issue: performance] the first view of a list', () => {
  it('loads the first picture before all others, and the next ones where they come into sight', () => {
    const halls = [1, 2, 3].map((seed) => ({ picture: `/files/scenes/ballroom-rose-dusk-interior-${seed}.webp` }));
    const head = { path: '/venues/all', title: '', description: '', firstView: { lists: { halls } } };
    const shown = withFirstView(PAGE, VIEW, head);
    expect(shown.match(/loading="\w+" fetchpriority="\w+"/g)).toEqual([
      'loading="eager" fetchpriority="high"',
      'loading="lazy" fetchpriority="auto"',
      'loading="lazy" fetchpriority="auto"',
    ]);
  });
});
