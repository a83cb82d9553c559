import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Check } from '@/components/ui/icons';

type AccountPageProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Facts about this step, in two or three sentences. */
  readonly assurances: readonly string[];
  readonly children: ReactNode;
};

/** One step of signing up or in: the form first, and on wide screens beside it what people may rely on. */
export function AccountPage({ title, lead, assurances, children }: AccountPageProps) {
  return (
    <div className="container-page wrap-anywhere grid gap-x-16 gap-y-10 pt-4 pb-16 sm:pt-8 lg:grid-cols-[minmax(0,34rem)_1fr] lg:pt-14 lg:pb-24">
      <div className="grid content-start gap-6">
        <div className="grid gap-3">
          <h1>{title}</h1>
          {lead && <p className="max-w-measure text-muted-foreground text-lead">{lead}</p>}
        </div>
        <Card className="grid gap-6">{children}</Card>
      </div>
      <aside aria-label="Good to know" className="lg:pt-28">
        <ul className="grid max-w-md gap-3.5">
          {assurances.map((assurance) => (
            <li key={assurance} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
              {assurance}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
