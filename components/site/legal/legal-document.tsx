import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { TitledSection } from '@/components/layout/titled-section';
import { Alert } from '@/components/ui/alert';
import { When } from '@/components/ui/format';

export type LegalSection = { readonly id: string; readonly title: string; readonly body: ReactNode };

/**
 * A binding text: a summary first, then numbered sections with a contents list beside them. Prints without frame and
 * contents.
 */
export function LegalDocument({
  title,
  path,
  from,
  summary,
  sections,
}: {
  title: string;
  path: string;
  /** The day from which it holds, ISO. */
  from: string;
  /** The text in a few sentences; only the sections after it are binding. */
  summary: readonly string[];
  sections: readonly LegalSection[];
}) {
  return (
    <>
      <Breadcrumb trail={[{ name: title, path }]} />
      <article className="container-page pt-4 pb-16 lg:pb-24">
        <header className="max-w-measure space-y-4">
          <h1>{title}</h1>
          <p className="text-muted-foreground">
            In force from <When at={from} as="record" />
          </p>
        </header>
        <Alert
          asChild
          variant="warm"
          frame="rail"
          size="flush"
          className="mt-8 max-w-[52rem] p-6 sm:p-8 print:border print:p-4"
        >
          <TitledSection id="in-short" title="In short">
            <ul className="mt-3 list-disc space-y-2 pl-5">
              {summary.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </TitledSection>
        </Alert>
        <div className="mt-12 grid gap-12 lg:grid-cols-[17rem_1fr] print:block">
          <nav aria-label="On this page" className="no-print lg:sticky lg:top-6 lg:self-start">
            <h2 className="font-sans font-semibold text-base tracking-normal">On this page</h2>
            <ol className="mt-2 border-border border-l-2">
              {sections.map(({ id, title: name }, index) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="tap w-full px-4 py-1.5 leading-snug text-muted-foreground underline-offset-4 hover:text-primary hover:underline"
                  >
                    {index + 1}. {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="max-w-measure space-y-10">
            {sections.map(({ id, title: name, body }, index) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="space-y-3">
                <h2 id={`${id}-title`} className="text-h3">
                  {index + 1}. {name}
                </h2>
                {body}
              </section>
            ))}
          </div>
        </div>
      </article>
    </>
  );
}
