import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '@/test/case/any-text';
import { randomCases } from '@/test/case/sample';
import { type Criteria, facetKinds, parameterNames, parseCriteria, serializeCriteria, sorts } from './schema';

const anything = fc.oneof(
  anyText({ maxLength: 300 }),
  fc.string(),
  fc.constantFrom(
    '\0',
    '\ud800',
    '%00',
    "'; drop table therapists; --",
    '1',
    'yes',
    'video',
    '500',
    '-5',
    '1e9',
  ),
);

const rawParameters = fc.dictionary(
  fc.oneof(
    fc.constantFrom(...parameterNames),
    fc.constantFrom('[object Object]', 'function Object() { [native code] }', 'x'),
  ),
  fc.oneof(anything, fc.array(anything, { maxLength: 3 })),
);

function readBack(criteria: Criteria): Criteria {
  return parseCriteria(Object.fromEntries(serializeCriteria(criteria)));
}

describe('parseCriteria', () => {
  it('reads any input, and keeps what it read on the way through an address', () => {
    fc.assert(
      fc.property(rawParameters, (raw) => {
        const criteria = parseCriteria(raw);
        const address = serializeCriteria(criteria).toString();
        expect(parseCriteria(Object.fromEntries(new URLSearchParams(address)))).toEqual(criteria);
        expect(criteria.q).not.toMatch(/[\p{Cs}\p{Cc}]/u);
        expect(Array.from(criteria.q).length).toBeLessThanOrEqual(100);
      }),
      randomCases(2_000),
    );
  });

  it('leaves out unknown values', () => {
    const junk = {
      sort: 'random()',
      mode: 'telepathy',
      gender: 'x',
      accepting: 'no',
      fee_min: '-1',
      after: 'A B',
    };
    expect(parseCriteria({ ...junk, fee_max: '9'.repeat(40), utm_source: 'mail' })).toEqual(
      parseCriteria({}),
    );
  });

  it('takes the first of a repeated parameter', () => {
    expect(parseCriteria({ q: ['asha', 'rohan'] }).q).toBe('asha');
  });

  it('reads a label where it expects a value', () => {
    expect(parseCriteria({ specialization: 'Couples & Family', location: ' Bengalúru' }).facets).toEqual({
      specialization: 'couples-family',
      location: 'bengaluru',
    });
  });

  it('turns a fee range the right way round', () => {
    expect(parseCriteria({ fee_min: '2000', fee_max: '800' })).toMatchObject({ feeMin: 800, feeMax: 2000 });
  });

  it('follows only one cursor', () => {
    expect(parseCriteria({ after: 'asha-rao', before: 'rohan-das' }).before).toBeUndefined();
  });
});

describe('serializeCriteria', () => {
  it('is empty for the plain list', () => {
    expect(serializeCriteria(parseCriteria({})).toString()).toBe('');
  });

  it('keeps every criterion', () => {
    const facets = Object.fromEntries(facetKinds.map((kind) => [kind, kind]));
    for (const sort of sorts) {
      const criteria: Criteria = {
        q: 'my q & a?',
        exact: true,
        facets: { ...facets, mode: 'video', gender: 'woman', accepting: 'yes' },
        feeMin: 500,
        feeMax: 1500,
        sort,
        before: 'asha-rao',
      };
      expect(readBack(criteria)).toEqual(criteria);
    }
  });
});
