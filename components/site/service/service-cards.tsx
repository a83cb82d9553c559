import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/class-names';
import { ArrowRight } from '@/components/ui/icons';
import { serviceCards } from '@/content/services/overview';

/**
 * Cards of the five services (product.md §2). The two talking therapies are wider, because most people come for them.
 */
export function ServiceCards({ sold }: { sold: (slug: string) => readonly number[] }) {
  const length = (slugs: readonly string[]) =>
    `${[...new Set(slugs.map((slug) => sold(slug)[0] ?? 0))].sort((a, b) => a - b).join(' to ')} minutes`;
  return (
    <ul className="grid gap-5 md:grid-cols-6">
      {serviceCards.map(({ href, title, text, lengthOf, facts }, index) => (
        <Card
          asChild
          variant="raised"
          size="flush"
          key={href}
          className={cn(
            'group relative flex flex-col p-6 focus-within:shadow-float hover:shadow-float',
            index < 2 ? 'md:col-span-3 lg:p-8' : 'md:col-span-2',
          )}
        >
          <li>
            <h3>{title}</h3>
            <p className="mt-2 text-muted-foreground">{text}</p>
            <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
              {[...(lengthOf ? [length(lengthOf)] : []), ...facts].map((fact) => (
                <li key={fact} className="border-warm border-l-4 pl-2">
                  {fact}
                </li>
              ))}
            </ul>
            <a
              href={href}
              className="tap mt-auto gap-2 pt-3 font-semibold text-primary underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
            >
              <span className="sr-only">{title}: </span>See what it is like
              <ArrowRight aria-hidden="true" className="size-4" />
            </a>
          </li>
        </Card>
      ))}
    </ul>
  );
}
