import { expect, it } from 'vitest';
import { therapistClientTasks } from '@/components/account/private/frame/member-sections';
import { clientTasksNamed } from '@/components/workspace/rows';

const person = (name: string, opened: boolean) => ({ id: name, name, note: '', href: `/${name}`, opened });
const [priya, ravi, prithvi] = [
  person('Priya Nair', true),
  person('Ravi Shármá', true),
  person('Prithvi Rao', false),
];
const known = [priya, ravi, prithvi];

const shown = (words: string, people: typeof known = []) => {
  const { named, guessed } = clientTasksNamed(therapistClientTasks, { people, known }, words);
  return { named: named.map(({ label }) => label), guessed: guessed.map(({ label }) => label) };
};

it('offers what can be begun for the first two people that the words name', () => {
  expect(shown('pri', [priya, prithvi, ravi]).named).toEqual([
    'New note for Priya Nair',
    'Send a quotation to Priya Nair',
    'New session with Priya Nair',
    'New note for Prithvi Rao',
    'Send a quotation to Prithvi Rao',
    'New session with Prithvi Rao',
  ]);
});

it.each([
  ['note pri', ['New note for Priya Nair', 'New note for Prithvi Rao']],
  ['send a quotation to ravi sharma', ['Send a quotation to Ravi Shármá']],
  ['note nobody', []],
])('finds the task of the sentence %j', (words, named) => {
  expect(shown(words)).toEqual({ named, guessed: [] });
});

it('offers a task that names no client for those who were opened last', () => {
  expect(shown('note')).toEqual({
    named: [],
    guessed: ['New note for Priya Nair', 'New note for Ravi Shármá'],
  });
});
