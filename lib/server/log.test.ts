import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog, type LogFields } from './log';

function capture(fields: LogFields): Record<string, unknown> {
  const lines: string[] = [];
  createLog({ write: (line) => void lines.push(line) }).error('something happened', fields);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
}

describe('log', () => {
  beforeEach(() => void vi.stubEnv('LOG_LEVEL', 'info'));

  it('writes the allowed fields', () => {
    expect(capture({ requestId: 'r1', status: 503, part: 'database' })).toMatchObject({
      msg: 'something happened',
      requestId: 'r1',
      status: 503,
      part: 'database',
    });
  });

  it('drops a field that is not on the list, even when the type was widened', () => {
    const widened: LogFields & { email: string; message: string } = {
      requestId: 'r1',
      email: 'asha@example.in',
      message: 'I feel low',
    };
    expect(JSON.stringify(capture(widened))).not.toMatch(/asha|feel low/);
  });

  it('keeps name, code and frames of an error but not its message', () => {
    const error = Object.assign(new Error('duplicate key (asha@example.in)\n    quoted: asha'), {
      code: '23505',
    });
    const line = capture({ error });
    expect(line.error).toMatchObject({ name: 'Error', code: '23505' });
    expect(JSON.stringify(line)).not.toContain('asha');
  });

  it('shortens a value that is far too long', () => {
    expect(String(capture({ path: `/${'x'.repeat(5000)}` }).path)).toHaveLength(200);
  });
});
