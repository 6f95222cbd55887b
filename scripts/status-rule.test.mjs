import { ESLint } from 'eslint';
import { inRoot, root } from './lib/paths.mjs';

/** Source code with violations; each violating line is marked. */
const CODE = `
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { isOpen } from '../../domain/bookings/transitions.js';

export function f(booking: { status: BookingStatus }, status: string, response: { status: number }): unknown[] {
  switch (status) { // refused
    default:
  }
  return [
    booking.status === BookingStatus.PENDING, // refused
    BookingStatus.PENDING !== booking.status, // refused
    status === 'pending', // refused
    'pending' === status, // refused
    isOpen(booking.status),
    response.status === 404,
    status === String(response.status),
  ];
}
`;

const RULE = 'no-restricted-syntax';

/**
 * @param {string} file whose rules apply
 * @returns {Promise<number[]>} the lines that are refused
 */
async function refusedLines(file) {
  const eslint = new ESLint({
    cwd: root,
    // This rule alone, which needs no types: reading those of the whole server takes half a minute.
    ruleFilter: ({ ruleId }) => ruleId === RULE,
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  });
  const [result] = await eslint.lintText(CODE, { filePath: inRoot(file) });
  return (result?.messages ?? []).map(({ line }) => line);
}

const marked = CODE.split('\n').flatMap((text, index) => (text.includes('// refused') ? [index + 1] : []));

test('no module compares a status by hand', async () => {
  expect(await refusedLines('api/src/modules/bookings/booking.policy.ts')).toEqual(marked);
});

test('the domain does: there it is decided what a status means', async () => {
  expect(await refusedLines('api/src/domain/bookings/transitions.ts')).toEqual([]);
});
