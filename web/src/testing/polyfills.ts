/** What jsdom has no picture of: sizes, media. Tests say themselves what they need beyond that. */

class NeverObserves {
  observe(): void {
    // Nothing has a size or a place here.
  }
  unobserve(): void {
    // See observe.
  }
  disconnect(): void {
    // See observe.
  }
  takeRecords(): [] {
    return [];
  }
}

Object.assign(globalThis, { ResizeObserver: NeverObserves, IntersectionObserver: NeverObserves });

window.matchMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;

window.scrollTo = () => undefined;
// Saved files are let go of a minute later, when their test may be over.
URL.revokeObjectURL = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// Over plain HTTP from another machine there is none: nobody could book there who needs it.
Reflect.deleteProperty(Crypto.prototype, 'randomUUID');

// Nothing is painted; who asks for a canvas is told so, as by a browser without one.
HTMLCanvasElement.prototype.getContext = () => null;

// A test's fake timers must not hold up what React has scheduled.
const realTimer = globalThis.setTimeout;

/** A channel on timers: Node's own keeps its process alive for as long as a port is open. */
class TimerChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void realTimer(() => this.port1.onmessage?.()) };
}

Object.assign(globalThis, { MessageChannel: TimerChannel });

// Pseudo-elements have no style here; asking for one would only be noise.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);
