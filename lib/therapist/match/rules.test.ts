import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchSpans } from '@/lib/therapist/match/free';
import { fulfils, type MatchCandidate, matchTherapists, type Wish } from '@/lib/therapist/match/rules';
import { groupTitle, resultTitle } from '@/lib/therapist/match/words';

const topics = ['Anxiety', 'Grief', 'Couples', 'Sleep'];
const languages = ['Hindi', 'English', 'Tamil'];
const modes = ['video', 'phone', 'in_person'];
const cities = ['Pune', 'Kochi', 'Delhi'];
const approaches = ['CBT', 'Narrative therapy'];
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
  approaches: fc.subarray(approaches),
  affirming: fc.boolean(),
  free: fc.subarray([...matchSpans]),
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
  fc.record({ about: fc.constant('approach' as const), value: fc.constantFrom(...approaches), weight }),
  fc.record({ about: fc.constant('affirming' as const), value: fc.constant('yes'), weight }),
  fc.record({ about: fc.constant('time' as const), value: fc.constantFrom(...matchSpans), weight }),
  fc.record({ about: fc.constant('fee' as const), value: fc.integer({ min: 500, max: 4000 }), weight }),
  fc.record({ about: fc.constant('experience' as const), value: fc.constantFrom(3, 5, 10), weight }),
);
const wishes = fc.uniqueArray(wish, { selector: ({ about }) => about, maxLength: 10 });
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
  const [, approach] = /^Uses (.+)$/.exec(reason) ?? [];
  if (approach) return one.approaches.includes(approach);
  if (reason === 'LGBTQIA+ affirming') return one.affirming;
  if (reason === 'Free in the evening') return one.free.includes('evenings');
  if (reason === 'Free at the weekend') return one.free.includes('weekends');
  if (reason === 'Free in the next 7 days') return one.free.includes('week');
  if (reason === 'Within your limit') return one.fee !== null;
  if (reason === 'In the first year of practice') return one.years === 0;
  const [, years] = /^(\d+) years? of experience$/.exec(reason) ?? [];
  if (years) return one.years === Number(years);
  return one.gender === reason.toLowerCase().replace('-', '_');
}

/** Every shown therapist, best first. */
const shown = (...given: Parameters<typeof matchTherapists>) =>
  matchTherapists(...given).groups.flatMap(({ matches }) => matches);

const someone: MatchCandidate = {
  ...{ slug: 'ira', name: 'Ira', title: 'Counsellor', picture: null, location: 'Pune', gender: 'woman' },
  ...{ specialization: ['Anxiety'], languages: ['Hindi', 'Urdu', 'English'], modes: ['video', 'phone'] },
  ...{ fee: 2200, years: 2, approaches: ['CBT'], affirming: true, free: ['week', 'evenings'] },
};

