import type { EntityManager } from '@mikro-orm/postgresql';
import { Cached } from '../../database/cached.js';
import type { MaintenanceGate, RequestContext } from '../../context.js';
import type { Live } from '../../graphql/live.js';
import type { Orm } from '../../database/orm.js';
import type { Replicas } from '../../database/replicas.js';
import { isStaff } from '../../domain/accounts/roles.js';
import { DomainError } from '../../domain/input/errors.js';
import { DEFAULT_MAINTENANCE_MESSAGE, maintenanceState } from '../../domain/maintenance/maintenance.js';
import { MaintenanceWindow } from './maintenance-window.entity.js';
import type { MaintenanceStatus } from './maintenance.types.js';

/** Cache lifetime of the window, in case the event of a change is lost. */
const CACHE_MS = 1_000;
const RETRY_WITHOUT_END_SECONDS = 300;

type Window = Pick<MaintenanceWindow, 'isEnabled' | 'startTime' | 'endTime' | 'message'>;

/** The maintenance window as cached by this process: read at most once a second, and at once after a change. */
export class Maintenance implements MaintenanceGate {
  private readonly cached = new Cached<Window | null>(CACHE_MS);

  constructor(
    private readonly orm: Orm,
    live: Live,
    private readonly replicas?: Replicas,
  ) {
    live.listen((event) => {
      if (event.kind === 'maintenance' || event.kind === 'reconnected') this.invalidate();
    });
  }

  /** Call it after a change: the event of it reaches this server a moment later. */
  invalidate(): void {
    this.cached.invalidate();
  }

  async status(now: Date): Promise<MaintenanceStatus> {
    const window = await this.window(now);
    const isMaintenanceMode = window !== null && maintenanceState(window, now) === 'active';
    return {
      isMaintenanceMode,
      endTime: window?.endTime ?? null,
      message: window?.message || DEFAULT_MAINTENANCE_MESSAGE,
    };
  }

  /** Whether a window is enabled, and whether it is active now. */
  async indicator(now: Date): Promise<{ isActive: boolean; isEnabled: boolean }> {
    const window = await this.window(now);
    return { isActive: maintenanceState(window, now) === 'active', isEnabled: window?.isEnabled ?? false };
  }

  /**
   * Lets staff pass at any time, and everybody else unless maintenance is active.
   * @throws DomainError MAINTENANCE with `retryAfter` seconds
   */
  async assertOpen(ctx: RequestContext): Promise<void> {
    // Staff who must set up a second factor first, too: else nobody might be left to end it.
    if (isStaff(ctx.viewer?.withheldRole ?? ctx.viewer?.role)) return;
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

  private window(now: Date): Promise<Window | null> {
    const read = async (em: EntityManager): Promise<Window | null> => {
      const [window = null] = await em.find(MaintenanceWindow, {}, { orderBy: { id: 'desc' }, limit: 1 });
      return window;
    };
    return this.cached.get(now, () => this.replicas?.readCurrent(read) ?? read(this.orm.em.fork()));
  }
}
