import { describe, expect, it } from '@jest/globals';
import { allowedAnyone, VIEWERS } from '../../testing/viewers.js';
import { canReadComment, isAuthor } from './blog.policy.js';

describe('[security] who may read what of a comment', () => {
  it.each([
    ['the words of a visible one', false, Object.keys(VIEWERS)],
    ['the words of a hidden one', true, ['moderator', 'admin']],
  ])('%s', (_which, isHidden, expected) => {
    expect(allowedAnyone((viewer) => canReadComment(viewer, { isHidden }))).toEqual(expected);
  });

  it('marks it as the author’s own', () => {
    expect(allowedAnyone((viewer) => isAuthor(viewer, { authorId: 1 }))).toEqual(['customer']);
  });
});
