import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another program that serves a calendar; a test changes what it answers. */
export interface CalendarProgram {
  readonly url: string;
  text: string;
  status: number;
  headers: Record<string, string>;
  /** The paths that were requested. */
  requests: string[];
  close: () => Promise<void>;
}

/** Starts a program with one empty calendar. */
export async function startCalendarProgram(): Promise<CalendarProgram> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const program: CalendarProgram = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret/basic.ics`,
    text: renderEvents({}),
    status: 200,
    headers: { 'content-type': 'text/calendar' },
    requests: [],
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  server.on('request', (request, response) => {
    program.requests.push(request.url ?? '');
    response.writeHead(program.status, program.headers).end(program.text);
  });
  return program;
}

/** A calendar with events by UID: start and end as iCalendar writes them. */
export function renderEvents(events: Record<string, readonly [start: string, end: string]>): string {
  const lines = Object.entries(events).flatMap(([uid, [start, end]]) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${uid.split('@')[0]}`, `DTSTART:${start}`, `DTEND:${end}`, 'END:VEVENT'],
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Family diary', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}
