import { describe, expect, it } from '@jest/globals';
import { addTaskSchema, changeTaskSchema, findDue, TASK_LIMITS, TASK_MESSAGES } from './tasks.js';

const DONE = new Date('2027-03-01T07:00:00Z');

describe('the tasks of a booking', () => {
  it.each([
    ['before its day', '2027-03-11', null, false, false],
    ['on its day', '2027-03-10', null, true, false],
    ['after its day', '2027-03-09', null, true, true],
    ['without a day', null, null, false, false],
    ['once it is done', '2027-03-09', DONE, false, false],
  ])('%s are due, and overdue, or not', (_name, day, doneAt, isDue, isOverdue) => {
    expect(findDue({ day, doneAt }, '2027-03-10')).toEqual({ isDue, isOverdue });
  });

  it.each([
    [{ text: '  ' }, TASK_MESSAGES.textRequired],
    [{ text: 'a'.repeat(TASK_LIMITS.textMaxCharacters + 1) }, 'Task must be at most 200 characters'],
    [{ text: 'Call', day: 'soon' }, 'Choose a day, like 2027-03-20'],
  ])('need a text of a line, and a day if any: %#', async (input, message) => {
    await expect(addTaskSchema.validate(input)).rejects.toThrow(message);
    await expect(changeTaskSchema.validate(input)).rejects.toThrow(message);
  });

  it('may have no day', async () => {
    expect(await addTaskSchema.validate({ text: ' Call about the stage ', day: null })).toMatchObject({
      text: 'Call about the stage',
    });
  });
});
