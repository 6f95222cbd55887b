import './polyfills';
import '@testing-library/jest-dom/jest-globals';
import { afterEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { noteAnswered } from '../lib/busy-server';
import { setDraftOwner } from '../lib/draft-owner';
import { clearToast } from '../lib/toast';

// Walking the accessibility tree of Ant Design's forms takes jsdom seconds; hidden parts are tested by name where it matters.
configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });

// Testing Library looks for it to let a test's fake timers run while it waits.
Object.assign(globalThis, { jest });

afterEach(() => {
  cleanup();
  clearToast();
  noteAnswered();
  setDraftOwner(null);
  localStorage.clear();
});
