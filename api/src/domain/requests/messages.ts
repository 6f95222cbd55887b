/** What a server that has too much to do says. */
export const BUSY_MESSAGE = 'The server is busy. Please try again in a moment.';
