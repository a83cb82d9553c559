import { Attention } from '@/components/layout/attention';
import { type Todo, TodoList } from '@/components/layout/private/todo-list';
import { ClipboardList } from '@/components/ui/icons';
import type { WaitingWork } from '@/lib/admin/overview/queries';
import { groups, type Pile, piles, waitInWords } from '@/lib/admin/overview/rules';

/** Waiting work of a group, the oldest first, and the titles of the piles that are done. */
function workOf(names: readonly Pile[], work: WaitingWork, now: Date) {
  const waiting = names
    .flatMap((pile) => {
      const { count, oldestAt } = work[pile];
      return oldestAt ? [{ pile, count, oldestAt }] : [];
    })
    .toSorted((a, b) => a.oldestAt.getTime() - b.oldestAt.getTime());
  return {
    todos: waiting.map(
      ({ pile, count, oldestAt }): Todo => ({
        Icon: ClipboardList,
        name: piles[pile].title,
        facts: [`${count}, the oldest for ${waitInWords(oldestAt, now)}`, piles[pile].promise],
        href: piles[pile].href,
        verb: 'Open',
      }),
    ),
    done: names.filter((pile) => work[pile].oldestAt === null).map((pile) => piles[pile].title),
  };
}

/** Waiting work for the team: people first, then legal deadlines, then the service itself. */
export function WaitingList({ work, now }: { readonly work: WaitingWork; readonly now: Date }) {
  const all = groups.map(({ id, title, piles: names }) => ({ id, title, ...workOf(names, work, now) }));
  const first = all.find(({ todos }) => todos.length > 0)?.id;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
      {all.map(({ id, title, todos, done }) => (
        <section key={id} aria-labelledby={id} className="grid gap-3 first:row-span-2">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          {todos.length > 0 && (
            <Attention id={`${id}-waiting`} title={todos.length === 1 ? '1 task' : `${todos.length} tasks`}>
              <TodoList todos={todos} leading={id === first} />
            </Attention>
          )}
          {done.length > 0 && (
            <p className="text-muted-foreground text-small">All done: {done.join(', ').toLowerCase()}.</p>
          )}
        </section>
      ))}
    </div>
  );
}
