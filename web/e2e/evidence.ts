import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { OpenRequests } from './open-requests';

const FAILURES = join(import.meta.dirname, '..', '..', '.cache', 'e2e', 'failures');
/** A page that hangs doesn’t keep the others from being kept. */
const SCREENSHOT_MS = 10_000;
/** Letters of a folder's name: of long titles their beginning and, where the rows of a table differ, their end. */
const NAME = { beginning: 50, end: 40 };

/** What a failing test leaves of a page. */
export interface PageRecord {
  page: Page;
  console: string[];
  requests: OpenRequests;
}

/** Begins to record every page of a context. */
export function recordPages(context: BrowserContext): PageRecord[] {
  const records: PageRecord[] = [];
  context.on('page', (page) => {
    const record: PageRecord = { page, console: [], requests: new OpenRequests(page) };
    records.push(record);
    const start = performance.now();
    const add = (text: string) => record.console.push(`${Math.round(performance.now() - start)} ms ${text}`);
    page.on('console', (message) => add(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => add(`uncaught: ${error.stack ?? error.message}`));
    page.on('framenavigated', (frame) => frame === page.mainFrame() && add(`at ${frame.url()}`));
  });
  return records;
}

/** A folder's name for a test: its title without what file systems refuse. */
function toFolderName(title: string): string {
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  const isLong = name.length > NAME.beginning + NAME.end;
  return isLong ? `${name.slice(0, NAME.beginning)}-${name.slice(-NAME.end)}` : name;
}

async function keepPage({ page, console: lines, requests }: PageRecord, file: string): Promise<void> {
  const open = requests.list();
  const texts = { console: lines, requests: open.length > 0 ? open : ['none was open'] };
  for (const [kind, each] of Object.entries(texts)) writeFileSync(`${file}-${kind}.txt`, `${each.join('\n')}\n`);
  if (page.isClosed()) return;
  await page.screenshot({ path: `${file}.png`, timeout: SCREENSHOT_MS }).catch((error: unknown) => {
    writeFileSync(`${file}-screenshot.txt`, `${String(error)}\n`);
  });
}

/**
 * Keeps for each page what it shows, its console and the requests that it waits for.
 * @param title of the test
 * @returns the folder
 */
export async function keepEvidence(title: string, records: readonly PageRecord[]): Promise<string> {
  const folder = join(FAILURES, toFolderName(title));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await Promise.all(records.map((record, index) => keepPage(record, join(folder, `page-${index + 1}`))));
  return folder;
}
