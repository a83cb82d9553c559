import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fulfils, type MatchCandidate, matchTherapists, type Wish } from '@/lib/therapist/match/rules';

const topics = ['Anxiety', 'Grief', 'Couples', 'Sleep'];
const languages = ['Hindi', 'English', 'Tamil'];
const modes = ['video', 'phone', 'in_person'];
const cities = ['Pune', 'Kochi', 'Delhi'];
const genders = ['woman', 'man', 'non_binary'];

const candidate: fc.Arbitrary<Omit<MatchCandidate, 'slug'>> = fc.record({
  name: fc.string(),
  title: fc.string(),
  picture: fc.constant(null),
  specialization: fc.subarray(topics),
  languages: fc.subarray(languages),
  modes: fc.subarray(modes),
  location: fc.constantFrom(...cities),
  gender: fc.option(fc.constantFrom(...genders)),
  fee: fc.option(fc.integer({ min: 500, max: 4000 })),
  years: fc.option(fc.integer({ min: 0, max: 40 })),
});
const candidates = fc
  .array(candidate, { maxLength: 30 })
  .map((list) => list.map((one, index) => ({ ...one, slug: `therapist-${index}` })));

const weight = fc.constantFrom('must' as const, 'would-like' as const);
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({ about: fc.constant('specialization' as const), value: fc.constantFrom(...topics), weight }),
  fc.record({ about: fc.constant('language' as const), value: fc.constantFrom(...languages), weight }),
  fc.record({ about: fc.constant('mode' as const), value: fc.constantFrom(...modes), weight }),
  fc.record({ about: fc.constant('location' as const), value: fc.constantFrom(...cities), weight }),
  fc.record({ about: fc.constant('gender' as const), value: fc.constantFrom(...genders), weight }),
  fc.record({ about: fc.constant('fee' as const), value: fc.integer({ min: 500, max: 4000 }), weight }),
  fc.record({ about: fc.constant('experience' as const), value: fc.constantFrom(3, 5, 10), weight }),
);
const wishes = fc.uniqueArray(wish, { selector: ({ about }) => about, maxLength: 7 });
const day = fc.constantFrom('2026-11-20', '2026-11-21', '2027-02-28');

/** Whether the record supports a printed reason, judged from the words alone. */
function isTrueOf(one: MatchCandidate, reason: string): boolean {
  const [, topic] = /^Works with (.+)$/.exec(reason) ?? [];
  if (topic) return one.specialization.includes(topic);
  const [, language] = /^Speaks (.+)$/.exec(reason) ?? [];
  if (language) return one.languages.includes(language);
  const [, mode] = /^Meets people: (.+)$/.exec(reason) ?? [];
  if (mode) return one.modes.includes(mode.replace(' ', '_'));
  const [, city] = /^Is in (.+)$/.exec(reason) ?? [];
  if (city) return one.location === city;
  const [, fee] = /^₹([\d,]+) per session$/.exec(reason) ?? [];
  if (fee) return one.fee === Number(fee.replaceAll(',', ''));
  if (reason === 'In the first year of practice') return one.years === 0;
  const [, years] = /^(\d+) years? of experience$/.exec(reason) ?? [];
  if (years) return one.years === Number(years);
  return one.gender === reason.toLowerCase().replace('-', '_');
}

describe('the match', () => {
  it('never shows anyone who breaks a "must", and leaves out nobody who fits', () => {
    fc.assert(
      fc.property(candidates, wishes, day, (all, wanted, today) => {
        const musts = wanted.filter((one) => one.weight === 'must');
        const shown = new Set(
          matchTherapists(all, wanted, today).matches.map((match) => match.candidate.slug),
        );
        for (const one of all) expect(shown.has(one.slug)).toBe(musts.every((must) => fulfils(one, must)));
      }),
    );
  });

  it('gives reasons that are true of the record, one for each fulfilled wish', () => {
    fc.assert(
      fc.property(candidates, wishes, day, (all, wanted, today) => {
        for (const { candidate: one, reasons } of matchTherapists(all, wanted, today).matches) {
          expect(reasons).toHaveLength(wanted.filter((each) => fulfils(one, each)).length);
          for (const reason of reasons)
            expect({ reason, isTrue: isTrueOf(one, reason) }).toEqual({ reason, isTrue: true });
        }
      }),
    );
  });

  it('gives the same order for the same answers on the same day, however the candidates arrive', () => {
    fc.assert(
      fc.property(candidates, wishes, day, fc.nat(), (all, wanted, today, turn) => {
        const order = (list: readonly MatchCandidate[]) =>
          matchTherapists(list, wanted, today).matches.map((match) => match.candidate.slug);
        const cut = all.length ? turn % all.length : 0;
        expect(order([...all.slice(cut), ...all.slice(0, cut)])).toEqual(order(all));
        expect(order([...all].reverse())).toEqual(order(all));
      }),
    );
  });

  it('puts more fulfilled wishes first', () => {
    fc.assert(
      fc.property(candidates, wishes, day, (all, wanted, today) => {
        const counts = matchTherapists(all, wanted, today).matches.map(({ reasons }) => reasons.length);
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
      }),
    );
  });

  it('gives the true number of therapists who would fit without a "must"', () => {
    fc.assert(
      fc.property(candidates, wishes, day, (all, wanted, today) => {
        const now = matchTherapists(all, wanted, today);
        for (const { wish: must, more } of now.costs) {
          const without = matchTherapists(
            all,
            wanted.filter((one) => one !== must),
            today,
          );
          expect(more).toBe(without.matches.length - now.matches.length);
        }
      }),
    );
  });

  it('reorders equals each day, so that nobody stays first', () => {
    const equals = Array.from({ length: 12 }, (_, index) => ({
      ...{
        name: '',
        title: '',
        picture: null,
        specialization: [],
        languages: [],
        modes: [],
        location: 'Pune',
      },
      ...{ gender: null, fee: null, years: null, slug: `therapist-${index}` },
    }));
    const firsts = new Set(
      Array.from({ length: 28 }, (_, index) => {
        const today = `2027-02-${String(index + 1).padStart(2, '0')}`;
        return matchTherapists(equals, [], today).matches[0]?.candidate.slug;
      }),
    );
    expect(firsts.size).toBeGreaterThan(5);
  });
});
