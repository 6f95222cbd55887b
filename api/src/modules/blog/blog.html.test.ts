import { describe, expect, it } from '@jest/globals';
import { sanitizeArticle } from './blog.html.js';

describe('[security: content] what remains of HTML', () => {
  it.each([
    ['<p>kept</p>', '<p>kept</p>'],
    ['<a href="https://x.test" target="_blank">x</a>', '<a href="https://x.test" rel="noopener nofollow">x</a>'],
    ['<iframe src="https://x.test"></iframe>', ''],
    ['<img src="//x.test/a.png">', '<img />'],
    ['<img src="data:image/svg+xml,<svg onload=x()>">', '<img />'],
    ['<p dir="rtl">اردو</p>', '<p dir="rtl">اردو</p>'],
    ['<math><mi xlink:href="javascript:x()">m</mi></math>', 'm'],
  ])('%s', async (html, expected) => {
    expect(await sanitizeArticle(html)).toBe(expected);
  });
});
