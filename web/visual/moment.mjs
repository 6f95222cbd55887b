/** When every picture is taken: a Monday noon in Lahore. The server's clock, the browser's and the demo's last day. */
export const MOMENT = '2027-03-01T07:00:00.000Z';
