import type { Logger } from 'pino';

/** A step of the shutdown, with its deadline. */
export interface ShutdownStep {
  name: string;
  deadlineMs: number;
  end: () => Promise<unknown>;
}

/** Ends the process at once, within a deadline. */
export interface ForcedEnd {
  deadlineMs: number;
  end: () => Promise<unknown>;
}

/** Ctrl-C may arrive twice: from the terminal, and from npm, which forwards it. */
const SAME_SIGNAL_MS = 500;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Whether the step succeeded before its deadline; never rejects. */
async function runStep({ name, deadlineMs, end }: ShutdownStep, log: Logger): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, deadlineMs, 'late')));
  try {
    const outcome = await Promise.race([end().then(() => 'ended' as const), late]);
    if (outcome === 'late') log.error({ step: name, deadlineMs }, 'shutdown step did not end in time');
    return outcome === 'ended';
  } catch (error) {
    log.error({ err: error, step: name }, 'shutdown step failed');
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Ends the process on a signal or an uncaught error. Steps run in the reverse order of their registration, each until its
 * deadline; then the process exits even if something hangs. A second signal exits at once.
 */
export class Shutdown {
  private readonly steps: ShutdownStep[] = [];
  private readonly controller = new AbortController();
  private readonly startDeadlineMs: number;
  private forcedEnd: ForcedEnd | undefined;
  private ending: Promise<never> | undefined;
  private signaledAt: number | undefined;
  private isReady = false;
  private exitCode = 0;

  /** @param startDeadlineMs how long a running start may continue after the signal */
  constructor(
    private readonly log: Logger,
    { startDeadlineMs }: { startDeadlineMs: number },
  ) {
    this.startDeadlineMs = startDeadlineMs;
    for (const signal of SIGNALS) process.on(signal, () => this.onSignal(signal));
    process.on('uncaughtException', (error) => this.onFatal(error, 'uncaught exception'));
    process.on('unhandledRejection', (reason) => this.onFatal(reason, 'unhandled rejection'));
    // A closed terminal closes stdout and stderr, which is no reason to stop.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  }

  /** Aborted once the process is to end, also while it starts. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Registers a step; it ends before those registered earlier. */
  add(step: ShutdownStep): void {
    this.steps.push(step);
  }

  /** Sets what even a forced exit must end. */
  setForcedEnd(forced: ForcedEnd): void {
    this.forcedEnd = forced;
  }

  /** From now on a signal starts the shutdown; until then, the starting code watches `signal` and calls `end`. */
  ready(): void {
    this.isReady = true;
  }

  /** Runs all steps and exits. */
  end(exitCode: number): Promise<never> {
    this.exitCode = Math.max(this.exitCode, exitCode);
    this.controller.abort();
    return (this.ending ??= this.run());
  }

  private async run(): Promise<never> {
    for (const step of this.steps.splice(0).reverse()) {
      if (!(await runStep(step, this.log))) this.exitCode = 1;
    }
    process.exit(this.exitCode);
  }

  private onSignal(signal: NodeJS.Signals): void {
    const now = performance.now();
    if (this.signaledAt === undefined) {
      this.signaledAt = now;
      this.log.info({ signal }, 'stopping');
      this.begin(0);
    } else if (now - this.signaledAt > SAME_SIGNAL_MS) {
      this.log.warn({ signal }, 'second signal: exiting immediately');
      void this.exitNow();
    }
  }

  /** The state of the process is undefined from here on: finish accepted requests, then exit, so that a new process can start. */
  private onFatal(error: unknown, kind: string): void {
    this.log.fatal({ err: error, kind }, 'unexpected error: stopping');
    this.begin(1);
  }

  private begin(exitCode: number): void {
    this.exitCode = Math.max(this.exitCode, exitCode);
    this.controller.abort();
    if (this.isReady) void this.end(exitCode);
    else setTimeout(() => void this.exitNow(), this.startDeadlineMs).unref();
  }

  private async exitNow(): Promise<never> {
    if (this.forcedEnd) await runStep({ name: 'forced', ...this.forcedEnd }, this.log);
    process.exit(1);
  }
}
