import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';

/** Errors and warnings of the console; the browser writes a refused policy or a failed resource there too. */
const LOUD: readonly string[] = ['error', 'warning'];
/** A request that the page itself gave up, as a search does when the next letter is typed. */
const GIVEN_UP = 'net::ERR_ABORTED';

declare global {
  interface Window {
    /** Set up by `watchProblems`. */
    reportViolation?: (violation: string) => Promise<void>;
  }
}

/** What went wrong in a browser, in the order in which it did. */
export class Problems {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  add(problem: string): void {
    this.found.push(problem);
  }

  /** Lets a test cause a problem on purpose. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** The problems that nobody expected. */
  list(): string[] {
    return this.found.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
  }
}

/**
 * Collects whatever goes wrong in a context: loud console messages, uncaught errors, failed and refused requests, requests to
 * other origins, violations of the Content-Security-Policy.
 */
export async function watchProblems(context: BrowserContext, origin: string): Promise<Problems> {
  const problems = new Problems();
  await context.exposeFunction('reportViolation', (violation: string) => {
    problems.add(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void window.reportViolation?.(`policy: ${violatedDirective} refused ${blockedURI}`);
    });
  });
  context.on('page', (page) => watchPage(page, problems, origin));
  return problems;
}

function watchPage(page: Page, problems: Problems, origin: string): void {
  page.on('console', (message) => {
    if (LOUD.includes(message.type())) problems.add(`console: ${describe(message)}`);
  });
  page.on('pageerror', (error) => {
    problems.add(`uncaught: ${error.stack ?? error.message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (reason !== GIVEN_UP) problems.add(`request: ${request.method()} ${request.url()} failed: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.add(`request: ${response.request().method()} ${response.url()} answered ${response.status()}`);
    }
  });
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin) problems.add(`request: ${request.url()} is another origin's`);
  });
}

function describe(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `${message.type()}: ${message.text()} (${url}:${lineNumber})`;
}
