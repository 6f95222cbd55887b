import { describe, expect, it } from '@jest/globals';
import {
  environmentFileSchema,
  environmentSwitchSchema,
  isMask,
  isRefusedVariable,
  isSecretVariable,
  shownValue,
  variableSchema,
} from './environment.js';
import { MASK } from './mask.js';
import { validate } from '../input/errors.js';
import { refusals } from '../testing.js';

describe('[business §5] environment variables', () => {
  const refused = 'This variable changes how the process itself runs and can’t be set here';
  const cases: Array<[string, unknown, Record<string, string>]> = [
    ['', 'x', { key: 'Variable name is required' }],
    ['PORT', '4000', {}],
    ['PORT_2', '', {}],
    ['port', 'x', { key: 'Must be uppercase with underscores' }],
    ['2PORT', 'x', { key: 'Must be uppercase with underscores' }],
    ['_PORT', 'x', { key: 'Must be uppercase with underscores' }],
    ['MY-PORT', 'x', { key: 'Must be uppercase with underscores' }],
    ['A'.repeat(101), 'x', { key: 'Variable name must be at most 100 characters' }],
    ['NODE_OPTIONS', '--require=/tmp/x', { key: refused }],
    ['LD_PRELOAD', '/tmp/x.so', { key: refused }],
    ['PATH', '/tmp', { key: refused }],
    ['NODE_ENV', 'production', {}],
    ['NAME', 'two\nlines', { value: 'A value must stand on one line' }],
    ['NAME', 'two\r\nlines', { value: 'A value must stand on one line' }],
    ['NAME', 'nul\u0000', { value: 'Contains characters that are not allowed' }],
    ['NAME', 'x'.repeat(5001), { value: 'Value must be at most 5000 characters' }],
    ['NAME', 7, { value: 'Value must be at most 5000 characters' }],
  ];
  it.each(cases)('[business §5] %p = %p', (key, value, expected) => {
    expect(refusals(variableSchema, { key, value })).toEqual(expected);
  });

  it('[business §5] values keep their blanks', () => {
    expect(validate(variableSchema, { key: 'A', value: ' x ' })).toEqual({ key: 'A', value: ' x ' });
    expect(validate(environmentFileSchema, { content: 'A=1\r\nB=2\n' })).toEqual({ content: 'A=1\nB=2\n' });
  });

  it.each([
    ['development', {}],
    ['production', {}],
    ['staging', { environment: 'Environment must be development or production' }],
  ])('[business §5] environment %p', (environment, expected) => {
    expect(refusals(environmentSwitchSchema, { environment })).toEqual(expected);
  });

  it.each([
    ['NODE_PATH', true],
    ['dyld_insert_libraries', true],
    ['BASH_ENV', true],
    ['OPENSSL_CONF', true],
    ['NPM_CONFIG_REGISTRY', true],
    ['NODE_ENV', false],
    ['PATHOLOGY', false],
    ['DATA_DIR', false],
  ])('[business §5] %s is refused: %p', (name, expected) => {
    expect(isRefusedVariable(name)).toBe(expected);
  });
});

describe('[business §2] masked values', () => {
  it.each([
    ['ADMIN_PASSWORD', 'x', true],
    ['jwt_secret', 'x', true],
    ['MONKEY', 'x', true],
    ['Token', 'x', true],
    ['API_BASE', 'x', true],
    ['DATABASE_URL', 'postgres://mehfil:pw@db:5432/mehfil', true],
    ['SMTP_URL', 'smtp://user@mail.example.com', true],
    ['SIGNING', '-----BEGIN PRIVATE KEY-----', true],
    ['DSN', 'host=db password=pw', true],
    ['DATABASE_URL', 'postgres://db:5432/mehfil', false],
    ['PORT', '4000', false],
    ['SUPPORT', 'help@example.com', false],
    ['SITE', 'https://example.com/ mail me@example.com', false],
  ])('[business §2] %s=%s is a secret: %p', (name, value, expected) => {
    expect(isSecretVariable(name, value)).toBe(expected);
    expect(shownValue(name, value)).toBe(expected ? MASK : value);
  });

  it('[business §2] an empty value isn’t masked, and a submitted mask is recognized', () => {
    expect(shownValue('JWT_SECRET', '')).toBe('');
    expect(isMask(MASK)).toBe(true);
    expect(isMask('x')).toBe(false);
  });
});
