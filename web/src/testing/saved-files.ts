import { afterEach, beforeEach, jest } from '@jest/globals';

/** The names of the files that the tests of this block save, emptied before each; a browser's download isn't in jsdom. */
export function savedFiles(): string[] {
  const saved: string[] = [];
  const { createObjectURL } = URL;
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:test';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => {
    Object.assign(URL, { createObjectURL });
    jest.restoreAllMocks();
  });
  return saved;
}
