import { expect, test } from '@jest/globals';
import { SERVICE_SUBJECTS } from '../looks.js';
import { OPTIONAL_SERVICES } from './catalogue.js';

test('each service that customers choose has a picture of its own, and each picture its service', () => {
  expect(OPTIONAL_SERVICES.map(({ subject }) => subject).sort()).toEqual([...SERVICE_SUBJECTS].sort());
});
