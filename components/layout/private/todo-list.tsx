import type { ComponentType, SVGProps } from 'react';
import { FactLine } from '@/components/layout/private/fact-line';
import { Button } from '@/components/ui/button';
import { ArrowRight } from '@/components/ui/icons';

export type Todo = {
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly name: string;
  /** Minutes, who asked, since when or until when. */
  readonly facts: readonly (string | false | null)[];
  /** Null where it has no page of its own. */
  readonly href: string | null;
  /** The act in one word or two: "Fill in". */
  readonly verb: string;
  /** Its day has passed. */
  readonly late?: boolean;
};

type TodoRowProps = { readonly todo: Todo; readonly leading: boolean };

/** A row: the verb is the target, and screen readers hear it with the name of the thing. */
function TodoRow({ todo: { Icon, name, facts, href, verb, late = false }, leading }: TodoRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-primary max-sm:hidden" />
      <div className="grid min-w-0 basis-40 grow">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className={`wrap-anywhere text-small ${late ? 'text-warm-strong' : 'text-muted-foreground'}`}>
          <FactLine facts={facts} />
        </p>
      </div>
      {href && (
        <Button asChild size="sm" variant={leading ? 'default' : 'ghost'}>
          <a href={href}>
            {verb}
            <span className="sr-only">: {name}</span>
            {!leading && <ArrowRight aria-hidden="true" className="size-4" />}
          </a>
        </Button>
      )}
    </li>
  );
}

/**
 * Things to do, the first first.
 * @param leading whether the first row holds the page's one solid button
 */
export function TodoList({ todos, leading = false }: { todos: readonly Todo[]; leading?: boolean }) {
  return (
    <ul className="divide-y divide-border">
      {todos.map((todo, place) => (
        <TodoRow key={`${todo.href} ${todo.name}`} todo={todo} leading={leading && place === 0} />
      ))}
    </ul>
  );
}
