import type { ReactNode } from 'react';

type AdminPageProps = {
  readonly title: string;
  /** The purpose of the page, in one sentence. */
  readonly lead?: ReactNode;
  /** For pages of one thing: a link back to the list. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
};

/** The head and the body of every page of the back office. */
export function AdminPage({ title, lead, back, children }: AdminPageProps) {
  return (
    <div className="grid gap-6 pt-4 pb-14 lg:gap-8 lg:pt-6">
      <header className="grid max-w-measure gap-2">
        {back && (
          <a href={back.href} className="tap justify-self-start text-primary underline underline-offset-4">
            {back.label}
          </a>
        )}
        <h1 className="wrap-anywhere text-h2">{title}</h1>
        {lead && <p className="text-muted-foreground">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
