import type { ComponentType, ReactNode, SVGProps } from 'react';
import { Card } from '@/components/ui/card';
import { ArrowRight } from '@/components/ui/icons';

/** A card that is one link: its target, and the reason to go there. */
export function ActionCard({
  href,
  title,
  Icon,
  children,
}: {
  readonly href: string;
  readonly title: string;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly children: ReactNode;
}) {
  return (
    <Card asChild size="sm" className="relative flex gap-4 hover:shadow-float">
      <li>
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-primary">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0 space-y-1">
          <h3 className="font-sans text-h4">
            <a
              href={href}
              className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {title}
              <ArrowRight aria-hidden="true" className="-mt-0.5 ml-2 inline size-4 text-primary" />
            </a>
          </h3>
          <p className="text-muted-foreground">{children}</p>
        </div>
      </li>
    </Card>
  );
}
