import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { copyText } from './clipboard';
import { getPosition } from './position';
import { newRequestKey } from './request-key';
import { openShareSheet } from './share';

const legacy = document as { execCommand?: (command: string) => boolean };

afterEach(() => {
  delete legacy.execCommand;
  document.body.replaceChildren();
});

/** The browser of a page that came over plain HTTP from another machine: neither clipboard nor share sheet nor position. */
describe('[issue 12] without HTTPS', () => {
  it('makes keys that are all different', () => {
    expect(new Set(Array.from({ length: 100 }, newRequestKey)).size).toBe(100);
  });

  it('copies by a selection, inside the open dialog, and gives the focus back', async () => {
    document.body.innerHTML = '<dialog open><button>Copy</button></dialog>';
    const button = document.querySelector('button');
    button?.focus();
    let copied = '';
    legacy.execCommand = () => {
      const field = document.activeElement as HTMLTextAreaElement;
      expect(field.closest('dialog')).not.toBeNull();
      copied = field.value.slice(field.selectionStart, field.selectionEnd);
      return true;
    };
    await copyText('https://mehfil.test/hall/3');
    expect(copied).toBe('https://mehfil.test/hall/3');
    expect(document.querySelector('textarea')).toBeNull();
    expect(button).toHaveFocus();
  });

  it.each([
    ['refuses', () => false],
    ['knows no copying at all', undefined],
  ])('says so where the browser %s', async (_what, execCommand) => {
    if (execCommand) legacy.execCommand = execCommand;
    await expect(copyText('x')).rejects.toThrow('The browser refused to copy');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('has no share sheet, and no position', async () => {
    expect(await openShareSheet({ title: 'Moti Mahal', url: 'http://mehfil.test/hall/3' })).toBe(false);
    await expect(getPosition()).rejects.toThrow('This browser knows no position');
  });

  it('uses the clipboard where there is one', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await copyText('x');
    expect(writeText).toHaveBeenCalledWith('x');
    Reflect.deleteProperty(navigator, 'clipboard');
  });
});
