import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchSpans } from '@/lib/therapist/match/free';
import { fulfils, type MatchCandidate, matchTherapists, type Wish } from '@/lib/therapist/match/rules';
import { groupTitle, resultTitle } from '@/lib/therapist/match/words';

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
  affirming: fc.boolean(),
  free: fc.subarray([...matchSpans]),
});
const candidates = fc
  .array(candidate, { maxLength: 30 })
  .map((list) => list.map((one, index) => ({ ...one, slug: `therapist-${index}` })));

const weight = fc.constantFrom('must' as const, 'would-like' as const);
const some = <Value extends string>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({ about: fc.constant('specialization' as const), values: some(topics), weight }),
  fc.record({ about: fc.constant('language' as const), values: some(languages), weight }),
  fc.record({ about: fc.constant('mode' as const), values: some(modes), weight }),
  fc.record({ about: fc.constant('gender' as const), values: some(genders), weight }),
  fc.record({ about: fc.constant('affirming' as const), values: fc.constant(['yes']), weight }),
  fc.record({ about: fc.constant('time' as const), values: some(matchSpans), weight }),
  fc.record({ about: fc.constant('fee' as const), value: fc.integer({ min: 500, max: 4000 }), weight }),
);
const wishes = fc.uniqueArray(wish, { selector: ({ about }) => about, maxLength: 7 });
const day = fc.constantFrom('2026-11-20', '2026-11-21', '2027-02-28');

/** Whether the record supports a printed reason, judged from the words alone. */
function isTrueOf(one: MatchCandidate, reason: string): boolean {
  const within = (known: readonly string[], words: string) =>
    words.split(/, | and /).every((word) => known.includes(word));
  const [, topic] = /^Works with (.+)$/.exec(reason) ?? [];
  if (topic) return within(one.specialization, topic);
  const [, language] = /^Speaks (.+)$/.exec(reason) ?? [];
  if (language) return within(one.languages, language);
  const [, mode] = /^Meets people: (.+)$/.exec(reason) ?? [];
  if (mode) return within(one.modes, mode.replace('in person', 'in_person'));
  if (reason === 'LGBTQIA+ affirming') return one.affirming;
  const free = { 'in the evening': 'evenings', 'at the weekend': 'weekends', 'in the next 7 days': 'week' };
  if (reason.startsWith('Free '))
    return Object.entries(free).every(
      ([words, span]) => !reason.includes(words) || (one.free as readonly string[]).includes(span),
    );
  if (reason === 'Within your limit') return one.fee !== null;
  return one.gender === reason.toLowerCase().replace('-', '_');
}

/** Every shown therapist, best first. */
const shown = (...given: Parameters<typeof matchTherapists>) =>
  matchTherapists(...given).groups.flatMap(({ matches }) => matches);

const someone: MatchCandidate = {
  ...{ slug: 'ira', name: 'Ira', title: 'Counsellor', picture: null, location: 'Pune', gender: 'woman' },
  ...{ specialization: ['Anxiety'], languages: ['Hindi', 'Urdu', 'English'], modes: ['video', 'phone'] },
  ...{ fee: 2200, affirming: true, free: ['week', 'evenings'] },
};

describe('the groups of the match', () => {
  const three: Wish[] = [
    { about: 'specialization', values: ['Anxiety'], weight: 'would-like' },
    { about: 'language', values: ['Hindi'], weight: 'would-like' },
    { about: 'fee', value: 1500, weight: 'would-like' },
  ];
  const others = [
    someone,
    { ...someone, slug: 'fits', fee: 1400 },
    { ...someone, slug: 'silent', specialization: ['Grief'], fee: null },
  ];

  it('say how much fits, and name at each person what does not', () => {
    const { groups, wishes: wanted } = matchTherapists(others, three, '2026-11-20');
    expect(
      groups.map(({ fulfilled, matches }) => [
        groupTitle(fulfilled, wanted.length),
        matches.map(({ candidate: { slug }, misses }) => [slug, ...misses]),
      ]),
    ).toEqual([
      ['All three wishes', [['fits']]],
      ['Two of three wishes', [['ira', 'Costs ₹2,200, above your limit']]],
      [
        'One of three wishes',
        [['silent', 'Does not name Anxiety as a speciality', 'Has not named a fee yet']],
      ],
    ]);
  });

  it.each([
    [{ about: 'specialization', values: ['Grief'] }, 'Does not name Grief as a speciality'],
    [{ about: 'language', values: ['Tamil'] }, 'Speaks Hindi, Urdu and English, not Tamil'],
    [{ about: 'time', values: ['weekends'] }, 'Not free at the weekend in the next 7 days'],
    [{ about: 'mode', values: ['in_person'] }, 'Meets people: video and phone, not in person'],
    [{ about: 'gender', values: ['man'] }, 'Woman, not man'],
    [{ about: 'language', values: ['Tamil', 'Odia'] }, 'Speaks Hindi, Urdu and English, not Tamil or Odia'],
    [{ about: 'fee', value: 1000 }, 'Costs ₹2,200, above your limit'],
  ] as const)('%j: %s', (asked, words) => {
    const [match] = shown([someone], [{ ...asked, weight: 'would-like' } as Wish], '2026-11-20');
    expect(match).toMatchObject({ reasons: [], misses: [words] });
  });

  it('are summed up without calling anybody a fit who is not', () => {
    const title = (list: readonly MatchCandidate[], wanted: readonly Wish[]) =>
      resultTitle(matchTherapists(list, wanted, '2026-11-20'));
    expect(title(others, three)).toBe(
      '1 therapist for anxiety in Hindi up to ₹1,500; 1 matches two of the three',
    );
    expect(title([someone], three)).toBe(
      'No therapist for anxiety in Hindi up to ₹1,500 yet; 1 matches two of the three',
    );
    expect(title(others, three.slice(0, 2))).toBe(
      '2 therapists for anxiety in Hindi; 1 matches one of the two',
    );
    expect(title(others, three.slice(0, 1))).toBe('2 therapists for anxiety');
    const four: Wish[] = [...three, { about: 'mode', values: ['video'], weight: 'would-like' }];
    expect(title(others, four)).toBe('1 therapist for all four wishes; 1 matches three of the four');
    expect(title(others, [])).toBe('3 therapists who could help');
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
      ...{ gender: null, fee: null, slug: `therapist-${index}` },
      ...{ affirming: false, free: [] },
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
