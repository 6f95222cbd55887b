import { signInAs } from './accounts';
import { runDocument } from './api';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;
const OUTBOX = 'query Outbox($filter: OutboxFilter) { outbox(filter: $filter) { nodes { text } } }';
const LINK = /\/[a-z-]+#[\w-]{43}/;

interface Outbox {
  outbox: { nodes: { text: string }[] };
}

/**
 * The path of the link in a mail, as an admin of a platform without a mail server passes it on. A job may have to write it first.
 * @param to the address
 * @throws Error when none comes
 */
export async function readMailLink(url: string, to: string, kind: string): Promise<string> {
  // Links are shown to a recent sign-in alone: the shared session of a long run is too old.
  const { token } = await signInAs(url, 'admin');
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline;) {
    const { outbox } = await runDocument<Outbox>(url, OUTBOX, { filter: { text: to, kind } }, token);
    const [link] = LINK.exec(outbox.nodes[0]?.text ?? '') ?? [];
    if (link !== undefined) return link;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`No ${kind} for ${to}`);
}
