import type { NavigationPage } from '@/components/layout/private/workspace/sections';
import { folded } from '@/components/workspace/destinations';
import type { FoundPerson } from '@/lib/workspace/rules';

/** Something that can be begun for one client: "New note for Priya Nair". */
type ClientTask = NavigationPage & { readonly person: FoundPerson };

const mostTasks = 6;
const mostGuessed = 4;

const startsOneOf = (text: string) => {
  const words = folded(text).split(/\s+/);
  return (wanted: string) => words.some((word) => word.startsWith(wanted));
};

/**
 * Tasks for clients by these words: every task for the first two people whom the words name, or the tasks
 * whose sentence they begin ("note pri").
 * @param known everybody whose name may occur in the sentence
 * @returns `named` for clients in the words; `guessed` for those opened last, where the words name only the task
 */
export function clientTasksNamed(
  tasks: readonly NavigationPage[],
  { people, known }: { readonly people: readonly FoundPerson[]; readonly known: readonly FoundPerson[] },
  words: string,
): { readonly named: readonly ClientTask[]; readonly guessed: readonly ClientTask[] } {
  const begin = (person: FoundPerson) =>
    tasks.map(({ label, href }) => ({
      person,
      label: `${label} ${person.name}`,
      href: href.replace(':client', person.id),
    }));
  if (people.length > 0) return { named: people.slice(0, 2).flatMap(begin), guessed: [] };
  const wanted = folded(words).split(/\s+/);
  const found = known.flatMap(begin).filter(({ label }) => wanted.every(startsOneOf(label)));
  const isNamed = ({ person }: ClientTask) => wanted.some(startsOneOf(person.name));
  return {
    named: found.filter(isNamed).slice(0, mostTasks),
    guessed: found.filter((task) => task.person.opened && !isNamed(task)).slice(0, mostGuessed),
  };
}
