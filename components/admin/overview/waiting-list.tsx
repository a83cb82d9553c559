import { Attention } from '@/components/layout/attention';
import { type Todo, TodoList } from '@/components/layout/private/todo-list';
import { ClipboardList } from '@/components/ui/icons';
import type { WaitingWork } from '@/lib/admin/overview/queries';
import { type Pile, piles, waitInWords } from '@/lib/admin/overview/rules';

/** Waiting work for the team, the most pressing first, and below it what is done. */
export function WaitingList({ work, now }: { readonly work: WaitingWork; readonly now: Date }) {
  const todos: Todo[] = [];
  const done: string[] = [];
  for (const pile of Object.keys(piles) as Pile[]) {
    const { title, promise, href } = piles[pile];
    const { count, oldestAt } = work[pile];
    if (oldestAt === null) done.push(title.toLowerCase());
    else {
      const facts = [`${count} open, the oldest for ${waitInWords(oldestAt, now)}. ${promise}`];
      todos.push({ Icon: ClipboardList, name: title, facts, href, verb: 'Open' });
    }
  }
  return (
    <div className="grid gap-3">
      {todos.length > 0 && (
        <Attention id="to-do" title="To do" heading="h2">
          <TodoList todos={todos} leading />
        </Attention>
      )}
      {done.length > 0 && (
        <p className="text-muted-foreground text-small">Nothing to do for {done.join(', ')}.</p>
      )}
    </div>
  );
}
