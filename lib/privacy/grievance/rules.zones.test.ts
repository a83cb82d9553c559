import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour } from '@/lib/format/duration';
import { alertsDue, grievanceClock, grievanceState, isLate } from '@/lib/privacy/grievance/rules';

const at = (iso: string) => new Date(iso);
const open = (iso: string) => ({ receivedAt: at(iso), acknowledgedAt: null, resolvedAt: null });

describe('the clock of a complaint', () => {
  it('gives 48 hours and a month', () => {
    expect(grievanceClock(at('2026-11-20T06:30:00Z'))).toEqual({
      acknowledgeBy: at('2026-11-22T06:30:00Z'),
      answerBy: at('2026-12-20T06:30:00Z'),
    });
  });

  it.each([
    // The day counts in India, where it is already 1 March.
    ['2026-02-28T20:00:00Z', '2026-03-31T20:00:00Z'],
    ['2027-01-31T06:30:00Z', '2027-02-28T06:30:00Z'],
    ['2028-01-31T06:30:00Z', '2028-02-29T06:30:00Z'],
    ['2026-12-31T06:30:00Z', '2027-01-31T06:30:00Z'],
  ])('a month after %s ends on %s', (received, answered) => {
    expect(grievanceClock(at(received)).answerBy).toEqual(at(answered));
  });

  it('never gives less than 28 days or more than 31', () => {
    fc.assert(
      fc.property(
        fc.date({ min: at('2026-01-01'), max: at('2099-01-01'), noInvalidDate: true }),
        (received) => {
          const days = (grievanceClock(received).answerBy.getTime() - received.getTime()) / (24 * hour);
          expect(days).toBeGreaterThanOrEqual(28);
          expect(days).toBeLessThanOrEqual(31);
        },
      ),
    );
  });
});

describe('the alerts that support gets', () => {
  const complaint = open('2026-11-20T06:30:00Z');

  it.each([
    ['2026-11-20T06:30:00Z', ['arrived']],
    ['2026-11-21T06:29:59Z', ['arrived']],
    ['2026-11-21T06:30:00Z', ['arrived', 'acknowledge_soon']],
    ['2026-11-22T06:30:00Z', ['arrived', 'acknowledge_late']],
    ['2026-12-19T06:30:00Z', ['arrived', 'acknowledge_late', 'answer_soon']],
    ['2026-12-20T06:30:00Z', ['arrived', 'acknowledge_late', 'answer_late']],
  ])('by %s', (now, due) => {
    expect(alertsDue(complaint, at(now))).toEqual(due);
  });

  it('leaves out a clock that has stopped', () => {
    const acknowledged = { ...complaint, acknowledgedAt: at('2026-11-20T07:00:00Z') };
    expect(alertsDue(acknowledged, at('2026-11-30T06:30:00Z'))).toEqual(['arrived']);
    expect(alertsDue(acknowledged, at('2026-12-21T06:30:00Z'))).toEqual(['arrived', 'answer_late']);
    const answered = { ...acknowledged, resolvedAt: at('2026-12-01T07:00:00Z') };
    expect(alertsDue(answered, at('2027-12-21T06:30:00Z'))).toEqual(['arrived']);
  });
});

it('says what state a complaint is in and whether we are late', () => {
  const complaint = open('2026-11-20T06:30:00Z');
  expect(grievanceState(complaint)).toBe('received');
  expect(isLate(complaint, at('2026-11-22T06:29:59Z'))).toBe(false);
  expect(isLate(complaint, at('2026-11-22T06:30:00Z'))).toBe(true);
  const acknowledged = { ...complaint, acknowledgedAt: at('2026-11-23T06:30:00Z') };
  expect(grievanceState(acknowledged)).toBe('acknowledged');
  expect(isLate(acknowledged, at('2026-11-24T06:30:00Z'))).toBe(false);
  expect(isLate(acknowledged, at('2026-12-20T06:30:00Z'))).toBe(true);
  const answered = { ...acknowledged, resolvedAt: at('2026-12-21T06:30:00Z') };
  expect(grievanceState(answered)).toBe('answered');
  expect(isLate(answered, at('2027-01-20T06:30:00Z'))).toBe(false);
});
