import { Folded } from '@/components/forms/private/folded';
import { EmptyNote } from '@/components/ui/empty';
import type { BroughtFamily } from '@/lib/privacy/export/practice/brought/queries';

/** The records that a therapist brought about one person from another practice's file, to read only. */
export function BroughtFamilies({ families }: { readonly families: readonly BroughtFamily[] }) {
  if (families.length === 0) return <EmptyNote>No records came from another practice.</EmptyNote>;
  return (
    <div className="grid max-w-measure gap-4">
      {families.map(({ table, title, mark, rows }) => (
        <Folded key={table} behind={`${title} (${rows.length})`}>
          {mark && <p className="font-semibold">{mark}</p>}
          <ol className="grid gap-4 divide-y divide-border">
            {rows.map(({ facts, file }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
              <li key={index} className="grid gap-2 pt-4 first:pt-0">
                <dl className="grid gap-2">
                  {facts.map(([name, value]) => (
                    <div key={name} className="grid gap-0.5">
                      <dt className="text-muted-foreground text-small">{name}</dt>
                      <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
                    </div>
                  ))}
                </dl>
                {file && (
                  <a href={file} className="tap text-link">
                    Download file
                  </a>
                )}
              </li>
            ))}
          </ol>
        </Folded>
      ))}
    </div>
  );
}
