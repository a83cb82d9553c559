import { describe, expect, it } from 'vitest';
import { cellsOf } from '@/lib/therapist/free-times/rules';
import { setUpDatabase } from '@/test/database/database';
import { createTherapist } from '@/test/therapist/factories';
import { candidatesAmongEverybody } from './everybody';
import { candidateLimit, matchTherapists, type Weight, type Wish } from './rules';

setUpDatabase();

/** Monday, 10 am in India. */
const now = new Date('2026-11-23T04:30:00Z');
const tonight = new Date('2026-11-23T13:30:00Z');

const names = async (...wishes: Wish[]) =>
  (await candidatesAmongEverybody(wishes, now)).map(({ name }) => name).sort();

/** One wish of each kind, and a therapist who fulfils them all. */
const wishes = (weight: Weight): Wish[] => [
  { about: 'specialization', values: ['Grief & Loss'], weight },
  { about: 'language', values: ['Odia'], weight },
  { about: 'mode', values: ['in_person'], weight },
  { about: 'gender', values: ['non_binary'], weight },
  { about: 'affirming', values: ['yes'], weight },
  { about: 'fee', value: 1000, weight },
  { about: 'time', values: ['evenings'], weight },
];

const fits = {
  name: 'Fits Everything',
  specialization: ['Grief & Loss'],
  languages: ['Odia'],
  modes: ['in_person'],
  location: 'Navi Mumbai',
  gender: 'non_binary',
  affirming: true,
  sessionRate: '1000.00',
  nextFreeAt: tonight,
  freeCells: cellsOf([tonight], now),
  displayOrder: 9_999,
};

describe('the match among everybody', () => {
  it('finds the one person who fulfils every “must”, at the end of a long list', async () => {
    for (let person = 0; person < 5; person++) await createTherapist();
    await createTherapist(fits);
    await createTherapist({ ...fits, name: 'Takes Nobody', acceptingNewClients: false });
    await createTherapist({ ...fits, name: 'Not Listed', isActive: false });
    expect(await names(...wishes('must'))).toEqual(['Fits Everything']);
  });

  it.each(wishes('must').map((wish) => [wish.about, wish] as const))(
    'brings people who lack only one “must”, so that its cost can be said: %s',
    async (_about, must) => {
      await createTherapist({ ...fits });
      await createTherapist({ name: 'Lacks Much', sessionRate: null, gender: null });
      expect(await names(must)).toEqual(['Fits Everything', 'Lacks Much']);
      const result = matchTherapists(
        (await candidatesAmongEverybody([must], now)).map(
          ({ cells: _cells, affirming = false, ...same }) => ({
            ...same,
            affirming,
            free: same.nextFree ? ['evenings'] : [],
          }),
        ),
        [must],
        '2026-11-23',
      );
      expect(result.groups.flatMap(({ matches }) => matches.map(({ candidate }) => candidate.name))).toEqual([
        'Fits Everything',
      ]);
      expect(result.costs).toEqual([{ wish: must, more: 1 }]);
    },
  );

  it('does not lose who fulfils a wish behind more people than it brings', { tags: ['slow'] }, async () => {
    await Promise.all(Array.from({ length: candidateLimit + 1 }, () => createTherapist()));
    await createTherapist({ name: 'Speaks Odia', languages: ['Odia'], displayOrder: 9_999 });
    const [grief, odia] = wishes('would-like');
    if (!grief || !odia) throw new Error('The list of wishes has changed.');
    const found = await names(grief, odia);
    expect(found).toHaveLength(candidateLimit);
    expect(found).toContain('Speaks Odia');
  });
});
