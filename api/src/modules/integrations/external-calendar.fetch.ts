import { resolveTarget } from '../../http/outgoing.address.js';
import { sendRequest, type OutgoingResponse } from '../../http/outgoing.request.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { toCalendarAddress } from '../../domain/integrations/inputs.js';
import type { RequestContext } from '../../context.js';
import { isOwnUid } from './calendar.ics.js';
import { readCalendar, UnreadableCalendar, type ReadCalendar } from './external-calendar.reader.js';

const { calendarMaxBytes, calendarRedirectsMax } = INTEGRATION_LIMITS;
const HEADERS = { Accept: 'text/calendar, */*;q=0.1', 'User-Agent': 'Mehfil-Calendars/1' };

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** Requests an address and follows its redirects, each of which is checked like the address itself. */
async function request(ctx: RequestContext, address: string, signal?: AbortSignal): Promise<OutgoingResponse> {
  let url = toCalendarAddress(address);
  for (let redirects = 0; redirects <= calendarRedirectsMax; redirects += 1) {
    const target = await resolveTarget(url, { allowLocal: ctx.app.env.webhooksToLocalhost });
    const response = await sendRequest(target, { method: 'GET', headers: HEADERS, maxBytes: calendarMaxBytes }, signal);
    const { location } = response.headers;
    if (!isRedirect(response.status) || location === undefined) return response;
    if (!URL.canParse(location, url)) break;
    url = toCalendarAddress(new URL(location, url).href);
  }
  throw new UnreadableCalendar('The address redirects too often');
}

/**
 * Fetches and reads a calendar.
 * @param zone the business's IANA time zone
 * @throws UnreadableCalendar, RequestFailed, DomainError (an address that isn't public) with messages for the owner; Interrupted
 * when aborted
 */
export async function fetchCalendar(
  ctx: RequestContext,
  { url, zone }: { url: string; zone: string },
  signal?: AbortSignal,
): Promise<ReadCalendar> {
  const { status, bytes, isCut } = await request(ctx, url, signal);
  if (status !== 200) throw new UnreadableCalendar(`Answered ${status}`);
  if (isCut) throw new UnreadableCalendar(`The calendar is larger than ${calendarMaxBytes / 1024 / 1024} MB`);
  const isOwn = (uid: string) => isOwnUid(uid, ctx.app.env.publicUrl);
  return readCalendar(bytes, { zone, now: ctx.now(), isOwn });
}
