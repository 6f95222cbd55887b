import type { Page, Request } from 'playwright-core';

/** How often in a row a page at rest must have asked for nothing new. */
const QUIET_LOOKS = 3;

/**
 * Runs in the page: resolves once its scripts have nothing to do, in the task after that too. A page that the browser doesn't
 * draw has no idle time of its own: it rests after a second.
 */
function rest(): Promise<unknown> {
  const limit = { timeout: 1000 };
  return new Promise((resolve) => {
    requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve, limit)), limit);
  });
}

/** The requests of a page that wait for their answer, to know when it has loaded without waiting for time. */
export class OpenRequests {
  private readonly open = new Map<Request, number>();
  private readonly waiting = new Set<() => void>();
  private begun = 0;

  constructor(private readonly page: Page) {
    page.on('request', (request) => this.begin(request));
    page.on('requestfinished', (request) => this.end(request));
    page.on('requestfailed', (request) => this.end(request));
  }

  /** Each with its method, address, operation and age, one a line. */
  list(): string[] {
    return [...this.open].map(([request, since]) => {
      const [, operation] = /"operationName":"(\w+)"/.exec(request.postData() ?? '') ?? [];
      const name = operation === undefined ? '' : ` ${operation}`;
      return `${request.method()} ${request.url()}${name}, for ${Math.round(performance.now() - since)} ms`;
    });
  }

  /**
   * Waits until no request is open, and the scripts that had the answers are at rest without a new one.
   * @throws Error with the open requests
   */
  async settle(patienceMs: number): Promise<void> {
    const deadline = performance.now() + patienceMs;
    let begun = -1;
    for (let looks = 0; looks < QUIET_LOOKS; looks += 1) {
      await this.waitForAnswers(deadline);
      await this.page.evaluate(rest);
      if (this.open.size > 0 || this.begun !== begun) looks = -1;
      begun = this.begun;
      if (performance.now() > deadline) throw new Error(`The page doesn’t stop loading: ${this.list().join('; ')}`);
    }
  }

  private begin(request: Request): void {
    if (!request.url().startsWith('http')) return;
    // Whatever the page before has asked for, nobody waits for any more.
    if (request.isNavigationRequest() && request.frame() === this.page.mainFrame()) this.open.clear();
    this.begun += 1;
    this.open.set(request, performance.now());
  }

  private end(request: Request): void {
    this.open.delete(request);
    if (this.open.size > 0) return;
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }

  private async waitForAnswers(deadline: number): Promise<void> {
    if (this.open.size === 0) return;
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => reject(new Error(`No answer to ${this.list().join('; ')}`));
      const timer = setTimeout(giveUp, deadline - performance.now());
      this.waiting.add(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
