/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCE = join(import.meta.dirname, '..');

const screens = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));

/** Dialogs that send a form. */
const forms = screens.filter(
  ({ text }) => /<Dialog\b/.test(text) && /<SubmitButton|<DialogActions|type="submit"/.test(text),
);

/** Dialogs whose text has to be read before anything is filled in. */
const READ_FIRST = [join('features', 'accounts', 'DeletionDialog.tsx')];

describe('dialogs that send a form', () => {
  it('are found', () => {
    expect(forms.length).toBeGreaterThan(5);
  });

  it.each(forms)('$path has a way out beside its submit button', ({ text }) => {
    // DialogActions brings Cancel along; a dialog with buttons of its own has one that closes it.
    expect(text).not.toContain('<SubmitButton');
    expect(text).toMatch(/<DialogActions|<Button look="secondary"[^>]* onClick=\{onClose\}/);
  });

  it.each(forms.filter(({ path }) => !READ_FIRST.includes(path)))('$path begins in its first field', ({ text }) => {
    expect(text).toMatch(/<(Open)?Dialog\s[^>]*startsInField/);
  });

  it.each(READ_FIRST)('%s begins in its text', (path) => {
    expect(forms.find((form) => form.path === path)?.text).not.toContain('startsInField');
  });
});
