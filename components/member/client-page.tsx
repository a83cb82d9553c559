import type { ReactNode } from 'react';
import { ArrowLeft } from '@/components/ui/icons';

type ClientPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** A page below the client's dashboard: the way back, what it is for, its sections. */
export function ClientPage({ title, lead, children }: ClientPageProps) {
  return (
    <div className="container-page grid max-w-4xl gap-10 pt-2 pb-16">
      <header className="grid gap-3">
        <a href="/dashboard" className="tap gap-2 justify-self-start text-link font-semibold">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Dashboard
        </a>
        <h1>{title}</h1>
        <p className="max-w-measure text-ink-soft text-lead">{lead}</p>
      </header>
      {children}
    </div>
  );
}
