import type { Logger } from 'pino';

/** One thing to end, and the longest that may take. */
export interface ShutdownStep {
  name: string;
  deadlineMs: number;
  end: () => Promise<unknown>;
}

/** What ends the process at once, and the longest that may take. */
export interface ForcedEnd {
  deadlineMs: number;
  end: () => Promise<unknown>;
}

/** One press of Ctrl-C may arrive twice: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 500;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Whether the work ended well before its deadline; never rejects. */
async function endsInTime({ name, deadlineMs, end }: ShutdownStep, log: Logger): Promise<boolean> {
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
 * How the process ends: on a signal, or on an error that nobody caught. The steps run in the reverse order of their adding, each
 * until its deadline, and whatever hangs then, the process exits. A second signal exits at once.
 */
export class Shutdown {
  private readonly steps: ShutdownStep[] = [];
  private readonly controller = new AbortController();
  private readonly startDeadlineMs: number;
  private forcedEnd: ForcedEnd | undefined;
  private ending: Promise<never> | undefined;
  private toldAt: number | undefined;
  private isReady = false;
  private exitCode = 0;

  /** @param startDeadlineMs how long a start that is under way may go on once the process is told to end */
  constructor(
    private readonly log: Logger,
    { startDeadlineMs }: { startDeadlineMs: number },
  ) {
    this.startDeadlineMs = startDeadlineMs;
    for (const signal of SIGNALS) process.on(signal, () => this.onSignal(signal));
    process.on('uncaughtException', (error) => this.onFatal(error, 'uncaught exception'));
    process.on('unhandledRejection', (reason) => this.onFatal(reason, 'unhandled rejection'));
    // A closed terminal takes its writers' streams away, which is no reason to stop.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  }

  /** Aborted once the process is to end, also while it starts. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Adds what has been started: it ends before everything that was added before it. */
  add(step: ShutdownStep): void {
    this.steps.push(step);
  }

  /** Names what even a forced exit has to end. */
  setForcedEnd(forced: ForcedEnd): void {
    this.forcedEnd = forced;
  }

  /** From now on a signal begins the shutdown by itself; before, whoever starts the process looks at `signal` and calls `end`. */
  ready(): void {
    this.isReady = true;
  }

  /** Ends everything that was added, in time, and exits. */
  end(exitCode: number): Promise<never> {
    this.exitCode = Math.max(this.exitCode, exitCode);
    this.controller.abort();
    return (this.ending ??= this.run());
  }

  private async run(): Promise<never> {
    for (const step of this.steps.splice(0).reverse()) {
      if (!(await endsInTime(step, this.log))) this.exitCode = 1;
    }
    process.exit(this.exitCode);
  }

  private onSignal(signal: NodeJS.Signals): void {
    const now = performance.now();
    if (this.toldAt === undefined) {
      this.toldAt = now;
      this.log.info({ signal }, 'stopping');
      this.begin(0);
    } else if (now - this.toldAt > SAME_SIGNAL_MS) {
      this.log.warn({ signal }, 'told to stop again: exiting at once');
      void this.exitNow();
    }
  }

  /** The state of the process is unknown from here on: what was accepted is answered, then a new process has to begin. */
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
    if (this.forcedEnd) await endsInTime({ name: 'forced', ...this.forcedEnd }, this.log);
    process.exit(1);
  }
}