describe('the groups of the match', () => {
  const three: Wish[] = [
    { about: 'specialization', value: 'Anxiety', weight: 'would-like' },
    { about: 'language', value: 'Hindi', weight: 'would-like' },
    { about: 'fee', value: 1500, weight: 'would-like' },
  ];
  const others = [
    someone,
    { ...someone, slug: 'fits', fee: 1400 },
    { ...someone, slug: 'silent', specialization: ['Grief'], fee: null },
  ];

  it('say how much fits, and name at each person what does not', () => {
    const { groups, asked } = matchTherapists(others, three, '2026-11-20');
    expect(
      groups.map(({ fulfilled, matches }) => [
        groupTitle(fulfilled, asked),
        matches.map(({ candidate: { slug }, misses }) => [slug, ...misses]),
      ]),
    ).toEqual([
      ['Fits all three', [['fits']]],
      ['Fits two of three', [['ira', 'Costs ₹2,200, above your limit']]],
      ['Fits one of three', [['silent', 'Does not name Anxiety as a speciality', 'Has not named a fee yet']]],
    ]);
  });

  it.each([
    [{ about: 'specialization', value: 'Grief' }, 'Does not name Grief as a speciality'],
    [{ about: 'language', value: 'Tamil' }, 'Speaks Hindi, Urdu and English, not Tamil'],
    [{ about: 'time', value: 'weekends' }, 'Not free at the weekend in the next 7 days'],
    [{ about: 'mode', value: 'in_person' }, 'Meets people: video and phone, not in person'],
    [{ about: 'location', value: 'Kochi' }, 'Is in Pune, not in Kochi'],
    [{ about: 'gender', value: 'man' }, 'Woman, not man'],
    [{ about: 'approach', value: 'EMDR' }, 'Does not name EMDR'],
    [{ about: 'fee', value: 1000 }, 'Costs ₹2,200, above your limit'],
    [{ about: 'experience', value: 5 }, '2 years of experience, fewer than 5'],
  ] as const)('%j: %s', (asked, words) => {
    const [match] = shown([someone], [{ ...asked, weight: 'would-like' } as Wish], '2026-11-20');
    expect(match).toMatchObject({ reasons: [], misses: [words] });
  });

  it('are summed up without calling anybody a fit who is not', () => {
    const title = (list: readonly MatchCandidate[], wanted: readonly Wish[]) =>
      resultTitle(matchTherapists(list, wanted, '2026-11-20'));
    expect(title(others, three)).toBe('1 person fits all three, 1 person fits two of three');
    expect(title([someone], three)).toBe('Nobody fits all three yet. 1 person fits two of three');
    expect(title(others, three.slice(0, 2))).toBe('2 people fit both, 1 person fits one of two');
    expect(title(others, three.slice(0, 1))).toBe('2 people fit what you asked for');
    expect(title(others, [])).toBe('3 people who could help');
    expect(title([someone], [{ about: 'fee', value: 800, weight: 'would-like' }])).toBe(
      'No therapist matches yet',
    );
    expect(title([someone], [{ about: 'fee', value: 800, weight: 'must' }])).toBe(
      'No therapist fits every “must”',
    );
  });

  it('hold everybody once, and each wish is a reason or a miss', () => {
    fc.assert(
      fc.property(candidates, wishes, day, (all, wanted, today) => {
        const { groups } = matchTherapists(all, wanted, today);
        for (const { fulfilled, matches } of groups) {
          expect(matches.length).toBeGreaterThan(0);
          for (const { candidate: one, reasons, misses } of matches) {
            expect(reasons).toHaveLength(fulfilled);
            expect(misses).toHaveLength(wanted.filter((each) => !fulfils(one, each)).length);
            expect(misses.every((words) => words.length > 5 && !reasons.includes(words))).toBe(true);
          }
        }
        expect(new Set(groups.map(({ fulfilled }) => fulfilled)).size).toBe(groups.length);
      }),
    );
  });
});

describe('the match', () => {
  it('never shows anyone who breaks a "must", and leaves out nobody who fits', () => {
    fc.assert(
      fc.property(candidates, wishes, day, (all, wanted, today) => {
        const musts = wanted.filter((one) => one.weight === 'must');
        const slugs = new Set(shown(all, wanted, today).map((match) => match.candidate.slug));
        for (const one of all) expect(slugs.has(one.slug)).toBe(musts.every((must) => fulfils(one, must)));
      }),
    );
  });

  it('gives reasons that are true of the record, one for each fulfilled wish', () => {
    fc.assert(
      fc.property(candidates, wishes, day, (all, wanted, today) => {
        for (const { candidate: one, reasons } of shown(all, wanted, today)) {
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
          shown(list, wanted, today).map((match) => match.candidate.slug);
        const cut = all.length ? turn % all.length : 0;
        expect(order([...all.slice(cut), ...all.slice(0, cut)])).toEqual(order(all));
        expect(order([...all].reverse())).toEqual(order(all));
      }),
    );
  });

  it('puts more fulfilled wishes first', () => {
    fc.assert(
      fc.property(candidates, wishes, day, (all, wanted, today) => {
        const counts = shown(all, wanted, today).map(({ reasons }) => reasons.length);
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
      }),
    );
  });

  it('gives the true number of therapists who would fit without a "must"', () => {
    fc.assert(
      fc.property(candidates, wishes, day, (all, wanted, today) => {
        const now = matchTherapists(all, wanted, today);
        for (const { wish: must, more } of now.costs) {
          const without = shown(
            all,
            wanted.filter((one) => one !== must),
            today,
          );
          expect(more).toBe(without.length - shown(all, wanted, today).length);
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
      ...{ approaches: [], affirming: false, free: [] },
    }));
    const firsts = new Set(
      Array.from({ length: 28 }, (_, index) => {
        const today = `2027-02-${String(index + 1).padStart(2, '0')}`;
        return shown(equals, [], today)[0]?.candidate.slug;
      }),
    );
    expect(firsts.size).toBeGreaterThan(5);
  });
});
