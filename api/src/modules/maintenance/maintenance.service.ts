import type { MaintenanceGate, RequestContext } from '../../context.js';
import type { Live } from '../../graphql/live.js';
import type { Orm } from '../../database/orm.js';
import { DEFAULT_MAINTENANCE_MESSAGE, DomainError, isStaff, maintenanceState } from '../../rules/index.js';
import { MaintenanceWindow } from './maintenance-window.entity.js';
import type { MaintenanceStatus } from './maintenance.types.js';

/** A window read longer ago than this is read again, should the news of a change have been lost. */
const KEPT_MS = 1_000;
const RETRY_WITHOUT_END_SECONDS = 300;

type Window = Pick<MaintenanceWindow, 'isEnabled' | 'startTime' | 'endTime' | 'message'>;

/** The maintenance window as this process knows it: read at most once a second, and at once after a change. */
export class Maintenance implements MaintenanceGate {
  private known: { window: Window | null; readAt: number } | undefined;

  constructor(
    private readonly orm: Orm,
    live: Live,
  ) {
    live.listen((news) => {
      if (news.kind === 'maintenance' || news.kind === 'reconnected') this.known = undefined;
    });
  }

  /** What everyone may know of it at this moment. */
  async status(now: Date): Promise<MaintenanceStatus> {
    const window = await this.window(now);
    const isMaintenanceMode = window !== null && maintenanceState(window, now) === 'active';
    return {
      isMaintenanceMode,
      endTime: window?.endTime ?? null,
      message: window?.message || DEFAULT_MAINTENANCE_MESSAGE,
    };
  }

  /** Whether a window is set, and whether it locks people out at this moment. */
  async indicator(now: Date): Promise<{ isActive: boolean; isEnabled: boolean }> {
    const window = await this.window(now);
    return { isActive: maintenanceState(window, now) === 'active', isEnabled: window?.isEnabled ?? false };
  }

  /**
   * Lets staff through at any time, everybody else unless maintenance is active.
   * @throws DomainError MAINTENANCE with `retryAfter` seconds
   */
  async assertOpen(ctx: RequestContext): Promise<void> {
    if (isStaff(ctx.viewer?.role)) return;
    const now = ctx.now();
    const { isMaintenanceMode, endTime, message } = await this.status(now);
    if (!isMaintenanceMode) return;
    const seconds = endTime
      ? Math.max(1, Math.ceil((endTime.getTime() - now.getTime()) / 1000))
      : RETRY_WITHOUT_END_SECONDS;
    throw new DomainError('MAINTENANCE', message, {
      details: { retryAfter: seconds },
    });
  }

  private async window(now: Date): Promise<Window | null> {
    const age = this.known ? now.getTime() - this.known.readAt : Number.POSITIVE_INFINITY;
    if (!this.known || age < 0 || age > KEPT_MS) {
      const [window = null] = await this.orm.em
        .fork()
        .find(MaintenanceWindow, {}, { orderBy: { id: 'desc' }, limit: 1 });
      this.known = { window, readAt: now.getTime() };
    }
    return this.known.window;
  }
}
